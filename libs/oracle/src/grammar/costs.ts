// Costs, before a colon and as something done.
import type { Cost, Filter, Value } from '#abilities';
import { either, listed, map, rule, token, words, type Parser } from '../parsing/parser.js';
import { manaCost } from './mana.js';
import { aThing, allOf, both, cards, things } from './nouns.js';
import { cost, deedCosts, noun } from './sorts.js';
import { counters } from './deeds-on-objects.js';
import { self } from './things.js';
import { amountOf, numberWord, x } from './values.js';

const some: Parser<{ readonly filter: Filter; readonly count: Value }> = either<{
  readonly filter: Filter;
  readonly count: Value;
}>(
  map(aThing, (filter) => ({ filter, count: 1 })),
  rule([either<Value>(numberWord, x), things], (count, filter) => ({ filter, count })),
);
const someCards: Parser<{ readonly filter: Filter; readonly count: Value }> = either<{
  readonly filter: Filter;
  readonly count: Value;
}>(
  rule(['a|an', noun], ({ base, number, filter }) =>
    base === 'card' && number === 'one' ? { filter, count: 1 } : undefined,
  ),
  rule([either<Value>(numberWord, x), cards], (count, filter) => ({ filter, count })),
);
/** Only one's own can be paid with (cr 118.3). */
const yours = (filter: Filter): Filter => both(filter, { kind: 'controller', is: { kind: 'you' } });
/** 'An untapped Elf you control': only such can be tapped to pay (cr 118.3), so the cost need not say it. */
function untappedOwn(filter: Filter): Filter | undefined {
  if (filter.kind !== 'all') return undefined;
  const rest = filter.of.filter(
    (part) =>
      !(part.kind === 'status' && part.is === 'untapped') &&
      !(part.kind === 'controller' && part.is.kind === 'you'),
  );
  return rest.length === filter.of.length - 2 ? allOf(rest) : undefined;
}
const inHand = (filter: Filter): Filter => both(filter, { kind: 'in', zone: 'hand', whose: { kind: 'you' } });
const loyalty: Parser<Cost> = token(({ text }) => {
  const found = /^\[([+−]?)(\d+|X)\]$/.exec(text);
  if (found === null) return undefined;
  const change: Value = found[2] === 'X' ? { kind: 'x' } : Number(found[2]);
  return { kind: 'loyalty', change, sign: found[1] === '−' ? 'minus' : 'plus' };
});

cost.add(
  map(manaCost, (of) => ({ kind: 'mana', cost: of })),
  rule(['{t}'], () => ({ kind: 'tap' })),
  rule(['{q}'], () => ({ kind: 'untap' })),
  loyalty,
  rule(['pay', manaCost], (of) => ({ kind: 'mana', cost: of })),
  rule(['pay', amountOf('life')], (amount) => ({ kind: 'life', amount })),
  rule(['sacrifice', self], () => ({ kind: 'move-this', to: 'graveyard', cause: 'sacrifice' })),
  rule(['sacrifice', some], ({ filter, count }) => ({
    kind: 'move',
    filter: yours(filter),
    count,
    to: 'graveyard',
    cause: 'sacrifice',
  })),
  rule(['discard', someCards], ({ filter, count }) => ({
    kind: 'move',
    filter: inHand(filter),
    count,
    to: 'graveyard',
    cause: 'discard',
  })),
  rule(['discard', someCards, 'at random'], ({ filter, count }) => ({
    kind: 'move',
    filter: inHand(filter),
    count,
    to: 'graveyard',
    cause: 'discard',
    random: 'random',
  })),
  rule(['discard this card'], () => ({ kind: 'move-this', to: 'graveyard', cause: 'discard' })),
  rule(['exile', self], () => ({ kind: 'move-this', to: 'exile', cause: 'exile' })),
  rule(['exile this card from your graveyard'], () => ({ kind: 'move-this', to: 'exile', cause: 'exile' })),
  rule(['exile', someCards], ({ filter, count }) => ({
    kind: 'move',
    filter,
    count,
    to: 'exile',
    cause: 'exile',
  })),
  rule(['return', self, "to its owner 's hand"], () => ({ kind: 'move-this', to: 'hand', cause: 'return' })),
  rule(['return', some, "to its owner 's hand"], ({ filter, count }) => ({
    kind: 'move',
    filter,
    count,
    to: 'hand',
    cause: 'return',
  })),
  rule(['remove', counters, 'from', self], ({ counter, count }) => ({
    kind: 'remove-counters',
    counter,
    count,
  })),
  rule(['put', counters, 'on', self], ({ counter, count }) => ({ kind: 'add-counters', counter, count })),
  rule(['tap', some], ({ filter, count }) => {
    const rest = untappedOwn(filter);
    return rest === undefined ? undefined : { kind: 'tap-others', filter: rest, count };
  }),
);

/** A line of costs stands before the colon. */
export const costLine: Parser<readonly Cost[]> = (scan, at) =>
  cost(scan, at).flatMap(({ value, end }) => [
    { value: [value], end },
    ...words(',')(scan, end).flatMap((comma) =>
      costLine(scan, comma.end).map((more) => ({ value: [value, ...more.value], end: more.end })),
    ),
  ]);

/** In the third person too: 'pays {2}', 'sacrifices a creature'. */
const paying: Parser<Cost> = either<Cost>(
  rule(['pay|pays', manaCost], (of) => ({ kind: 'mana', cost: of })),
  rule(['pay|pays', amountOf('life')], (amount) => ({ kind: 'life', amount })),
  rule(['sacrifice|sacrifices', some], ({ filter, count }) => ({
    kind: 'move',
    filter: yours(filter),
    count,
    to: 'graveyard',
    cause: 'sacrifice',
  })),
  rule(['sacrifice|sacrifices', self], () => ({ kind: 'move-this', to: 'graveyard', cause: 'sacrifice' })),
  rule(['discard|discards', someCards], ({ filter, count }) => ({
    kind: 'move',
    filter: inHand(filter),
    count,
    to: 'graveyard',
    cause: 'discard',
  })),
  rule(['return|returns', some, "to its owner 's hand"], ({ filter, count }) => ({
    kind: 'move',
    filter,
    count,
    to: 'hand',
    cause: 'return',
  })),
);
deedCosts.add(listed(paying, 'and'));
