// A parser that rooms add their alternatives to: what refers to each other needs no order of loading.
import { beginningWith, ofAny } from './beginnings.js';
import { oneOf, type Found, type Parser } from './parser.js';

export interface Open<T> extends Parser<T> {
  add(...parsers: readonly Parser<T>[]): void;
}

export function open<T>(): Open<T> {
  const ways: Parser<T>[] = [];
  const any = oneOf(ways);
  const all: Parser<T> = (scan, at) => distinct(any(scan, at));
  const read: Parser<T> = (scan, at) => scan.remembered(all, at);
  return Object.assign(
    beginningWith(read, () => ofAny(ways)),
    {
      add: (...parsers: readonly Parser<T>[]) => void ways.push(...parsers),
    },
  );
}

/** What two ways read alike is read once. */
function distinct<T>(found: readonly Found<T>[]): readonly Found<T>[] {
  if (found.length < 2) return found;
  const seen = new Map<string, Found<T>>();
  for (const one of found) {
    const key = `${one.end} ${typeof one.value === 'function' ? `${seen.size}` : JSON.stringify(one.value)}`;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}
