// Last known information (cr 113.7a, 400.7, 608.2h): how an object was when it was last there.
import { z } from 'zod';
import { nodeRef, objectId, seat, zone } from '../basics/ids.js';
import { identity, permanent, stackItem } from './objects.js';

export const abilityInstance = z.strictObject({ ref: nodeRef });

export const lastKnown = z.strictObject({
  identity,
  token: z.boolean(),
  owner: seat.nullable(),
  controller: seat.nullable(),
  name: z.string(),
  cost: z.string().nullable(),
  manaValue: z.int(),
  colours: z.array(z.string()),
  supertypes: z.array(z.string()),
  types: z.array(z.string()),
  subtypes: z.array(z.string()),
  abilities: z.array(nodeRef),
  power: z.int().nullable(),
  toughness: z.int().nullable(),
  loyalty: z.int().nullable(),
  permanent: permanent.nullable(),
  item: stackItem.nullable(),
  /** What it was doing in combat. */
  attacking: z.boolean(),
  blocking: z.boolean(),
});
export type LastKnown = z.infer<typeof lastKnown>;

/** What has to be worked out of effects; the rest stands in the object itself. */
export const looks = lastKnown.omit({
  token: true,
  permanent: true,
  item: true,
  attacking: true,
  blocking: true,
});
export type Looks = z.infer<typeof looks>;

/** An object that is no longer where it was. `was` only where something may ask. */
export const gone = z.strictObject({
  id: objectId,
  from: zone,
  to: zone.nullable(),
  /** The next incarnation. */
  became: objectId.nullable(),
  /** cr 712.21: the other card of a melded permanent. */
  half: objectId.optional(),
  turn: z.int(),
  was: lastKnown.nullable(),
  links: z.record(z.string(), z.looseObject({})).optional(),
});
export type Gone = z.infer<typeof gone>;
