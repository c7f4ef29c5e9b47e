// Tokens: 'two 1/1 white Soldier creature tokens with vigilance'.
import type { Ability, CardType, Face, TokenSpec, Value } from '#abilities';
import {
  either,
  from,
  listed,
  map,
  maybe,
  rule,
  several,
  given,
  token,
  words,
  type Parser,
} from '../parsing/parser.js';
import { ability, keyword, objects } from './sorts.js';
import { subtype } from './subtypes.js';
import { numberWord, x } from './values.js';
import { CARD_TYPE_WORDS, COLOUR_WORDS, SUPERTYPE_WORDS } from './vocabulary.js';

export interface Made {
  readonly token: TokenSpec;
  readonly count: Value;
}
export const stats: Parser<readonly [Value, Value]> = token(({ text }) => {
  const found = /^(\d+|X)\/(\d+|X)$/.exec(text);
  const one = (side: string | undefined): Value => (side === 'X' ? { kind: 'x' } : Number(side));
  return found === null ? undefined : [one(found[1]), one(found[2])];
});
const colours = either<Face['colours']>(
  listed(from(COLOUR_WORDS), 'and'),
  map(words('colorless'), () => undefined),
);
const type: Parser<CardType> = map(from(CARD_TYPE_WORDS), ({ is, number }) =>
  number === 'one' ? is : undefined,
);
/** An ability in quotation marks. */
export const quoted: Parser<Ability> = rule(['"', ability, '"'], (said) => said);
const withAbilities: Parser<readonly Ability[]> = rule(
  ['with', listed(either(keyword, quoted), 'and')],
  (all) => all,
);

const described: Parser<{ readonly face: Omit<Face, 'kind' | 'name'>; readonly end: 'one' | 'many' }> = rule(
  [
    maybe(from(SUPERTYPE_WORDS)),
    maybe(stats),
    maybe(from(SUPERTYPE_WORDS)),
    colours,
    maybe(several(subtype, given(undefined))),
    several(type, given(undefined)),
    from({ token: 'one', tokens: 'many' } as const),
    maybe(withAbilities),
  ],
  (first, size, second, colour, subtypes, types, end, abilities) => {
    const over = first ?? second;
    return {
      face: {
        ...(over === undefined ? {} : { supertypes: [over] }),
        types,
        ...(subtypes === undefined ? {} : { subtypes }),
        ...(colour === undefined ? {} : { colours: colour }),
        ...(size === undefined ? {} : { power: size[0], toughness: size[1] }),
        ...(abilities === undefined ? {} : { abilities }),
      },
      end,
    };
  },
);
/** cr 111.4: a token without a name is called by its subtypes. */
const named = (face: Omit<Face, 'kind' | 'name'>): TokenSpec => ({
  kind: 'made',
  face: { kind: 'face', name: (face.subtypes ?? []).join(' ') || face.types.join(' '), ...face },
});
export const made: Parser<Made> = either<Made>(
  rule(['a|an', described], ({ face, end }) =>
    end === 'one' ? { token: named(face), count: 1 } : undefined,
  ),
  rule([either<Value>(numberWord, x), described], (count, { face, end }) =>
    end === 'many' ? { token: named(face), count } : undefined,
  ),
  rule(["a token that's a copy of", objects], (of) => ({ token: { kind: 'copy', of }, count: 1 })),
);
