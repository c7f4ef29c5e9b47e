// Where a person is: the address of the page and what is shown there. `apps/server/src/web/serve-pages.ts` has the same
// addresses.
import { signal } from '@preact/signals';
import { askedIn, type AskedGames } from './asked.js';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' }
  | { readonly page: 'account' }
  | { readonly page: 'game'; readonly game: string }
  /** `eyes`: `own`, `spectator`, `everything`, or the number of a seat. */
  | { readonly page: 'replay'; readonly game: string; readonly at?: number; readonly eyes?: string }
  | { readonly page: 'replay-file' }
  | { readonly page: 'shared'; readonly code: string }
  | { readonly page: 'judge' }
  | { readonly page: 'desk'; readonly dispute: string }
  | { readonly page: 'looks'; readonly game: string }
  | { readonly page: 'watch'; readonly games: readonly string[] }
  | { readonly page: 'statistics'; readonly asked: AskedGames }
  | { readonly page: 'statistics-card'; readonly card: string; readonly asked: AskedGames }
  | { readonly page: 'statistics-player'; readonly player: string; readonly asked: AskedGames }
  | { readonly page: 'statistics-game'; readonly game: string }
  | {
      readonly page: 'statistics-position';
      readonly game: string;
      readonly at?: number;
      readonly eyes?: string;
    }
  | { readonly page: 'tournaments' }
  | { readonly page: 'nowhere' };

const WITH_ID = /^\/(\w+)\/([\w-]+)$/;
const OF_STATISTICS = /^\/statistics\/(card|player|game|position)\/([^/]+)$/;

export function routeOf(path: string, search = ''): Route {
  const asked = new URLSearchParams(search);
  const [, kind, id] = WITH_ID.exec(path) ?? [];
  if (kind !== undefined && id !== undefined) return OF_ONE[kind]?.(id, asked) ?? { page: 'nowhere' };
  if (path === '/watch')
    return { page: 'watch', games: (asked.get('games') ?? '').split(',').filter((game) => game !== '') };
  if (path.startsWith('/statistics')) return statisticsRoute(path, asked);
  return ALONE[path] ?? { page: 'nowhere' };
}

function statisticsRoute(path: string, search: URLSearchParams): Route {
  const asked = askedIn(search);
  if (path === '/statistics') return { page: 'statistics', asked };
  const [, kind, of] = OF_STATISTICS.exec(path) ?? [];
  const name = of === undefined ? '' : decoded(of);
  if (name === '') return { page: 'nowhere' };
  if (kind === 'position') return { page: 'statistics-position', game: name, ...momentIn(search) };
  if (kind === 'card') return { page: 'statistics-card', card: name, asked };
  return kind === 'player'
    ? { page: 'statistics-player', player: name, asked }
    : { page: 'statistics-game', game: name };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const ALONE: Readonly<Record<string, Route>> = {
  '/': { page: 'lobby' },
  '/new': { page: 'new' },
  '/account': { page: 'account' },
  '/replay': { page: 'replay-file' },
  '/judge': { page: 'judge' },
  '/tournaments': { page: 'tournaments' },
};

const OF_ONE: Readonly<Record<string, (id: string, asked: URLSearchParams) => Route>> = {
  game: (game) => ({ page: 'game', game }),
  replay: (game, asked) => replayRoute(game, asked),
  share: (code) => ({ page: 'shared', code }),
  judge: (dispute) => ({ page: 'desk', dispute }),
  looks: (game) => ({ page: 'looks', game }),
};

const replayRoute = (game: string, asked: URLSearchParams): Route => ({
  ...{ page: 'replay', game },
  ...momentIn(asked),
});

/** A moment of a game, and whose eyes see it. */
function momentIn(asked: URLSearchParams): { readonly at?: number; readonly eyes?: string } {
  const at = Number(asked.get('at'));
  const eyes = asked.get('eyes');
  return {
    ...(Number.isInteger(at) && at > 0 ? { at } : {}),
    ...(eyes === null ? {} : { eyes }),
  };
}

export const route = signal<Route>(routeOf(location.pathname, location.search));

export const pathOf = (to: Route): string => {
  switch (to.page) {
    case 'game':
      return `/game/${to.game}`;
    case 'replay':
      return `/replay/${to.game}${queryOf({ at: to.at, eyes: to.eyes })}`;
    case 'shared':
      return `/share/${to.code}`;
    case 'desk':
      return `/judge/${to.dispute}`;
    case 'looks':
      return `/looks/${to.game}`;
    case 'watch':
      return `/watch${to.games.length === 0 ? '' : `?games=${to.games.join(',')}`}`;
    case 'statistics':
      return `/statistics${queryOf({ ...to.asked })}`;
    case 'statistics-card':
      return `/statistics/card/${encodeURIComponent(to.card)}${queryOf({ ...to.asked })}`;
    case 'statistics-player':
      return `/statistics/player/${encodeURIComponent(to.player)}${queryOf({ ...to.asked })}`;
    case 'statistics-game':
      return `/statistics/game/${to.game}`;
    case 'statistics-position':
      return `/statistics/position/${to.game}${queryOf({ at: to.at, eyes: to.eyes })}`;
    case 'replay-file':
      return '/replay';
    case 'new':
    case 'account':
    case 'judge':
    case 'tournaments':
      return `/${to.page}`;
    case 'lobby':
    case 'nowhere':
      return '/';
  }
};

function queryOf(members: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

export function go(to: Route): void {
  history.pushState(null, '', pathOf(to));
  arrive();
}

/** The address says more exactly where one is, and nothing is shown anew. */
export const stay = (at: Route): void => history.replaceState(null, '', pathOf(at));

function arrive(): void {
  const before = route.value.page;
  route.value = routeOf(location.pathname, location.search);
  // Whoever chooses other games for the same figures goes on choosing.
  if (route.value.page === before && document.activeElement?.matches('main select, main input') === true)
    return;
  document.querySelector<HTMLElement>('main')?.focus();
}

addEventListener('popstate', arrive);

/** Links within the pages change the address without loading anything. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.download !== '') return;
  const to = routeOf(link.pathname, link.search);
  if (to.page === 'nowhere') return;
  event.preventDefault();
  go(to);
});
