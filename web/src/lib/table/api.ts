import type { RulebookText, ErrorBody, RevealPreview, PreviewRevealsBody, GameInfo, EventsBody, HintBody, NewTable, TableState, BugReportCreated, ReviewBody, SeatedTable, SolvedBody, TableInfo } from '../../generated/wire';
import { remember, settings } from '../browser/settings.svelte';

/** The server said no, or could not be reached (status 0). */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
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
    const { error }: ErrorBody = await answer.json();
    return new Trouble(answer.status, error.code, error.text);
  } catch {
    return new Trouble(answer.status, String(answer.status), answer.statusText);
  }
}

const get = async <T>(path: string): Promise<T> => (await call('GET', path)).json();
const post = async <T>(path: string, body: unknown): Promise<T> => (await call('POST', path, body)).json();

/** Whoever sits down gets a secret link to this seat, for another device. */
async function seated(told: Promise<SeatedTable>): Promise<SeatedTable> {
  const table = await told;
  for (const [seat, token] of Object.entries(table.links ?? {})) remember(`link.${table.id}.${seat}`, token);
  return table;
}

const home = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => get<GameInfo[]>('/games'),
  rules: (game: string, language: string) => get<RulebookText>(`/rules/${game}/${language}`),
  tables: (mine: boolean) => get<TableInfo[]>(mine ? '/tables?mine=true' : '/tables'),
  create: (wish: NewTable) => seated(post<SeatedTable>('/tables', wish)),
  table: (id: string) => get<TableInfo>(home(id)),
  join: (id: string, name: string, seat?: number) => seated(post<SeatedTable>(`${home(id)}/join`, { name, seat })),
  claim: (id: string, token: string) => post<SeatedTable>(`${home(id)}/claim`, { token }),
  ready: (id: string, seat: number, ready: boolean) => post<TableInfo>(`${home(id)}/ready`, { seat, ready }),
  bot: (id: string, seat: number, bot: string | null) => post<TableInfo>(`${home(id)}/seats/${seat}/bot`, { bot }),
  fates: (id: string, wish: PreviewRevealsBody) => post<{ fates: RevealPreview[] }>(`${home(id)}/fates`, wish),
  solve: (id: string, seat: number, at?: number) => get<SolvedBody>(`${home(id)}/solve?seat=${seat}${at === undefined ? '' : `&at=${at}`}`),
  leave: (id: string, seat: number) => post<TableInfo>(`${home(id)}/leave`, { seat }),
  giveUp: (id: string, seat: number) => post<TableInfo>(`${home(id)}/give-up`, { seat }),
  hide: (id: string) => post<TableInfo>(`${home(id)}/hide`, { hidden: true }),
  report: (id: string, seat: number, seq: number, text: string) => post<BugReportCreated>(`${home(id)}/report`, { seat, seq, text }),
  rename: (name: string, was: string) => post<TableInfo[]>('/name', { name, was }),
  rematch: (id: string, same: boolean) => post<SeatedTable>(`${home(id)}/rematch`, { same_deal: same }),
  branch: (id: string, at: number, seat: number) => post<SeatedTable>(`${home(id)}/branch`, { at, seat }),
  catalogue: (game: string, set: string, language: string) => get<unknown>(`/catalogue/${game}/${encodeURIComponent(set)}/${language}`),
  replay: (id: string, at: number, seat: number) => get<TableState>(`${home(id)}/replay?at=${at}&seat=${seat}`),
  events: (id: string, seat: number, since: number) =>
    get<EventsBody>(`${home(id)}/events?seat=${seat}&since=${since}`),
  beginReview: (id: string, seat: number) => post<ReviewBody>(`${home(id)}/review`, { seat }),
  review: (id: string, seat: number) => get<ReviewBody>(`${home(id)}/review?seat=${seat}`),
  dropReview: async (id: string, seat: number) => void (await call('DELETE', `${home(id)}/review?seat=${seat}`)),
  hint: (id: string, seat: number, after: number[] = [], most?: number) =>
    get<HintBody>(`${home(id)}/hint?seat=${seat}${after.map((one) => `&after=${one}`).join('')}${most ? `&most=${most}` : ''}`),
};
