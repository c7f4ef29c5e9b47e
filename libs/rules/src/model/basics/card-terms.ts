// The part of a game's terms that concerns cards: which cards the game uses, and how a common library is
// made.
import { z } from 'zod';

const name = z.string().min(1).max(200);

/**
 * A subset of the cards: chosen by when or where they were printed, or by name, and limited to what a format
 * allows.
 */
export const chosenFormat = z
  .strictObject({
    cards: z.discriminatedUnion('from', [
      z.strictObject({ from: z.literal('all') }),
      z.strictObject({ from: z.literal('until'), date: z.iso.date() }),
      z.strictObject({
        from: z.literal('sets'),
        sets: z.array(z.string().min(1).max(20)).min(1).max(500).readonly(),
      }),
      z.strictObject({ from: z.literal('list'), names: z.array(name).min(1).max(2000).readonly() }),
    ]),
    /**
     * The format whose banned and restricted lists apply (pentaland 706.1), as the catalogue names it:
     * 'vintage'.
     */
    legality: z.string().min(1).max(50).optional(),
  })
  .refine(({ cards, legality }) => cards.from !== 'all' || legality !== undefined, {
    error: 'a chosen format chooses something',
  });
export type ChosenFormat = z.infer<typeof chosenFormat>;

export const libraryTerms = z
  .strictObject({
    /** These cards, each with its number of copies. */
    cards: z
      .array(z.strictObject({ name, count: z.int().min(1).max(1000) }))
      .min(1)
      .max(1000)
      .readonly()
      .optional(),
    /** Only cards whose cost could be given at least this many names besides their own. */
    leastNames: z.int().min(1).max(1000).optional(),
    /** Equal numbers of each colour among the monocoloured cards. */
    colours: z.enum(['even']).optional(),
  })
  .refine((library) => Object.values(library).some((said) => said !== undefined), {
    error: 'a chosen library is of something',
  });
export type LibraryTerms = z.infer<typeof libraryTerms>;
