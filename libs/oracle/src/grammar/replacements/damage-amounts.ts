// Damage that is increased, doubled or reduced (cr 614.1). Example: Furnace of Rath.
import type { Filter, Pattern, Static, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, map, maybe, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { adjectives, allOf, another, aThing } from '../nouns/nouns.js';
import { anyone, statics } from '../words/nonterminals.js';
import { hostObject, thisObject } from '../nouns/objects.js';
import { numeral } from '../words/numbers.js';

type Damage = Extract<Pattern, { kind: 'damage' }>;
type Whom = Pick<Damage, 'to' | 'players'>;

const ANY_SOURCE: Filter = { kind: 'anything' };
const THIS: Filter = { kind: 'is', of: { kind: 'this' } };
const HOST: Filter = { kind: 'is', of: { kind: 'host' } };
const itself: Parser<Filter> = either<Filter>(
  map(thisObject, () => THIS),
  map(hostObject, () => HOST),
);
const controlled: Parser<readonly Filter[]> = either<readonly Filter[]>(
  rule([anyone, 'control|controls'], (is) => [{ kind: 'controller', is }]),
  rule(["you don't control"], () => [
    { kind: 'not', of: { kind: 'controller', is: { kind: 'you' } } } as const,
  ]),
);
/** 'a source', 'a red source', 'another red source you control'. */
const aSource: Parser<Filter> = either<Filter>(
  rule(['a|an', adjectives, 'source', maybe(controlled)], (before, after = []) =>
    before.length + after.length === 0 ? ANY_SOURCE : allOf([...before, ...after]),
  ),
  rule(['another', adjectives, 'source', maybe(controlled)], (before, after = []) =>
    before.length + after.length === 0 ? undefined : another(allOf([...before, ...after])),
  ),
);
const source: Parser<Filter> = either<Filter>(aSource, itself, aThing);

const ANYTHING: Whom = { to: { kind: 'permanent' }, players: { kind: 'all' } };
const ofTheirs = (is: Extract<Whom['players'], object>): Whom => ({
  to: { kind: 'all', of: [{ kind: 'permanent' }, { kind: 'controller', is }] },
  players: is,
});
/** The recipient of the damage. */
const whom: Parser<Whom> = either<Whom>(
  map(words('a permanent or player'), () => ANYTHING),
  // The printed wording, for the bases that read cards as printed.
  map(words('a creature or player'), () => ({ ...ANYTHING, to: { kind: 'type', is: 'creature' } })),
  map(words('an opponent or a permanent an opponent controls'), () => ofTheirs({ kind: 'opponents' })),
  map(words('you or a permanent you control'), () => ofTheirs({ kind: 'you' })),
  map(words('enchanted player'), () => ({ players: { kind: 'host' } })),
  map(anyone, (players) => ({ players })),
  map(itself, (to) => ({ to })),
  map(aThing, (to) => ({ to })),
);
const again: Parser<unknown> = either<unknown>(
  words('that permanent or player'),
  words('that creature or player'),
  words('that player or permanent'),
  words('that player'),
  words('that creature'),
  words('you'),
  itself,
);

const THAT_MUCH: Value = { kind: 'event-amount' };
const much: Parser<Value> = either<Value>(
  rule(['double that damage'], () => ({ kind: 'product', of: 2, by: THAT_MUCH })),
  rule(['that much damage plus', numeral], (more) => ({ kind: 'sum', of: [THAT_MUCH, more] })),
  rule(['that much damage minus', numeral], (less) => ({ kind: 'difference', of: THAT_MUCH, less })),
);
const half = rule(
  ['half that damage , rounded', from({ up: 'up', down: 'down' } as const)],
  (round): Value => ({ kind: 'half', of: THAT_MUCH, round }),
);
const sort = maybe(from({ combat: 'combat', noncombat: 'noncombat' } as const));
const otherwise = (
  of: Filter,
  combat: Damage['combat'],
  to: Whom,
  value: Value,
  how: 'amount' | 'prevent' = 'amount',
): readonly Static[] => [
  {
    kind: 'replace',
    replacement: {
      kind: 'replace',
      event: {
        kind: 'damage',
        ...(of === ANY_SOURCE ? {} : { from: of }),
        ...to,
        ...(combat === undefined ? {} : { combat }),
      },
      outcomes: [how === 'amount' ? { kind: 'amount', value } : { kind: 'prevent', amount: value }],
    },
  },
];

export const damageAmountsProductions: Productions = [
  production(
    statics,
    rule(
      ['if', source, 'would deal', sort, 'damage to', whom, ', it deals', much, 'to', again, 'instead'],
      (of, combat, to, value) => otherwise(of, combat, to, value),
    ),
    rule(
      ['if', source, 'would deal', sort, 'damage to', whom, ', it deals', half, ', to', again, 'instead'],
      (of, combat, to, value) => otherwise(of, combat, to, value),
    ),
    rule(['if', source, 'would deal', sort, 'damage', ', it deals', much, 'instead'], (of, combat, value) =>
      of === ANY_SOURCE ? undefined : otherwise(of, combat, {}, value),
    ),
    rule(['if', source, 'would deal', sort, 'damage to', whom, ', prevent', half], (of, combat, to, value) =>
      otherwise(of, combat, to, value, 'prevent'),
    ),
  ),
];
