// The table before the game: its terms, who sits where, and what each brings to the game's randomness.
import { z } from 'zod';
import { gameId, hash, instant, playerId, seat } from '../basics/ids.js';
import { terms } from '../basics/terms.js';
import { declare } from './declare.js';

const leaving = z.enum(['left', 'entropy-not-opened', 'taken-out']);
export type LeavingReason = z.infer<typeof leaving>;

export const TABLE_EVENTS = {
  GameCreated: declare({
    version: 1,
    /** `commitment` is the server's promise to a seed it cannot change any more. */
    schema: z.strictObject({ game: gameId, host: playerId, terms, commitment: hash }),
    audience: () => ({ everyone: ['game', 'host', 'terms', 'commitment'] }),
  }),
  PlayerInvited: declare({
    version: 1,
    schema: z.strictObject({ player: playerId }),
    audience: () => ({ everyone: ['player'] }),
  }),
  InvitationEnded: declare({
    version: 1,
    schema: z.strictObject({ player: playerId, reason: z.enum(['declined', 'withdrawn']) }),
    audience: () => ({ everyone: ['player', 'reason'] }),
  }),
  SeatTaken: declare({
    version: 1,
    schema: z.strictObject({ seat, player: playerId }),
    audience: () => ({ everyone: ['seat', 'player'] }),
  }),
  SeatLeft: declare({
    version: 1,
    schema: z.strictObject({ seat, reason: leaving }),
    audience: () => ({ everyone: ['seat', 'reason'] }),
  }),
  HostChanged: declare({
    version: 1,
    schema: z.strictObject({ host: playerId }),
    audience: () => ({ everyone: ['host'] }),
  }),
  SeatReady: declare({
    version: 1,
    /** `commitment` is the player's promise to their entropy; null for who adds none. */
    schema: z.strictObject({ seat, commitment: hash.nullable() }),
    audience: () => ({ everyone: ['seat', 'commitment'] }),
  }),
  /** The promises are void (one was not kept): everyone gets ready anew. */
  ReadinessWithdrawn: declare({
    version: 1,
    schema: z.strictObject({ reason: leaving }),
    audience: () => ({ everyone: ['reason'] }),
  }),
  OpeningBegan: declare({
    version: 1,
    schema: z.strictObject({ deadline: instant }),
    audience: () => ({ everyone: ['deadline'] }),
  }),
  EntropyOpened: declare({
    version: 1,
    schema: z.strictObject({ seat, entropy: z.string() }),
    audience: () => ({ everyone: ['seat', 'entropy'] }),
  }),
};
