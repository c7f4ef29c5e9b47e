// A long list is answered some of it at a time: graphql-js waits for what of a list is a promise, and goes through the
// fields of each as it comes. A thousand cards at once would hold the event loop for a tenth of a second.
import { LONG_WORK } from '#matches';

/** So many are answered in one turn of the event loop. */
export const AT_ONCE = 50;

/** The first are there at once; those that follow are promises, which only graphql-js may look at. */
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
