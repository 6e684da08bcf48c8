// Tips about surprising rules, shown once in each browser.
import { MAX_SEATS, PAY_DAY, SEASONS, TAXES, type Types } from '../../generated/lords';
import { readStored, writeStored } from '../../lib/browser/storage';
import { seatOf, type EventKind } from '../../lib/table/gameTypes';
import { ownLord, type LordsModel } from './model';

const mineNow = (model: LordsModel, kind: EventKind<Types>): boolean =>
  model.entries
    .slice(-40)
    .some(([, events]) => events.some((event) => event.kind === kind && seatOf(event) === model.seat));

/** Whether this event is known to end the coming season. */
const isComing = (model: LordsModel, tile: number): boolean =>
  model.view.season + 1 < SEASONS.length && model.view.event_tiles_seen[model.view.season] === tile;

const TIPS: readonly [string, (model: LordsModel) => boolean][] = [
  ['puppets', (model) => model.view.terms.seats < MAX_SEATS && model.view.year > 0],
  ['blocked', (model) => mineNow(model, 'MinionBlocked')],
  ['payday', (model) => isComing(model, PAY_DAY)],
  [
    'ghost',
    (model) =>
      (ownLord(model)?.lair ?? []).some((count, kind) => count > 0 && model.catalogue.creatures[kind].row.ghost),
  ],
  ['facedown', (model) => mineNow(model, 'CreatureKnockedOut')],
  ['cubes', (model) => isComing(model, TAXES)],
  ['paladin', (model) => mineNow(model, 'PaladinCame')],
  ['yeartwo', (model) => model.view.year === 2],
];

const KEY = 'lords.tips';

/** The next tip that applies and that this browser has not shown. It counts as shown from now on. */
export function tipFor(model: LordsModel): string {
  if (model.view.terms.scenario > 0) return '';
  const heard = (readStored(KEY) ?? '').split(' ').filter(Boolean);
  const tip = TIPS.find(([key, when]) => !heard.includes(key) && when(model))?.[0] ?? '';
  if (tip) writeStored(KEY, [...heard, tip].join(' '));
  return tip;
}
