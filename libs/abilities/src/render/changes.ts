// What changes about an object, as a verb and what follows: 'get +1/+1', 'have flying', 'are Goblins'.
import type { Ability, Change, Value } from '../grammar/sorts.js';
import { article, list, objectOf, type Phrase } from './grammar.js';
import { words } from './nouns.js';
import { exceptions } from './replacements.js';
import { predicates, type Pen, type Predicate, type Table } from './pen.js';

const is = (verb: string, rest: string): Predicate => ({ verb, rest });
const STAT = {
  power: 'power',
  toughness: 'toughness',
  'mana-value': 'mana value',
  loyalty: 'loyalty',
  defense: 'defense',
} as const;
const signed = (value: Value, letter: string): string =>
  typeof value === 'number'
    ? value < 0 || Object.is(value, -0)
      ? `-${-value}`
      : `+${value}`
    : value.kind === 'x'
      ? '+X'
      : `+${letter}`;
const typed = (
  {
    supertypes = [],
    types = [],
    subtypes = [],
  }: {
    readonly supertypes?: readonly string[];
    readonly types?: readonly string[];
    readonly subtypes?: readonly Parameters<Pen['word']>[0][];
  },
  pen: Pen,
): string => [...supertypes, ...subtypes.map((word) => pen.word(word)), ...types].join(' ');

/** 'flying', or an ability in quotation marks. */
export function granted(ability: Ability, pen: Pen): string {
  const text = pen.apart('this permanent').ability(ability);
  return ability.kind === 'keyword' ? text.charAt(0).toLowerCase() + text.slice(1) : `"${text}"`;
}

/** A zero beside a loss is written as a loss: -2/-0. */
function stats(power: Value, toughness: Value, pen: Pen): Predicate {
  const complex = (value: Value) => typeof value !== 'number' && value.kind !== 'x';
  const same = JSON.stringify(power) === JSON.stringify(toughness);
  const second = complex(toughness) && complex(power) && !same ? 'Y' : 'X';
  const minus = (value: Value, other: Value) =>
    value === 0 && typeof other === 'number' && other < 0 ? -0 : value;
  const where = [
    ...(complex(power) ? [`X is ${pen.value(power)}`] : []),
    ...(complex(toughness) && !same ? [`${second} is ${pen.value(toughness)}`] : []),
  ];
  return is(
    'get',
    `${signed(minus(power, toughness), 'X')}/${signed(minus(toughness, power), second)}${where.length === 0 ? '' : `, where ${where.join(' and ')}`}`,
  );
}

const named = (filter: Parameters<Pen['noun']>[0], pen: Pen): string => {
  const noun = pen.noun(filter);
  return words(noun, noun.known === undefined ? 'many' : 'one');
};

/** All of them, of one subject. Base power and toughness are said together. */
export function changed(
  changes: readonly Change[],
  subject: Phrase,
  pen: Pen,
  lasting: 'has' | 'gains',
): string {
  const said: Predicate[] = [];
  for (const [index, change] of changes.entries()) {
    const before = changes[index - 1];
    const predicate = pen.change(change, lasting);
    if (
      change.kind === 'set-stat' &&
      change.stat === 'toughness' &&
      before?.kind === 'set-stat' &&
      before.stat === 'power' &&
      typeof change.value === 'number' &&
      typeof before.value === 'number'
    )
      said[said.length - 1] = is('have', `base power and toughness ${before.value}/${change.value}`);
    else said.push(predicate);
  }
  return predicates(subject, said);
}

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
      return is(
        gain,
        `its text changed by replacing all instances of ${from === undefined ? `one ${kind}` : `the ${kind} ${pen.word(from)}`} with ${to === undefined ? 'another' : pen.word(to)}`,
      );
    },
    'set-name': ({ name }, pen) => is(gain, `the name ${pen.word(name)}`),
    'add-name': ({ name }, pen) => is(gain, `the name ${pen.word(name)} in addition to its other names`),
    'add-types': (node, pen) =>
      is(be, `${article(typed(node, pen) || 'permanent')} in addition to its other types`),
    'remove-types': (node, pen) =>
      is(lasting === 'has' ? 'not be' : 'stop being', article(typed(node, pen) || 'permanent')),
    'set-types': (node, pen) => is(be, article(typed(node, pen) || 'permanent')),
    'every-creature-type': () => is(be, 'every creature type'),
    'set-colours': ({ colours }, pen) =>
      is(be, colours.length === 0 ? 'colorless' : list(colours.map((colour) => pen.colour(colour)))),
    'add-colours': ({ colours }, pen) =>
      is(be, `${list(colours.map((colour) => pen.colour(colour)))} in addition to its other colors`),
    'gain-ability': ({ ability }, pen) => is(gain, granted(ability, pen)),
    'lose-ability': ({ keyword }) => is('lose', keyword),
    'lose-all-abilities': () => is('lose', 'all abilities'),
    'gain-abilities-of': ({ of, filter = 'all' }, pen) => {
      const which = {
        activated: 'activated abilities',
        triggered: 'triggered abilities',
        static: 'static abilities',
        keywords: 'keyword abilities',
        all: 'abilities',
      }[filter];
      return is(gain, `all ${which} of ${objectOf(pen.object(of))}`);
    },
    'cannot-have': ({ keyword }) => is("can't", `have or gain ${keyword}`),
    'set-stat': ({ stat, value }, pen) =>
      is(gain, `base ${STAT[stat]} ${typeof value === 'number' ? value : pen.value(value)}`),
    'modify-stats': ({ power, toughness }, pen) => stats(power, toughness, pen),
    'switch-stats': () => is(gain, 'its power and toughness switched'),
    cannot: ({ action }, pen) => {
      const { verb, rest } = pen.action(action);
      return is("can't", `${verb} ${rest}`.trim());
    },
    must: ({ action }, pen) => {
      const { verb, rest } = pen.action(action);
      return is('must', `${verb} ${rest} if able`.replace('  ', ' '));
    },
    may: ({ permission }, pen) => is(gain, `"${pen.permission(permission)}"`),
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
