// The view during a playback: what the events that are not shown yet have changed is taken back.
import { SPACE_INDEXES, type GameEvent, type LordView, type View } from '../../../generated/lords';
import { seatOf } from '../../../lib/table/gameTypes';
import type { LordsModel } from '../model';

/** The view with the counters, tiles and minions of the beat that is shown. */
export function playedView(model: LordsModel): View {
  const beat = model.playback?.beat;
  if (!beat) return model.view;
  const all = model.entries.flatMap(([, events]) => events);
  const at = all.indexOf(beat.event);
  return at < 0 ? model.view : before(model.view, all.slice(at + 1));
}

/** The view before these events happened. */
export function before(view: View, events: readonly GameEvent[]): View {
  const lords = view.lords.map((lord) => ({ ...lord }));
  const spaces = [...view.minion_spaces];
  for (const event of [...events].reverse()) {
    const lord = lords[seatOf(event)];
    if (lord) undo(lord, event);
    const { kind, values } = event;
    if (kind === 'MinionPlaced' || kind === 'NonPlayerOrderTurned') {
      const index = SPACE_INDEXES[values.order][values.place];
      if (index !== undefined) spaces[index] = 0;
    }
  }
  return { ...view, lords, minion_spaces: spaces };
}

const without = <One>(list: readonly One[], gone: (one: One) => boolean): One[] => list.filter((one) => !gone(one));
const counted = (pack: readonly number[], kind: number, by: number): number[] =>
  pack.map((count, one) => (one === kind ? Math.max(0, count + by) : count));

function undo(lord: LordView, event: GameEvent): void {
  const { kind, values } = event;
  switch (kind) {
    case 'GoodsChanged':
      lord.gold -= values.gold;
      lord.food -= values.food;
      lord.imps -= values.imps;
      return;
    case 'EvilChanged':
      lord.evil = values.evil - values.change;
      return;
    case 'TaxesPaid':
      lord.tax_cubes -= values.cubes;
      return;
    case 'TrapDrawn':
      lord.trap_count -= 1;
      if (values.trap !== undefined) lord.traps = counted(lord.traps, values.trap, -1);
      return;
    case 'TrapDiscarded':
      lord.trap_count += 1;
      if (values.trap !== undefined) lord.traps = counted(lord.traps, values.trap, 1);
      return;
    case 'TrapSprung':
      lord.trap_count += 1;
      lord.traps = counted(lord.traps, values.trap, 1);
      return;
    case 'CreatureHired':
      lord.lair = counted(lord.lair, values.creature, -1);
      return;
    case 'CreatureLeft':
    case 'CreatureFed':
      lord.lair = counted(lord.lair, values.creature, 1);
      return;
    case 'AdventurerDied':
      lord.prisoners = without(lord.prisoners, (tile) => tile === values.adventurer);
      return;
    case 'PrisonerReleased':
      lord.prisoners = [...lord.prisoners, values.adventurer];
      return;
    case 'TileConquered':
      lord.conquered_cells = without(lord.conquered_cells, (cell) => cell === values.cell);
      if (!lord.placed_rooms.some(([cell]) => cell === values.cell)) lord.tunnel_count += 1;
      return;
    case 'TunnelDug':
      lord.dug_cells = without(lord.dug_cells, (cell) => cell === values.cell);
      lord.tunnel_count -= 1;
      return;
    case 'RoomBuilt':
      lord.placed_rooms = without(lord.placed_rooms, ([cell]) => cell === values.cell);
      lord.tunnel_count += 1;
  }
}
