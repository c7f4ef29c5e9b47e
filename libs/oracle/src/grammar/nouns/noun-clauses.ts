// Clauses after a noun: who controls it, where it is, what it has: 'you control', 'in your graveyard', 'with flying'.
import { EXPANSIONS, KEYWORDS, type Comparison, type Filter, type Value, type ZoneName } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, map, maybe, rule, words } from '../../parsing/parser.js';
import type { Found, Parser, Scan } from '../../parsing/scan.js';
import { BROUGHT, EXILED } from '../../text/linked.js';
import { counterKind } from '../words/counters.js';
import { aThing, negated } from './nouns.js';
import { anyone, clauseAfter, objects, players, value, whose } from '../words/nonterminals.js';
import { hostObject, thisObject } from './objects.js';
import { numeral } from '../words/numbers.js';
import { NUMBER_WORDS, STAT_WORDS } from '../words/vocabulary.js';

type Clause = { readonly filter: Filter; readonly placed?: 'placed' };
const plain = (parser: Parser<Filter>): Parser<Clause> => map(parser, (filter) => ({ filter }));

/** A keyword by its name: 'flying', 'first strike'. */
export const keywordName: Parser<string> = (scan, at) =>
  [1, 2, 3].flatMap((length) => {
    const name = scan.tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ');
    return KEYWORDS.has(name) && scan.tokens.length >= at + length ? [{ value: name, end: at + length }] : [];
  });

const belonging = either<Filter>(
  rule(['you control'], () => ({ kind: 'controller', is: { kind: 'you' } })),
  rule([anyone, 'controls|control'], (is) => ({ kind: 'controller', is })),
  rule([players, 'controls|control'], (is) => ({ kind: 'controller', is })),
  rule(['you own'], () => ({ kind: 'owner', is: { kind: 'you' } })),
  rule([anyone, 'owns|own'], (is) => ({ kind: 'owner', is })),
  rule(["you don't control"], () => negated({ kind: 'controller', is: { kind: 'you' } })),
  rule(["you don't own"], () => negated({ kind: 'owner', is: { kind: 'you' } })),
);

const numberWord = from(NUMBER_WORDS);
type Compared = readonly [Comparison, Value];
export const compared: Parser<Compared> = either<Compared>(
  rule([value, 'or less'], (than) => ['at-most', than]),
  rule([value, 'or greater'], (than) => ['at-least', than]),
  rule(['less than', value], (than) => ['less', than]),
  rule(['greater than', value], (than) => ['more', than]),
  rule(['less than or equal to', value], (than) => ['at-most', than]),
  rule(['greater than or equal to', value], (than) => ['at-least', than]),
  rule(['equal to', value], (than) => ['equal', than]),
  rule([value], (than) => ['equal', than]),
);
const stat = either(
  from(STAT_WORDS),
  map(words('mana value'), () => 'mana-value' as const),
);
const counted = (counter: string | undefined, compare: Comparison, count: Value): Filter => ({
  kind: 'counter',
  ...(counter === undefined ? {} : { counter }),
  compare,
  value: count,
});
/** 'a +1/+1 counter on it', 'no counters on them', 'three or more charge counters on it'. */
export const countersOn: Parser<Filter> = either<Filter>(
  rule(['a|an', counterKind, 'counter on it|them'], (counter) => counted(counter, 'at-least', 1)),
  rule(['a counter on it|them'], () => counted(undefined, 'at-least', 1)),
  rule(['no', maybe(counterKind), 'counters on it|them'], (counter) => counted(counter, 'equal', 0)),
  rule(
    [either(numberWord, numeral), 'or more', maybe(counterKind), 'counters on it|them'],
    (least, counter) => counted(counter, 'at-least', least),
  ),
);

/** 'this creature', 'enchanted creature', 'a Vampire' */
const doer: Parser<Filter> = (scan, at) =>
  either<Filter>(
    map(thisObject, () => ({ kind: 'is', of: { kind: 'this' } })),
    map(hostObject, () => ({ kind: 'is', of: { kind: 'host' } })),
    aThing,
  )(scan, at);
