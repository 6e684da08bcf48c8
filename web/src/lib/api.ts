import type { WireRefusal } from '../generated/wire';
import { remember, settings } from './settings.svelte';
import type { Entry, Game, NewTable, Picture, Rulebook, Seated, Table } from './protocol';

/** The server said no, or could not be reached (status 0). */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly refusal: WireRefusal | null = null,
  ) {
    super(text);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: sent });
  } catch {
    throw new Trouble(0, 'unreachable', 'unreachable');
  }
  if (answer.ok) return answer;
  throw await troubleOf(answer);
}

async function troubleOf(answer: Response): Promise<Trouble> {
  try {
    const told = await answer.json();
    const error = told.error ?? {};
    const refusal = told.refusal ?? error.refusal ?? null;
    return new Trouble(answer.status, String(error.code ?? answer.status), String(error.text ?? ''), refusal);
  } catch {
    return new Trouble(answer.status, String(answer.status), answer.statusText);
  }
}

const get = async <T>(path: string): Promise<T> => (await call('GET', path)).json();
const post = async <T>(path: string, body: unknown): Promise<T> => (await call('POST', path, body)).json();

/** Whoever sits down gets a secret link to this seat, for another device. */
async function seated(told: Promise<Seated>): Promise<Seated> {
  const table = await told;
  for (const [seat, token] of Object.entries(table.links ?? {})) remember(`link.${table.id}.${seat}`, token);
  return table;
}

const home = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => get<Game[]>('/games'),
  words: async (game: string, language: string) => (await call('GET', `/words/${game}/${language}`)).text(),
  rules: (game: string, language: string) => get<Rulebook>(`/rules/${game}/${language}`),
  tables: (mine: boolean) => get<Table[]>(mine ? '/tables?mine=true' : '/tables'),
  create: (wish: NewTable) => seated(post<Seated>('/tables', wish)),
  table: (id: string) => get<Table>(home(id)),
  join: (id: string, name: string, seat?: number) => seated(post<Seated>(`${home(id)}/join`, { name, seat })),
  claim: (id: string, token: string) => post<Seated>(`${home(id)}/claim`, { token }),
  ready: (id: string, seat: number, ready: boolean) => post<Table>(`${home(id)}/ready`, { seat, ready }),
  bot: (id: string, seat: number, bot: string | null) => post<Table>(`${home(id)}/seats/${seat}/bot`, { bot }),
  leave: (id: string, seat: number) => post<Table>(`${home(id)}/leave`, { seat }),
  rename: (name: string, was: string) => post<Table[]>('/name', { name, was }),
  rematch: (id: string, same: boolean) => post<Seated>(`${home(id)}/rematch`, { same_deal: same }),
  branch: (id: string, at: number, seat: number) => post<Seated>(`${home(id)}/branch`, { at, seat }),
  state: (id: string, seat: number) => get<Picture>(`${home(id)}/state?seat=${seat}`),
  answer: (id: string, seat: number, seq: number, option: number) =>
    post<Picture>(`${home(id)}/answer`, { seat, seq, option }),
  why: async (id: string, seat: number, option: number) =>
    (await get<{ refusal: WireRefusal | null }>(`${home(id)}/why?seat=${seat}&option=${option}`)).refusal,
  replay: (id: string, at: number, seat: number) => get<Picture>(`${home(id)}/replay?at=${at}&seat=${seat}`),
  events: (id: string, seat: number, since: number) =>
    get<{ seq: number; events: Entry[] }>(`${home(id)}/events?seat=${seat}&since=${since}`),
  hint: async (id: string, seat: number) => (await get<{ option: number | null }>(`${home(id)}/hint?seat=${seat}`)).option,
};
