// Cards that are not what is printed on them: what they are named, whose they are, as what they are played.
import { z } from 'zod';
import { hash, objectId, seat, zone } from '../basics/ids.js';
import { declare, type Audience } from './declare.js';
import { isPublicZone } from './objects.js';

const played = () =>
  declare({
    version: 1,
    schema: z.strictObject({ seat, object: objectId }),
    audience: ({ seat }) => ({ everyone: ['seat'], seat: { seat, fields: ['object'] } }),
  });

type Place = {
  readonly zone: Parameters<typeof isPublicZone>[0];
  readonly holder: z.infer<typeof seat> | null;
};

/** Where all can see it, all know which card is meant; where only one sees it, that one does. */
const whichCard = <F extends string>(
  everyone: readonly F[],
  { zone, holder }: Place,
): Audience<F | 'object'> =>
  isPublicZone(zone)
    ? { everyone: [...everyone, 'object'] }
    : holder === null
      ? { everyone }
      : { everyone, seat: { seat: holder, fields: ['object'] as const } };

const card = {
  object: objectId,
  zone,
  /** Who sees it where it lies hidden. */
  holder: seat.nullable(),
};

export const NAMING_EVENTS = {
  /** The card is that of the name from now on, under the same id. The name is said aloud. */
  CardNamed: declare({
    version: 1,
    schema: z.strictObject({
      seat,
      ...card,
      name: z.string(),
      definition: hash,
      /** Whether the name counts as given in this game. */
      counts: z.boolean(),
      /** pentaland 706.4a. */
      watched: z.literal(true).optional(),
    }),
    audience: (data) =>
      whichCard<'seat' | 'zone' | 'name' | 'counts' | 'watched'>(
        ['seat', 'zone', 'name', 'counts', 'watched'],
        data,
      ),
  }),
  /** It had to be named and was not: it stays what it is without a name. */
  CardLeftUnnamed: declare({
    version: 1,
    schema: z.strictObject({
      ...card,
      /** utopia 904.10c: what lay face down stays what it was so, face up. */
      as: z.literal('creature').optional(),
    }),
    audience: (data) => whichCard<'zone' | 'as'>(['zone', 'as'], data),
  }),
  /** utopia 904.8, 904.11c-e: seen where they lie hidden, they are lands without a name, and stay it where they then go. */
  TakenForUtopia: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId), zone }),
    audience: () => ({ everyone: ['zone'] }),
  }),
  /** utopia 904.11e, 904.12: it has come where everyone sees it, and its name is used up from now on. */
  CardMarked: declare({
    version: 1,
    schema: z.strictObject({ seat, object: objectId, name: z.string() }),
    audience: () => ({ everyone: ['seat', 'object', 'name'] }),
  }),
  /** Hidden cards are without a name again, and no lands any more. */
  TemplateReleased: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId), zone }),
    audience: () => ({ everyone: ['zone'] }),
  }),
  /** pentaland 702.2: whose cards in a library are that belong to nobody there, for as long as someone sees them. */
  OwnershipTransferred: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId), zone, owner: seat.nullable() }),
    audience: () => ({ everyone: ['zone', 'owner'] }),
  }),
  /** pentaland 703.4: any card is played face down as a land; it is still where it is played from. */
  PentalandPlayed: played(),
  /** utopia 904.5. */
  UtopiaPlayed: played(),
  /** utopia 904.5f: another card lies under the land that leaves, and its card under the other land. */
  UtopiaIdentitiesSwapped: declare({
    version: 1,
    schema: z.strictObject({ seat, object: objectId, with: objectId, drawn: z.int() }),
    audience: () => ({ everyone: ['seat', 'object'] }),
  }),
};