const expansion = either(...EXPANSIONS.map((is) => map(words(is.toLowerCase()), () => is)));
const having = either<Filter>(
  rule(['with', keywordName], (keyword) => ({ kind: 'has', keyword })),
  rule(['with', keywordName, 'or', keywordName], (one, other) => ({
    kind: 'any',
    of: [
      { kind: 'has', keyword: one },
      { kind: 'has', keyword: other },
    ],
  })),
  rule(['without', keywordName], (keyword) => negated({ kind: 'has', keyword })),
  rule(['with', stat, compared], (is, [compare, than]) => ({ kind: 'stat', stat: is, compare, value: than })),
  rule(['with', countersOn], (filter) => filter),
  rule(['dealt damage by', doer, 'this turn'], (filter) => ({
    kind: 'combat',
    relation: 'dealt-damage-by',
    filter,
  })),
  rule(['attached to', aThing], (filter) => ({ kind: 'attached-to', filter })),
  rule(["that isn't|aren't", from({ enchanted: 'enchanted', equipped: 'equipped' } as const)], (is) =>
    negated({ kind: 'status', is }),
  ),
  rule(['that entered this turn'], () => ({ kind: 'status', is: 'entered-this-turn' })),
  rule(['that attacked this turn'], () => ({ kind: 'status', is: 'attacked-this-turn' })),
  rule(['that blocked this turn'], () => ({ kind: 'status', is: 'blocked-this-turn' })),
  rule(["that|that's was|were dealt damage this turn"], () => ({ kind: 'status', is: 'damaged-this-turn' })),
  rule(['with a single target'], () => ({ kind: 'targets', only: 'single' })),
  rule(['that targets', aThing], (filter) => ({ kind: 'targets', filter })),
  rule(['dealt damage this way'], (scan, at) => ({
    kind: 'is',
    of: scan.hole({ is: 'damaged', at }),
    said: 'damaged',
  })),
  rule(['with the same name as', objects], (of) => ({ kind: 'name', is: { kind: 'name-of', of } })),
  rule(['with a name originally printed in the', expansion, 'expansion'], (is) => ({
    kind: 'originally-printed',
    in: is,
  })),
  rule(['named', cardName], (is) => ({ kind: 'name', is })),
);
/** A card name goes on while its words are capitalised or small words between capitalised ones. */
export function cardName(scan: Scan, at: number): readonly Found<string>[] {
  const found = [];
  for (let end = at; end < scan.tokens.length; end += 1) {
    const { text = '' } = scan.tokens[end] ?? {};
    const isCapital = /^\p{Lu}/u.test(text);
    if (end === at && !isCapital) break;
    if (!isCapital && !/^(?:of|the|to|and|in|for|a|from|with|'s|,|-)$/.test(text)) break;
    if (isCapital || text === "'s")
      found.push({ value: spelled(scan.tokens.slice(at, end + 1).map((each) => each.text)), end: end + 1 });
  }
  return found;
}
const spelled = (parts: readonly string[]): string => parts.join(' ').replace(/ ('s|,)/g, '$1');

const OWN_ZONE = { hand: 'hand', library: 'library', graveyard: 'graveyard' } as const;
const inZone = (zone: ZoneName): Filter => ({ kind: 'in', zone });
export const zoneClause = either<Filter>(
  rule(['in|from', whose, from(OWN_ZONE)], (of, zone) => ({ kind: 'in', zone, whose: of })),
  rule(['in|from a', from(OWN_ZONE)], (zone) => inZone(zone)),
  rule(['from graveyards'], () => inZone('graveyard')),
  rule(['in|from all graveyards'], () => inZone('graveyard')),
  rule(['in|from exile'], () => inZone('exile')),
  rule(['on the battlefield'], () => inZone('battlefield')),
);

/** cr 607.2a, 607.2c: what a linked ability exiled or put onto the battlefield. */
const kept = (scan: Scan, name: string, said?: 'with-it' | 'created'): Clause | undefined => {
  if (!scan.self.kept.includes(name)) return undefined;
  const is: Filter = { kind: 'is', of: { kind: 'linked', name, ...(said === undefined ? {} : { said }) } };
  return name === EXILED
    ? { filter: { kind: 'all', of: [inZone('exile'), is] }, placed: 'placed' }
    : { filter: is };
};

export const nounClausesProductions: Productions = [
  production(
    clauseAfter,
    rule(['exiled with', thisObject], (_, scan) => kept(scan, EXILED)),
    rule(['exiled with it'], (scan) => kept(scan, EXILED, 'with-it')),
    rule(['put onto the battlefield with', thisObject], (_, scan) => kept(scan, BROUGHT)),
    rule(['created with', thisObject], (_, scan) => kept(scan, BROUGHT, 'created')),
  ),
  production(
    clauseAfter,
    plain(belonging),
    plain(having),
    map(zoneClause, (filter) => ({ filter, placed: 'placed' as const })),
    map(words("that|that's isn't|aren't on the battlefield"), () => ({
      filter: negated(inZone('battlefield')),
      placed: 'placed' as const,
    })),
  ),
];
