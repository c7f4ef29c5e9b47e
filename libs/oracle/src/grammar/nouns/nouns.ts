// Nouns as filters: 'another untapped Goblin creature card'.
import type { Filter } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, given, listed, map, once, rule, spread, token, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { clauseAfter, noun, type Base, type Noun } from '../words/nonterminals.js';
import { isSubtype, subtypeWord, type KindWord } from '../words/subtypes.js';
import { CARD_TYPE_WORDS, COLOUR_WORDS, STATUS_WORDS, SUPERTYPE_WORDS } from '../words/vocabulary.js';

export const anyOf = (filters: readonly Filter[]): Filter =>
  filters.length === 1 && filters[0] !== undefined ? filters[0] : { kind: 'any', of: filters };
export const allOf = (filters: readonly Filter[]): Filter =>
  filters.length === 1 && filters[0] !== undefined
    ? filters[0]
    : filters.length === 0
      ? { kind: 'anything' }
      : { kind: 'all', of: filters };
export const negated = (of: Filter): Filter => ({ kind: 'not', of });

const colour: Parser<Filter> = map(from(COLOUR_WORDS), (is) => ({ kind: 'colour', is }));
const status: Parser<Filter> = map(from(STATUS_WORDS), (is) => ({ kind: 'status', is }));
const supertype: Parser<Filter> = map(from(SUPERTYPE_WORDS), (is) => ({ kind: 'supertype', is }));
const colours: Parser<Filter> = from<Filter>({
  colorless: { kind: 'colours', how: 'colourless' },
  colored: { kind: 'not', of: { kind: 'colours', how: 'colourless' } },
  multicolored: { kind: 'colours', how: 'multicoloured' },
  monocolored: { kind: 'colours', how: 'monocoloured' },
});
/** 'nonblack', 'nontoken', 'non-Human'. */
const denied: Parser<Filter> = token(({ text, word }) => {
  const rest = /^non-?(.*)$/.exec(word)?.[1];
  if (rest === undefined) return undefined;
  const is = COLOUR_WORDS[rest];
  if (is !== undefined) return negated({ kind: 'colour', is });
  const type = CARD_TYPE_WORDS[rest];
  if (type !== undefined) return negated({ kind: 'type', is: type.is });
  const over = SUPERTYPE_WORDS[rest];
  if (over !== undefined) return negated({ kind: 'supertype', is: over });
  if (rest === 'token') return negated({ kind: 'status', is: 'token' });
  const name = text.slice('non-'.length);
  return /^non-/i.test(text) && isSubtype(name) ? negated({ kind: 'subtype', is: name }) : undefined;
});
/** '1/1': an object of that power and toughness. */
const size: Parser<Filter> = token(({ text }) => {
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return power === undefined || toughness === undefined
    ? undefined
    : allOf([statIs('power', Number(power)), statIs('toughness', Number(toughness))]);
});
const statIs = (stat: 'power' | 'toughness', value: number): Filter => ({
  kind: 'stat',
  stat,
  compare: 'equal',
  value,
});
const adjective: Parser<Filter> = either(
  size,
  map(either(listed(colour, 'or'), listed(colour, 'and/or')), anyOf),
  map(listed(status, 'or'), anyOf),
  denied,
  colours,
  supertype,
);
/** 'untapped', 'white or blue', or nothing. */
export const adjectives: Parser<readonly Filter[]> = (scan, at) => [
  { value: [], end: at },
  ...adjective(scan, at).flatMap(({ value, end }) =>
    [...adjectives(scan, end), ...afterComma(scan, end)].map((more) => ({
      value: [value, ...more.value],
      end: more.end,
    })),
  ),
];
const afterComma: Parser<readonly Filter[]> = rule([',', adjectives], (rest) =>
  rest.length === 0 ? undefined : rest,
);

