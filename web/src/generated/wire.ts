// Made by web/generate.py from the engine; do not edit.

/** An option for the question asked at sequence number `seq`. `auto`: the page answers by itself, because there is only one option. It never does so if the question's kind `hides_timing`. */
export interface AnswerBody {
  seat: number;
  seq: number;
  option: number;
  auto?: boolean;
}

/** An answer that a seat will give; it has a sentence if the question can be imagined. */
export interface AnswerStep {
  kind: string;
  option: number;
  sentence: Sentence;
}

/** Ask why an option is not possible. */
export interface AskWhy {
  type: 'why';
  table: string;
  seat: number;
  option: number;
  ref?: number;
}

/** A seat that must decide; `deadline_at` is when its clock runs out, in seconds since 1970. */
export interface AskedSeat {
  seat: number;
  kind: string;
  clause: string;
  deadline_at: number | null;
}

/** An unstaged answer that a preview assumes; `index` is its index among the answers, from 0. */
export interface AssumedAnswer {
  index: number;
  kind: string;
  option: number;
}

/** A bug report: the moment, the seat and a sentence. */
export interface BugReportBody {
  seq: number;
  text: string;
  seat?: number;
}

/** The id of a stored bug report. */
export interface BugReportCreated {
  report: string;
}

/** Vote; a no from the seat that asked withdraws the vote. */
export interface CastVote {
  type: 'vote';
  table: string;
  seat: number;
  yes: boolean;
}

/** A chapter of rules. */
export interface ChapterText {
  title: string;
  clauses: ClauseText[];
}

/** A choice for a table; `title`, `help` and the `labels` of its values are in the reader's language. `value_helps` explain single values, where they have an explanation. `marks` are the marks of difficulty of the values; empty for a choice without marks. */
export interface ChoiceInfo {
  key: string;
  values: string[];
  default: string;
  clause: string;
  is_house_rule: boolean;
  title: string;
  help: string;
  labels: string[];
  value_helps: string[];
  marks: number[];
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

/** The spoken code of a lobby: three words in any language. */
export interface Code {
  code: string;
}

/** The undo would take back several answers without a vote; the client must repeat it `confirmed`. */
export interface ConfirmUndoMessage {
  type: 'confirm_undo';
  table: string;
  seat: number;
  to_seq: number;
  answers: number;
}

/** Discard the plan's remaining answers. */
export interface DropPlan {
  type: 'drop_plan';
  table: string;
  seat: number;
}

/** The view when the first `events` events of entry `seq` had happened. `changes` leads back to it from the next one in the list, or from the view of the state. It is a nested object: a key or an index leads to further changes or to the value at that time. */
export interface EarlierView {
  seq: number;
  events: number;
  changes: unknown;
}

/** The body of every failed request; `seq` is set if the table has moved on. */
export interface ErrorBody {
  error: ErrorText;
  seq?: number | null;
  refusal?: WireRefusal | null;
}

/** A message that the server could not handle. */
export interface ErrorMessage {
  type: 'error';
  code: string;
  text: string;
}

/** An error code and its sentence for a person. */
export interface ErrorText {
  code: string;
  text: string;
  clause?: string;
  values?: Record<string, number | string>;
}

/** The visible events of every answer after a sequence number: the page's log after a reload. */
export interface EventsBody {
  seq: number;
  events: [number, RenderedEvent[]][];
}

/** The game for a newcomer: its number of seats and its choices. */
export interface FirstGame {
  seats: number;
  choices: Record<string, string>;
}

/** Continue from a position of a finished game. */
export interface ForkBody {
  at: number;
  seat: number;
  name?: string;
}

/** The id of the table with a code. */
export interface FoundTable {
  table: string;
}

/** A game; `board` says whether the page can show it. `seats` are the usual numbers of seats; `possible` are those that some choice allows. `minutes` is the shortest and longest playing time. `weight` says how much there is to learn: 1 is little, 3 is much, 0 is unknown. `first` is the game for newcomers, or null for the usual game. `finished` says that the reader has finished a game. */
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
  missions: MissionInfo[];
  minutes: number[];
  weight: number;
  first: FirstGame | null;
  finished: boolean;
  presets: PresetInfo[];
}

