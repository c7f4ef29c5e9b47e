// Additional and alternative costs of casting a spell (cr 118.8, 118.9). Examples: Altar's Reap, Force of Will.
import type { Ability, Condition, Cost, Static } from '#abilities';
import { either, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { castingCosts } from './costs.js';
import { ownPrice } from './prices.js';
import { condition } from '../words/nonterminals.js';
import { thisObject } from '../nouns/objects.js';

const always = (effect: Static): Ability => ({ kind: 'static', zone: 'any', effects: [effect] });
const additional = (costs: readonly Cost[], or?: readonly Cost[]): Ability =>
  always({ kind: 'additional-cost', costs, ...(or === undefined ? {} : { or }) });

/** 'an opponent controls a Swamp and you control a Plains' */
const conditions: Parser<Condition> = either<Condition>(
  condition,
  rule([condition, 'and', condition], (one, other) => ({ kind: 'all', of: [one, other] })),
);
const START = 'as an additional cost to cast this spell ,';
const INSTEAD = "rather than pay this spell 's mana cost .";
/** 'If there are two or more instant cards in your graveyard, this spell can't be countered.' */
const uncounterable: Parser<Ability> = rule(
  ['if', condition, ',', thisObject, "can't be countered ."],
  (when) => ({
    kind: 'static',
    while: when,
    said: 'if-first',
    effects: [
      {
        kind: 'cannot',
        action: { kind: 'be-countered', what: { kind: 'is', of: { kind: 'this' } } },
      },
    ],
  }),
);
export const castingAbilities: readonly Parser<Ability>[] = [
  uncounterable,
  rule([START, castingCosts, '.'], (costs) => additional(costs)),
  rule([START, castingCosts, 'or', castingCosts, '.'], (costs, or) => additional(costs, or)),
  rule(['you may', castingCosts, INSTEAD], (costs) =>
    always({ kind: 'alternative-cost', label: 'otherwise', costs }),
  ),
  rule(['if', condition, ', you may', castingCosts, INSTEAD], (when, costs) =>
    always({ kind: 'alternative-cost', label: 'otherwise', costs, if: when }),
  ),
  rule(['you may discard', thisObject, 'any time you could cast an instant .'], () => ({
    kind: 'static',
    zone: 'hand',
    effects: [{ kind: 'may', permission: { kind: 'discard-any-time' } }],
  })),
  rule([ownPrice, '.'], ([price]) => (price === undefined ? undefined : always(price))),
  rule(['if', condition, ',', ownPrice, '.'], (when, [price]) =>
    price === undefined
      ? undefined
      : { kind: 'static', zone: 'any', while: when, said: 'if-first', effects: [price] },
  ),
  rule([ownPrice, 'if|as long as', condition, '.'], ([price], when) =>
    price === undefined
      ? undefined
      : { kind: 'static', zone: 'any', while: when, said: 'condition-last', effects: [price] },
  ),
  either<Ability>(
    rule(['if', conditions, ', you may cast this spell without paying its mana cost .'], (when) =>
      always({ kind: 'alternative-cost', label: 'otherwise', costs: [], if: when }),
    ),
  ),
];
