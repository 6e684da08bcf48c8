import type {
  RulebookText,
  ErrorBody,
  RevealPreview,
  PreviewRevealsBody,
  FoundTable,
  GameInfo,
  Invitation,
  Options,
  EventsBody,
  HintBody,
  ListedTable,
  NewTable,
  TableState,
  BugReportCreated,
  ReviewBody,
  SeatedTable,
  SetupCheck,
  SetupQuery,
  SolvedBody,
  TableInfo,
} from '../../generated/wire';
import { reportUnreachable } from '../browser/reachable';
import { settings } from '../browser/settings.svelte';
import { writeStored } from '../browser/storage';

/** The server refused, failed, or could not be reached (status 0). */
export class ApiError extends Error {
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
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: sent });
  } catch {
    reportUnreachable();
    throw new ApiError(0, 'unreachable', 'unreachable');
  }
  if (response.ok) return response;
  throw await apiErrorOf(response);
}

async function apiErrorOf(response: Response): Promise<ApiError> {
  try {
    const { error }: ErrorBody = await response.json();
    return new ApiError(response.status, error.code, error.text);
  } catch {
    return new ApiError(response.status, String(response.status), response.statusText);
  }
}

const get = async <T>(path: string): Promise<T> => (await call('GET', path)).json();
const post = async <T>(path: string, body: unknown): Promise<T> => (await call('POST', path, body)).json();

/** Stores the secret seat links that the server returns, for other devices. */
async function rememberLinks(request: Promise<SeatedTable>): Promise<SeatedTable> {
  const table = await request;
  for (const [seat, token] of Object.entries(table.links ?? {})) writeStored(`link.${table.id}.${seat}`, token);
  return table;
}

const tablePath = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => get<GameInfo[]>('/games'),
  checkSetup: (game: string, request: SetupQuery) =>
    post<SetupCheck>(`/games/${encodeURIComponent(game)}/setup`, request),
  rules: (game: string, language: string) => get<RulebookText>(`/rules/${game}/${language}`),
  tables: (mine: boolean) => get<ListedTable[]>(mine ? '/tables?mine=true' : '/tables'),
  create: (request: NewTable) => rememberLinks(post<SeatedTable>('/tables', request)),
  table: (id: string) => get<TableInfo>(tablePath(id)),
  join: (id: string, name: string, seat?: number) =>
    rememberLinks(post<SeatedTable>(`${tablePath(id)}/join`, { name, seat })),
  claim: (id: string, token: string) => post<SeatedTable>(`${tablePath(id)}/claim`, { token }),
  ready: (id: string, seat: number, ready: boolean) => post<TableInfo>(`${tablePath(id)}/ready`, { seat, ready }),
  setBot: (id: string, seat: number, bot: string | null) =>
    post<TableInfo>(`${tablePath(id)}/seats/${seat}/bot`, { bot }),
  options: (id: string, request: Options) => post<TableInfo>(`${tablePath(id)}/options`, request),
  invitation: (id: string) => get<Invitation>(`${tablePath(id)}/invitation`),
  openCode: (code: string) => post<FoundTable>('/codes', { code }),
  previewReveals: (id: string, request: PreviewRevealsBody) =>
    post<{ reveals: RevealPreview[] }>(`${tablePath(id)}/reveals`, request),
  solve: (id: string, seat: number, at?: number) =>
    get<SolvedBody>(`${tablePath(id)}/solve?seat=${seat}${at === undefined ? '' : `&at=${at}`}`),
  leave: (id: string, seat: number) => post<TableInfo>(`${tablePath(id)}/leave`, { seat }),
  giveUp: (id: string, seat: number) => post<TableInfo>(`${tablePath(id)}/give-up`, { seat }),
  hide: (id: string) => post<TableInfo>(`${tablePath(id)}/hide`, { hidden: true }),
  report: (id: string, seat: number, seq: number, text: string) =>
    post<BugReportCreated>(`${tablePath(id)}/report`, { seat, seq, text }),
  rename: (name: string, was: string) => post<TableInfo[]>('/name', { name, was }),
  rematch: (id: string, same: boolean) => post<SeatedTable>(`${tablePath(id)}/rematch`, { same_deal: same }),
  fork: (id: string, at: number, seat: number, name: string) =>
    post<SeatedTable>(`${tablePath(id)}/fork`, { at, seat, name }),
  catalogue: (game: string, set: string, language: string) =>
    get<unknown>(`/catalogue/${game}/${encodeURIComponent(set)}/${language}`),
  replay: (id: string, at: number, seat: number) => get<TableState>(`${tablePath(id)}/replay?at=${at}&seat=${seat}`),
  events: (id: string, seat: number, since: number) =>
    get<EventsBody>(`${tablePath(id)}/events?seat=${seat}&since=${since}`),
  startReview: (id: string) => post<ReviewBody>(`${tablePath(id)}/review`, {}),
  review: (id: string) => get<ReviewBody>(`${tablePath(id)}/review`),
  cancelReview: async (id: string) => void (await call('DELETE', `${tablePath(id)}/review`)),
  hint: (id: string, seat: number, after: number[] = [], limit?: number) =>
    get<HintBody>(
      `${tablePath(id)}/hint?seat=${seat}${after.map((one) => `&after=${one}`).join('')}${limit ? `&limit=${limit}` : ''}`,
    ),
};