/** Ask the table to end the game. */
export interface GiveUp {
  type: 'give_up';
  table: string;
  seat: number;
}

/** Hide a finished table from the caller's list, or show it again. */
export interface Hide {
  hidden?: boolean;
}

/** A bot's choice and its reason, and its next answers as far as the seat can foresee them. */
export interface HintBody {
  option: number;
  steps: AnswerStep[];
  sentence: Sentence;
}

/** How others find an open table: its code in the reader's language, and URLs for other devices. `urls` is null unless the reader's page has an address that only the server's own computer understands. An empty list means that no other device can reach the server. */
export interface Invitation {
  code: string;
  urls: string[] | null;
}

/** Take a certain seat or the first free one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** The result of a line of staged answers, as far as the seat can know. `taken` counts the answers given. If the worlds `diverged`, the result of the last one is uncertain, and `view` is the last certain view. `ask` is the next question; `refused` says why an answer is not possible. */
export interface LinePreview {
  taken: number;
  diverged: boolean;
  ask: RenderedAsk | null;
  view: unknown;
  events: RenderedEvent[];
  refused: Sentence;
}

/** The result of each previewed line. */
export interface LinePreviewsBody {
  lines: LinePreview[];
}

/** The result of each previewed line. */
export interface LinePreviewsMessage {
  type: 'line_previews';
  ref: number;
  lines: LinePreview[];
}

/** A table in a list. Of the reader's own running tables it also says who must decide and how far the game is. `changed_at` is the time of the last entry, or of the deal, or of the table's creation. `deadline_at` is the time at which the first clock of the reader's seats runs out. `miniature` is a small picture of the reader's board: row, column in halves and look of each place. */
export interface ListedTable {
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
  created_at: number;
  seed: string | null;
  nonce: string | null;
  outcome: WireOutcome | null;
  vote: VoteInfo | null;
  origin_table: string | null;
  origin_seq: number | null;
  rematch_table: string | null;
  same_deal: boolean;
  same_deal_table: string | null;
  deal: string | null;
  started_at: number | null;
  ended_at: number | null;
  expires_at: number | null;
  stopped: boolean;
  hints: boolean;
  may_replace: boolean;
  changed_at: number;
  asked_seats: number[];
  deadline_at: number | null;
  progress: ProgressInfo | null;
  miniature: number[][];
}

/** A plan: answers with the kinds of their questions, given now if possible and otherwise when asked. The plan stops when the seat learns something, unless it `ignores_news`. `conditions` bind steps to facts of their question. A bound step answers no other question, and is skipped if a later step fits. */
export interface MakePlan {
  type: 'plan';
  table: string;
  seat: number;
  seq: number;
  steps: [string, number][];
  ignores_news?: boolean;
  conditions?: Record<string, number[]>[];
}

/** A component in a sentence: a seat, a card, a cell, a number or a clause. */
export type Mention = [string, number, string];

/** A practice scenario: its choices and the smallest number of seats. */
export interface MissionInfo {
  key: string;
  choices: Record<string, string>;
  seats: number;
}

/** A new table; `bots` names a bot or null for each seat, `deal` a chosen deal of the game. `hints`: every player may ask for hints, though others play too. */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  choices?: Record<string, string>;
  bots?: (string | null)[];
  listed?: boolean;
  clock?: number | null;
  deal?: string | null;
  hints?: boolean;
}

/** Sentences of options in the reader's language, in the requested order. */
export interface OptionSentencesMessage {
  type: 'option_sentences';
  ref: number;
  sentences: Sentence[];
}

/** Other options for a table before its deal; choices that are not named get their defaults. */
export interface Options {
  choices?: Record<string, string>;
  listed?: boolean;
  clock?: number | null;
  hints?: boolean;
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
  ignores_news?: boolean;
  conditions?: Record<string, number[]>[];
}

/** A seat's planned answers that are not given yet, and why the plan has stopped. */
export interface PlanInfo {
  steps: QueuedStep[];
  ignores_news: boolean;
  stop_reason: 'misfit' | 'news' | 'quiet' | null;
}

/** A heartbeat. */
export interface Pong {
  type: 'pong';
}

