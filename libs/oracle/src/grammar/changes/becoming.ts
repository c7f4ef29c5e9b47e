// What objects become and are: 'becomes a 3/3 red Elemental creature', 'is a Goblin in addition to its types'.
// Example: Mutavault.
import {
  BASIC_LAND_TYPE_NAMES,
  type CardType,
  type Change,
  type Effect,
  type Supertype,
  type Value,
} from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, given, listed, map, maybe, rule, several, words } from '../../parsing/parser.js';
import type { Parser, Scan } from '../../parsing/scan.js';
import {
  copyException,
  change,
  clause,
  duration,
  copyExceptions,
  keyword,
  objects,
  predicate,
  sentence,
  value,
} from '../words/nonterminals.js';
import { subtypeNamed } from '../words/subtypes.js';
import { quoted } from '../nouns/quoted-ability.js';
import { powerAndToughness } from '../words/numbers.js';
import { CARD_TYPE_WORDS, COLOUR_WORDS, SUPERTYPE_WORDS } from '../words/vocabulary.js';

interface Described {
  readonly number: 'one' | 'many';
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** Colours, size and abilities, in this order. */
  readonly rest: readonly Change[];
}
const colours: Parser<readonly Change[]> = either<readonly Change[]>(
  map(listed(from(COLOUR_WORDS), 'and'), (all) => [{ kind: 'set-colours', colours: all }]),
  map(words('colorless'), () => [{ kind: 'set-colours', colours: [] }]),
  given([]),
);
const sized = (power: Value, toughness: Value): readonly Change[] => [
  { kind: 'set-stat', stat: 'power', value: power },
  { kind: 'set-stat', stat: 'toughness', value: toughness },
];
const had: Parser<Change> = map(either(keyword, quoted), (ability) => ({ kind: 'gain-ability', ability }));
const having: Parser<readonly Change[]> = listed(had, 'and');
const withs: Parser<readonly Change[]> = either<readonly Change[]>(
  given([]),
  rule(['with', having], (has) => has),
  rule(['with power and toughness each equal to', value], (size) => sized(size, size)),
);
const several1 = <T>(parser: Parser<T>) => several(parser, given(undefined));
const described: Parser<Described> = rule(
  [
    'a|an?',
    maybe(several1(from(SUPERTYPE_WORDS))),
    maybe(map(powerAndToughness, ([power, toughness]) => sized(power, toughness))),
    colours,
    maybe(several1(subtypeNamed)),
    maybe(several1(from(CARD_TYPE_WORDS))),
    withs,
  ],
  (supertypes = [], size = [], colour, subtypes = [], types = [], has) => {
    const nouns = [...subtypes, ...types];
    const last = nouns.at(-1);
    if (last === undefined || nouns.slice(0, -1).some(({ number }) => number === 'many')) return undefined;
    return {
      number: last.number === 'many' ? 'many' : 'one',
      supertypes,
      types: types.map(({ is }) => is),
      subtypes: subtypes.map(({ is }) => is),
      rest: [...colour, ...size, ...has],
    };
  },
);

type Types = Extract<Change, { kind: 'add-types' | 'set-types' }>;
const typesOf = ({ supertypes, types, subtypes }: Described) => ({
  ...(supertypes.length === 0 ? {} : { supertypes }),
  ...(types.length === 0 ? {} : { types }),
  ...(subtypes.length === 0 ? {} : { subtypes }),
});
/** cr 205.1b: an object that becomes an artifact creature keeps its types. */
const keepsTypes = ({ types }: Described): boolean =>
  types.includes('artifact') && types.includes('creature');
const become = (is: Described, said?: Types['said']): readonly Change[] | undefined => {
  const isWhole = is.rest.length > 0;
  if (said === undefined && is.supertypes.length > 0) return undefined;
  const hint = said ?? (isWhole || keepsTypes(is) ? 'with-what-follows' : undefined);
  return [
    said !== undefined || keepsTypes(is)
      ? { kind: 'add-types', ...typesOf(is), ...(hint === undefined ? {} : { said: hint }) }
      : { kind: 'set-types', ...typesOf(is), ...(isWhole ? { said: 'with-what-follows' } : {}) },
    ...is.rest,
  ];
};
/** 'a black Zombie in addition to its other colors and types' */
function coloursToo(is: Described): readonly Change[] | undefined {
  const [only, ...others] = is.rest;
  if (only?.kind !== 'set-colours' || only.colours.length === 0 || others.length > 0) return undefined;
  return [
    { kind: 'add-types', ...typesOf(is), said: 'colours-too' },
    { kind: 'add-colours', colours: only.colours },
  ];
}
/** 'with base power and toughness 4/4, flying, and first strike' */
const based: Parser<readonly Change[]> = either<readonly Change[]>(
  rule(['with base power and toughness', powerAndToughness], ([power, toughness]) => sized(power, toughness)),
  rule(['with base power and toughness', powerAndToughness, 'and', having], ([power, toughness], has) =>
    has.length > 1 ? undefined : [...sized(power, toughness), ...has],
  ),
  rule(
    ['with base power and toughness', powerAndToughness, ',', several(had, words(',')), ', and', had],
    ([power, toughness], has, last) => [...sized(power, toughness), ...has, last],
  ),
);
function becomeBased(is: Described, based: readonly Change[]): readonly Change[] | undefined {
  const [types, ...rest] = become({ ...is, rest: [...is.rest, ...based] }) ?? [];
  if (types?.kind !== 'add-types' && types?.kind !== 'set-types') return undefined;
  return is.rest.every(({ kind }) => kind === 'set-colours')
    ? [{ ...types, said: 'with-base' }, ...rest]
    : undefined;
}
const IS = 'becomes|become|is|are';

