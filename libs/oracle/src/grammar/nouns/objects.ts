// Noun phrases for objects: 'target creature', 'it', 'all Goblins', 'each artifact you control', 'up to two target
// creatures'.
import type { Filter, Reference, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, given, map, rule, several } from '../../parsing/parser.js';
import type { Parser, Scan } from '../../parsing/scan.js';
import { THOSE } from '../../parsing/holes.js';
import { another, both, cards, thing, things } from './nouns.js';
import { objects } from '../words/nonterminals.js';
import { EXILED } from '../../text/linked.js';
import { numberWord, x } from '../words/numbers.js';

const THIS: Reference = { kind: 'this', said: 'name' };

/** The words for this object or its host, which depend on the card. */
const ownPhrase =
  (phrase: (scan: Scan) => string): Parser<undefined> =>
  (scan, at) => {
    const parts = phrase(scan).toLowerCase().split(' ');
    return parts.every((part, index) => scan.tokens[at + index]?.word === part)
      ? [{ value: undefined, end: at + parts.length }]
      : [];
  };
/** cr 114.3: an emblem calls itself an emblem. */
const QUOTED_SELF = ['this permanent', 'this emblem'].map((phrase) => ownPhrase(() => phrase));
const PERMANENT: Parser<undefined> = (scan, at) => QUOTED_SELF.flatMap((phrase) => phrase(scan, at));
const bearer = ownPhrase(({ self: { phrase } }) => phrase);
/** Inside quotation marks, 'this' is the object that has the ability, not the card that gives it. */
export const thisObject: Parser<undefined> = (scan, at) => (scan.isQuoted(at) ? PERMANENT : bearer)(scan, at);
const granter: Parser<undefined> = (scan, at) => (scan.isQuoted(at) ? bearer(scan, at) : []);
export const hostObject = ownPhrase(({ self: { host: phrase } }) => phrase);

/** How many targets: 'up to two', 'any number of', 'two'. */
export interface TargetCount {
  readonly least?: Value;
  readonly most?: Value;
  readonly unbounded?: 'unbounded';
}
export const targetCount: Parser<TargetCount> = either<TargetCount>(
  rule(['up to', either<Value>(numberWord, x)], (most) => ({ least: 0, most })),
  rule(['any number of'], () => ({ least: 0, unbounded: 'unbounded' })),
  rule(['one or more'], () => ({ least: 1, unbounded: 'unbounded' })),
  rule(['one or two'], () => ({ least: 1, most: 2 })),
  rule([either<Value>(numberWord, x)], (most) => ({ least: most, most })),
);
/** cr 404.1: the cards of one graveyard have one owner. */
const OF_ONE = { together: { kind: 'share-among', what: 'owner', among: THOSE, how: 'all-same' } } as const;

/** 'From an opponent's graveyard', 'from a player's graveyard'. */
const isInOneGraveyard = (filter: Filter): boolean =>
  (filter.kind === 'all' ? filter.of : [filter]).some(
    (part) =>
      part.kind === 'in' &&
      part.zone === 'graveyard' &&
      (part.whose?.kind === 'all' || part.whose?.kind === 'opponents'),
  );

const targeted = (filter: Filter, count: TargetCount, scan: Scan, at: number): Reference =>
  scan.hole({ is: 'target', at, spec: { kind: 'target', filter, ...count } });

const paidAs = from({
  creature: 'creature',
  artifact: 'artifact',
  land: 'land',
  enchantment: 'enchantment',
} as const);
const besides = (of: Reference, filter: Filter, said: 'all' | 'each' = 'all'): Reference => ({
  kind: 'each',
  filter: {
    kind: 'all',
    of: [...(filter.kind === 'all' ? filter.of : [filter]), { kind: 'not', of: { kind: 'is', of } }],
  },
  said,
});
const nothing = given(undefined);
const exiled = ({ self: { kept } }: Scan, how: { readonly said?: 'one' }): Reference | undefined =>
  kept.includes(EXILED) ? { kind: 'linked', name: EXILED, ...how } : undefined;
