// Cards and where they are. A card that changes zone becomes a new object (cr 400.7).
import { cardDefinition } from '#cards';
import { z } from 'zod';
import { hash, objectId, seat, zone } from '../basics/ids.js';
import { declare } from './declare.js';

export const CARD_EVENTS = {
  /** What a card is, once in a game's log; other events name the hash. As secret as the card. */
  DefinitionRecorded: declare({
    version: 1,
    schema: z.strictObject({ hash, definition: cardDefinition }),
    audience: () => ({}),
  }),
  /** A library is made of printed cards, still in the order they were picked. */
  LibraryMade: declare({
    version: 1,
    schema: z.strictObject({
      zone,
      count: z.int(),
      catalogue: hash,
      cards: z.array(z.strictObject({ object: objectId, printed: hash })),
      drawn: z.int(),
      /** What is printed on them is not yet what they are. */
      unnamed: z.literal(true).optional(),
    }),
    audience: () => ({ everyone: ['zone', 'count', 'catalogue', 'unnamed'] }),
  }),
  /** cr 103.3, 701.24: every order equally likely. Bottom first. */
  LibraryShuffled: declare({
    version: 1,
    schema: z.strictObject({ zone, order: z.array(objectId), drawn: z.int() }),
    audience: () => ({ everyone: ['zone'] }),
  }),
  /** pentaland 701.1b: the top `at` cards go to the bottom, their order kept. */
  LibraryCut: declare({
    version: 1,
    schema: z.strictObject({
      zone,
      at: z.int(),
      drawn: z.int(),
      /** Whose shuffling it stands for. */
      by: seat.optional(),
    }),
    audience: () => ({ everyone: ['zone', 'by'] }),
  }),
  /** Whole hands go on top of a library together, in random order. */
  HandsReturned: declare({
    version: 1,
    schema: z.strictObject({
      seats: z.array(seat),
      to: zone,
      cards: z.array(z.strictObject({ object: objectId, becomes: objectId })),
      drawn: z.int(),
    }),
    audience: () => ({ everyone: ['seats', 'to'] }),
  }),
  /** cr 121.1: the top card of the library is put into the hand. Pentaland 702.2: it is now the drawer's. */
  CardDrawn: declare({
    version: 1,
    schema: z.strictObject({ seat, from: zone, object: objectId, becomes: objectId }),
    audience: ({ seat }) => ({ everyone: ['seat', 'from'], seat: { seat, fields: ['becomes'] } }),
  }),
  /** cr 121.4, 704.5b. */
  DrewFromEmptyLibrary: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  /** A card of a hand goes under a library. */
  CardPutOnBottom: declare({
    version: 1,
    schema: z.strictObject({ seat, to: zone, object: objectId, becomes: objectId }),
    audience: ({ seat }) => ({ everyone: ['seat', 'to'], seat: { seat, fields: ['object'] } }),
  }),
};