/** A named mixture of choices, with its name and a sentence in the reader's language. All other choices keep their defaults. A `guided` preset is the first game with a guide. `marks` is the sum of the marks of difficulty. */
export interface PresetInfo {
  key: string;
  choices: Record<string, string>;
  guided: boolean;
  title: string;
  text: string;
  marks: number;
}

/** Preview lines of answers; each line starts at the current question. */
export interface PreviewLines {
  type: 'preview_lines';
  table: string;
  seat: number;
  seq: number;
  lines: number[][];
  ref?: number;
}

/** Lines of answers to preview over REST. */
export interface PreviewLinesBody {
  seat: number;
  seq: number;
  lines: number[][];
}

/** Preview staged answers for each possible reveal. A question without a legal staged answer gets the first legal option of the first list in `default_answers` that has one, or else the first legal option. A used list goes to the end of its kind's lists. The preview ends before an unstaged question of a kind in `stop_kinds`. */
export interface PreviewRevealsBody {
  seat: number;
  seq: number;
  steps: [string, number][];
  default_answers?: Record<string, number[][]>;
  stop_kinds?: string[];
}

/** How far a running game is, with its sentence in the reader's language. */
export interface ProgressInfo {
  done: number;
  total: number;
  sentence: Sentence;
}

/** An answer that waits for its question; a `bound` one needs a question with certain facts. */
export interface QueuedStep {
  kind: string;
  option: number;
  sentence: Sentence;
  bound: boolean;
}

/** Whether the player is ready for the deal. */
export interface Ready {
  seat: number;
  ready: boolean;
}

/** The rules refused an answer; nothing changed. `sentence` is the reason in the reader's language. */
export interface RefusedMessage {
  type: 'refused';
  table: string;
  seq: number;
  option: number;
  refusal: WireRefusal;
  sentence: Sentence;
}

/** Play again, perhaps with the same deal. */
export interface Rematch {
  same_deal?: boolean;
}

/** A new name for the caller's seats; of several at one table, only for those named `was`. */
export interface Rename {
  name: string;
  was?: string;
}

/** A question in the reader's language. Long option lists have no sentences here; pages request them with `RequestOptionSentences`. `form_sentences` holds the sentences of forms without fields by name. It includes forms that are not offered, so buttons can say why. `after` counts the seat's answers before this question. It identifies the question: the same words asked later are a new question, but other seats' answers and undos do not change it. */
export interface RenderedAsk {
  kind: string;
  clause: string;
  seat: number;
  options: number[];
  facts: Record<string, number | number[]>;
  hides_timing: boolean;
  prompt: Sentence;
  option_sentences: Sentence[];
  form_sentences: Record<string, Sentence>;
  after: number;
}

/** An event, its clause, and its sentence in the reader's language. */
export interface RenderedEvent {
  kind: string;
  values: Record<string, number>;
  clause: string;
  sentence: Sentence;
}

/** A result with its sentences: how the game ended, who won, the points and their breakdown. */
export interface RenderedOutcome {
  end_reason: string;
  winners: number[];
  scores: number[];
  breakdown: [number, string, number][];
  sentences: Sentence[];
}

/** Request the sentences of some options of the seat's question. */
export interface RequestOptionSentences {
  type: 'option_sentences';
  table: string;
  seat: number;
  options: number[];
  ref?: number;
}

/** The result of staged answers if the component with this number is revealed; -1 for no reveal. */
export interface RevealPreview {
  number: number;
  assumed: AssumedAnswer[];
  preview: LinePreview;
}

/** One preview per possible reveal; all reveals are equally likely. */
export interface RevealPreviewsBody {
  reveals: RevealPreview[];
}

/** A review of a finished game, or its progress. `wins` says that the numbers are chances to win; otherwise they are points. `sentences` say whether a lost game could be won. */
export interface ReviewBody {
  status: 'done' | 'failed' | 'thinking';
  done: number;
  total: number;
  wins: boolean;
  points: ReviewPoint[];
  turns: ReviewTurningPoint[];
  sentences: Sentence[];
}

/** How each seat stood at a sequence number: from its own knowledge, and with all cards known. */
export interface ReviewPoint {
  at: number;
  known: number[];
  hindsight: number[];
}

