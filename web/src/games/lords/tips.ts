// What surprises people, said once in a browser when it first happens.
import { SEASONS } from '../../generated/lords';
import { readStored, writeStored } from '../../lib/browser/settings.svelte';
import { mine, type LordsPlay } from './model';

const PAY_DAY = 0;
const MANY = 4;
const mineNow = (play: LordsPlay, kind: string): boolean => play.entries.slice(-40).some(([, events]) => events.some((event) => event.kind === kind && event.values.seat === play.seat));

const TIPS: readonly [string, (play: LordsPlay) => boolean][] = [
  ['puppets', (play) => play.view.terms.seats < MANY && play.view.year > 0],
  ['blocked', (play) => mineNow(play, 'MinionBlocked')],
  ['payday', (play) => play.view.season + 1 < SEASONS.length && play.view.event_tiles_seen[play.view.season] === PAY_DAY],
  ['ghost', (play) => (mine(play)?.lair ?? []).some((count, kind) => count > 0 && play.catalogue.creatures[kind].row.ghost)],
  ['facedown', (play) => mineNow(play, 'CreatureKnockedOut')],
  ['cubes', (play) => (mine(play)?.tax_cubes ?? 0) > 0],
  ['paladin', (play) => mineNow(play, 'PaladinCame')],
  ['yeartwo', (play) => play.view.year === 2],
];

const KEY = 'lords.tips';

/** The tip whose moment has come and that this browser has not heard yet; it counts as heard from now on. */
export function tipFor(play: LordsPlay): string {
  if (play.view.terms.scenario > 0) return '';
  const heard = (readStored(KEY) ?? '').split(' ').filter(Boolean);
  const tip = TIPS.find(([key, when]) => !heard.includes(key) && when(play))?.[0] ?? '';
  if (tip) writeStored(KEY, [...heard, tip].join(' '));
  return tip;
}
