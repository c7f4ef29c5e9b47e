// Spells and abilities that cost more or less than printed (cr 601.2f). Example: Goblin Electromancer.
import type { Filter, Players, Static, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, given, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { manaCost } from '../words/mana-symbols.js';
import { both, things } from '../nouns/nouns.js';
import { noun, statics } from '../words/nonterminals.js';
import { hostObject, thisObject } from '../nouns/objects.js';
import { forEach } from '../amounts/values.js';
import { numberWord } from '../words/numbers.js';

const spells: Parser<Filter> = (scan, at) =>
  noun(scan, at).flatMap(({ value: { filter, number, base }, end }) =>
    number === 'many' && base === 'spell' ? [{ value: filter, end }] : [],
  );
const spell: Parser<Filter> = (scan, at) =>
  noun(scan, at).flatMap(({ value: { filter, number, base }, end }) =>
    number === 'one' && base === 'spell' ? [{ value: filter, end }] : [],
  );
type Costs = Extract<Static, { kind: 'costs' }>;
const costs = (rest: Omit<Costs, 'kind'>): readonly Static[] => [{ kind: 'costs', ...rest }];
const THIS: Filter = { kind: 'is', of: { kind: 'this' } };
/** Only generic mana can be reduced, and 'for each' multiplies one of it. */
const generic = (mana: string): number | undefined => {
  const found = /^\{(\d+)\}$/.exec(mana)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The players whose spells are meant. */
const casters: Parser<Players> = either<Players>(
  map(words('you cast'), () => ({ kind: 'you' })),
  map(words('your opponents cast'), () => ({ kind: 'opponents' })),
  given<Players>({ kind: 'all' }),
);
const AT_THIS: Filter = { kind: 'targets', filter: { kind: 'is', of: { kind: 'this' } } };
const atThis: Parser<Filter> = rule(['that target', thisObject], () => AT_THIS);
const moreOrLess = from({ more: 'more', less: 'less' } as const);
const FLOOR =
  ". this effect can't reduce the amount of mana an ability costs to activate to less than one mana";
/** 'Activated abilities of creatures you control', "enchanted artifact's activated abilities". */
const activated: Parser<Filter> = either<Filter>(
  rule(['activated abilities of', things], (what) => what),
  rule([hostObject, "'s activated abilities"], () => ({ kind: 'is', of: { kind: 'host' } })),
);

const BEYOND_THE_FIRST: Value = {
  kind: 'difference',
  of: { kind: 'size', of: { kind: 'targets-of', of: { kind: 'this' } } },
  less: 1,
};
/** The cost of this spell itself. */
export const ownPrice: Parser<readonly Static[]> = either<readonly Static[]>(
  rule([thisObject, 'costs', manaCost, 'more to cast for each target beyond the first'], (_, mana) =>
    costs({ what: THIS, for: { kind: 'you' }, mana, amount: BEYOND_THE_FIRST, direction: 'more' }),
  ),
  rule([thisObject, 'costs', manaCost, 'less to cast'], (_, mana) =>
    costs({ what: THIS, for: { kind: 'you' }, mana, direction: 'less' }),
  ),
  rule([thisObject, 'costs', manaCost, 'less to cast', forEach], (_, mana, amount) => {
    const each = generic(mana);
    if (each === undefined || typeof amount === 'number' || amount.kind === 'parameter') return undefined;
    return costs({
      what: THIS,
      for: { kind: 'you' },
      ...(each === 1 ? {} : { mana }),
      amount,
      direction: 'less',
    });
  }),
);

export const pricesProductions: Productions = [
  production(
    statics,
    rule([spells, 'cost', manaCost, 'less to cast'], (what, mana) =>
      costs({ what, for: { kind: 'all' }, mana, direction: 'less' }),
    ),
    rule([spells, 'you cast cost', manaCost, 'more to cast'], (what, mana) =>
      costs({ what, for: { kind: 'you' }, mana, direction: 'more' }),
    ),
    rule([spells, 'and', spells, 'you cast cost', manaCost, 'less to cast'], (one, other, mana) =>
      costs({
        what: { kind: 'any', of: [one, other], said: 'and' },
        for: { kind: 'you' },
        mana,
        direction: 'less',
      }),
    ),
    rule([spells, 'your opponents cast cost', manaCost, 'more to cast'], (what, mana) =>
      costs({ what, for: { kind: 'opponents' }, mana, direction: 'more' }),
    ),
    rule(
      [spells, casters, atThis, 'cost', manaCost, moreOrLess, 'to cast'],
      (what, who, at, mana, direction) => costs({ what: both(what, at), for: who, mana, direction }),
    ),
    rule([spells, 'you cast cost', manaCost, 'less to cast', forEach], (what, mana, amount) =>
      generic(mana) === 1 && typeof amount !== 'number' && amount.kind !== 'parameter'
        ? costs({ what, for: { kind: 'you' }, amount, direction: 'less' })
        : undefined,
    ),
    rule(['activated abilities of', things, 'cost', manaCost, 'more to activate'], (what, mana) =>
      costs({ what, for: { kind: 'all' }, mana, direction: 'more', of: 'abilities' }),
    ),
    rule(['activated abilities cost', manaCost, "more to activate unless they're mana abilities"], (mana) =>
      costs({
        what: { kind: 'anything' },
        for: { kind: 'all' },
        mana,
        direction: 'more',
        of: 'abilities',
        except: 'mana',
      }),
    ),
    rule([activated, 'cost', manaCost, 'less to activate', FLOOR], (what, mana) =>
      costs({ what, for: { kind: 'all' }, mana, direction: 'less', of: 'abilities', floor: 1 }),
    ),
  ),
  production(
    statics,
    rule(
      ['each spell that would cost less than', numberWord, 'mana to cast costs', numberWord, 'mana to cast'],
      (least, amount) =>
        least === amount
          ? costs({ what: { kind: 'spell' }, for: { kind: 'all' }, amount, direction: 'set' })
          : undefined,
    ),
    rule(
      ['each', spell, 'costs', manaCost, "more to cast except during its controller 's turn"],
      (what, mana) => costs({ what, for: { kind: 'nonactive' }, mana, direction: 'more' }),
    ),
  ),
];