export const objectsProductions: Productions = [
  production(
    objects,
    rule(['target', thing, 'and each other', thing], (filter, others, scan, at) =>
      JSON.stringify(others).includes('"shares"')
        ? {
            kind: 'union',
            of: [targeted(filter, {}, scan, at), besides(targeted(filter, {}, scan, at), others, 'each')],
          }
        : undefined,
    ),
    map(thisObject, () => THIS),
    rule(['this card'], () => ({ kind: 'this', said: 'card' })),
    rule(['this card from your graveyard'], () => ({ kind: 'this', said: 'from-graveyard' })),
    rule(['this card from your hand'], () => ({ kind: 'this', said: 'from-hand' })),
    map(granter, () => ({ kind: 'granter' })),
    map(hostObject, () => ({ kind: 'host', said: 'name' })),
    rule(['target', thing], (filter, scan, at) => targeted(filter, {}, scan, at)),
    rule(['another target', thing], (filter, scan, at) => targeted(another(filter), {}, scan, at)),
    rule(['up to one target', thing], (filter, scan, at) =>
      targeted(filter, { least: 0, most: 1 }, scan, at),
    ),
    rule([targetCount, 'target', things], (count, filter, scan, at) =>
      targeted(filter, { ...count, ...(isInOneGraveyard(filter) ? OF_ONE : {}) }, scan, at),
    ),
    rule([targetCount, 'target', cards, 'from a single graveyard'], (count, filter, scan, at) =>
      scan.hole({
        is: 'target',
        at,
        spec: {
          kind: 'target',
          filter: both(filter, { kind: 'in', zone: 'graveyard' }),
          ...count,
          ...OF_ONE,
        },
      }),
    ),
    rule([targetCount, 'other target', things], (count, filter, scan, at) =>
      targeted(another(filter), count, scan, at),
    ),
    rule(['target', thing, 'and target', thing], (one, other, scan, at) => ({
      kind: 'union',
      of: [targeted(one, {}, scan, at), targeted(other, {}, scan, at + 0.5)],
    })),
    // cr 115.1: this object itself is not a target.
    rule([thisObject, 'and target', thing], (_, filter, scan, at) => ({
      kind: 'union',
      of: [THIS, targeted(filter, {}, scan, at)],
    })),
    rule([thisObject, 'and another target', thing], (_, filter, scan, at) => ({
      kind: 'union',
      of: [THIS, targeted(another(filter), {}, scan, at)],
    })),
    rule(['each', thing, 'and each', thing], (one, other) => ({
      kind: 'union',
      of: [
        { kind: 'each', filter: one, said: 'each' },
        { kind: 'each', filter: other, said: 'each' },
      ],
    })),
    rule(
      [
        'target',
        thing,
        several(
          rule([', target', thing], (one) => one),
          nothing,
        ),
        ', and target',
        thing,
      ],
      (one, more, last, scan, at) => {
        const all = [one, ...more, last];
        return {
          kind: 'union',
          of: all.map((filter, index) => targeted(filter, {}, scan, at + index / all.length)),
        };
      },
    ),
    // What is attached to the target.
    rule(['target', thing, 'and all', things], (filter, others, scan, at) =>
      JSON.stringify(others).includes('"attached-to"')
        ? {
            kind: 'union',
            of: [targeted(filter, {}, scan, at), { kind: 'each', filter: others, said: 'all' }],
          }
        : undefined,
    ),
    rule([hostObject, 'and all', things], (_, others) =>
      JSON.stringify(others).includes('"attached-to"')
        ? {
            kind: 'union',
            of: [
              { kind: 'host', said: 'name' },
              { kind: 'each', filter: others, said: 'all' },
            ],
          }
        : undefined,
    ),
    rule(['target', thing, 'and all other', things], (filter, others, scan, at) =>
      JSON.stringify(others).includes('"name-of"')
        ? {
            kind: 'union',
            of: [targeted(filter, {}, scan, at), besides(targeted(filter, {}, scan, at), others)],
          }
        : undefined,
    ),
    rule(['the sacrificed', paidAs], (said) => ({ kind: 'paid', cause: 'sacrifice', said })),
    rule(['the sacrificed', paidAs], (_, scan, at) => scan.hole({ is: 'said', at, by: 'name' })),
    rule(['the sacrificed', paidAs], (_, scan, at) => scan.hole({ is: 'sacrificed', at })),
    rule(['the discarded card'], (scan, at) => scan.hole({ is: 'discarded', at, by: 'this' })),
    rule(['that card from your graveyard'], (scan, at) => ({
      kind: 'only',
      of: { kind: 'successor', of: scan.hole({ is: 'discarded', at, by: 'event' }) },
      filter: { kind: 'in', zone: 'graveyard', whose: { kind: 'you' } },
    })),
    rule(['the exiled card'], () => ({ kind: 'paid', cause: 'exile', said: 'card' })),
    rule(['the revealed card'], () => ({ kind: 'paid', cause: 'reveal', said: 'card' })),
    // cr 607.2a: what a linked ability exiled.
    rule(['the exiled card'], (scan) => exiled(scan, { said: 'one' })),
    rule(['the exiled cards'], (scan) => exiled(scan, {})),
    rule(['all', things], (filter) => ({ kind: 'each', filter, said: 'all' })),
    rule(['each', thing], (filter) => ({ kind: 'each', filter, said: 'each' })),
    rule([things], (filter) => ({ kind: 'each', filter })),
    rule(['it|itself'], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' })),
    rule(['they|them'], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' })),
    rule(['that', thing], (_, scan, at) => scan.hole({ is: 'said', at, by: 'name' })),
    rule(['that source'], (scan, at) => scan.hole({ is: 'said', at, by: 'name' })),
    rule(['that card'], (scan, at) => scan.hole({ is: 'said', at, by: 'card' })),
    rule(['those', things], (_, scan, at) => scan.hole({ is: 'said', at, by: 'name' })),
    rule(['those cards'], (scan, at) => scan.hole({ is: 'said', at, by: 'card' })),
  ),
];
