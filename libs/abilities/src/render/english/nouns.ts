// A filter as a noun with words before and after it: 'another untapped Goblin creature you control'.
import { article, list, numberWord, plural, spaced, type Phrase } from './grammar.js';

export interface Noun {
  readonly other?: boolean;
  readonly adjectives?: readonly string[];
  /** Subtypes, then card types: 'Goblin artifact creature'. */
  readonly subtypes?: readonly string[];
  readonly types?: readonly string[];
  /** The noun if no type is given: card, spell, token. */
  readonly base?: string;
  readonly after?: readonly string[];
  /** A noun with a name of its own: 'this creature', 'enchanted creature', 'those creatures'. */
  readonly known?: string;
  readonly several?: 'several';
  /** What one of them is called afterwards, if that is different. */
  readonly called?: string;
}

export const nothingSaid: Noun = {};

const joined = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] => [...(one ?? []), ...(other ?? [])];

const agreeing = (text: string): string =>
  text
    .replace(/^that's /, 'that are ')
    .replace(/^that isn't an? (.*)$/, "that aren't $1")
    .replace(/^that isn't /, "that aren't ")
    .replace(/^that shares /, 'that share ')
    .replace(/^that targets /, 'that target ')
    .replace(/^that was /, 'that were ')
    .replace(/^an opponent (control|own)s$/, 'your opponents $1')
    .replace(/^a player (control|own)s$/, 'players $1')
    .replace(/ (on|attached to) it$/, ' $1 them')
    .replace(/^in a (graveyard|hand)$/, 'in all $1s')
    .replace(/^in a library$/, 'in all libraries');

/** Both apply. */
export function both(one: Noun, other: Noun): Noun {
  const base = strongest(one.base, other.base);
  const known = one.known ?? other.known;
  const second =
    one.known !== undefined && other.known !== undefined && one.known !== other.known
      ? [`that is ${other.known}`]
      : [];
  return {
    ...(one.other === true || other.other === true ? { other: true } : {}),
    adjectives: joined(one.adjectives, other.adjectives),
    subtypes: joined(one.subtypes, other.subtypes),
    types: joined(one.types, other.types),
    ...(base === undefined ? {} : { base }),
    after: [...joined(one.after, other.after), ...second],
    ...(known === undefined ? {} : { known }),
    ...((one.called ?? other.called) === undefined ? {} : { called: one.called ?? other.called ?? '' }),
    ...(known !== undefined && (one.several ?? other.several) !== undefined
      ? { several: 'several' as const }
      : {}),
  };
}

const STRENGTH = ['permanent', 'card', 'token', 'spell'];
/** 'permanent card' and 'permanent spell': the less specific word comes first. */
function strongest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.split(' ').includes(other)) return one;
  if (other.split(' ').includes(one)) return other;
  const [less, more] = STRENGTH.indexOf(one) > STRENGTH.indexOf(other) ? [other, one] : [one, other];
  return `${less} ${more}`;
}
/** As a card of that kind. */
export const asCard = (noun: Noun): Noun => {
  const base = strongest(noun.base, 'card');
  return base === undefined ? noun : { ...noun, base };
};

/** 'A creature card' for a card in a library; without a type, an adjective: 'snow'. */
export const cardOf = (it: Phrase, noun: Noun): Noun =>
  (it.mine === undefined && it.card === undefined) || noun.known !== undefined || saysNoKind(noun)
    ? noun
    : { ...noun, base: noun.base ?? 'card' };
/** True for 'snow', but not for 'nonland', which is about the type. */
const saysNoKind = ({ types = [], subtypes = [], adjectives = [] }: Noun): boolean =>
  types.length + subtypes.length === 0 && !adjectives.some((word) => word.startsWith('non'));
/** 'A white card' among them. */
export const cardAmong = (it: Phrase, noun: Noun): Noun =>
  it.mine === undefined || noun.known !== undefined ? noun : asCard(noun);

/** Without article or number. */
export function words(noun: Noun, number: 'one' | 'many', otherSaid: 'other' | '' = 'other'): string {
  const { adjectives = [], subtypes = [], types = [], base, after = [], known } = noun;
  if (known !== undefined) {
    const said = [...adjectives, ...subtypes, ...types, ...(base === undefined ? [] : [base])];
    const they = noun.several === undefined ? "it's" : "they're";
    const what = noun.several === undefined ? article(said.join(' ')) : plural(said.join(' '));
    return spaced(known, said.length === 0 ? '' : `if ${they} ${what}`, ...after);
  }
  const trailing = number === 'one' ? after : after.map(agreeing);
  const nouns = [
    ...subtypes,
    ...types,
    ...(base === undefined || (base === 'permanent' && types.length + subtypes.length > 0) ? [] : [base]),
  ];
  if (nouns.length === 0) nouns.push('permanent');
  const last = nouns.pop() ?? '';
  return spaced(
    noun.other === true ? otherSaid : '',
    ...listedDenials(adjectives),
    ...nouns,
    number === 'one' ? last : plurals(last),
    ...trailing,
  );
}

/** 'noncreature, nonland card' */
const listedDenials = (adjectives: readonly string[]): readonly string[] =>
  adjectives.map((word, index) =>
    word.startsWith('non') && adjectives[index + 1]?.startsWith('non') === true ? `${word},` : word,
  );

/** 'artifacts and creatures': each of them. */
const plurals = (nouns: string): string =>
  nouns.replace(/[^,\s]+(?=,| (?:or|and|and\/or) |$)/g, (word) => (SMALL.has(word) ? word : plural(word)));
const SMALL: ReadonlySet<string> = new Set(['or', 'and', 'and/or']);

/** 'a creature', 'another creature', 'this creature'. */
export function any(noun: Noun): string {
  if (noun.known !== undefined) return words(noun, 'one');
  if (noun.other === true) return `another ${words(noun, 'one', '')}`;
  return article(words(noun, 'one'));
}

/** A number of them, or a word such as X. */
export const several = (noun: Noun, count: number | string): string =>
  count === 1
    ? any(noun)
    : typeof count === 'number'
      ? `${numberWord(count)} ${words(noun, 'many')}`
      : `${count} ${words(noun, 'many')}`;

/** 'this creature', without anything else. */
const isBare = ({
  adjectives = [],
  subtypes = [],
  types = [],
  base,
  after = [],
  several: many,
}: Noun): boolean =>
  adjectives.length + subtypes.length + types.length + after.length === 0 &&
  base === undefined &&
  many === undefined;
/** A noun with its article, complete by itself. */
const isWhole = (noun: Noun): boolean =>
  noun.known === undefined
    ? (noun.subtypes ?? []).length + (noun.types ?? []).length > 0 || noun.base !== undefined
    : isBare(noun);

/** Simple enough for 'artifact or creature'. */
export const isSimple = ({
  other,
  adjectives = [],
  subtypes = [],
  types = [],
  base,
  after = [],
  known,
}: Noun) =>
  other !== true &&
  adjectives.length === 0 &&
  after.length === 0 &&
  known === undefined &&
  subtypes.length + types.length + (base === undefined ? 0 : 1) === 1;

/** The same with adjectives, after another such noun: 'enchantment, tapped artifact, or tapped creature'. */
const isSimplyDescribed = (noun: Noun): boolean => isSimple({ ...noun, adjectives: [] });

/** One or another applies. */
export function either(nouns: readonly Noun[], word: 'or' | 'and' | 'and/or' = 'or'): Noun {
  if (nouns.length === 1) return nouns[0] ?? nothingSaid;
  const [first, ...others] = nouns;
  const last = others[others.length - 1];
  // 'This creature or another Elf': each of them is 'that Elf' afterwards, if it has such a name.
  if (first?.known !== undefined && isBare(first) && last !== undefined && others.every(isWhole))
    return { known: list(nouns.map(any), 'or'), called: last.called ?? head(last) };
  if (nouns.every(isSimple)) {
    const said = list(
      nouns.map((noun) => words(noun, 'one')),
      word,
    );
    const isSubtype = nouns.every(({ subtypes = [] }) => subtypes.length > 0);
    return isSubtype ? { subtypes: [said] } : { types: [said] };
  }
  if (word !== 'and/or' && first !== undefined && isSimple(first) && nouns.every(isSimplyDescribed))
    return {
      types: [
        list(
          nouns.map((noun) => words(noun, 'one')),
          word,
        ),
      ],
    };
  return { after: [`that's either ${list(nouns.map(any), word)}`] };
}

/** The last word or two of a noun, which 'that …' repeats. */
export function head(noun: Noun): string {
  if (noun.called !== undefined) return noun.called;
  if (noun.known !== undefined) return noun.known.replace(/^(?:this|that|enchanted|equipped|the) /, '');
  const { subtypes = [], types = [], base } = noun;
  if (types.at(-1) === 'spell or ability') return 'spell or ability';
  return base !== undefined && base !== 'permanent'
    ? base
    : (types[types.length - 1] ?? subtypes[subtypes.length - 1] ?? 'permanent').replace(
        /.* or .*/,
        'permanent',
      );
}