/** 'It's still a land.' ends the sentence about what the land becomes. */
const still = either(
  words(". it 's still a land"),
  words(". they 're still lands"),
  words(". they're still lands"),
);
/** The same after a quoted ability, which ends its own sentence. */
const stillQuoted = either(words("it 's still a land"), words("it's still a land"));
const isQuote = (scan: Scan, at: number): boolean => scan.tokens[at - 1]?.text === '"';
const afterQuote: Parser<undefined> = (scan, at) =>
  isQuote(scan, at) ? stillQuoted(scan, at).map(({ end }) => ({ value: undefined, end })) : [];
const stillLand = (changes: readonly Change[]): readonly Change[] | undefined => {
  const [types, ...rest] = changes;
  if (types?.kind !== 'add-types' && types?.kind !== 'set-types') return undefined;
  const still: Change = { ...types, kind: 'add-types', said: 'still-a-land' };
  return [still, ...rest];
};
/** cr 611.2e: a change of an object that the same effect puts onto the battlefield applies as it enters. */
const isAsItComes = ({ kind }: Change): boolean =>
  ['add-types', 'add-colours', 'set-types', 'set-colours'].includes(kind);
type Continuous = Extract<Effect, { kind: 'continuous' }>;
const becoming = (
  rest: Omit<Continuous, 'kind' | 'changes'>,
  changes: readonly Change[],
): Effect | undefined => {
  const known = stillLand(changes);
  return known === undefined ? undefined : { kind: 'continuous', ...rest, changes: known };
};

export const becomingProductions: Productions = [
  production(
    copyExceptions,
    map(copyException, (one) => [one]),
    rule([copyException, 'and has', having], (one, has) => [one, ...has]),
    rule(['it has', having], (has) => has),
  ),
  production(
    copyException,
    rule(["it's", described, 'in addition to its other types'], (is) =>
      is.rest.length > 0 ? undefined : { kind: 'add-types', ...typesOf(is) },
    ),
  ),
  production(
    predicate,
    rule(['has|have all activated abilities of', objects], (of) => [
      { kind: 'gain-abilities-of', of, filter: 'activated' },
    ]),
    rule(['has|have all names of nonlegendary creature cards in addition to its name'], () => [
      { kind: 'every-creature-name' },
    ]),
    rule([IS, 'every creature type'], () => [{ kind: 'every-creature-type' }]),
    rule([IS, 'every basic land type in addition to its|their other types'], () => [
      { kind: 'add-types', subtypes: BASIC_LAND_TYPE_NAMES },
    ]),
    rule([IS, from(SUPERTYPE_WORDS)], (is) => [{ kind: 'add-types', supertypes: [is] }]),
    rule([IS, 'the chosen type'], () => [
      { kind: 'set-types', subtypes: [{ kind: 'linked', name: 'chosen type' }] },
    ]),
    rule([IS, 'the chosen color in addition to its|their other colors'], () => [
      { kind: 'add-colours', colours: [{ kind: 'linked', name: 'chosen color' }] },
    ]),
    rule([IS, 'the chosen type in addition to its|their other types'], () => [
      { kind: 'add-types', subtypes: [{ kind: 'linked', name: 'chosen type' }] },
    ]),
    rule([IS, described], (is) => become(is)),
    rule([IS, described, 'in addition to its|their other types'], (is) =>
      is.rest.length > 0 ? undefined : [{ kind: 'add-types', ...typesOf(is) }],
    ),
    rule([IS, described, 'in addition to its|their other colors and types'], (is) => coloursToo(is)),
    rule([IS, described, based], becomeBased),
    rule([IS, described, "that's still a land"], (is) => become(is, 'thats-still-a-land')),
    rule([IS, described, 'that are still lands'], (is) => become(is, 'thats-still-a-land')),
    rule([IS, described, "that's still a planeswalker"], (is) => become(is, 'thats-still-a-planeswalker')),
    rule(["isn't|aren't a|an?", from(CARD_TYPE_WORDS)], ({ is }) => [{ kind: 'remove-types', types: [is] }]),
    rule(['is|are', listed(from(COLOUR_WORDS), 'and')], (all) => [{ kind: 'set-colours', colours: all }]),
    rule(['is|are colorless'], () => [{ kind: 'set-colours', colours: [] }]),
    rule(['has|have base power and base toughness each equal to', value], (size) => sized(size, size)),
    rule(['has|have base power and toughness', powerAndToughness], ([power, toughness]) =>
      sized(power, toughness),
    ),
  ),
  production(
    sentence,
    rule(
      [clause, '. that creature|land|artifact|permanent', listed(predicate, 'and')],
      (does, said): Effect | undefined =>
        does.kind === 'move' && does.to === 'battlefield' && said.flat().every(isAsItComes)
          ? { ...does, enters: [...(does.enters ?? []), { kind: 'changed', changes: said.flat() }] }
          : undefined,
    ),
  ),
  production(
    clause,
    rule([objects, change, duration, still], (what, changes, until) => becoming({ what, until }, changes)),
    rule([objects, change, still], (what, changes) =>
      becoming({ what, until: { kind: 'forever' } }, changes),
    ),
    rule([duration, ',', objects, change, still], (until, what, changes) =>
      becoming({ what, until, said: 'duration-first' }, changes),
    ),
    rule([duration, ',', objects, change, afterQuote], (until, what, changes) =>
      becoming({ what, until, said: 'duration-first' }, changes),
    ),
  ),
];
