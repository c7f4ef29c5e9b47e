// Events for the table before the game: its terms, its seats, and each player's share of the randomness.
import { z } from 'zod';
import { gameId, hash, instant, playerId, seat } from '../basics/ids.js';
import { terms } from '../basics/terms.js';
import { declare } from './declare.js';

const leaving = z.enum(['left', 'entropy-not-opened', 'taken-out']);
export type LeavingReason = z.infer<typeof leaving>;

export const TABLE_EVENTS = {
  GameCreated: declare({
    version: 1,
    /** `commitment` is the server's commitment to a seed that it can no longer change. */
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
    /** `commitment` is the player's commitment to their entropy; null for a player who adds none. */
    schema: z.strictObject({ seat, commitment: hash.nullable() }),
    audience: () => ({ everyone: ['seat', 'commitment'] }),
  }),
  /** A commitment was not kept, so all of them are void: everyone gets ready again. */
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
