// Damage or counters divided among targets, as its controller chooses (cr 601.2d) or evenly. Example: Arc Lightning.
import type { Filter, Players, TargetSpec, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { counterKind } from '../words/counters.js';
import { things } from '../nouns/nouns.js';
import { clause, deed, objects } from '../words/nonterminals.js';
import { numberWord, numeral, x } from '../words/numbers.js';

type Aimed = Extract<TargetSpec, { kind: 'target' }>;
type Count = Pick<Aimed, 'least' | 'most' | 'unbounded'>;

const among: Parser<Count> = either<Count>(
  rule(['any number of'], () => ({ least: 0, unbounded: 'unbounded' })),
  rule(['up to', numberWord], (most) => ({ least: 0, most })),
  map(words('one or two'), () => ({ least: 1, most: 2 })),
  map(words('one , two , or three'), () => ({ least: 1, most: 3 })),
);
interface Shared {
  readonly count: Count;
  readonly filter: Filter;
  readonly players?: Players;
}
const EVERYBODY: Players = { kind: 'all' };
const shared: Parser<Shared> = either<Shared>(
  rule([among, 'targets'], (count) => ({ count, filter: { kind: 'anything' }, players: EVERYBODY })),
  // The printed wording, for the bases that read cards as printed.
  rule([among, 'target creatures and/or players'], (count) => ({
    count,
    filter: { kind: 'type', is: 'creature' },
    players: EVERYBODY,
  })),
  rule([among, 'target', things], (count, filter) => ({ count, filter })),
);
const much = either<Value>(numeral, x);

export const dividedProductions: Productions = [
  production(
    clause,
    rule(
      [objects, 'deals|deal', much, 'damage divided as you choose among', shared],
      (source, amount, { count, ...aimed }, scan, at) => {
        const spec: Aimed = { kind: 'target', ...aimed, ...count, divides: amount };
        const hole = () => scan.hole({ is: 'target', at, spec });
        return {
          kind: 'damage',
          from: source,
          to: hole(),
          ...(aimed.players === undefined ? {} : { players: hole() }),
          amount,
          divided: 'divided',
        };
      },
    ),
  ),
  production(
    clause,
    rule(
      [objects, 'deals|deal', much, 'damage divided evenly , rounded down , among', shared],
      (source, amount, { count, ...aimed }, scan, at) => {
        const hole = () => scan.hole({ is: 'target', at, spec: { kind: 'target', ...aimed, ...count } });
        return {
          kind: 'damage',
          from: source,
          to: hole(),
          ...(aimed.players === undefined ? {} : { players: hole() }),
          amount,
          divided: 'evenly',
        };
      },
    ),
  ),
  production(
    deed,
    rule(
      [
        'distribute',
        either<Value>(numberWord, x),
        counterKind,
        from({ counters: 'counters' } as const),
        'among',
        shared,
      ],
      (count, counter, _, { count: limits, filter, players }, scan, at) => {
        if (players !== undefined) return undefined;
        const spec: Aimed = { kind: 'target', filter, ...limits, divides: count };
        const on = scan.hole({ is: 'target', at, spec });
        return () => ({ kind: 'add-counters', on, counter, count, divided: 'divided' });
      },
    ),
  ),
];
