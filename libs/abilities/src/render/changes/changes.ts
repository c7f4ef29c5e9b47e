// Writes changes of an object as a verb phrase: 'get +1/+1', 'have flying', 'are Goblins'.
import { BASIC_LAND_TYPE_NAMES } from '../../language/subtypes.js';
import type { Action, Change, Static, Word } from '../../nodes/sorts.js';
import { auxiliary } from '../restrictions/actions.js';
import { article, list, many, objectOf, plural, sentence, spaced, type Phrase } from '../english/grammar.js';
import { words } from '../english/nouns.js';
import { ableTo } from '../restrictions/permissions.js';
import { asOne, halfOf, isPlain, type WrittenChanges } from './becoming.js';
import { granted } from '../objects/granted.js';
import { statsOf } from './pumps.js';
import { exceptions } from '../replacements/replacements.js';
import { STAT } from '../english/vocabulary.js';
import { predicates, type Pen, type Predicate, type Table } from '../english/pen.js';

const is = (verb: string, rest: string): Predicate => ({ verb, rest });
/** Changes of something they have: 'has its power and toughness switched'. */
const ofIts = (verb: string, rest: string): Predicate => ({
  verb,
  rest: `its ${rest}`,
  many: `their ${rest}`,
});
const called = (name: Word, pen: Pen): string =>
  typeof name === 'string' ? `the name ${name}` : pen.word(name);
interface Types {
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly Word[];
}
/** 'a legendary Frog creature', and what is only known in the game: 'the chosen creature type'. */
const isEveryBasicLandType = ({ supertypes = [], types = [], subtypes = [] }: Types): boolean =>
  supertypes.length + types.length === 0 &&
  subtypes.length === BASIC_LAND_TYPE_NAMES.length &&
  BASIC_LAND_TYPE_NAMES.every((word, index) => subtypes[index] === word);

/** 'All nonland permanents are legendary.' */
const isSupertypes = ({ supertypes = [], types = [], subtypes = [] }: Types): boolean =>
  supertypes.length > 0 && types.length + subtypes.length === 0;
function typed(node: Types, pen: Pen): string {
  if (isEveryBasicLandType(node)) return 'every basic land type';
  const { supertypes = [], types = [], subtypes = [] } = node;
  const plain = [...supertypes, ...subtypes.filter((word) => typeof word === 'string'), ...types].join(' ');
  const words = subtypes.flatMap((word) => (typeof word === 'string' ? [] : [pen.word(word)]));
  return list([...(plain === '' ? [] : [article(plain)]), ...words]) || 'a permanent';
}

function typedMany(node: Types, pen: Pen): string {
  if (isEveryBasicLandType(node)) return 'every basic land type';
  const { supertypes = [], types = [], subtypes = [] } = node;
  const words = subtypes.flatMap((word) => (typeof word === 'string' ? [] : [pen.word(word)]));
  const plain = [...supertypes, ...subtypes.filter((word) => typeof word === 'string'), ...types];
  const last = plain.pop();
  return (
    list([...(last === undefined ? [] : [[...plain, plural(last)].join(' ')]), ...words]) || 'permanents'
  );
}

const named = (filter: Parameters<Pen['noun']>[0], pen: Pen): string => {
  const noun = pen.noun(filter);
  return words(noun, noun.known === undefined ? 'many' : 'one');
};

/**
 * Each change as a predicate of one subject. Base power and toughness are one predicate; the value of X comes last.
 */
