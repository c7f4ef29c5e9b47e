// Relations between objects: 'attached to it', 'blocking it', 'that shares a color with it', 'that dealt damage to
// you this turn'.
import type { Filter, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { aThing, negated } from './nouns.js';
import { anyone, clauseAfter, condition, noun, objects, type Noun } from '../words/nonterminals.js';
import { hostObject, thisObject } from './objects.js';

/** A known object, not any object of a kind. */
const known: Parser<Reference> = either<Reference>(
  map(thisObject, () => ({ kind: 'this', said: 'name' })),
  map(hostObject, () => ({ kind: 'host', said: 'name' })),
  rule(['it'], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' })),
  rule(['that', noun], ({ number, base }, scan, at) =>
    number === 'one' && base !== 'card' ? scan.hole({ is: 'said', at, by: 'name' }) : undefined,
  ),
);
const is = (of: Reference): Filter => ({ kind: 'is', of });

type Shared = Extract<Filter, { kind: 'shares' }>['what'];
const shared: Parser<Shared> = either<Shared>(
  map(words('a color'), () => 'colour'),
  map(words('a creature type'), () => 'creature-type'),
  map(words('a card type'), () => 'type'),
);
const shares: Parser<Filter> = rule(['shares|share', shared, 'with', known], (what, other) => ({
  kind: 'shares',
  what,
  with: other,
}));
const after = (parser: Parser<Filter>): Parser<{ readonly filter: Filter }> =>
  map(parser, (filter) => ({ filter }));
const DEALT = { kind: 'combat', relation: 'dealt-damage-to' } as const;
const dealtThisTurn: Parser<Filter> = rule(['dealt damage to', anyone, 'this turn'], (players) => ({
  ...DEALT,
  players,
}));
const acted: Parser<Filter> = either<Filter>(
  map(words('attacked this turn'), () => ({ kind: 'status', is: 'attacked-this-turn' })),
  map(words('blocked this turn'), () => ({ kind: 'status', is: 'blocked-this-turn' })),
  map(words('entered this turn'), () => ({ kind: 'status', is: 'entered-this-turn' })),
  map(words('was dealt damage this turn'), () => ({ kind: 'status', is: 'damaged-this-turn' })),
  dealtThisTurn,
);

/** Clauses about spells and abilities on the stack. */
const onStackClause: Parser<Filter> = either<Filter>(
  rule(['you control'], () => ({ kind: 'controller', is: { kind: 'you' } })),
  rule(["you don't control"], () => ({ kind: 'not', of: { kind: 'controller', is: { kind: 'you' } } })),
  rule(['with a single target'], () => ({ kind: 'targets', only: 'single' })),
);
/** A spell or a permanent. */
const spellOrPermanent: Noun['filter'] = { kind: 'any', of: [{ kind: 'spell' }, { kind: 'permanent' }] };
const onStack = (...of: readonly Filter[]): Noun => ({
  filter: of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'any', of },
  number: 'one',
  base: 'ability',
});
const SPELL: Filter = { kind: 'spell' };
const ACTIVATED: Filter = { kind: 'ability', of: 'activated' };
const TRIGGERED: Filter = { kind: 'ability', of: 'triggered' };

export const relationsProductions: Productions = [
  production(
    clauseAfter,
    after(rule(['attached to', known], (of) => ({ kind: 'attached-to', filter: is(of) }))),
    after(rule(['blocking', known], (of) => ({ kind: 'combat', relation: 'blocking', filter: is(of) }))),
    after(rule(['blocked by', known], (of) => ({ kind: 'combat', relation: 'blocked-by', filter: is(of) }))),
    after(
      rule(['blocking or blocked by', known], (of) => ({
        kind: 'any',
        of: [
          { kind: 'combat', relation: 'blocking', filter: is(of) },
          { kind: 'combat', relation: 'blocked-by', filter: is(of) },
        ],
      })),
    ),
    after(rule(['that', shares], (filter) => filter)),
    after(rule(["that isn't", aThing], (filter) => negated(filter))),
    after(
      rule(['that dealt damage to', anyone, 'this turn'], (players) => ({
        kind: 'combat',
        relation: 'dealt-damage-to',
        players,
      })),
    ),
    after(
      rule(['attacking you'], () => ({ kind: 'combat', relation: 'attacking', players: { kind: 'you' } })),
    ),
  ),
  production(
    condition,
    rule([objects, acted], (what, filter) => ({ kind: 'matches', what, filter })),
    rule([objects, "didn't attack this turn"], (what) => ({
      kind: 'not',
      of: { kind: 'matches', what, filter: { kind: 'status', is: 'attacked-this-turn' } },
    })),
  ),
  production(
    condition,
    rule([objects, shares], (what, filter) => ({ kind: 'matches', what, filter })),
  ),
  production(
    noun,
    map(words('spell , activated ability , or triggered ability'), () =>
      onStack(SPELL, ACTIVATED, TRIGGERED),
    ),
    map(words('activated ability or triggered ability'), () => onStack(ACTIVATED, TRIGGERED)),
    map(words('activated ability'), () => onStack(ACTIVATED)),
    map(words('triggered ability'), () => onStack(TRIGGERED)),
    map(words('spell or ability'), () => onStack(SPELL, { kind: 'ability' })),
    rule(['activated ability', onStackClause], (filter) => onStack({ kind: 'all', of: [ACTIVATED, filter] })),
    rule(['triggered ability', onStackClause], (filter) => onStack({ kind: 'all', of: [TRIGGERED, filter] })),
    rule(['spell or ability', onStackClause], (filter) =>
      onStack({ kind: 'all', of: [{ kind: 'any', of: [SPELL, { kind: 'ability' }] }, filter] }),
    ),
    map(words('spell or permanent'), () => ({
      filter: spellOrPermanent,
      number: 'one' as const,
      base: 'permanent' as const,
    })),
  ),
];
