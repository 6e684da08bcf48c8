// The first winter: each lesson waits for its moment at the table.
import { COMBAT } from '../../generated/lords';
import type { GuidedGame, Lesson } from '../gamePlugin';
import { mine, sumOf, type LordsPlay as Play } from './model';

const asked = (play: Play, ...kinds: string[]): boolean => kinds.includes(play.turnPlan?.ask?.kind ?? play.ask?.kind ?? '');
const staged = (play: Play, kind: string): number => (play.turnPlan?.steps ?? []).filter((step) => step.kind === kind && !step.isDefault).length;
const happened = (play: Play, kind: string): boolean => play.entries.some(([, events]) => events.some((event) => event.kind === kind && event.values.seat === play.seat));
const later = (play: Play): boolean => play.view.season > 0 || play.view.year > 1;

export const lessons: Lesson<Play>[] = [
  { key: 'evil', selector: '.evil.panel', when: (play) => play.view.year > 0 },
  { key: 'orders', selector: '.planner', when: (play) => asked(play, 'ChooseOrder'), done: (play) => staged(play, 'ChooseOrder') >= 3 || happened(play, 'OrderChosen') },
  { key: 'bounds', selector: '.planner', when: (play) => staged(play, 'ChooseOrder') > 0 || later(play) },
  { key: 'ribbon', selector: '.ribbon', when: (play) => staged(play, 'ChooseOrder') >= 3 || later(play) },
  { key: 'dig', selector: '.dungeon', when: (play) => asked(play, 'DigTunnel'), done: (play) => happened(play, 'TunnelDug') },
  { key: 'hire', selector: '.town', when: (play) => asked(play, 'HireCreature') || sumOf(mine(play)?.lair ?? []) > 0 },
  { key: 'room', selector: '.town', when: (play) => asked(play, 'BuildRoom', 'UseRoom') },
  { key: 'retrieve', selector: '.planner', when: (play) => asked(play, 'RetrieveOrder') || (later(play) && (mine(play)?.inaccessible_orders.length ?? 0) > 0) },
  { key: 'event', selector: '.season', when: later },
  { key: 'battle', selector: '.score', when: (play) => play.view.phase === COMBAT && asked(play, 'PlanBattle'), done: (play) => happened(play, 'BattlePlanned') },
  { key: 'titles', selector: '.titles', when: (play) => play.view.year > 1 },
];

export const guidedGame: GuidedGame<Play> = { seats: 4, choices: { game: 'first' }, deal: 'first-winter' };
