// A moment of a stored game as a board model: the replay and the review draw it. Create it while a component is set up.
import type { BoardModel, ShownMove } from '../../games/gamePlugin';
import type { TableState } from '../../generated/wire';
import { settings } from '../browser/settings.svelte';
import { api } from './api';
import type { LogEntry } from './gameTypes';
import type { Session } from './session.svelte';

export interface MomentChoice {
  session: Session;
  /** How many entries of the table are played. */
  at: number;
  /** Whose eyes the server takes; after the game all hands are open. */
  viewer: number;
  /** The seat whose board is in front; the viewer's if it is missing. Only for finished games. */
  seat?: number;
  shownMoves?: ShownMove[];
  openClause?: (clause: string) => void;
}

export class ReplayMoment {
  /** The table at the moment, or at the one before while it loads. */
  tableState = $state.raw<TableState | null>(null);
  /** All entries of the table that have events. */
  entries = $state.raw<LogEntry[]>([]);
  errorText = $state('');
  readonly model: BoardModel;
  #chosen: () => MomentChoice;
  #table: string;

  constructor(chosen: () => MomentChoice) {
    this.#chosen = chosen;
    const { session } = chosen();
    this.#table = session.id;
    $effect(() => this.#load());
    $effect(() => {
      void settings.language;
      void api.events(this.#table, session.seat, 0).then(
        (loaded) => (this.entries = loaded.events.filter(([, events]) => events.length > 0)),
        () => {},
      );
    });
    this.model = this.#boardModel(session);
  }

  #load(): () => void {
    let passed = false; // the reader has moved on
    void settings.language;
    const { at, viewer } = this.#chosen();
    void api.replay(this.#table, at, viewer).then(
      (loaded) => {
        if (!passed) [this.tableState, this.errorText] = [loaded, ''];
      },
      (problem: Error) => {
        if (!passed) this.errorText = problem.message;
      },
    );
    return () => void (passed = true);
  }

  #boardModel(session: Session): BoardModel {
    const state = (): TableState | null => this.tableState;
    const entries = (): LogEntry[] => this.entries;
    const chosen = this.#chosen;
    const seatAt = (): number => chosen().seat ?? chosen().viewer;
    const newEvents = $derived(this.entries.find(([seq]) => seq === state()?.seq)?.[1] ?? []);
    return {
      get view() { return state()?.views?.[seatAt()] ?? state()?.view; },
      get allViews() { return state()?.views ?? null; },
      get catalogue() { return session.catalogue; },
      ask: null,
      askKey: '',
      get seat() { return seatAt(); },
      get seq() { return state()?.seq ?? 0; },
      get names() { return state()?.names ?? session.names; },
      isInteractive: false,
      stagedMove: null,
      get newEvents() { return newEvents; },
      get entries() { return entries(); },
      get seats() { return state()?.seats ?? session.table!.seats; },
      get waiting() { return state()?.asked_seats ?? []; },
      lastOwnSeq: -1,
      get outcome() { return state()?.outcome ?? null; },
      get currentScore() { return state()?.current_score ?? null; },
      turnPlan: null,
      queuedPlan: null,
      undoable: false,
      get playback() { return session.playback; },
      get shownMoves() { return chosen().shownMoves ?? []; },
      get comparedSeat() { return session.comparedSeat; },
      toggleCompared: (seat) => session.toggleCompared(seat),
      optionSentence: () => [],
      confirm: async () => {},
      whyNot() {},
      explain() {},
      openClause: (clause) => chosen().openClause?.(clause),
    }; // prettier-ignore
  }
}
