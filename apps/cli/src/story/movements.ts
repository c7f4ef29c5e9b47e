// What is said when an object changes zone: from where, to where, and why.
import type { Zone } from '#rules';
import type { Words } from './speaking.js';

export interface Movement {
  readonly from: Zone;
  readonly to: Zone;
  readonly cause: string;
  readonly owner: number | null;
  readonly by: number | null;
  readonly faceDown: string | null;
  readonly object?: string;
  readonly becomes?: string;
}

type Kind = Zone['kind'];
type Saying = (moved: Movement, words: Words) => string | undefined;
type Sayings = { readonly [To in Kind]?: Saying };

/** As it was called before, or is called now that it is seen. */
function called({ object, becomes }: Movement, words: Words): string {
  const now = words.card(becomes);
  return now === 'a card' ? words.card(object) : now;
}

const hand = ({ owner }: Movement, words: Words): string =>
  owner === null ? 'the hand' : `the hand of ${words.who(owner)}`;
const libraryOf = ({ to }: Movement, words: Words): string =>
  to.seat === null ? 'the library' : `the library of ${words.who(to.seat)}`;

/** What is played face down was said to be: nobody else is told which card it is. */
const comes: Saying = (moved, words) => {
  if (moved.cause !== 'play') return `${called(moved, words)} comes onto the battlefield.`;
  return moved.faceDown === null ? `${words.who(moved.by)} plays ${called(moved, words)}.` : undefined;
};
const isExiled: Saying = (moved, words) => `${called(moved, words)} is exiled.`;
const intoHand: Saying = (moved, words) => `${called(moved, words)} goes to ${hand(moved, words)}.`;
const intoLibrary: Saying = (moved, words) => `${called(moved, words)} goes into ${libraryOf(moved, words)}.`;
const OUT: Sayings = { battlefield: comes, exile: isExiled, hand: intoHand, library: intoLibrary };

const FROM: { readonly [From in Kind]?: Sayings } = {
  battlefield: {
    ...OUT,
    graveyard(moved, words) {
      const card = called(moved, words);
      if (moved.cause === 'sacrifice') return `${words.who(moved.by)} sacrifices ${card}.`;
      if (words.was(moved.object)?.typeLine.includes('Creature') === true) return `${card} dies.`;
      return moved.cause === 'destroy' ? `${card} is destroyed.` : `${card} goes to the graveyard.`;
    },
  },
  stack: {
    exile: (moved, words) => (moved.cause === 'resolve' ? undefined : isExiled(moved, words)),
    hand: intoHand,
    library: intoLibrary,
  },
  hand: {
    ...OUT,
    graveyard: (moved, words) =>
      `${words.who(moved.owner)} ${moved.cause === 'cycle' ? 'cycles' : 'discards'} ${called(moved, words)}.`,
    library: (moved, words) => `${words.who(moved.owner)} puts a card into ${libraryOf(moved, words)}.`,
  },
  library: {
    ...OUT,
    graveyard: (moved, words) => `${called(moved, words)} is put from the library into the graveyard.`,
  },
  graveyard: OUT,
  exile: { ...OUT, graveyard: (moved, words) => `${called(moved, words)} goes to the graveyard.` },
};

export const movement = (moved: Movement, words: Words): string | undefined =>
  FROM[moved.from.kind]?.[moved.to.kind]?.(moved, words);
