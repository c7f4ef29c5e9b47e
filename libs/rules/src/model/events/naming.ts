// Events for cards that are not what is printed on them: their names, their owners, and what they are played
// as. Those that only pentaland or utopia causes stand here too: a log is folded without its variant.
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

/**
 * Everyone knows which card it is in a zone everyone sees; in a zone that one player sees, only that player
 * knows.
 */
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
  /** The seat that sees the card in its hidden zone. */
  holder: seat.nullable(),
};

export const NAMING_EVENTS = {
  /** From now on the card is the card of that name, under the same id. The name is public. */
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
  /** The card had to be named and was not: it stays nameless. */
  CardLeftUnnamed: declare({
    version: 1,
    schema: z.strictObject({
      ...card,
      /** utopia 904.10c: a card that was a creature while face down stays one face up. */
      as: z.literal('creature').optional(),
    }),
    audience: (data) => whichCard<'zone' | 'as'>(['zone', 'as'], data),
  }),
  /**
   * utopia 904.8, 904.11c-e: cards seen in a hidden zone become nameless lands, and stay lands wherever they
   * go next.
   */
  TakenForUtopia: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId), zone }),
    audience: () => ({ everyone: ['zone'] }),
  }),
  /**
   * utopia 904.11e, 904.12: the card reached a zone that everyone sees, and its name is used up from now on.
   */
  CardMarked: declare({
    version: 1,
    schema: z.strictObject({ seat, object: objectId, name: z.string() }),
    audience: () => ({ everyone: ['seat', 'object', 'name'] }),
  }),
  /** Hidden cards become nameless again, and stop being lands. */
  TemplateReleased: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId), zone }),
    audience: () => ({ everyone: ['zone'] }),
  }),
  /** pentaland 702.2: who owns the cards of a common library for as long as a player sees them. */
  OwnershipTransferred: declare({
    version: 1,
    schema: z.strictObject({ objects: z.array(objectId), zone, owner: seat.nullable() }),
    audience: () => ({ everyone: ['zone', 'owner'] }),
  }),
  /**
   * pentaland 703.4: a card of any kind is played face down as a land; it is still in the zone it is played
   * from.
   */
  PentalandPlayed: played(),
  /** utopia 904.5. */
  UtopiaPlayed: played(),
  /** utopia 904.5f: another card lies under the land that leaves; the two lands swap their cards. */
  UtopiaIdentitiesSwapped: declare({
    version: 1,
    schema: z.strictObject({ seat, object: objectId, with: objectId, drawn: z.int() }),
    audience: () => ({ everyone: ['seat', 'object'] }),
  }),
};
