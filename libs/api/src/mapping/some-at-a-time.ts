// Resolves a long list in parts. graphql-js waits for promises in a list, and resolves the fields of each
// item as it arrives. A thousand cards at once would hold the event loop for a tenth of a second.
import { LONG_WORK } from '#matches';

/** How many items are resolved in one turn of the event loop. */
export const AT_ONCE = 50;

/** The first items are values; the others are promises, which only graphql-js may read. */
export function someAtATime<T, Shown>(list: readonly T[], show: (one: T) => Shown): Shown[] {
  const shown: (Shown | Promise<Shown>)[] = list.slice(0, AT_ONCE).map(show);
  if (list.length > shown.length) {
    const job = LONG_WORK.job();
    let turn = Promise.resolve();
    for (let from = AT_ONCE; from < list.length; from += AT_ONCE) {
      turn = turn.then(() => job.pause());
      for (const one of list.slice(from, from + AT_ONCE)) shown.push(turn.then(() => show(one)));
    }
  }
  return shown as Shown[];
}
