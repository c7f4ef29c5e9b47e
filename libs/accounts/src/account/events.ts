// The events of accounts and of names, which have separate streams. An account never contains its name: it
// only refers to it, and the stream of a name can be deleted.
import { branded, streamName, type Brand, type JsonObject, type PlayerId, type StreamName } from '#kernel';
import type { EventKind, EventOf, Families } from '#log';
import { z } from 'zod';

/**
 * A hash, keyed with the data key, of the form in which names are compared. It reveals nothing about the
 * name.
 */
export type NameKey = Brand<string, 'NameKey'>;

const text = <T extends string>(): z.ZodType<T> => branded<T>(z.string().min(1));

/** The roles that can be given and taken away. Every account also has the role of a player. */
export const GIVEN_ROLES = ['judge', 'head-judge', 'admin'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
export type Role = 'player' | GivenRole;

const role = z.enum(GIVEN_ROLES);
/** Version 2 knows the head judge; version 1 reads as it stands. */
const asItStands = { 1: (data: JsonObject) => data };

export const secretHashSchema = z.strictObject({
  /** The scrypt hash of the recovery secret and its salt, both in base64. */
  hash: z.string(),
  salt: z.string(),
  params: z.strictObject({ cost: z.int(), blockSize: z.int(), parallelization: z.int() }),
});
export type SecretHash = z.infer<typeof secretHashSchema>;
export type ScryptParams = SecretHash['params'];

export const ACCOUNT_EVENTS = {
  AccountRegistered: {
    version: 1,
    schema: z.strictObject({ player: text<PlayerId>(), name: text<NameKey>() }),
  },
  RecoverySecretSet: { version: 1, schema: z.strictObject({ secret: secretHashSchema }) },
  RoleGranted: { version: 2, schema: z.strictObject({ role }), upcasts: asItStands },
  RoleRevoked: { version: 2, schema: z.strictObject({ role }), upcasts: asItStands },
  /** Tokens of an earlier epoch are void. */
  TokensRevoked: { version: 1, schema: z.strictObject({ epoch: z.int() }) },
  /** Whether others may see statistics about this player alone. Nobody may before the first of these. */
  StatisticsShared: { version: 1, schema: z.strictObject({ shared: z.boolean() }) },
} satisfies Record<string, EventKind>;
export type AccountEvent = EventOf<typeof ACCOUNT_EVENTS>;

export const NAME_EVENTS = {
  NameTaken: {
    version: 1,
    schema: z.strictObject({
      player: text<PlayerId>(),
      name: text(),
      /**
       * A keyed hash of the registration's command id: a repeated command gets the same answer for a while.
       */
      claim: text(),
    }),
  },
} satisfies Record<string, EventKind>;
export type NameEvent = EventOf<typeof NAME_EVENTS>;

export const accountStream = (player: PlayerId): StreamName => streamName(`account-${player}`);
export const nameStream = (name: NameKey): StreamName => streamName(`name-${name}`);

/** The event types that the verification of a store expects. */
export const ACCOUNT_FAMILIES: Families = { account: ACCOUNT_EVENTS, name: NAME_EVENTS };
