// Events of a dispute in the game's own log: it stopped, a judge came, what was ruled, and it goes on. What
// the ruling does are ordinary events, and those that only a ruling can cause.
import { z } from 'zod';
import { disputeId, instant, objectId, rulingId, seat } from '../basics/ids.js';
import { citedRules, publicWords, remedies } from '../decisions/remedies.js';
import { declare } from './declare.js';

export const DISPUTE_EVENTS = {
  /**
   * The game is stopped for a judge from now on: no player, clock, timer or bot can act in it. `seat`: the
   * player who called; null: a judge stopped it. `until`: when the call lapses if no judge takes it.
   */
  GameStopped: declare({
    version: 1,
    schema: z.strictObject({ dispute: disputeId, seat: seat.nullable(), until: instant.nullable() }),
    audience: () => ({ everyone: ['dispute', 'seat', 'until'] }),
  }),
  /** A judge takes the call: it neither lapses nor can be withdrawn. */
  CallTaken: declare({
    version: 1,
    schema: z.strictObject({ dispute: disputeId }),
    audience: () => ({ everyone: ['dispute'] }),
  }),
  /** The judge has given the call back: it waits for another one. `until`: when it lapses. */
  CallHandedBack: declare({
    version: 1,
    schema: z.strictObject({ dispute: disputeId, until: instant.nullable() }),
    audience: () => ({ everyone: ['dispute', 'until'] }),
  }),
  /**
   * A judge's ruling on the dispute. What its remedies do follows as events of their own; each has its own
   * audience, so nobody learns the remedies from here.
   */
  RulingApplied: declare({
    version: 1,
    schema: z.strictObject({
      dispute: disputeId,
      ruling: rulingId,
      remedies,
      rules: citedRules,
      words: publicWords,
    }),
    audience: () => ({ everyone: ['dispute', 'ruling', 'rules', 'words'] }),
  }),
  /**
   * The game goes on. `stood`: the milliseconds that count for no clock and no deadline. `extension`: thinking
   * time granted on top.
   */
  GameResumed: declare({
    version: 1,
    schema: z.strictObject({
      dispute: disputeId,
      why: z.enum(['ruled', 'withdrawn', 'lapsed']),
      stood: z.int().min(0),
      extension: z.array(z.strictObject({ seat, milliseconds: z.int().min(1) })),
    }),
    audience: () => ({ everyone: ['dispute', 'why', 'stood', 'extension'] }),
  }),
  /** A name that was used up can be given again. */
  NameFreed: declare({
    version: 1,
    schema: z.strictObject({ name: z.string() }),
    audience: () => ({ everyone: ['name'] }),
  }),
  /**
   * By a ruling the permanent counts as having come under this player's control. An effect can still give it
   * to another player (cr 613.1b).
   */
  ControlCorrected: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, controller: seat }),
    audience: () => ({ everyone: ['object', 'controller'] }),
  }),
};
