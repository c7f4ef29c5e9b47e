// Where a person is: the address of the page and what is shown there. `apps/server/src/web/serve-pages.ts` has the same
// addresses.
import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' }
  | { readonly page: 'account' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'nowhere' };

const GAME = /^\/game\/([\w-]+)$/;

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'lobby' };
  if (path === '/new') return { page: 'new' };
  if (path === '/account') return { page: 'account' };
  const game = GAME.exec(path)?.[1];
  return game === undefined ? { page: 'nowhere' } : { page: 'game', game };
}

export const route = signal<Route>(routeOf(location.pathname));

export const pathOf = (to: Route): string => {
  switch (to.page) {
    case 'game':
      return `/game/${to.game}`;
    case 'new':
    case 'account':
      return `/${to.page}`;
    case 'lobby':
    case 'nowhere':
      return '/';
  }
};

export function go(to: Route): void {
  history.pushState(null, '', pathOf(to));
  arrive();
}

function arrive(): void {
  route.value = routeOf(location.pathname);
  document.querySelector<HTMLElement>('main')?.focus();
}

addEventListener('popstate', arrive);

/** Links within the pages change the address without loading anything. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.download !== '') return;
  const to = routeOf(link.pathname);
  if (to.page === 'nowhere') return;
  event.preventDefault();
  go(to);
});