/** A turning point: the move with sequence number `move`, a better one, and why. `at` is the sequence number before it. `known` holds the value of the played and of the better option, seen by the seat. `better` is empty if a revealed card changed the chances, and no move. `known` then holds the seat's values here and after `until`, and `seat` is -1 if all seats win or lose together. `kind` is that of the question, `rule` the title of its clause. */
export interface ReviewTurningPoint {
  at: number;
  move: number;
  seat: number;
  clause: string;
  kind: string;
  rule: string;
  played: Sentence;
  played_option: number;
  better: Sentence;
  better_option: number | null;
  known: [number, number];
  until: number | null;
  sentences: Sentence[];
}

/** A rulebook. */
export interface RulebookText {
  title: string;
  intro: string;
  chapters: ChapterText[];
}

/** Leave a seat, or give the game up from it. */
export interface SeatBody {
  seat: number;
}

/** The public data of a seat, and whether the reader owns it. An owner without an open page is not `online`, and counts as `away` from `away_at` on (in seconds since 1970). `replaced` says why the stand-in plays, if the owner did not ask for it: the clock ran out, or another player let it take over. */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'free' | 'person';
  bot: string | null;
  ready: boolean;
  online: boolean;
  yours: boolean;
  owned: boolean;
  away: boolean;
  away_at: number | null;
  replaced: 'away' | 'clock' | null;
}

/** A table after taking seats: the reader's seats, and the secret tokens of the new ones. */
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
  created_at: number;
  seed: string | null;
  nonce: string | null;
  outcome: WireOutcome | null;
  vote: VoteInfo | null;
  origin_table: string | null;
  origin_seq: number | null;
  rematch_table: string | null;
  same_deal: boolean;
  same_deal_table: string | null;
  deal: string | null;
  started_at: number | null;
  ended_at: number | null;
  expires_at: number | null;
  stopped: boolean;
  hints: boolean;
  may_replace: boolean;
  you: number[];
  links: Record<string, string>;
}

/** An answer over a socket, which may watch another table meanwhile. */
export interface SendAnswer {
  type: 'answer';
  seat: number;
  seq: number;
  option: number;
  auto?: boolean;
  table: string;
}

/** A bot for a seat; null lets the person return, or frees the seat. */
export interface SetBot {
  bot: string | null;
}

/** Which other setups the rules refuse. Each reason is a sentence in the reader's language. `refused` is the reason against the setup, or empty. `seats` holds other numbers of seats, `choices` other values of single choices, and `presets` the presets that the rules refuse with the same number of seats. `unused` are the choices that change nothing in this setup. */
export interface SetupCheck {
  refused: string;
  seats: Record<string, string>;
  choices: Record<string, Record<string, string>>;
  presets: Record<string, string>;
  unused: string[];
}

/** A number of seats and choices that a page would like to combine. */
export interface SetupQuery {
  seats: number;
  choices?: Record<string, string>;
}

/** The solver's best line, up to the first unknown, with its expected figures. `matched_figures` is set for a finished game: how many leading figures are as good as the solver's. */
export interface SolvedBody {
  figures: Record<string, number>;
  line: SolvedStep[];
  matched_figures: number | null;
}

/** An answer of the best line, with its certain events. */
export interface SolvedStep {
  kind: string;
  option: number;
  sentence: Sentence;
  events: RenderedEvent[];
}

/** An answer came too late; nothing changed. */
export interface StaleMessage {
  type: 'stale';
  table: string;
  seq: number;
}

/** The public data of a table; seed and nonce only after the end. `set` names its cards or components as the catalogue's URL does. `same_deal`: the cards were played before, so earlier players (or anyone who asks) know them. `deal` names the chosen deal of a guided game; its cards are known, so there is no commitment. A table is a rematch or a fork of its `origin_table`; a fork continues from `origin_seq`. Times are in seconds since 1970; an idle table expires at `expires_at`. `hints`: every player may ask for hints. `may_replace`: the reader may let the stand-in play for a player who is away. `stopped`: the game began under older rules and cannot continue under the present ones. Players can view it, give it up, leave it and hide it. */
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
  created_at: number;
  seed: string | null;
  nonce: string | null;
  outcome: WireOutcome | null;
  vote: VoteInfo | null;
  origin_table: string | null;
  origin_seq: number | null;
  rematch_table: string | null;
  same_deal: boolean;
  same_deal_table: string | null;
  deal: string | null;
  started_at: number | null;
  ended_at: number | null;
  expires_at: number | null;
  stopped: boolean;
  hints: boolean;
  may_replace: boolean;
}

