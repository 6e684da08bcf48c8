// Addresses: `/`, `/#new`, `/#new/<game>`, `/#learn`, `/#rules`, `/#rules/<game>`, `/#rules/<game>/components`, `/t/<table>`, `/t/<table>?at=17`, `/t/<table>?review`, `/t/<table>?guide`, `/t/<table>#<token>`.
export interface ParsedRoute {
  screen: 'home' | 'new' | 'learn' | 'rules' | 'table';
  table: string;
  at: number | null;
  /** The analysis of a finished game. */
  review: boolean;
  guide: boolean;
  token: string;
  /** The game in an address without a table. */
  game: string;
  /** The page of all components beside the rules. */
  components: boolean;
}

export function parseRoute(path: string, query: string, fragment: string): ParsedRoute {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  const asked = new URLSearchParams(query);
  const at = asked.get('at');
  const hash = fragment.replace(/^#/, '');
  const nowhere: ParsedRoute = {
    screen: 'home',
    table: '',
    at: null,
    review: false,
    guide: false,
    token: '',
    game: '',
    components: false,
  };
  if (found) {
    const number = at === null ? null : Math.max(0, Number.parseInt(at, 10) || 0);
    return {
      screen: 'table',
      table: decodeURIComponent(found[1]),
      at: number,
      review: asked.has('review'),
      guide: asked.has('guide') || asked.has('coach'),
      token: hash,
      game: '',
      components: false,
    };
  }
  const [screen, game = '', part = ''] = hash.split('/');
  return screen === 'new' || screen === 'learn' || screen === 'rules'
    ? { ...nowhere, screen, game, components: part === 'components' }
    : nowhere;
}

const here = () => parseRoute(location.pathname, location.search, location.hash);

class Route {
  current = $state.raw<ParsedRoute>(here());

  constructor() {
    addEventListener('popstate', () => (this.current = here()));
    addEventListener('hashchange', () => (this.current = here()));
  }

  go(address: string, replace = false): void {
    const panel = history.state?.panel === true; // its entry in the history is used up by the new page
    history[replace || panel ? 'replaceState' : 'pushState'](replace ? history.state : null, '', address);
    this.current = here();
    if (!replace) scrollTo(0, 0);
  }
}

export const route = new Route();

/** `use:internalLink`: follows a link without reloading the page. */
export function internalLink(link: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    route.go(link.getAttribute('href') ?? '/');
  };
  link.addEventListener('click', follow);
  return { destroy: () => link.removeEventListener('click', follow) };
}
