// Writes descriptions of tokens, and of faces inside other text.
import type { Face, Value } from '../../nodes/sorts.js';
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
} from '../english/grammar.js';
import { exceptions } from './replacements.js';
import { isThatMany, isX, perEach } from '../objects/values.js';
import type { Pen, Table } from '../english/pen.js';

/** cr 607.1d: in a token's ability, the enchantment that created it has its own name. */
const makerOf = (types: Face['types'], { page: { self } }: Pen): string | undefined =>
  self === 'this enchantment' && !types.includes('enchantment') ? self : undefined;

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
    .map((ability) => `"${pen.apart('this permanent', makerOf(types, pen)).ability(ability)}"`);
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
  const called = isUsual ? '' : `named ${name}`;
  const has = rest.length === 0 ? '' : `with ${list(rest)}`;
  return spaced(
    ...supertypes,
    stats,
    colour,
    ...subtypes,
    ...types,
    number === 'one' ? base : plural(base),
    // A quoted ability ends the sentence.
    ...(others.length > 0 ? [called, has] : [has, called]),
  );
}

export const FACES: Table<'face', string> = { face: (node, pen) => described(node, 'card', 'one', pen) };

export const TOKENS: Table<'token', (count: Value, pen: Pen, tapped?: 'tapped') => Phrase> = {
  made:
    ({ face }) =>
    (count, pen, tapped) => {
      const number = numberOf(count, pen);
      const text = spaced(tapped, described(face, 'token', number, pen));
      return counted(text, count, number, pen);
    },
  copy:
    ({ of, except = [] }) =>
    (count, pen, tapped) => {
      const number = numberOf(count, pen);
      const it = objectOf(pen.object(of));
      const changes = exceptions(except, pen);
      return number === 'one'
        ? counted(spaced(tapped, `token that's a copy of ${it}${changes}`), count, 'one', pen)
        : counted(
            `${tapped === undefined ? '' : 'tapped '}tokens that are copies of ${it}${changes}`,
            count,
            'many',
            pen,
          );
    },
};
const numberOf = (count: Value, pen: Pen): 'one' | 'many' =>
  (perEach(count, pen)?.count ?? count) === 1 ? 'one' : 'many';
function counted(text: string, count: Value, number: 'one' | 'many', pen: Pen): Phrase {
  const each = perEach(count, pen);
  if (each !== undefined) return many(`${counted(text, each.count, number, pen).text} ${each.each}`);
  if (number === 'one') return one(article(text));
  if (typeof count === 'number') return many(`${numberWord(count)} ${text}`);
  if (isX(count)) return many(`X ${text}`);
  if (isThatMany(count)) return many(`that many ${text}`);
  return many(`a number of ${text} equal to ${pen.value(count)}`);
}
