// What happens to an account and to a name, each in a stream of its own. An account never holds its name: names
// stand in streams that can be deleted, and an account only points at one.
import { streamName, type Brand, type PlayerId, type StreamName } from '#kernel';
import { z } from 'zod';
import type { EventKind, EventOf, Families } from '../log/index.js';

/** What two spellings of one name have in common, hashed under the data key: says nothing about the name. */
export type NameKey = Brand<string, 'NameKey'>;

const text = <T extends string>(): z.ZodType<T> => z.string().min(1) as unknown as z.ZodType<T>;

/** The roles that are given and taken. Everyone who has an account is a player. */
export const GIVEN_ROLES = ['judge', 'admin'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
export type Role = 'player' | GivenRole;

const role = z.enum(GIVEN_ROLES);

export const secretHashSchema = z.strictObject({
  /** scrypt of the recovery secret, and what it was made with; both in base64. */
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
  RoleGranted: { version: 1, schema: z.strictObject({ role }) },
  RoleRevoked: { version: 1, schema: z.strictObject({ role }) },
  /** Tokens of an earlier epoch are void. */
  TokensRevoked: { version: 1, schema: z.strictObject({ epoch: z.int() }) },
} satisfies Record<string, EventKind>;
export type AccountEvent = EventOf<typeof ACCOUNT_EVENTS>;

export const NAME_EVENTS = {
  NameTaken: {
    version: 1,
    schema: z.strictObject({
      player: text<PlayerId>(),
      name: text(),
      /** A keyed hash of the registration's command id: who repeats the command is answered again for a while. */
      claim: text(),
    }),
  },
} satisfies Record<string, EventKind>;
export type NameEvent = EventOf<typeof NAME_EVENTS>;

export const accountStream = (player: PlayerId): StreamName => streamName(`account-${player}`);
export const nameStream = (name: NameKey): StreamName => streamName(`name-${name}`);

/** For the verification of a store. */
export const ACCOUNT_FAMILIES: Families = { account: ACCOUNT_EVENTS, name: NAME_EVENTS };
