// Costs: a list before a colon ('{T}, Sacrifice a creature:') and costs as a deed ('pay {2} and discard a card').
// Example: Mogg Fanatic.
import type { Cost, Filter, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, listed, map, rule, token, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { manaCost } from '../words/mana-symbols.js';
import { aThing, allOf, both, cards, things } from '../nouns/nouns.js';
import { cost, deedCosts, noun } from '../words/nonterminals.js';
import { counters, counterKind } from '../words/counters.js';
import { hostObject, thisObject } from '../nouns/objects.js';
import { amountOf, countOf, forEach, timesEach } from '../amounts/values.js';
import { numberWord, x } from '../words/numbers.js';

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
/** Players pay only with their own objects (cr 118.3). */
const yours = (filter: Filter): Filter => both(filter, { kind: 'controller', is: { kind: 'you' } });
/** 'An untapped Elf you control': nothing else can be tapped to pay (cr 118.3), so the cost leaves it out. */
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
/** '{E}{E}' */
const energy: Parser<number> = (scan, at) => {
  let end = at;
  while (scan.tokens[end]?.word === '{e}') end += 1;
  return end === at ? [] : [{ value: end - at, end }];
};
/** Second person for you, third person for others. */
const said = (verb: string): string => `${verb}|${verb}s`;
const moved = (
  { filter, count }: { readonly filter: Filter; readonly count: Value },
  to: 'graveyard' | 'exile' | 'hand',
  cause: 'sacrifice' | 'discard' | 'exile' | 'return' | 'put',
): Cost => ({ kind: 'move', filter, count, to, cause });
const isExiled = (filter: Filter): boolean =>
  filter.kind === 'all' && filter.of.some((part) => part.kind === 'in' && part.zone === 'exile');
const HOST: Filter = { kind: 'is', of: { kind: 'host' } };
const fromTheTop = (count: Value): Cost => ({
  kind: 'effect',
  effect: {
    kind: 'move',
    what: { kind: 'top', whose: { kind: 'you' }, count },
    to: 'exile',
    cause: 'exile',
  },
});
const ownersHand = words("its|their owner|owners 's|' hand|hands");
/** Costs that a player can also be asked to pay on resolution. */
const paying: Parser<Cost> = either<Cost>(
  rule([said('pay'), manaCost], (of) => ({ kind: 'mana', cost: of })),
  rule([said('pay'), manaCost, forEach], (of, each) => {
    const count = /^\{(\d+)\}$/.exec(of)?.[1];
    const amount = count === undefined ? undefined : timesEach(Number(count), each);
    return amount === undefined || JSON.stringify(amount).includes('"parameter"')
      ? undefined
      : { kind: 'mana-value', amount };
  }),
  // Only of the object with the ability; otherwise 'its' could refer to anything.
  rule([said('pay'), 'its mana cost'], (scan, at) =>
    scan.isQuoted(at) ? { kind: 'mana-of', what: { kind: 'this', said: 'it' } } : undefined,
  ),
  rule([said('pay'), energy], (count) => ({ kind: 'player-counters', counter: 'energy', count })),
  rule([said('pay'), amountOf('life')], (amount) => ({ kind: 'life', amount })),
  rule([said('sacrifice'), thisObject], () => ({ kind: 'move-this', to: 'graveyard', cause: 'sacrifice' })),
  rule([said('sacrifice'), some], (what) =>
    moved({ ...what, filter: yours(what.filter) }, 'graveyard', 'sacrifice'),
  ),
  rule([said('discard'), someCards], (what) =>
    moved({ ...what, filter: inHand(what.filter) }, 'graveyard', 'discard'),
  ),
  rule([said('discard'), someCards, 'at random'], (what) => ({
    kind: 'move',
    filter: inHand(what.filter),
    count: what.count,
    to: 'graveyard',
    cause: 'discard',
    random: 'random',
  })),
  rule([said('discard'), 'your|their hand'], () => ({
    kind: 'move',
    filter: { kind: 'in', zone: 'hand', whose: { kind: 'you' } },
    count: 0,
    to: 'graveyard',
    cause: 'discard',
    all: 'all',
  })),
  rule(
    [
      said('put'),
      someCards,
      'into',
      either(words("that player 's graveyard"), words("their owners ' graveyards")),
    ],
    (what) => (isExiled(what.filter) ? moved(what, 'graveyard', 'put') : undefined),
  ),
  rule([said('return'), some, 'to', ownersHand], (what) => moved(what, 'hand', 'return')),
);
/** Costs that are deeds rather than symbols. */
const doing: Parser<Cost> = either<Cost>(
  paying,
  rule(['discard this card'], () => ({ kind: 'move-this', to: 'graveyard', cause: 'discard' })),
  rule(['exile', thisObject], () => ({ kind: 'move-this', to: 'exile', cause: 'exile' })),
  rule(
    ['exile this card from your', from({ graveyard: 'from-graveyard', hand: 'from-hand' } as const)],
    (where) => ({
      kind: 'move-this',
      to: 'exile',
      cause: 'exile',
      said: where,
    }),
  ),
  rule(['reveal', someCards, 'from your hand'], ({ filter, count }) => ({
    kind: 'reveal',
    filter: inHand(filter),
    count,
  })),
  rule(['reveal this card from your hand'], () => ({ kind: 'reveal-this' })),
  rule([said('exile'), either(some, someCards)], (what) => moved(what, 'exile', 'exile')),
  rule(['return', thisObject, "to its owner 's hand"], () => ({
    kind: 'move-this',
    to: 'hand',
    cause: 'return',
  })),
  rule([said('mill'), countOf('card', 'cards')], (count) => ({
    kind: 'effect',
    effect: { kind: 'mill', who: { kind: 'you' }, count },
  })),
  rule(['remove', counters, 'from', thisObject], ({ counter, count }) => ({
    kind: 'remove-counters',
    counter,
    count,
  })),
  rule(['remove a|an', counterKind, 'counter from', aThing], (counter, filter) => ({
    kind: 'remove-counters',
    counter,
    count: 1,
    from: filter,
  })),
  rule(['remove', counters, 'from among', things], ({ counter, count }, filter) => ({
    kind: 'remove-counters',
    counter,
    count,
    from: filter,
    among: 'among',
  })),
  rule(['put', counters, 'on', thisObject], ({ counter, count }) => ({
    kind: 'add-counters',
    counter,
    count,
  })),
  rule(['tap', hostObject], () => ({ kind: 'tap-others', filter: HOST, count: 1 })),
  rule(['sacrifice', hostObject], () => moved({ filter: HOST, count: 1 }, 'graveyard', 'sacrifice')),
  rule(['exile the top card of your library'], () => fromTheTop(1)),
  rule(['exile the top', numberWord, 'cards of your library'], fromTheTop),
  rule(['put', someCards, 'from your hand on top of your library'], ({ filter, count }) => ({
    kind: 'move',
    filter: inHand(filter),
    count,
    to: 'library',
    cause: 'put',
    position: 'top',
  })),
  rule(['tap|taps', some], ({ filter, count }) => {
    const rest = untappedOwn(filter);
    return rest === undefined ? undefined : { kind: 'tap-others', filter: rest, count };
  }),
);
const loyalty: Parser<Cost> = token(({ text }) => {
  const found = /^\[([+−]?)(\d+|X)\]$/.exec(text);
  if (found === null) return undefined;
  const change: Value = found[2] === 'X' ? { kind: 'x' } : Number(found[2]);
  return { kind: 'loyalty', change, sign: found[1] === '−' ? 'minus' : 'plus' };
});

/** The list of costs before a colon. */
export const costLine: Parser<readonly Cost[]> = (scan, at) =>
  cost(scan, at).flatMap(({ value, end }) => [
    { value: [value], end },
    ...words(',')(scan, end).flatMap((comma) =>
      costLine(scan, comma.end).map((more) => ({ value: [value, ...more.value], end: more.end })),
    ),
  ]);

/** Deeds that are costs of casting a spell. */
export const castingCosts = listed(doing, 'and');

export const costsProductions: Productions = [
  production(
    cost,
    map(manaCost, (of) => ({ kind: 'mana', cost: of })),
    // cr 601.2b, 602.2b: one or the other.
    rule([manaCost, 'or', manaCost], (one, other) => ({
      kind: 'either',
      of: [
        { kind: 'mana', cost: one },
        { kind: 'mana', cost: other },
      ],
    })),
    rule(['{t}'], () => ({ kind: 'tap' })),
    rule(['{q}'], () => ({ kind: 'untap' })),
    loyalty,
    doing,
  ),
  production(deedCosts, listed(paying, 'and')),
];
