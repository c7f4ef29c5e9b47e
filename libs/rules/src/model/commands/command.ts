// The commands of a game, sent by players or timers. Each command has one shape; everything else is rejected.
import type { PlayerId } from '#kernel';
import { z } from 'zod';
import { answer } from '../decisions/decision.js';
import { citedRules, publicWords, remedies } from '../decisions/remedies.js';
import { rulingReason } from '../state/assisted.js';
import {
  decisionId,
  disputeId,
  gameId,
  hash,
  instant,
  playerId,
  referralId,
  rulingId,
  seat,
} from '../basics/ids.js';
import { MOST_DEEDS } from '../state/deed.js';
import { origin } from '../basics/origin.js';
import type { RecordedBeginning } from '../state/recorded-position.js';
import { BOT_KINDS } from '../basics/bots.js';
import { passing } from '../basics/passing.js';
import { terms } from '../basics/terms.js';

/** Sent once and kept secret until it is opened. Long enough that nobody can guess it from its commitment. */
export const entropy = z.string().min(16).max(256);

export const playerCommand = z.discriminatedUnion('type', [
  /** `commitment`: the server's commitment to the seed it made for this game. */
  z.strictObject({
    type: z.literal('create'),
    game: gameId,
    terms,
    commitment: hash,
    /** The game goes on from a position: whose, its hash, and the seat that the host takes in it. */
    from: z.strictObject({ origin, position: hash, seat }).optional(),
  }),
  z.strictObject({ type: z.literal('invite'), player: playerId }),
  /** An invited player declines. */
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('withdraw-invitation'), player: playerId }),
  z.strictObject({ type: z.literal('join') }),
  z.strictObject({ type: z.literal('leave') }),
  /** The host removes a player from a seat. */
  z.strictObject({ type: z.literal('unseat'), seat }),
  /** A bot takes the next free seat. */
  z.strictObject({ type: z.literal('seat-bot'), bot: z.enum(BOT_KINDS) }),
  z.strictObject({ type: z.literal('unseat-bot'), seat }),
  z.strictObject({ type: z.literal('ready'), commitment: hash.nullable() }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('open-entropy'), entropy }),
  z.strictObject({ type: z.literal('answer'), decision: decisionId, answer }),
  /**
   * cr 731.2a: with priority: repeats the player's last `choices` actions `times` times, if the others agree.
   */
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
  /** The other players concede for a player who has been away too long. */
  z.strictObject({ type: z.literal('concede-absent'), seat }),
  /** After the game: this player agrees that everyone may see its log and its seed. */
  z.strictObject({ type: z.literal('agree-to-open') }),
  /** The player asks the others to let the game return to that moment. */
  z.strictObject({ type: z.literal('ask-take-back'), moment: z.int().min(0) }),
  /** Agrees to return to that moment, or refuses; whoever asked can only withdraw. */
  z.strictObject({ type: z.literal('answer-take-back'), moment: z.int().min(0), agrees: z.boolean() }),
]);
export type PlayerCommand = z.infer<typeof playerCommand>;

/**
 * The server found no answer to the question that lets the game continue; or, where a ruling came too late,
 * the game cannot continue without one either.
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
  /** The player asked has run out of time. */
  z.strictObject({ type: z.literal('flag'), decision: decisionId }),
  /** A server is running again, since that time. */
  z.strictObject({ type: z.literal('resume-clocks'), decision: decisionId, since: instant }),
  /** No judge ruled in time. */
  z.strictObject({ type: z.literal('leave-unruled'), referral: referralId }),
  /** No judge took the call in time. */
  z.strictObject({ type: z.literal('lapse-call'), dispute: disputeId }),
  quarantineCommand,
]);
export type TimerCommand = z.infer<typeof timerCommand>;

export const operatorCommand = z.discriminatedUnion('type', [
  /** Puts the game into quarantine. */
  z.strictObject({ type: z.literal('stop-game') }),
  /** Lifts the quarantine. */
  z.strictObject({ type: z.literal('release-game') }),
  /** Drops what the game is in the middle of, or what would resolve next. The game stays in quarantine. */
  z.strictObject({ type: z.literal('repair-game') }),
  /** Ends the game without a result. */
  z.strictObject({ type: z.literal('end-game') }),
]);
export type OperatorCommand = z.infer<typeof operatorCommand>;

/** A judge's commands. The caller checks that the sender is a judge. */
export const judgeCommand = z.discriminatedUnion('type', [
  /** The text does what that attempt proposed; null: nothing. */
  z.strictObject({
    type: z.literal('rule'),
    referral: referralId,
    attempt: z.int().min(1).nullable(),
    reason: rulingReason,
  }),
]);
export type JudgeCommand = z.infer<typeof judgeCommand>;

/** The longest a call waits for a judge, in seconds: a week. */
export const LONGEST_CALL = 604_800;

/**
 * The game's side of a dispute. The sentence of the call, the findings and the talk stand in the dispute's own
 * stream. The caller checks that the sender of a judge's command is a judge.
 */
export const disputeCommand = z.discriminatedUnion('type', [
  /**
   * A player calls a judge, and the game stops. `within`: the seconds after which the call lapses if no judge
   * takes it; the server says how many. Absent: it never does.
   */
  z.strictObject({
    type: z.literal('call-judge'),
    dispute: disputeId,
    within: z.int().min(1).max(LONGEST_CALL).optional(),
  }),
  /** The caller withdraws the call while no judge has taken it. */
  z.strictObject({ type: z.literal('withdraw-call'), dispute: disputeId }),
  /** A judge takes the call: from now on it neither lapses nor can be withdrawn. */
  z.strictObject({ type: z.literal('take-call'), dispute: disputeId }),
  /** The judge who has it gives it back: it waits for another one, as a new call does. */
  z.strictObject({
    type: z.literal('hand-back-call'),
    dispute: disputeId,
    within: z.int().min(1).max(LONGEST_CALL).optional(),
  }),
  /** A judge stops the game without a call. */
  z.strictObject({ type: z.literal('stop-for-judge'), dispute: disputeId }),
  /** A judge's ruling takes effect, and the game goes on. */
  z.strictObject({
    type: z.literal('apply-ruling'),
    dispute: disputeId,
    ruling: rulingId,
    remedies,
    rules: citedRules,
    words: publicWords,
  }),
]);
export type DisputeCommand = z.infer<typeof disputeCommand>;

/** `beginning`: the position that a command to create a game names by its hash. */
export type Proposed = { readonly beginning?: RecordedBeginning | undefined } & (
  | { readonly actor: PlayerId; readonly command: PlayerCommand | JudgeCommand | DisputeCommand }
  | { readonly actor: 'timer'; readonly command: TimerCommand }
  | { readonly actor: 'operator'; readonly command: OperatorCommand }
);

type AnyCommand = Proposed['command'];
export type CommandType = AnyCommand['type'];
export type CommandOf<T extends CommandType> = Extract<AnyCommand, { type: T }>;
