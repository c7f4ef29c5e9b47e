// What a filter says, as a noun with what stands before and after it: 'another untapped Goblin creature you control'.
import { article, list, numberWord, plural, spaced } from './grammar.js';

export interface Noun {
  readonly other?: boolean;
  readonly adjectives?: readonly string[];
  /** Subtypes, then card types: 'Goblin artifact creature'. */
  readonly subtypes?: readonly string[];
  readonly types?: readonly string[];
  /** What it is at bottom when no type says it: card, spell, token. */
  readonly base?: string;
  readonly after?: readonly string[];
  /** It is one thing known by its name: 'this creature', 'enchanted creature'. */
  readonly known?: string;
}

export const nothingSaid: Noun = {};

const joined = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] => [...(one ?? []), ...(other ?? [])];

/** Whose it is stands next to the noun, what it has after that, clauses last. */
const rank = (text: string): number =>
  / (?:controls?|owns?)$|^you don't/.test(text) && !text.startsWith('that')
    ? 0
    : /^(?:in|on|from|of|named) /.test(text)
      ? 1
      : /^with/.test(text)
        ? 2
        : 3;
const agreeing = (text: string): string =>
  text
    .replace(/^that's /, 'that are ')
    .replace(/^that isn't an? (.*)$/, "that aren't $1")
    .replace(/^that isn't /, "that aren't ")
    .replace(/^that shares /, 'that share ')
    .replace(/^that targets /, 'that target ')
    .replace(/^that was /, 'that were ')
    .replace(/ on it$/, ' on them');

/** Both hold. */
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
    after: [...joined(one.after, other.after), ...second].sort((a, b) => rank(a) - rank(b)),
    ...(known === undefined ? {} : { known }),
  };
}

const STRENGTH = ['permanent', 'card', 'token', 'spell'];
/** 'permanent card' and 'token creature': the weaker of two becomes an adjective by itself elsewhere. */
function strongest(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return STRENGTH.indexOf(one) > STRENGTH.indexOf(other) ? one : other;
}

/** Without article or number. */
export function words(noun: Noun, number: 'one' | 'many', otherSaid: 'other' | '' = 'other'): string {
  const { adjectives = [], subtypes = [], types = [], base, after = [], known } = noun;
  if (known !== undefined) {
    const said = [...adjectives, ...subtypes, ...types, ...(base === undefined ? [] : [base])];
    return spaced(known, said.length === 0 ? '' : `if it's ${article(said.join(' '))}`, ...after);
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
    ...adjectives,
    ...nouns,
    number === 'one' ? last : plural(last),
    ...trailing,
  );
}

/** 'a creature', 'another creature', 'this creature'. */
export function any(noun: Noun): string {
  if (noun.known !== undefined) return words(noun, 'one');
  if (noun.other === true) return `another ${words(noun, 'one', '')}`;
  return article(words(noun, 'one'));
}

/** So many of them, by number or by a word such as X. */
export const several = (noun: Noun, count: number | string): string =>
  count === 1
    ? any(noun)
    : typeof count === 'number'
      ? `${numberWord(count)} ${words(noun, 'many')}`
      : `${count} ${words(noun, 'many')}`;

/** Simple enough to stand in 'artifact or creature'. */
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

/** One or another holds. */
export function either(nouns: readonly Noun[]): Noun {
  if (nouns.length === 1) return nouns[0] ?? nothingSaid;
  if (nouns.every(isSimple)) {
    const said = list(
      nouns.map((noun) => words(noun, 'one')),
      'or',
    );
    const isSubtype = nouns.every(({ subtypes = [] }) => subtypes.length > 0);
    return isSubtype ? { subtypes: [said] } : { types: [said] };
  }
  return { after: [`that's either ${list(nouns.map(any), 'or')}`] };
}