/** A player came, left or got ready, or a bot took over. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

/** Policies of all tables: their numbers, and sentences in the reader's language by key. */
export interface TablePolicies {
  open_days: number;
  running_days: number;
  away_seconds: number;
  texts: Record<string, string>;
}

/** A table as one viewer sees it, with the names of its seats in the reader's language. `views` holds all hands, only in replays of finished games. `plan` is the viewer's plan. `current_score` is set if all players can compute it. `earlier_views` are the views between the steps of the new entries, the oldest first, in games that boards play back. */
export interface TableState {
  type: 'state' | 'update';
  table: string;
  seq: number;
  status: 'open' | 'over' | 'running';
  seats: SeatInfo[];
  names: string[];
  view: unknown;
  asks: RenderedAsk[];
  asked_seats: AskedSeat[];
  waiting_sentence: Sentence;
  undoable: boolean;
  outcome: RenderedOutcome | null;
  events: [number, RenderedEvent[]][];
  views: unknown[] | null;
  plan: PlanInfo | null;
  current_score: WireOutcome | null;
  earlier_views: EarlierView[];
}

/** The table has the answer, perhaps from an earlier message; state `at` includes it. */
export interface TakenMessage {
  type: 'taken';
  table: string;
  seat: number;
  seq: number;
  option: number;
  at: number;
}

/** Take back the seat's last answer; starts a vote if that is not free. `confirmed` is required if several answers would go without a vote. */
export interface Undo {
  type: 'undo';
  table: string;
  seat: number;
  seq: number;
  confirmed?: boolean;
}

/** A vote over REST. */
export interface VoteBody {
  seat: number;
  yes: boolean;
}

/** An open vote: an undo, or giving the game up. An undo goes back over this many `answers`; some of them may stay. */
export interface VoteInfo {
  seat: number;
  to_seq: number;
  ballots: Record<string, boolean>;
  subject: 'back' | 'end';
  answers: number;
}

/** An open vote, or one that has ended: then `to_seq` is null and `settled` says how. `by` is the seat that refused. */
export interface VoteMessage {
  type: 'vote';
  table: string;
  seat: number;
  to_seq: number | null;
  ballots: Record<string, boolean>;
  subject: 'back' | 'end';
  answers: number;
  settled: 'agreed' | 'overtaken' | 'refused' | 'withdrawn' | null;
  by: number | null;
}

/** Watch a table from a seat; `since` is the last known sequence number. */
export interface Watch {
  type: 'watch';
  table: string;
  seat?: number;
  since?: number | null;
  lang?: string | null;
}

/** The reason, or null for a legal option; `sentence` is the reason in the reader's language. */
export interface WhyBody {
  refusal: WireRefusal | null;
  sentence: Sentence;
}

/** Why an option is not possible. */
export interface WhyMessage {
  type: 'why';
  ref: number;
  refusal: WireRefusal | null;
  sentence: Sentence;
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

/** The events of the table, not of the game. Each is the only event of its entry. */
export const NOTES = ['Left', 'Returned', 'GaveUp', 'TakeBackRefused', 'GivingUpRefused', 'HintUsed', 'TakenBack'] as const;

/** The values of each event of the table. */
export interface NoteValues {
  'Left': { seat: number };
  'Returned': { seat: number };
  'GaveUp': { seat: number };
  'TakeBackRefused': { seat: number };
  'GivingUpRefused': { seat: number };
  'HintUsed': { seat: number };
  'TakenBack': { seat: number; to: number };
  'PlayedByClock': { seat: number };
  'PlayedByStandIn': { seat: number };
  'OnlyChoice': { seat: number };
  'AsPlanned': { seat: number };
}

/** Why a game ended that was given up. */
export const GIVEN_UP = 'given_up';

export const LANGUAGES = ['en', 'hu', 'pl', 'sr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {"en": "English", "hu": "magyar", "pl": "polski", "sr": "srpski"};
export const LOCALES: Record<Language, string> = {"en": "en", "hu": "hu", "pl": "pl", "sr": "sr-Latn"};
