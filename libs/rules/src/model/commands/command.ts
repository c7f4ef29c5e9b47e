// What can be asked of a game, by a player or by a timer. Each command is one shape; nothing else is understood.
import type { PlayerId } from '#kernel';
import { z } from 'zod';
import { answer } from '../decisions/decision.js';
import { rulingReason } from '../state/assisted.js';
import { decisionId, gameId, hash, instant, playerId, referralId, seat } from '../basics/ids.js';
import { MOST_DEEDS } from '../state/deed.js';
import { BOT_KINDS } from '../basics/bots.js';
import { passing } from '../basics/passing.js';
import { terms } from '../basics/terms.js';

/** Said once, kept secret until it is opened: long enough not to be guessed from its commitment. */
export const entropy = z.string().min(16).max(256);

export const playerCommand = z.discriminatedUnion('type', [
  /** `commitment`: the server's, to the seed it has made for this game. */
  z.strictObject({ type: z.literal('create'), game: gameId, terms, commitment: hash }),
  z.strictObject({ type: z.literal('invite'), player: playerId }),
  /** Who is invited says no. */
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('withdraw-invitation'), player: playerId }),
  z.strictObject({ type: z.literal('join') }),
  z.strictObject({ type: z.literal('leave') }),
  /** The host takes somebody out of a seat. */
  z.strictObject({ type: z.literal('unseat'), seat }),
  /** The server plays the next free seat. */
  z.strictObject({ type: z.literal('seat-bot'), bot: z.enum(BOT_KINDS) }),
  z.strictObject({ type: z.literal('unseat-bot'), seat }),
  z.strictObject({ type: z.literal('ready'), commitment: hash.nullable() }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('open-entropy'), entropy }),
  z.strictObject({ type: z.literal('answer'), decision: decisionId, answer }),
  /** cr 731.2a: with priority: does the last `choices` things of theirs again, `times` times, if the others agree. */
  z.strictObject({
    type: z.literal('shortcut'),
    decision: decisionId,
    choices: z
      .int()
      .min(1)
      .max(MOST_DEEDS / 2),
    times: z.int().min(1).max(1000),
  }),
  z.strictObject({ type: z.literal('set-passing'), ...passing.shape }),
  z.strictObject({ type: z.literal('concede') }),
  /** The other players concede for one who has been away too long. */
  z.strictObject({ type: z.literal('concede-absent'), seat }),
  /** Of a game that is over: everyone may see its log and its seed, for all this player minds. */
  z.strictObject({ type: z.literal('agree-to-open') }),
]);
export type PlayerCommand = z.infer<typeof playerCommand>;

/**
 * The server has found that nothing it could say to the question lets the game go on; or, where a judge's ruling was
 * waited for in vain, that leaving it so does not either.
 */
const quarantineCommand = z.strictObject({
  type: z.literal('quarantine'),
  decision: z.union([decisionId, referralId]),
  why: z.enum(['too-much-work', 'engine-fault']),
});

export const timerCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('expire') }),
  z.strictObject({ type: z.literal('unseat-unopened') }),
  z.strictObject({ type: z.literal('abandon') }),
  /** Who is asked this has run out of time. */
  z.strictObject({ type: z.literal('flag'), decision: decisionId }),
  /** A server serves again, since then. */
  z.strictObject({ type: z.literal('resume-clocks'), decision: decisionId, since: instant }),
  /** No judge has ruled in time. */
  z.strictObject({ type: z.literal('leave-unruled'), referral: referralId }),
  quarantineCommand,
]);
export type TimerCommand = z.infer<typeof timerCommand>;

export const operatorCommand = z.discriminatedUnion('type', [
  /** The game stands still. */
  z.strictObject({ type: z.literal('stop-game') }),
  /** It goes on. */
  z.strictObject({ type: z.literal('release-game') }),
  /** What it is in the middle of, or what would resolve next, does nothing more; it still stands. */
  z.strictObject({ type: z.literal('repair-game') }),
  /** It ends without a result. */
  z.strictObject({ type: z.literal('end-game') }),
]);
export type OperatorCommand = z.infer<typeof operatorCommand>;

/** Whoever gives it is a judge: that is for who brings it here to see to. */
export const judgeCommand = z.discriminatedUnion('type', [
  /** The text does what was proposed with that attempt; null: nothing. */
  z.strictObject({
    type: z.literal('rule'),
    referral: referralId,
    attempt: z.int().min(1).nullable(),
    reason: rulingReason,
  }),
]);
export type JudgeCommand = z.infer<typeof judgeCommand>;

export type Proposed =
  | { readonly actor: PlayerId; readonly command: PlayerCommand | JudgeCommand }
  | { readonly actor: 'timer'; readonly command: TimerCommand }
  | { readonly actor: 'operator'; readonly command: OperatorCommand };

type AnyCommand = Proposed['command'];
export type CommandType = AnyCommand['type'];
export type CommandOf<T extends CommandType> = Extract<AnyCommand, { type: T }>;
