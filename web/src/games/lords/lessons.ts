// The first winter: each lesson waits for its moment at the table.
import { COMBAT } from '../../generated/lords';
import type { Guided, Lesson } from '../gamePlugin';
import { mine, sumOf, type LordsPlay as Play } from './model';

const asked = (play: Play, ...kinds: string[]): boolean => kinds.includes(play.planning?.ask?.kind ?? play.ask?.kind ?? '');
const staged = (play: Play, kind: string): number => (play.planning?.steps ?? []).filter((step) => step.kind === kind && !step.ready).length;
const happened = (play: Play, kind: string): boolean => play.entries.some(([, events]) => events.some((event) => event.kind === kind && event.values.seat === play.seat));
const later = (play: Play): boolean => play.view.season > 0 || play.view.year > 1;

export const lessons: Lesson<Play>[] = [
  { key: 'evil', at: '.evil.panel', when: (play) => play.view.year > 0 },
  { key: 'orders', at: '.planner', when: (play) => asked(play, 'ChooseOrder'), done: (play) => staged(play, 'ChooseOrder') >= 3 || happened(play, 'OrderChosen') },
  { key: 'bounds', at: '.planner', when: (play) => staged(play, 'ChooseOrder') > 0 || later(play) },
  { key: 'ribbon', at: '.ribbon', when: (play) => staged(play, 'ChooseOrder') >= 3 || later(play) },
  { key: 'dig', at: '.dungeon', when: (play) => asked(play, 'DigTunnel'), done: (play) => happened(play, 'TunnelDug') },
  { key: 'hire', at: '.town', when: (play) => asked(play, 'HireCreature') || sumOf(mine(play)?.lair ?? []) > 0 },
  { key: 'room', at: '.town', when: (play) => asked(play, 'BuildRoom', 'UseRoom') },
  { key: 'retrieve', at: '.planner', when: (play) => asked(play, 'RetrieveOrder') || (later(play) && (mine(play)?.inaccessible_orders.length ?? 0) > 0) },
  { key: 'event', at: '.season', when: later },
  { key: 'battle', at: '.score', when: (play) => play.view.phase === COMBAT && asked(play, 'PlanBattle'), done: (play) => happened(play, 'BattlePlanned') },
  { key: 'titles', at: '.titles', when: (play) => play.view.year > 1 },
];

export const guided: Guided<Play> = { seats: 4, choices: { game: 'first' }, deal: 'first-winter' };
