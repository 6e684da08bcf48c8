// Made by web/generate.py from the engine; do not edit.

/** An option for the question asked at sequence number `seq`. `auto`: the page gives it by itself, because there is no other; never to a quiet question. */
export interface AnswerBody {
  seat: number;
  seq: number;
  option: number;
  auto?: boolean;
}

/** An answer that a seat will give; it is told as far as the question can be imagined. */
export interface AnswerStep {
  kind: string;
  option: number;
  told: Sentence;
}

/** Why is this not possible? */
export interface AskWhy {
  type: 'why';
  table: string;
  seat: number;
  option: number;
  ref?: number;
}

/** An answer that a story takes for granted, though nobody has staged it; `place` counts the answers from 0. */
export interface AssumedAnswer {
  place: number;
  kind: string;
  option: number;
}

/** Something is wrong at the table: at which moment, seen from which seat, in a sentence. */
export interface BugReportBody {
  seq: number;
  text: string;
  seat?: number;
}

/** The name under which a complaint is kept. */
export interface BugReportCreated {
  report: string;
}

/** Do I agree to what the table is asked? The asker's own no takes the question away. */
export interface CastVote {
  type: 'vote';
  table: string;
  seat: number;
  yes: boolean;
}

/** Rules that belong together. */
export interface ChapterText {
  title: string;
  clauses: ClauseText[];
}

/** Something a table agrees upon; `title`, `help` and the `labels` of its values in the reader's language. */
export interface ChoiceInfo {
  key: string;
  values: string[];
  default: string;
  clause: string;
  is_house_rule: boolean;
  title: string;
  help: string;
  labels: string[];
}

/** The token of a personal link. */
export interface Claim {
  token: string;
}

/** One numbered rule. */
export interface ClauseText {
  id: string;
  title: string;
  text: string;
}

/** This would take back several answers, and nobody else is asked: say it again with `sure`. */
export interface ConfirmUndoMessage {
  type: 'sure';
  table: string;
  seat: number;
  to_seq: number;
  answers: number;
}

/** Forget what I have planned and not yet given. */
export interface DropPlan {
  type: 'unplan';
  table: string;
  seat: number;
}

/** What every failed request answers; `seq` where a table has moved on. */
export interface ErrorBody {
  error: ErrorText;
  seq?: number | null;
  refusal?: WireRefusal | null;
}

/** A message that could not be served. */
export interface ErrorMessage {
  type: 'error';
  code: string;
  text: string;
}

/** A code, and the sentence for a person. */
export interface ErrorText {
  code: string;
  text: string;
  clause?: string;
  values?: Record<string, number | string>;
}

/** What a viewer may know of every answer after a sequence number: the page's log after a reload. */
export interface EventsBody {
  seq: number;
  events: [number, RenderedEvent[]][];
}

/** The game for somebody new: how many seats it has, and what its table chooses. */
export interface FirstGame {
  seats: number;
  choices: Record<string, string>;
}

/** Play on from a position of a finished game. */
export interface ForkBody {
  at: number;
  seat: number;
  name?: string;
}

/** A game on the shelf; `board` says whether the page can show it. It is played with so many `seats`; `possible` are those that some choice of the table allows. `minutes` says from how long to how long a game takes, `weight` how much there is to learn: 1 is little, 3 is much, 0 is not said. `first` is what a newcomer plays; null where that is the usual game. `finished` says that the reader has played a game to its end. */
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  cooperative: boolean;
  bots: string[];
  board: boolean;
  choices: ChoiceInfo[];
  title: string;
  blurb: string;
  possible: number[];
  scenarios: ScenarioInfo[];
  minutes: number[];
  weight: number;
  first: FirstGame | null;
  finished: boolean;
}

/** End the game here, if the table agrees. */
export interface GiveUp {
  type: 'give_up';
  table: string;
  seat: number;
}

/** Leave a finished table out of my list, or show it again. */
export interface Hide {
  hidden?: boolean;
}

/** What a bot would choose and why, and what it would answer next, as far as the seat can foresee it. */
export interface HintBody {
  option: number;
  steps: AnswerStep[];
  told: Sentence;
}

/** Sit down, on a certain seat or the first free one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** What a line of staged answers leads to, as far as the seat can know. `taken` answers were given; where `parted`, what the last of them brings is not certain, and `view` is the last that is. `ask` is what would be asked next, `refused` why an answer is not possible. */
export interface LinePreview {
  taken: number;
  parted: boolean;
  ask: RenderedAsk | null;
  view: unknown;
  events: RenderedEvent[];
  refused: Sentence;
}

