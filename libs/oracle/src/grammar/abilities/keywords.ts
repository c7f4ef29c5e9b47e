// Keyword abilities, grouped by what follows the keyword: nothing, a cost, a number, a noun. Example: Vampire
// Nighthawk.
import { COLOURS, KEYWORDS, type Ability, type Cost, type Filter } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, listed, map, rule, token } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { costLine } from '../costs/costs.js';
import { manaCost } from '../words/mana-symbols.js';
import { aThing, thing, things } from '../nouns/nouns.js';
import { keywordName } from '../nouns/noun-clauses.js';
import { keyword } from '../words/nonterminals.js';
import { isSubtype, subtype } from '../words/subtypes.js';
import { numeral, x } from '../words/numbers.js';
import { COLOUR_WORDS } from '../words/vocabulary.js';

type Keyword = Omit<Extract<Ability, { kind: 'keyword' }>, 'kind' | 'name'>;
const called = (name: string, taken: Keyword = {}): Ability => ({ kind: 'keyword', name, ...taken });

/** A keyword that takes exactly these parameters. */
const taking =
  (...takes: readonly string[]): Parser<string> =>
  (scan, at) =>
    keywordName(scan, at).filter(({ value }) => {
      const macro = KEYWORDS.get(value);
      const needs = macro?.takes ?? [];
      const all = [...needs, ...(macro?.optional ?? [])];
      return (
        needs.every((each) => takes.includes(each)) && takes.every((each) => all.some((one) => one === each))
      );
    });
const price: Parser<readonly Cost[]> = either<readonly Cost[]>(
  map(manaCost, (cost) => [{ kind: 'mana', cost }]),
  rule(['—', costLine, '.'], (costs) => costs),
);
const size = either(numeral, x);

/** 'red', 'artifacts', 'Goblins'. */
const quality: Parser<Filter> = either<Filter>(
  map(from(COLOUR_WORDS), (is) => ({ kind: 'colour', is })),
  things,
  rule(['everything'], () => ({ kind: 'anything' })),
  from<Filter>({
    multicolored: { kind: 'colours', how: 'multicoloured' },
    monocolored: { kind: 'colours', how: 'monocoloured' },
    colorless: { kind: 'colours', how: 'colourless' },
  }),
);
const LAND: Filter = { kind: 'type', is: 'land' };
const BASIC: Filter = { kind: 'supertype', is: 'basic' };
const LANDS: Readonly<Record<string, Filter>> = {
  legendary: { kind: 'supertype', is: 'legendary' },
  snow: { kind: 'supertype', is: 'snow' },
  nonbasic: { kind: 'not', of: BASIC },
  artifact: { kind: 'type', is: 'artifact' },
};
/** A subtype and a keyword in one word: 'Islandwalk', 'Plainscycling'. */
const compound = (ending: string): Parser<string> =>
  token(({ text }) => {
    if (!text.endsWith(ending)) return undefined;
    const word = text.slice(0, -ending.length);
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    return isSubtype(name) ? name : undefined;
  });

export const keywordsProductions: Productions = [
  production(
    keyword,
    map(taking(), (name) => (KEYWORDS.get(name)?.takes === undefined ? called(name) : undefined)),
    rule([taking('costs'), price], (name, costs) => called(name, { costs })),
    rule([taking('value'), size], (name, value) => called(name, { value })),
    rule([taking('value', 'costs'), size, '—', manaCost], (name, value, cost) =>
      called(name, { value, costs: [{ kind: 'mana', cost }] }),
    ),
    rule(['enchant', thing], (filter) => called('enchant', { filter })),
    rule(['enchant player'], () => called('enchant', { players: { kind: 'all' } })),
    rule(['enchant opponent'], () => called('enchant', { players: { kind: 'opponents' } })),
    rule(['protection from', quality], (filter) => called('protection', { filter })),
    rule(['protection', listed(rule(['from', quality], (one) => one))], (of) =>
      of.length < 2 ? undefined : called('protection', { filter: { kind: 'any', of } }),
    ),
    rule(['protection from all colors'], () =>
      called('protection', { filter: { kind: 'any', of: COLOURS.map((is) => ({ kind: 'colour', is })) } }),
    ),
    rule(['basic landcycling', price], (costs) =>
      called('typecycling', { filter: { kind: 'all', of: [BASIC, LAND] }, costs }),
    ),
    rule(['bands with other', things], (filter) => called('bands with other', { filter })),
    rule(['champion', aThing], (filter) => called('champion', { filter })),
    rule(['snow', compound('walk')], (is) =>
      called('landwalk', {
        filter: {
          kind: 'all',
          of: [
            { kind: 'supertype', is: 'snow' },
            { kind: 'subtype', is },
          ],
        },
      }),
    ),
    rule([from(LANDS), 'landwalk'], (which) =>
      called('landwalk', { filter: { kind: 'all', of: [which, LAND] } }),
    ),
    rule(['hexproof from', quality], (filter) => called('hexproof from', { filter })),
    map(compound('walk'), (is) => called('landwalk', { filter: { kind: 'subtype', is } })),
    rule([compound('cycling'), price], (is, costs) =>
      called('typecycling', { filter: { kind: 'subtype', is }, costs }),
    ),
    rule(['affinity for', things], (filter) => called('affinity', { filter })),
    rule(['replicate . the replicate cost is equal to its mana cost'], () =>
      called('replicate', { costs: [{ kind: 'mana-of', what: { kind: 'this', said: 'it' } }] }),
    ),
    // cr 702.44c
    rule(['modular — sunburst'], () => called('modular', { value: { kind: 'paid', what: 'colours' } })),
    rule(['devour x , where x is the number of creatures devoured this way'], () =>
      called('devour', { value: { kind: 'x' } }),
    ),
    rule([subtype, 'offering'], (is) => called('offering', { filter: { kind: 'subtype', is } })),
    rule(['kicker', manaCost, 'and/or', manaCost], (one, other) =>
      called('kickers', {
        costs: [
          { kind: 'mana', cost: one },
          { kind: 'mana', cost: other },
        ],
      }),
    ),
    rule(['splice onto', subtype, price], (is, costs) =>
      called('splice', { filter: { kind: 'subtype', is }, costs }),
    ),
  ),
];
