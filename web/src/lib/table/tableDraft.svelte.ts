// A table that is being set up: the rules say which numbers of seats, values and presets do not fit.
import type { ChoiceInfo, GameInfo, PresetInfo, SetupCheck } from '../../generated/wire';
import { readStored, writeStored } from '../browser/storage';
import { api } from './api';
import { defaultBot } from './startTable';
import { differences } from './tableRules';

/** A person takes the seat by link. */
export const PERSON = '';
const USUAL_SEATS = 3;

export const CLOCKS = [null, 60, 300, 86_400, 604_800];

/** The set-up of a table; a browser remembers its last one of each game. */
export interface Remembered {
  seats: number;
  choices: Record<string, string>;
  players: string[];
  clock: number | null;
  listed: boolean;
  hints: boolean;
}

export class TableDraft {
  seats = $state(USUAL_SEATS);
  choices = $state<Record<string, string>>({});
  /** For each seat a bot or `PERSON`; the reader has the first. */
  players = $state<string[]>([]);
  clock = $state<number | null>(null);
  listed = $state(false);
  /** Everybody may ask for hints, though others play too. */
  hints = $state(false);
  /** The first game with its guide is chosen; it has its own seats and deal. */
  guided = $state(false);
  check = $state.raw<SetupCheck | null>(null);

  /** Begins with a table's set-up, or with what the browser remembers. */
  constructor(
    readonly game: GameInfo,
    past: Partial<Remembered> = remembered(game),
  ) {
    const { choices = {} } = past;
    this.choices = Object.fromEntries(
      game.choices.map((one) => [one.key, one.values.includes(choices[one.key]) ? choices[one.key] : one.default]),
    );
    this.players = (past.players ?? []).map((one) => (game.bots.includes(one) ? one : PERSON));
    this.clock = CLOCKS.includes(past.clock ?? null) ? (past.clock ?? null) : null;
    this.listed = past.listed === true;
    this.hints = past.hints === true;
    const usual = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0];
    this.setSeats(past.seats !== undefined && game.possible.includes(past.seats) ? past.seats : usual);
  }

  /** The numbers of seats to offer: the usual ones, and others that these choices allow. */
  counts = $derived.by(() =>
    this.game.possible.filter(
      (count) => this.game.seats.includes(count) || (this.check !== null && !this.check.seats[count]),
    ),
  );
  /** The preset with exactly these choices. */
  preset = $derived.by<PresetInfo | undefined>(() => {
    const keys = differences(this.game, this.choices).map((choice) => choice.key);
    return this.game.presets.find(
      ({ guided, choices }) =>
        guided === this.guided &&
        (guided ||
          (Object.keys(choices).length === keys.length && keys.every((key) => choices[key] === this.choices[key]))),
    );
  });
  /** Choices with more than one value that matter in this setup. */
  offered = $derived.by(() =>
    this.game.choices.filter((one) => one.values.length > 1 && !this.check?.unused.includes(one.key)),
  );

  setSeats(count: number): void {
    this.seats = count;
    const known = (one: string | undefined): boolean => one === PERSON || this.game.bots.includes(one ?? '?');
    this.players = Array.from({ length: Math.max(count, this.players.length) }, (_, seat) =>
      known(this.players[seat]) ? this.players[seat] : seat < 2 ? PERSON : defaultBot(this.game),
    );
  }

  /** Asks the rules about this setup. Returns false if a newer setup was asked meanwhile. */
  async ask(): Promise<boolean> {
    const [seats, choices] = [this.seats, JSON.stringify(this.choices)];
    const check = await api.checkSetup(this.game.name, { seats, choices: { ...this.choices } });
    if (seats !== this.seats || choices !== JSON.stringify(this.choices)) return false;
    this.check = check;
    return true;
  }

  /** Chooses a preset, and the nearest number of seats that it allows. */
  async choosePreset(preset: PresetInfo): Promise<void> {
    this.guided = preset.guided;
    if (preset.guided) return;
    this.choices = {
      ...Object.fromEntries(this.game.choices.map((one) => [one.key, one.default])),
      ...preset.choices,
    };
    if (!(await this.ask()) || !this.check?.refused) return;
    const allowed = this.game.possible.filter((count) => !this.check?.seats[count]);
    allowed.sort((one, other) => Math.abs(one - this.seats) - Math.abs(other - this.seats));
    if (allowed.length) this.setSeats(allowed[0]);
  }

  /** Why the rules refuse other values of a choice, without repetitions. */
  reasons(choice: ChoiceInfo): string[] {
    return [...new Set(Object.values(this.check?.choices[choice.key] ?? {}))];
  }

  remember(): void {
    const { seats, choices, players, clock, listed, hints } = this;
    writeStored(`table.${this.game.name}`, JSON.stringify({ seats, choices, players, clock, listed, hints }));
    writeStored('table', this.game.name);
  }
}

export const lastGame = (): string => readStored('table') ?? '';

function remembered(game: GameInfo): Partial<Remembered> {
  try {
    return JSON.parse(readStored(`table.${game.name}`) ?? '{}') as Partial<Remembered>;
  } catch {
    return {};
  }
}