/** The outcome of each line that was tried. */
export interface LinePreviewsBody {
  lines: LinePreview[];
}

/** The outcome of each line that was tried. */
export interface LinePreviewsMessage {
  type: 'tried';
  ref: number;
  lines: LinePreview[];
}

/** Several answers, each with the kind of its question: now as many as can be given, the rest when asked. Without `through` the plan stops when the seat learns something. `fits` binds steps to what their question says about itself: a bound step is left out where a later one suits better, and never answers anything else. */
export interface MakePlan {
  type: 'plan';
  table: string;
  seat: number;
  seq: number;
  steps: [string, number][];
  through?: boolean;
  fits?: Record<string, number[]>[];
}

/** Something that a sentence names: a seat, a card, a cell, a number, a clause; it travels as it is. */
export type Mention = [string, number, string];

/** A table to be made; `bots` names a bot or nobody for each seat, `deal` a chosen deal of the game. */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  choices?: Record<string, string>;
  bots?: (string | null)[];
  listed?: boolean;
  clock?: number | null;
  deal?: string | null;
}

/** Options in the reader's language, in the order in which they were asked for. */
export interface OptionSentencesMessage {
  type: 'told';
  ref: number;
  told: Sentence[];
}

/** A heartbeat. */
export interface Ping {
  type: 'ping';
}

/** A plan over REST. */
export interface PlanBody {
  seat: number;
  seq: number;
  steps: [string, number][];
  through?: boolean;
  fits?: Record<string, number[]>[];
}

/** What a seat has planned and not yet given, and why it does not go on if it has `stopped`. */
export interface PlanInfo {
  steps: QueuedStep[];
  through: boolean;
  stopped: 'misfit' | 'news' | 'quiet' | null;
}

/** A heartbeat. */
export interface Pong {
  type: 'pong';
}

/** What would these answers lead to? Each line is tried from the present question on. */
export interface PreviewLines {
  type: 'try';
  table: string;
  seat: number;
  seq: number;
  lines: number[][];
  ref?: number;
}

/** Lines of answers to be tried over REST. */
export interface PreviewLinesBody {
  seat: number;
  seq: number;
  lines: number[][];
}

/** What do these answers come to, with each thing that may be turned up? What is asked and not staged is answered by the first possible option that `wishes` names for its kind, and by the first possible one otherwise. The story ends before a question of a kind in `stops` that is not staged. */
export interface PreviewRevealsBody {
  seat: number;
  seq: number;
  steps: [string, number][];
  wishes?: Record<string, number[]>;
  stops?: string[];
}

/** An answer that waits for its question; a `bound` one for a question that says of itself what it must. */
export interface QueuedStep {
  kind: string;
  option: number;
  told: Sentence;
  bound: boolean;
}

/** Ready for the deal, or not any more. */
export interface Ready {
  seat: number;
  ready: boolean;
}

/** An answer against the rules; nothing changed. `told` is the reason in the reader's language. */
export interface RefusedMessage {
  type: 'refused';
  table: string;
  seq: number;
  option: number;
  refusal: WireRefusal;
  told: Sentence;
}

/** Play again, perhaps the same deal. */
export interface Rematch {
  same_deal?: boolean;
}

/** Another name for my seats; at a table with several of mine only for those called `was`. */
export interface Rename {
  name: string;
  was?: string;
}

/** A question in the reader's language; of long rows of options none is told here, ask with `tell`. `plain` tells the forms without fields by their names, also those that are not offered: buttons say why. `after` is how many answers the seat gave before it: the same words asked again are another question, and what others do or take back makes no other question of it. */
export interface RenderedAsk {
  kind: string;
  clause: string;
  seat: number;
  options: number[];
  facts: Record<string, number | number[]>;
  hides_timing: boolean;
  prompt: Sentence;
  told: Sentence[];
  plain: Record<string, Sentence>;
  after: number;
}

/** Something that happened, its clause, and the sentence about it in the reader's language. */
export interface RenderedEvent {
  kind: string;
  values: Record<string, number>;
  clause: string;
  told: Sentence;
}

/** A result with its sentences: how it ended, who won, the points and their breakdown. */
export interface RenderedOutcome {
  end_reason: string;
  winners: number[];
  scores: number[];
  breakdown: [number, string, number][];
  told: Sentence[];
}

/** What do these options of my question say? */
export interface RequestOptionSentences {
  type: 'tell';
  table: string;
  seat: number;
  options: number[];
  ref?: number;
}

