// Events for cards and where they are. A card that changes zone becomes a new object (cr 400.7).
import { cardDefinition } from '#cards';
import { z } from 'zod';
import { hash, objectId, seat, zone } from '../basics/ids.js';
import { declare } from './declare.js';

export const CARD_EVENTS = {
  /**
   * The content of a card, recorded once in a game's log; other events name its hash. As secret as the card.
   */
  DefinitionRecorded: declare({
    version: 1,
    schema: z.strictObject({ hash, definition: cardDefinition }),
    audience: () => ({}),
  }),
  /** A library is made of printed cards, still in the order in which they were picked. */
  LibraryMade: declare({
    version: 1,
    schema: z.strictObject({
      zone,
      count: z.int(),
      catalogue: hash,
      cards: z.array(z.strictObject({ object: objectId, printed: hash })),
      drawn: z.int(),
      /** The cards do not have their printed names yet. */
      unnamed: z.literal(true).optional(),
    }),
    audience: () => ({ everyone: ['zone', 'count', 'catalogue', 'unnamed'] }),
  }),
  /** cr 103.3, 701.24: every order is equally likely. The list is bottom first. */
  LibraryShuffled: declare({
    version: 2,
    /** Version 1 always shuffles the whole library. */
    upcasts: { 1: (data) => data },
    schema: z.strictObject({
      zone,
      order: z.array(objectId),
      drawn: z.int(),
      /** These cards stay in their places, and whoever knows them goes on knowing them. */
      kept: z.array(objectId).optional(),
    }),
    audience: () => ({ everyone: ['zone'] }),
  }),
  /** pentaland 701.1b: the top `at` cards go to the bottom in the same order. */
  LibraryCut: declare({
    version: 1,
    schema: z.strictObject({
      zone,
      at: z.int(),
      drawn: z.int(),
      /** The player whose shuffle this cut replaces. */
      by: seat.optional(),
    }),
    audience: () => ({ everyone: ['zone', 'by'] }),
  }),
  /** Whole hands are put on top of a library together, in random order. */
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
  /**
   * cr 121.1: the top card of the library is put into the hand. Pentaland 702.2: it belongs to the player who
   * draws it from now on.
   */
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
  /** A card of a hand is put on the bottom of a library. */
  CardPutOnBottom: declare({
    version: 1,
    schema: z.strictObject({ seat, to: zone, object: objectId, becomes: objectId }),
    audience: ({ seat }) => ({ everyone: ['seat', 'to'], seat: { seat, fields: ['object'] } }),
  }),
};
