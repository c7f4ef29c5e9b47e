// What an object is made of: tokens, and faces within other text.
import type { Face, Value } from '../grammar/sorts.js';
import {
  article,
  list,
  many,
  numberWord,
  objectOf,
  one,
  plural,
  small,
  spaced,
  type Phrase,
} from './grammar.js';
import { exceptions } from './replacements.js';
import type { Pen, Table } from './pen.js';

/** 'a 1/1 white Soldier creature token with vigilance named …' without article or number. */
function described(node: Face, base: string, number: 'one' | 'many', pen: Pen): string {
  const {
    name,
    cost,
    supertypes = [],
    types,
    subtypes = [],
    colours,
    power,
    toughness,
    abilities = [],
  } = node;
  const half = (value: Value | undefined) => (value === undefined ? '–' : pen.value(value));
  const stats = power === undefined && toughness === undefined ? '' : `${half(power)}/${half(toughness)}`;
  const colour =
    colours === undefined
      ? base === 'token' && cost === undefined
        ? 'colorless'
        : ''
      : colours.length === 0
        ? 'colorless'
        : list(colours.map((each) => pen.colour(each)));
  const plain = abilities
    .filter(({ kind }) => kind === 'keyword')
    .map((ability) => small(pen.apart('this token').ability(ability)));
  const others = abilities
    .filter(({ kind }) => kind !== 'keyword')
    .map((ability) => `"${pen.apart('this permanent').ability(ability)}"`);
  const isUsual = name === subtypes.join(' ') || name.toLowerCase() === types.join(' ');
  const rest = [
    ...(node.loyalty === undefined ? [] : [`loyalty ${pen.value(node.loyalty)}`]),
    ...(node.defense === undefined ? [] : [`defense ${pen.value(node.defense)}`]),
    ...(node.handModifier === undefined ? [] : [`hand size ${pen.value(node.handModifier)}`]),
    ...(node.lifeModifier === undefined ? [] : [`life ${pen.value(node.lifeModifier)}`]),
    ...(cost === undefined ? [] : [`mana cost ${cost}`]),
    ...(node.from === undefined && node.to === undefined
      ? []
      : [
          spaced(
            'levels',
            node.from === undefined ? '' : `from ${node.from}`,
            node.to === undefined ? '' : `to ${node.to}`,
          ),
        ]),
    ...plain,
    ...others,
    ...(node.unknown ?? []).map((clause) => `“${clause}”`),
  ];
  return spaced(
    stats,
    colour,
    ...supertypes,
    ...subtypes,
    ...types,
    number === 'one' ? base : plural(base),
    isUsual ? '' : `named ${name}`,
    rest.length === 0 ? '' : `with ${list(rest)}`,
  );
}

export const FACES: Table<'face', string> = { face: (node, pen) => described(node, 'card', 'one', pen) };

export const TOKENS: Table<'token', (count: Value, pen: Pen) => Phrase> = {
  made:
    ({ face }) =>
    (count, pen) => {
      const number = count === 1 ? 'one' : 'many';
      const text = described(face, 'token', number, pen);
      return counted(text, count, number, pen);
    },
  copy:
    ({ of, except = [] }) =>
    (count, pen) => {
      const number = count === 1 ? 'one' : 'many';
      const it = objectOf(pen.object(of));
      const changes = exceptions(except, pen);
      return number === 'one'
        ? one(`a token that's a copy of ${it}${changes}`)
        : counted(`tokens that are copies of ${it}${changes}`, count, 'many', pen);
    },
};
function counted(text: string, count: Value, number: 'one' | 'many', pen: Pen): Phrase {
  if (number === 'one') return one(article(text));
  if (typeof count === 'number') return many(`${numberWord(count)} ${text}`);
  if (count.kind === 'x') return many(`X ${text}`);
  if (count.kind === 'event-amount') return many(`that many ${text}`);
  return many(`a number of ${text} equal to ${pen.value(count)}`);
}
