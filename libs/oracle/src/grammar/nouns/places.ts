// Where something is put: 'into your hand', 'on the bottom of your library in any order'. Whose hand or library it is
// follows from the object; the written-back text checks it.
import type { Effect, Outcome } from '#abilities';
import { either, from, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { objects, players, whose } from '../words/nonterminals.js';

type Move = Extract<Effect, { kind: 'move' }>;
export type Destination = Pick<Move, 'to' | 'position' | 'nth' | 'order' | 'under' | 'enters'>;

const TAPPED: readonly Outcome[] = [{ kind: 'tapped' }];
const ATTACKING: readonly Outcome[] = [{ kind: 'tapped' }, { kind: 'attacking' }];
const someones = either<unknown>(
  whose,
  words("its|their owner|owners '|'s"),
  words("that player|opponent 's"),
);
const zone = from({
  hand: 'hand',
  hands: 'hand',
  graveyard: 'graveyard',
  graveyards: 'graveyard',
} as const);
const library = words('library|libraries');
const ORDINALS = { second: 2, third: 3, fourth: 4, fifth: 5, seventh: 7 } as const;

/** 'in any order', for several cards. */
const sorted: Parser<Pick<Destination, 'order'>> = either<Pick<Destination, 'order'>>(
  (_, at) => [{ value: {}, end: at }],
  map(words('in any order'), () => ({ order: 'any' })),
  map(words('in a random order'), () => ({ order: 'random' })),
);
export const entersTapped: Parser<Pick<Destination, 'enters'>> = either<Pick<Destination, 'enters'>>(
  (_, at) => [{ value: {}, end: at }],
  map(words('tapped'), () => ({ enters: TAPPED })),
  // cr 508.4
  map(words('tapped and attacking'), () => ({ enters: ATTACKING })),
);
export const underControl: Parser<Pick<Destination, 'under'>> = either<Pick<Destination, 'under'>>(
  (_, at) => [{ value: {}, end: at }],
  // Under its owner's control, if the text names nobody (cr 110.2).
  rule(['under', whose, 'control'], (of) => ({ under: of })),
);

/** cr 303.4i: 'attached to that creature', at the end of the phrase. */
export const entersAttached: Parser<Pick<Destination, 'enters'>> = either<Pick<Destination, 'enters'>>(
  rule(['attached to', objects], (to) => ({ enters: [{ kind: 'attached', to }] })),
  rule(['attached to', players], (of) => ({ enters: [{ kind: 'attached', players: of }] })),
);

/** What follows 'put'. */
export const destination: Parser<Destination> = either<Destination>(
  rule(['into', someones, zone], (_, to) => ({ to })),
  rule(['onto the battlefield', entersTapped, underControl], (how, whoever) => ({
    to: 'battlefield',
    ...how,
    ...whoever,
  })),
  rule(['onto the battlefield', underControl, entersAttached], (whoever, where) => ({
    to: 'battlefield',
    ...whoever,
    ...where,
  })),
  rule(['on top of', someones, library, sorted], (_, __, order) => ({
    to: 'library',
    position: 'top',
    ...order,
  })),
  rule(['on the bottom of', someones, library, sorted], (_, __, order) => ({
    to: 'library',
    position: 'bottom',
    ...order,
  })),
  rule(['into', someones, library, from(ORDINALS), 'from the top'], (_, __, nth) => ({
    to: 'library',
    position: 'nth',
    nth,
  })),
  // cr 401.4: where the cards were.
  rule(['back in any order'], () => ({ to: 'library', position: 'top', order: 'any' })),
);
