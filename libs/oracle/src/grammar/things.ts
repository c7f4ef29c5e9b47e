// Objects: 'target creature', 'it', 'all Goblins', 'each artifact you control', 'up to two target creatures'.
import type { Filter, Reference, Value } from '#abilities';
import { either, map, rule, type Parser, type Scan } from '../parsing/parser.js';
import { another, thing, things } from './nouns.js';
import { objects } from './sorts.js';
import { numberWord, x } from './values.js';

const THIS: Reference = { kind: 'this' };

/** The words a card calls itself, and what it is attached to. */
const ownPhrase =
  (phrase: (scan: Scan) => string): Parser<undefined> =>
  (scan, at) => {
    const parts = phrase(scan).toLowerCase().split(' ');
    return parts.every((part, index) => scan.tokens[at + index]?.word === part)
      ? [{ value: undefined, end: at + parts.length }]
      : [];
  };
export const self = ownPhrase(({ self: { phrase } }) => phrase);
export const host = ownPhrase(({ self: { host: phrase } }) => phrase);

/** How many targets: 'up to two', 'any number of', 'two'. */
interface Count {
  readonly least?: Value;
  readonly most?: Value;
  readonly unbounded?: 'unbounded';
}
const howMany: Parser<Count> = either<Count>(
  rule(['up to', either<Value>(numberWord, x)], (most) => ({ least: 0, most })),
  rule(['any number of'], () => ({ least: 0, unbounded: 'unbounded' })),
  rule([either<Value>(numberWord, x)], (most) => ({ least: most, most })),
);
const targeted = (filter: Filter, count: Count, scan: Scan, at: number): Reference =>
  scan.hole({ is: 'target', at, spec: { kind: 'target', filter, ...count } });

objects.add(
  map(self, () => THIS),
  rule(['this card'], () => THIS),
  map(host, () => ({ kind: 'host' })),
  rule(['target', thing], (filter, scan, at) => targeted(filter, {}, scan, at)),
  rule(['another target', thing], (filter, scan, at) => targeted(another(filter), {}, scan, at)),
  rule(['up to one target', thing], (filter, scan, at) => targeted(filter, { least: 0, most: 1 }, scan, at)),
  rule([howMany, 'target', things], (count, filter, scan, at) => targeted(filter, count, scan, at)),
  rule([howMany, 'other target', things], (count, filter, scan, at) =>
    targeted(another(filter), count, scan, at),
  ),
  rule(['all', things], (filter) => ({ kind: 'each', filter })),
  rule(['each', thing], (filter) => ({ kind: 'each', filter })),
  rule([things], (filter) => ({ kind: 'each', filter })),
  rule(['it|itself'], (scan, at) => scan.hole({ is: 'said', at, number: 'one' })),
  rule(['they|them'], (scan, at) => scan.hole({ is: 'said', at, number: 'many' })),
  rule(['that', thing], (_, scan, at) => scan.hole({ is: 'said', at, number: 'one' })),
  rule(['that card'], (scan, at) => scan.hole({ is: 'said', at, number: 'one' })),
  rule(['those', things], (_, scan, at) => scan.hole({ is: 'said', at, number: 'many' })),
  rule(['those cards'], (scan, at) => scan.hole({ is: 'said', at, number: 'many' })),
);
