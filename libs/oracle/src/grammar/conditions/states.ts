// Conditions on how things are now: what objects are and have, how many there are, what players have. Example: Kird
// Ape.
import type { Condition, Filter, Players, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { compareWith, comparedAmount } from '../amounts/comparisons.js';
import { compared, countersOn, zoneClause } from '../nouns/noun-clauses.js';
import { adjectives, allOf, aThing, things } from '../nouns/nouns.js';
import { anyone, condition, objects, players, value } from '../words/nonterminals.js';
import { numberWord, stat } from '../words/numbers.js';

const controlledBy = (filter: Filter, is: Players): Filter => ({
  kind: 'all',
  of: [filter, { kind: 'controller', is }],
});
const not = (of: Condition): Condition => ({ kind: 'not', of });
const matches = (what: Reference, filter: Filter): Condition => ({ kind: 'matches', what, filter });

const FOE: Players = { kind: 'bound', name: 'opponent' };
/** True of at least one of these players. */
const somePlayer = (so: Condition, of: Players): Condition => ({
  kind: 'compare',
  left: { kind: 'count-players', of: { kind: 'only', of, bind: 'opponent', if: so } },
  compare: 'at-least',
  right: 1,
});
const someOpponent = (so: Condition): Condition => somePlayer(so, { kind: 'opponents' });
/** 'white', 'a Goblin', 'in your graveyard'. */
const described: Parser<Filter> = either<Filter>(
  map(adjectives, (all) => (all.length === 0 ? undefined : allOf(all))),
  aThing,
  zoneClause,
);
const someone: Parser<Players> = either(anyone, players);

export const statesProductions: Productions = [
  production(
    condition,
    rule([objects, 'is|are', described], matches),
    rule([objects, "isn't|aren't", described], (what, filter) => not(matches(what, filter))),
    rule(["it's", described], (filter, scan, at) =>
      matches(scan.hole({ is: 'said', at, by: 'pronoun' }), filter),
    ),
    rule([objects, 'has|have', countersOn], matches),
    rule([objects, 'has|have', stat, compared], (what, is, [compare, than]) =>
      matches(what, { kind: 'stat', stat: is, compare, value: than }),
    ),
    rule([someone, 'controls|control', aThing], (is, filter) =>
      is.kind === 'you' ? undefined : { kind: 'exists', filter: controlledBy(filter, is) },
    ),
    rule(['no opponent controls', aThing], (filter) =>
      not({ kind: 'exists', filter: controlledBy(filter, { kind: 'opponents' }) }),
    ),
    rule(['your opponents control no', things], (filter) =>
      not({ kind: 'exists', filter: controlledBy(filter, { kind: 'opponents' }) }),
    ),
    rule([players, 'controls|control no', things], (is, filter) =>
      is.kind === 'you' ? undefined : not({ kind: 'exists', filter: controlledBy(filter, is) }),
    ),
    rule(['you control', comparedAmount, things], (many, filter) =>
      compareWith({ kind: 'count', of: controlledBy(filter, { kind: 'you' }) }, many),
    ),
    rule(['there are', comparedAmount, things], (many, of) => compareWith({ kind: 'count', of }, many)),
    rule(['there are', comparedAmount, 'card types among', things], (many, filter) =>
      compareWith({ kind: 'different', what: 'card-type', among: { kind: 'each', filter } }, many),
    ),
    rule(['there are no', things], (filter) => not({ kind: 'exists', filter })),
    rule(['there is|are', aThing], (filter) => ({ kind: 'exists', filter })),
    rule([players, 'has|have', comparedAmount, 'cards in hand'], (of, many) =>
      compareWith({ kind: 'hand-size', of }, many),
    ),
    rule([players, 'has|have no cards in hand'], (of) =>
      of.kind === 'you' ? undefined : compareWith({ kind: 'hand-size', of }, { compare: 'equal', right: 0 }),
    ),
    rule([players, 'has|have', comparedAmount, 'life'], (of, many) =>
      compareWith({ kind: 'life', of }, many),
    ),
    rule(['an opponent controls more', things, 'than you'], (filter) =>
      someOpponent({
        kind: 'compare',
        left: { kind: 'count', of: controlledBy(filter, FOE) },
        compare: 'more',
        right: { kind: 'count', of: controlledBy(filter, { kind: 'you' }) },
      }),
    ),
    rule(['an opponent controls', comparedAmount, things], (many, filter) =>
      someOpponent(compareWith({ kind: 'count', of: controlledBy(filter, FOE) }, many)),
    ),
    rule(['you have more cards in hand than each opponent'], () =>
      not(
        someOpponent({
          kind: 'compare',
          left: { kind: 'hand-size', of: FOE },
          compare: 'at-least',
          right: { kind: 'hand-size', of: { kind: 'you' } },
        }),
      ),
    ),
    rule(['an opponent has more cards in hand than you'], () =>
      someOpponent({
        kind: 'compare',
        left: { kind: 'hand-size', of: FOE },
        compare: 'more',
        right: { kind: 'hand-size', of: { kind: 'you' } },
      }),
    ),
    rule(['a library has', comparedAmount, 'cards in it'], (many) =>
      somePlayer(compareWith({ kind: 'count', of: { kind: 'in', zone: 'library', whose: FOE } }, many), {
        kind: 'all',
      }),
    ),
    rule(['each player has no cards in hand'], () =>
      not(
        somePlayer(
          { kind: 'compare', left: { kind: 'hand-size', of: FOE }, compare: 'more', right: 0 },
          { kind: 'all' },
        ),
      ),
    ),
    rule(['an opponent was dealt', comparedAmount, 'damage this turn'], (many) =>
      someOpponent(
        compareWith(
          { kind: 'happened', pattern: { kind: 'damage', players: FOE }, since: 'turn', take: 'amount' },
          many,
        ),
      ),
    ),
    rule(['an opponent has more life than you'], () =>
      someOpponent({
        kind: 'compare',
        left: { kind: 'life', of: FOE },
        compare: 'more',
        right: { kind: 'life', of: { kind: 'you' } },
      }),
    ),
    rule(["you don't control", aThing], (filter) =>
      not({ kind: 'exists', filter: controlledBy(filter, { kind: 'you' }) }),
    ),
    rule(['an opponent has', comparedAmount, 'life'], (many) =>
      someOpponent(compareWith({ kind: 'life', of: FOE }, many)),
    ),
    rule(['an opponent has', comparedAmount, 'cards in hand'], (many) =>
      someOpponent(compareWith({ kind: 'hand-size', of: FOE }, many)),
    ),
    rule([value, 'is', compared], (left, [compare, right]) => ({ kind: 'compare', left, compare, right })),
    rule([value, 'is', comparedAmount], (left, many) => compareWith(left, many)),
    rule([value, 'is less than', numberWord], (left, right) => compareWith(left, { compare: 'less', right })),
  ),
];
