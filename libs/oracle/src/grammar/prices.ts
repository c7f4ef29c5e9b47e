// What spells and abilities cost more or less than is printed (cr 601.2f).
import type { Filter, Static } from '#abilities';
import { either, rule, type Parser } from '../parsing/parser.js';
import { manaCost } from './mana.js';
import { things } from './nouns.js';
import { noun, statics } from './sorts.js';
import { self } from './things.js';
import { forEach } from './values.js';

const spells: Parser<Filter> = (scan, at) =>
  noun(scan, at).flatMap(({ value: { filter, number, base }, end }) =>
    number === 'many' && base === 'spell' ? [{ value: filter, end }] : [],
  );
type Costs = Extract<Static, { kind: 'costs' }>;
const costs = (rest: Omit<Costs, 'kind'>): readonly Static[] => [{ kind: 'costs', ...rest }];
const THIS: Filter = { kind: 'is', of: { kind: 'this' } };
/** Only generic mana can be taken away, and 'for each' is of one of it. */
const generic = (mana: string): number | undefined => {
  const found = /^\{(\d+)\}$/.exec(mana)?.[1];
  return found === undefined ? undefined : Number(found);
};

statics.add(
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
  rule([spells, 'you cast cost', manaCost, 'less to cast', forEach], (what, mana, amount) =>
    generic(mana) === 1 && typeof amount !== 'number' && amount.kind !== 'parameter'
      ? costs({ what, for: { kind: 'you' }, amount, direction: 'less' })
      : undefined,
  ),
  rule(['activated abilities of', things, 'cost', manaCost, 'more to activate'], (what, mana) =>
    costs({ what, for: { kind: 'all' }, mana, direction: 'more', of: 'abilities' }),
  ),
);
/** Of this very spell. */
export const ownPrice: Parser<readonly Static[]> = either<readonly Static[]>(
  rule([self, 'costs', manaCost, 'less to cast'], (_, mana) =>
    costs({ what: THIS, for: { kind: 'you' }, mana, direction: 'less' }),
  ),
  rule([self, 'costs', manaCost, 'less to cast', forEach], (_, mana, amount) => {
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