/** 'Goblin', 'artifact creature', 'instant or sorcery card'. */
interface Core extends Omit<KindWord, 'filter'> {
  readonly filters: readonly Filter[];
  readonly base?: Base;
  /** Adjectives inside the phrase; an adjective before it would apply to the first noun only. */
  readonly mixed?: 'mixed';
}
const typeWord: Parser<KindWord> = map(from(CARD_TYPE_WORDS), ({ is, number }) => ({
  filter: { kind: 'type', is },
  number,
}));
const kindWord = either(subtypeWord, typeWord);
/** Several words that all apply; the last one has the number. */
const kinds: Parser<Core> = (scan, at) =>
  kindWord(scan, at).flatMap(({ value: { filter, number }, end }) => [
    { value: { filters: [filter], number }, end },
    ...(number === 'many' ? [] : kinds(scan, end)).map((more) => ({
      value: { filters: [filter, ...more.value.filters], number: more.value.number },
      end: more.end,
    })),
  ]);
const oneOf = (said: 'or' | 'and' | 'and/or'): Parser<Core> =>
  map(listed(kinds, said), (cores) => {
    const last = cores[cores.length - 1];
    if (last === undefined || cores.length < 2) return undefined;
    const of = cores.map(({ filters }) => allOf(filters));
    const hint = said === 'or' ? {} : { said: said === 'and' ? ('and' as const) : ('and-or' as const) };
    return { filters: [{ kind: 'any', of, ...hint }], number: last.number };
  });
/** 'creatures and nonbasic lands', 'enchantment, tapped artifact, or tapped creature'. */
const mixedOf = (said: 'or' | 'and'): Parser<Core> =>
  map(
    listed(
      rule([adjectives, kinds], (before, core) => ({ before, ...core })),
      said,
    ),
    (cores) => {
      const [first, ...others] = cores;
      const last = others.at(-1);
      if (last === undefined || first?.before.length !== 0) return undefined;
      if (others.every(({ before }) => before.length === 0)) return undefined;
      const of = cores.map(({ before, filters }) => allOf([...before, ...filters]));
      return {
        filters: [{ kind: 'any', of, ...(said === 'or' ? {} : { said: 'and' as const }) }],
        number: last.number,
        mixed: 'mixed',
      };
    },
  );
const alternatives = either(oneOf('or'), oneOf('and'), oneOf('and/or'), mixedOf('or'), mixedOf('and'));
const kind: Parser<Core> = once(either(kinds, alternatives));
const base = from<{ readonly base: Base; readonly number: 'one' | 'many' }>({
  card: { base: 'card', number: 'one' },
  cards: { base: 'card', number: 'many' },
  spell: { base: 'spell', number: 'one' },
  spells: { base: 'spell', number: 'many' },
  permanent: { base: 'permanent', number: 'one' },
  permanents: { base: 'permanent', number: 'many' },
  token: { base: 'token', number: 'one' },
  tokens: { base: 'token', number: 'many' },
});
const BASIC: Readonly<Record<Base, readonly Filter[]>> = {
  card: [],
  ability: [],
  spell: [{ kind: 'spell' }],
  permanent: [{ kind: 'permanent' }],
  token: [{ kind: 'status', is: 'token' }],
};
const core: Parser<Core> = once(
  either<Core>(
    kind,
    rule([kind, base], ({ filters, number }, said) =>
      number === 'many' ? undefined : { filters: [...filters, ...BASIC[said.base]], ...said },
    ),
    map(base, (said) => ({ filters: BASIC[said.base], ...said })),
    rule([kind, 'permanent', base], ({ filters, number }, said) =>
      said.base === 'card' && number !== 'many'
        ? { filters: [...filters, ...BASIC.permanent], ...said }
        : undefined,
    ),
    rule(['permanent', base], (said) =>
      said.base === 'card' || said.base === 'spell'
        ? { filters: [...BASIC.permanent, ...BASIC[said.base]], ...said }
        : undefined,
    ),
  ),
);