export function changesIn(
  changes: readonly Change[],
  subject: Phrase,
  pen: Pen,
  lasting: 'has' | 'gains',
): readonly string[] {
  const said: Predicate[] = [];
  for (let index = 0; index < changes.length; index += 1) {
    const rest = changes.slice(index);
    const whole = asOne(rest, lasting, pen) ?? baseStats(rest, pen);
    const [change] = rest;
    if (whole !== undefined) {
      said.push(whole.predicate);
      index += whole.count - 1;
    } else if (change !== undefined) said.push(pen.change(change, lasting));
  }
  const parts = predicates(subject, said);
  const where = parts.flatMap((part) => /^gets? .*?(, where .*)$/.exec(part)?.[1] ?? []);
  return parts.map((part, index) =>
    [
      /^gets? /.test(part) ? part.replace(/, where .*$/, '') : part,
      ...(index === parts.length - 1 ? where : []),
    ].join(''),
  );
}
function baseStats([one, other]: readonly Change[], pen: Pen): WrittenChanges | undefined {
  if (one?.kind !== 'set-stat' || one.stat !== 'power') return undefined;
  if (other?.kind !== 'set-stat' || other.stat !== 'toughness') return undefined;
  const said = (sizes: string): WrittenChanges => ({ predicate: is('have', sizes), count: 2 });
  if (isPlain(one.value) && isPlain(other.value))
    return said(`base power and toughness ${halfOf(one.value)}/${halfOf(other.value)}`);
  return JSON.stringify(one.value) === JSON.stringify(other.value)
    ? said(`base power and base toughness each equal to ${pen.value(one.value)}`)
    : undefined;
}
export const changed = (...all: Parameters<typeof changesIn>): string => list(changesIn(...all));

/** True if the restriction is on the changed object itself, not on others. */
function isItself(action: Action): boolean {
  if ('players' in action && action.kind !== 'attack') return false;
  const of = 'who' in action ? action.who : 'what' in action ? action.what : undefined;
  return of === undefined ? OWN.has(action.kind) : of.kind === 'is';
}
const OWN: ReadonlySet<string> = new Set([
  'assign-damage',
  'attack',
  'block',
  'be-blocked',
  'be-targeted',
  'be-attached',
  'be-countered',
  'be-destroyed',
  'be-sacrificed',
  'regenerate',
  'have-counters',
  'transform',
]);
/** The restriction without its subject, which is written already: it introduces no target. */
const unsubjected = (action: Action): Action =>
  ({
    ...action,
    ...('who' in action && action.who.kind === 'is' ? { who: SAID } : {}),
    ...('what' in action && action.what.kind === 'is' ? { what: SAID } : {}),
  }) as Action;
const OF_ONE = /its controller's (untap step)/;
const SAID = { kind: 'is', of: { kind: 'granter' } } as const;
const quoted = (gain: string, node: Static, pen: Pen): Predicate =>
  is(gain, `"${sentence(pen.about('this permanent').static(node))}"`);

