// Descriptions of tokens: 'two 1/1 white Soldier creature tokens with vigilance'. Example: Raise the Alarm.
import type { Ability, CardType, Face, Outcome, TokenSpec, Value } from '#abilities';
import { either, from, listed, map, maybe, rule, several, given, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { powerAndToughness, numberWord, x } from '../words/numbers.js';
import { quoted } from '../nouns/quoted-ability.js';
import { cardName } from '../nouns/noun-clauses.js';
import { copyExceptions, keyword, objects, value } from '../words/nonterminals.js';
import { subtype } from '../words/subtypes.js';
import { forEach, timesEach } from '../amounts/values.js';
import { CARD_TYPE_WORDS, COLOUR_WORDS, SUPERTYPE_WORDS } from '../words/vocabulary.js';

interface Made {
  readonly token: TokenSpec;
  readonly count: Value;
  readonly enters?: readonly Outcome[];
}
const colours = either<{ readonly colours?: NonNullable<Face['colours']> }>(
  map(listed(from(COLOUR_WORDS), 'and'), (all) => ({ colours: all })),
  map(words('colorless'), () => ({})),
);
/** 'named Otter'. */
const ownName: Parser<string> = rule(['named', cardName], (is) => is);
const type: Parser<CardType> = map(from(CARD_TYPE_WORDS), ({ is, number }) =>
  number === 'one' ? is : undefined,
);
const withAbilities: Parser<readonly Ability[]> = rule(
  ['with', listed(either(keyword, quoted), 'and')],
  (all) => all,
);

interface Described {
  readonly face: Omit<Face, 'kind' | 'name'>;
  readonly end: 'one' | 'many';
  readonly called?: string;
}
const described: Parser<Described> = rule(
  [
    maybe(from(SUPERTYPE_WORDS)),
    maybe(powerAndToughness),
    maybe(from(SUPERTYPE_WORDS)),
    colours,
    maybe(several(subtype, given(undefined))),
    several(type, given(undefined)),
    from({ token: 'one', tokens: 'many' } as const),
    either(
      rule([maybe(withAbilities), maybe(ownName)], (abilities, named) => ({ abilities, named })),
      rule([ownName, withAbilities], (named, abilities) => ({ abilities, named })),
    ),
  ],
  (first, size, second, colour, subtypes, types, end, { abilities, named: called }) => {
    const over = first ?? second;
    return {
      face: {
        ...(over === undefined ? {} : { supertypes: [over] }),
        types,
        ...(subtypes === undefined ? {} : { subtypes }),
        ...colour,
        ...(size === undefined ? {} : { power: size[0], toughness: size[1] }),
        ...(abilities === undefined ? {} : { abilities }),
      },
      end,
      ...(called === undefined ? {} : { called }),
    };
  },
);
/** cr 111.4: a token without a name is named after its subtypes. */
const named = ({ face, called }: Described): TokenSpec => ({
  kind: 'made',
  face: { kind: 'face', name: called ?? ((face.subtypes ?? []).join(' ') || face.types.join(' ')), ...face },
});
const TAPPED: Outcome = { kind: 'tapped' };
const many = either<Value>(
  numberWord,
  x,
  rule(['that many'], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' })),
);
/** 'a tapped', 'two', 'that many', before the token. */
const quantity: Parser<{ readonly count: Value; readonly enters?: readonly Outcome[] }> = either<{
  readonly count: Value;
  readonly enters?: readonly Outcome[];
}>(
  rule(['a|an'], () => ({ count: 1 })),
  rule(['a tapped'], () => ({ count: 1, enters: [TAPPED] })),
  map(many, (count) => ({ count })),
  rule([many, 'tapped'], (count) => ({ count, enters: [TAPPED] })),
);
const plainly: Parser<Made> = either<Made>(
  rule([quantity, described], ({ count, enters }, made) =>
    (count === 1) === (made.end === 'one')
      ? { token: named(made), count, ...(enters === undefined ? {} : { enters }) }
      : undefined,
  ),
  rule(["a token that's a copy of", objects], (of) => ({ token: { kind: 'copy', of }, count: 1 })),
  rule(["a token that's a copy of", objects, ', except', copyExceptions], (of, except) => ({
    token: { kind: 'copy', of, except },
    count: 1,
  })),
  rule([many, 'tokens that are copies of', objects], (count, of) =>
    count === 1 ? undefined : { token: { kind: 'copy', of }, count },
  ),
  rule(['a number of', described, 'equal to', value], (made, count) =>
    made.end === 'many' ? { token: named(made), count } : undefined,
  ),
);
export const createdTokens: Parser<Made> = either<Made>(
  plainly,
  rule([plainly, either(words("that's"), words('that are')), 'tapped and attacking'], (what) =>
    what.enters === undefined ? { ...what, enters: [TAPPED, { kind: 'attacking' }] } : undefined,
  ),
  rule([plainly, either(words("that's"), words('that are')), 'attacking'], (what) =>
    what.enters === undefined ? { ...what, enters: [{ kind: 'attacking' }] } : undefined,
  ),
  rule([plainly, either(words("that's"), words('that are')), 'blocking', objects], (what, _, attacker) =>
    what.enters === undefined ? { ...what, enters: [{ kind: 'blocking', attacker }] } : undefined,
  ),
  rule([plainly, forEach], (what, each) => {
    const count = typeof what.count === 'number' ? timesEach(what.count, each) : undefined;
    return count === undefined ? undefined : { ...what, count };
  }),
);
