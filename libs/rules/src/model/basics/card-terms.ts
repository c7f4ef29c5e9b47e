// What the terms of a game say of its cards: which of them there are, and what the library for all is made of.
import { z } from 'zod';

const name = z.string().min(1).max(200);

/** Some of the cards: by when or where they were printed, or by name; and of those what some format plays with. */
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
    /** Whose banned and restricted lists count (pentaland 706.1), where the catalogue knows them: 'vintage'. */
    legality: z.string().min(1).max(50).optional(),
  })
  .refine(({ cards, legality }) => cards.from !== 'all' || legality !== undefined, {
    error: 'a chosen format chooses something',
  });
export type ChosenFormat = z.infer<typeof chosenFormat>;

export const libraryTerms = z
  .strictObject({
    /** These cards, each so often. */
    cards: z
      .array(z.strictObject({ name, count: z.int().min(1).max(1000) }))
      .min(1)
      .max(1000)
      .readonly()
      .optional(),
    /** Cards whose cost has at least so many names, their own aside, that could be given them. */
    leastNames: z.int().min(1).max(1000).optional(),
    /** As many of each colour as of any other, among those of one colour. */
    colours: z.enum(['even']).optional(),
  })
  .refine((library) => Object.values(library).some((said) => said !== undefined), {
    error: 'a chosen library is of something',
  });
export type LibraryTerms = z.infer<typeof libraryTerms>;