const OTHER = negated({ kind: 'is', of: { kind: 'this' } });
const other: Parser<boolean> = either(
  map(words('other'), () => true),
  given(false),
);
const clauses: Parser<{ readonly filters: readonly Filter[]; readonly placed?: 'placed' }> = (scan, at) => [
  { value: { filters: [] }, end: at },
  ...clauseAfter(scan, at).flatMap(({ value: { filter, placed }, end }) =>
    clauses(scan, end).map((more) => ({
      value: {
        filters: [filter, ...more.value.filters],
        ...(placed === undefined && more.value.placed === undefined ? {} : { placed: 'placed' as const }),
      },
      end: more.end,
    })),
  ),
];

const isCreature = (filter: Filter): boolean => filter.kind === 'type' && filter.is === 'creature';
/**
 * A clause that only fits creatures applies to the last noun of the list alone: 'artifact or creature with flying'.
 */
const isOfCreatures = (filter: Filter): boolean =>
  filter.kind === 'not'
    ? isOfCreatures(filter.of)
    : filter.kind === 'has' || (filter.kind === 'stat' && filter.stat !== 'mana-value');
function clausesOn(filters: readonly Filter[], clauses: readonly Filter[]): readonly Filter[] {
  const [only, ...others] = filters;
  const last = only?.kind === 'any' ? only.of.at(-1) : undefined;
  if (only?.kind !== 'any' || others.length > 0 || last === undefined || !isCreature(last))
    return [...filters, ...clauses];
  const own = clauses.filter(isOfCreatures);
  if (own.length === 0) return [...filters, ...clauses];
  const of = [...only.of.slice(0, -1), allOf([last, ...own])];
  return [{ ...only, of }, ...clauses.filter((clause) => !own.includes(clause))];
}
/** A power and toughness before 'token' describes a token that is created. */
const isSize = (filter: Filter): boolean =>
  filter.kind === 'all' && filter.of.every((part) => part.kind === 'stat');
/** A noun without article or number. */
const plainNoun: Parser<Noun> = spread(
  rule(
    [other, adjectives, core, clauses],
    (isOther, before, { filters, number, base: at, mixed }, { filters: after, placed }) =>
      (at === 'token' && before.some(isSize)) || (mixed !== undefined && (isOther || before.length > 0))
        ? undefined
        : {
            filter: allOf([...(isOther ? [OTHER] : []), ...before, ...clausesOn(filters, after)]),
            number,
            ...(at === undefined ? {} : { base: at }),
            ...(placed === undefined ? {} : { placed }),
          },
  ),
  ({ number, ...rest }): readonly Noun[] =>
    number === 'any'
      ? [
          { ...rest, number: 'one' },
          { ...rest, number: 'many' },
        ]
      : [{ ...rest, number }],
);

/** An object on the battlefield or the stack, or in a zone the text names (cr 109.2). */
const isThing = ({ base: at, placed }: Noun): boolean => at !== 'card' || placed !== undefined;
const numbered = (number: 'one' | 'many', fits: (found: Noun) => boolean) =>
  map(noun, (found) => (found.number === number && fits(found) ? found.filter : undefined));
/** `thing`, `things`: one object, several objects. `card`, `cards`: in any zone. */
export const thing = numbered('one', isThing);
export const things = numbered('many', isThing);
export const card = numbered('one', ({ base: at }) => at === 'card');
export const cards = numbered('many', ({ base: at }) => at === 'card');
/** Both filters apply. */
export const both = (filter: Filter, other: Filter): Filter =>
  filter.kind === 'anything'
    ? other
    : { kind: 'all', of: [...(filter.kind === 'all' ? filter.of : [filter]), other] };
export const another = (filter: Filter): Filter =>
  filter.kind === 'all' ? { kind: 'all', of: [OTHER, ...filter.of] } : { kind: 'all', of: [OTHER, filter] };

/** 'a creature', 'another creature'. */
export const aThing: Parser<Filter> = either(
  rule(['a|an', thing], (filter) => filter),
  rule(['another', thing], another),
);
export const aCard: Parser<Filter> = rule(['a|an', card], (filter) => filter);

export const nounsProductions: Productions = [production(noun, plainNoun)];
