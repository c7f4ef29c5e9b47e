// Last known information (cr 113.7a, 400.7, 608.2h): an object as it last existed in its zone.
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
  /** Its role in combat. */
  attacking: z.boolean(),
  blocking: z.boolean(),
});
export type LastKnown = z.infer<typeof lastKnown>;

/** The part that has to be computed from effects; the rest is in the object itself. */
export const looks = lastKnown.omit({
  token: true,
  permanent: true,
  item: true,
  attacking: true,
  blocking: true,
});
export type Looks = z.infer<typeof looks>;

/** An object that left its zone. `was` is present only if something may ask for it. */
export const gone = z.strictObject({
  id: objectId,
  from: zone,
  to: zone.nullable(),
  /** Its next incarnation. */
  became: objectId.nullable(),
  /** cr 712.21: the other card of a melded permanent. */
  half: objectId.optional(),
  turn: z.int(),
  was: lastKnown.nullable(),
  links: z.record(z.string(), z.looseObject({})).optional(),
});
export type Gone = z.infer<typeof gone>;