export const CHANGES = (lasting: 'has' | 'gains'): Table<'change', Predicate> => {
  const gain = lasting === 'has' ? 'have' : 'gain';
  const be = lasting === 'has' ? 'be' : 'become';
  return {
    copy: ({ of, except = [] }, pen) =>
      is(be, `a copy of ${objectOf(pen.object(of))}${exceptions(except, pen)}`),
    'face-down': ({ face }, pen) => is(be, `a face-down ${pen.face(face)}`),
    control: ({ to }, pen) => is('come', `under ${pen.players(to).possessive} control`),
    words: ({ of, from, to }, pen) => {
      const kind = { colour: 'color word', 'land-type': 'basic land type', 'creature-type': 'creature type' }[
        of
      ];
      const before = from === undefined ? `one ${kind}` : `the ${kind} ${pen.word(from)}`;
      const after = to === undefined ? 'another' : pen.word(to);
      return ofIts('have', `text changed by replacing all instances of ${before} with ${after}`);
    },
    'set-name': ({ name }, pen) => is(gain, called(name, pen)),
    'add-name': ({ name }, pen) => is(gain, `${called(name, pen)} in addition to its other names`),
    'every-creature-name': () => ({
      ...is(gain, 'all names of nonlegendary creature cards in addition to its name'),
      many: 'all names of nonlegendary creature cards in addition to their names',
    }),
    'full-text': ({ of, except = [] }, pen) =>
      is(gain, `the full text of ${objectOf(pen.object(of))}${exceptions(except, pen)}`),
    'add-types': (node, pen) =>
      isSupertypes(node)
        ? is(be, list(node.supertypes ?? []))
        : {
            ...is(be, `${typed(node, pen)} in addition to its other types`),
            many: `${typedMany(node, pen)} in addition to their other types`,
          },
    'remove-types': (node, pen) =>
      lasting === 'has' ? is("isn't", typed(node, pen)) : is('stop being', typed(node, pen)),
    'set-types': (node, pen) => ({ ...is(be, typed(node, pen)), many: typedMany(node, pen) }),
    'every-creature-type': () => is(be, 'every creature type'),
    'set-colours': ({ colours }, pen) =>
      is(be, colours.length === 0 ? 'colorless' : list(colours.map((colour) => pen.colour(colour)))),
    'add-colours': ({ colours }, pen) => {
      const all = list(colours.map((colour) => pen.colour(colour)));
      return {
        ...is(be, `${all} in addition to its other colors`),
        many: `${all} in addition to their other colors`,
      };
    },
    'gain-ability': ({ ability }, pen) => is(gain, granted(ability, pen)),
    'lose-ability': ({ keyword }) =>
      is('lose', keyword === 'bands with other' ? `all ${keyword} abilities` : keyword),
    'lose-all-abilities': () => is('lose', 'all abilities'),
    'lose-this-ability': () => is('lose', 'this ability'),
    'gain-abilities-of': ({ of, filter = 'all', keywords }, pen) => {
      const from = objectOf(pen.object(of));
      if (keywords !== undefined)
        return is(
          gain,
          `all ${list(keywords)} abilities of ${from}${filter === 'all' ? '' : ` (${filter})`}`,
        );
      const which = {
        activated: 'activated abilities',
        triggered: 'triggered abilities',
        static: 'static abilities',
        keywords: 'keyword abilities',
        all: 'abilities',
      }[filter];
      return is(gain, `all ${which} of ${from}`);
    },
    'cannot-have': ({ keyword }) => is("can't", `have or gain ${keyword}`),
    'set-stat': ({ stat, value }, pen) =>
      is(gain, `base ${STAT[stat]} ${typeof value === 'number' ? value : pen.value(value)}`),
    'modify-stats': (node, pen) => is('get', statsOf(node, pen)),
    'switch-stats': () => ofIts('have', 'power and toughness switched'),
    cannot: ({ action }, pen) => {
      if (!isItself(action)) return quoted(gain, { kind: 'cannot', action }, pen);
      if (action.kind === 'assign-damage') return is('assign', 'no combat damage');
      const { verb, rest } = pen.action(unsubjected(action));
      return {
        ...is(auxiliary(action, many('they')), spaced(verb, rest)),
        ...(action.kind === 'untap'
          ? { many: spaced(verb, rest.replace(OF_ONE, "their controllers' $1s")) }
          : {}),
      };
    },
    must: (node, pen) => {
      const { action } = node;
      if (!isItself(action)) return quoted(gain, node, pen);
      const { verb, rest } = pen.action(unsubjected(action));
      return action.kind === 'attack' || action.kind === 'block'
        ? is(verb, spaced(rest, 'each combat if able'))
        : is('must', spaced(verb, rest, 'if able'));
    },
    may: ({ permission }, pen) =>
      ableTo(permission, pen) ?? is(gain, `"${pen.about('this permanent').permission(permission)}"`),
    quality: ({ is: name, value, filter, players, costs = [], text }, pen) =>
      is(
        gain,
        [
          `the quality ${name}`,
          ...(value === undefined ? [] : [pen.value(value)]),
          ...(filter === undefined ? [] : [`for ${named(filter, pen)}`]),
          ...(players === undefined ? [] : [`for ${objectOf(pen.players(players))}`]),
          ...costs.map((cost) => pen.cost(cost)),
          ...(text === undefined ? [] : [`“${text}”`]),
        ].join(' '),
      ),
    goaded: ({ by }, pen) => is('be', `goaded by ${objectOf(pen.players(by))}`),
    parameter: ({ name }) => is(gain, `[${name}]`),
  };
};
