// Events of assisted play, in which the table settles unreadable texts: what came up, what was proposed, and
// the outcome.
import { z } from 'zod';
import { CLAUSE_PARTS, proposed, referral, ruling } from '../state/assisted.js';
import { objectId, seat } from '../basics/ids.js';
import { declare } from './declare.js';

const clause = { object: objectId, text: z.string(), part: z.enum(CLAUSE_PARTS) };

export const ASSISTED_EVENTS = {
  /** The game waits at this text. `seat`: the player who proposes, or who says that it has triggered. */
  ClauseCameUp: declare({
    version: 1,
    schema: z.strictObject({ seat, ...clause }),
    audience: () => ({ everyone: ['seat', 'object', 'text', 'part'] }),
  }),
  /** Everyone sees the proposal; only the proposer sees which cards of a hidden zone it names. */
  ClauseProposed: declare({
    version: 1,
    schema: proposed,
    audience: ({ seat }) => ({
      everyone: ['seat', 'object', 'text', 'part', 'attempt', 'does', 'named', 'covered'],
      seat: { seat, fields: ['hidden'] },
    }),
  }),
  ProposalRefused: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, by: seat }),
    audience: () => ({ everyone: ['object', 'by'] }),
  }),
  /** The text does what was proposed. `by`: the players who agreed. */
  ProposalAccepted: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, by: z.array(seat) }),
    audience: () => ({ everyone: ['object', 'by'] }),
  }),
  /** The others voted that nothing happens, but the terms want a judge's ruling. The game waits for it. */
  ClauseReferred: declare({
    version: 1,
    schema: referral,
    audience: () => ({
      everyone: ['referral', 'seat', 'object', 'text', 'part', 'nothing', 'stands', 'until'],
    }),
  }),
  /**
   * After three refusals the others vote: nothing happens, or the last proposal stands (from engine 12 on
   * never against a player whom it affects). A refused claim, and a proposal due from a player who has left,
   * are settled as nothing without a vote. A referred text is settled by a judge's ruling, or as nothing if
   * none came in time (`unruled`).
   */
  ClauseSettled: declare({
    version: 2,
    /** Version 1 has no rulings. */
    upcasts: { 1: (data) => data },
    schema: z.strictObject({
      ...clause,
      outcome: z.enum(['nothing', 'stands']),
      why: z.enum(['vote', 'claim-refused', 'left', 'judge', 'unruled']),
      /** The players who voted for each option. */
      nothing: z.array(seat),
      stands: z.array(seat),
      ruling: ruling.optional(),
    }),
    audience: () => ({
      everyone: ['object', 'text', 'part', 'outcome', 'why', 'nothing', 'stands', 'ruling'],
    }),
  }),
};