/** What staged answers come to if the thing with this number is turned up; -1: nothing will be. */
export interface RevealPreview {
  number: number;
  assumed: AssumedAnswer[];
  tried: LinePreview;
}

/** One story for each thing that may still be turned up; all are equally likely. */
export interface RevealPreviewsBody {
  fates: RevealPreview[];
}

/** A review of a finished game, or how far it has come. `wins` says that the numbers are chances to win, points otherwise; `told` whether a lost game could be won. */
export interface ReviewBody {
  status: 'done' | 'failed' | 'thinking';
  done: number;
  of: number;
  seat: number;
  wins: boolean;
  points: ReviewPoint[];
  turns: ReviewTurningPoint[];
  told: Sentence[];
}

/** How every seat stood at a sequence number: as far as it could know, and with the cards as they really lay. */
export interface ReviewPoint {
  at: number;
  known: number[];
  hindsight: number[];
}

/** Where a game turned: what was answered after sequence number `at`, what would have been better, and why. Without a better answer nothing that was tried is clearly better: the cards have turned. */
export interface ReviewTurningPoint {
  at: number;
  seat: number;
  clause: string;
  played: Sentence;
  better: Sentence;
  told: Sentence[];
}

/** A rulebook. */
export interface RulebookText {
  title: string;
  intro: string;
  chapters: ChapterText[];
}

/** Something to practise: what a table chooses for it, and with how few seats it is played. */
export interface ScenarioInfo {
  key: string;
  choices: Record<string, string>;
  seats: number;
}

/** Get up from a seat, or give the game up from there. */
export interface SeatBody {
  seat: number;
}

/** A seat as everybody may know it, and whether it is the reader's own. */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'free' | 'person';
  bot: string | null;
  ready: boolean;
  online: boolean;
  yours: boolean;
  owned: boolean;
}

/** A table after sitting down: which seats are yours, and the secret tokens of those just taken. */
export interface SeatedTable {
  id: string;
  game: string;
  status: 'open' | 'over' | 'running';
  seats: SeatInfo[];
  choices: Record<string, string>;
  set: string;
  listed: boolean;
  host: boolean;
  clock: number | null;
  seq: number;
  commitment: string;
  made: number;
  seed: string | null;
  nonce: string | null;
  outcome: WireOutcome | null;
  plea: VoteInfo | null;
  origin: string | null;
  origin_at: number | null;
  next: string | null;
  same_deal: boolean;
  next_same: string | null;
  deal: string | null;
  dealt: number | null;
  ended: number | null;
  expires: number | null;
  stopped: boolean;
  you: number[];
  links: Record<string, string>;
}

/** The same over a socket, which may look at another table meanwhile. */
export interface SendAnswer {
  type: 'answer';
  seat: number;
  seq: number;
  option: number;
  auto?: boolean;
  table: string;
}

/** A bot for a seat; null lets the person come back, or frees the seat. */
export interface SetBot {
  bot: string | null;
}

/** The best line that a solver has found, up to what nobody can know, and what may be expected of it. `marks` says of a game that has ended how many of the figures are as good, counted from the first. */
export interface SolvedBody {
  figures: Record<string, number>;
  line: SolvedStep[];
  marks: number | null;
}

/** An answer of the best line, and what comes of it as far as that is certain. */
export interface SolvedStep {
  kind: string;
  option: number;
  told: Sentence;
  events: RenderedEvent[];
}

/** An answer that came too late; nothing changed. */
export interface StaleMessage {
  type: 'stale';
  table: string;
  seq: number;
}

/** Look at a finished game again: at the answers of one seat, or at all (-1). */
export interface StartReviewBody {
  seat?: number;
}

/** A table as everybody may know it; seed and nonce only after the end. `set` are the cards or components that it is played with, as the catalogue's address names them. `same_deal`: its cards have been played before, so whoever was there (or asks) knows all of them. `deal` names the chosen deal of a guided game: its cards are known, so there is nothing to be sealed. `dealt` and `ended` are when the game began and ended, `expires` is when the table is put away if nothing happens, in seconds since 1970. `stopped`: the game was begun under older rules and cannot be played on under the present ones; it can be looked at, given up, left and hidden. */
export interface TableInfo {
  id: string;
  game: string;
  status: 'open' | 'over' | 'running';
  seats: SeatInfo[];
  choices: Record<string, string>;
  set: string;
  listed: boolean;
  host: boolean;
  clock: number | null;
  seq: number;
  commitment: string;
  made: number;
  seed: string | null;
  nonce: string | null;
  outcome: WireOutcome | null;
  plea: VoteInfo | null;
  origin: string | null;
  origin_at: number | null;
  next: string | null;
  same_deal: boolean;
  next_same: string | null;
  deal: string | null;
  dealt: number | null;
  ended: number | null;
  expires: number | null;
  stopped: boolean;
}

