// Tables of the words that Oracle text uses for types, colors, supertypes, statuses, numbers and characteristics.
import {
  CARD_TYPES,
  type CardType,
  type ColourName,
  type Stat,
  type Status,
  type Supertype,
} from '#abilities';

const PLURAL: Readonly<Partial<Record<CardType, string>>> = { sorcery: 'sorceries' };
interface TypeWord {
  readonly is: CardType;
  readonly number: 'one' | 'many';
}
export const CARD_TYPE_WORDS: Readonly<Record<string, TypeWord>> = Object.fromEntries(
  CARD_TYPES.flatMap((is): readonly (readonly [string, TypeWord])[] => [
    [is, { is, number: 'one' }],
    [PLURAL[is] ?? `${is}s`, { is, number: 'many' }],
  ]),
);
export const COLOUR_WORDS: Readonly<Record<string, ColourName>> = {
  white: 'white',
  blue: 'blue',
  black: 'black',
  red: 'red',
  green: 'green',
};
export const SUPERTYPE_WORDS: Readonly<Record<string, Supertype>> = {
  basic: 'basic',
  legendary: 'legendary',
  snow: 'snow',
  world: 'world',
};
export const STATUS_WORDS: Readonly<Record<string, Status>> = {
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  blocked: 'blocked',
  unblocked: 'unblocked',
  'face-down': 'face-down',
  'face-up': 'face-up',
  enchanted: 'enchanted',
  equipped: 'equipped',
};
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
export const STAT_WORDS: Readonly<Record<string, Stat>> = {
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
};