/** Somebody came, went, got ready, or a bot took over. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

/** What holds at every table: its numbers, and sentences in the reader's language by their keys. */
export interface TablePolicies {
  open_days: number;
  running_days: number;
  away_seconds: number;
  texts: Record<string, string>;
}

/** A table as one viewer may see it, and what its seats are called in the reader's language. `views` are all hands, only in replays of finished games. `plan` is the viewer's own. `standing` is the score as it would be counted now, where everybody can count it. */
export interface TableState {
  type: 'state' | 'update';
  table: string;
  seq: number;
  status: 'open' | 'over' | 'running';
  seats: SeatInfo[];
  names: string[];
  view: unknown;
  asks: RenderedAsk[];
  waiting: WaitingSeat[];
  waits: Sentence;
  undoable: boolean;
  outcome: RenderedOutcome | null;
  events: [number, RenderedEvent[]][];
  views: unknown[] | null;
  plan: PlanInfo | null;
  standing: WireOutcome | null;
}

/** An answer that the table has taken, perhaps earlier already; `at` is a sequence number that knows of it. */
export interface TakenMessage {
  type: 'taken';
  table: string;
  seat: number;
  seq: number;
  option: number;
  at: number;
}

/** Take back my last answer; where that is not free, ask the table. Where nobody has to be asked and several answers go, only with `sure`. */
export interface Undo {
  type: 'undo';
  table: string;
  seat: number;
  seq: number;
  sure?: boolean;
}

/** A vote over REST. */
export interface VoteBody {
  seat: number;
  yes: boolean;
}

/** What the table has to vote on: to go back, or to give the game up. A step back goes over so many `answers`; some of them may stay. */
export interface VoteInfo {
  seat: number;
  to_seq: number;
  votes: Record<string, boolean>;
  about: 'back' | 'end';
  answers: number;
}

/** Somebody asks the table; `to_seq` is null when the question is settled, and `settled` says how. `by` is the seat that refused. */
export interface VoteMessage {
  type: 'vote';
  table: string;
  seat: number;
  to_seq: number | null;
  votes: Record<string, boolean>;
  about: 'back' | 'end';
  answers: number;
  settled: 'agreed' | 'overtaken' | 'refused' | 'withdrawn' | null;
  by: number | null;
}

/** A seat that has to decide; `until` is when its clock runs out, in seconds since 1970. */
export interface WaitingSeat {
  seat: number;
  kind: string;
  clause: string;
  until: number | null;
}

/** Show me this table from this seat; `since` is the last sequence number known. */
export interface Watch {
  type: 'watch';
  table: string;
  seat?: number;
  since?: number | null;
  lang?: string | null;
}

/** The reason, or null where the option is legal; `told` is the reason in the reader's language. */
export interface WhyBody {
  refusal: WireRefusal | null;
  told: Sentence;
}

/** Why an option is not possible. */
export interface WhyMessage {
  type: 'why';
  ref: number;
  refusal: WireRefusal | null;
  told: Sentence;
}

/** A question to a seat; `facts` are numbers that help to choose, such as the price of each option. A question that `hides_timing` is never answered automatically: the speed of the answer would reveal a hand. */
export interface WireAsk {
  kind: string;
  clause: string;
  seat: number;
  options: number[];
  facts: Record<string, number | number[]>;
  hides_timing: boolean;
}

/** Something that happened, with the fields that the receiver may know. */
export interface WireEvent {
  kind: string;
  values: Record<string, number>;
}

/** How a game stands. */
export interface WireOutcome {
  end_reason: string;
  winners: number[];
  scores: number[];
  breakdown: [number, string, number][];
}

/** Why an answer is not possible. */
export interface WireRefusal {
  clause: string;
  key: string;
  values: Record<string, number>;
  remedy: string;
}

export type ServerMessage = TableState | TableMessage | TakenMessage | RefusedMessage | StaleMessage | WhyMessage | OptionSentencesMessage | LinePreviewsMessage | VoteMessage | ConfirmUndoMessage | ErrorMessage | Pong;

export type ClientMessage = Watch | SendAnswer | AskWhy | RequestOptionSentences | PreviewLines | MakePlan | DropPlan | Undo | CastVote | GiveUp | Ping;

/** A row of text and of things that a reader can point at. */
export type Sentence = (string | Mention)[];
