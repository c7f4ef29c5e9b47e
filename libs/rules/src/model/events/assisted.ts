// Texts nobody could read, settled by the table: what comes up, what is proposed, and what becomes of it.
import { z } from 'zod';
import { CLAUSE_PARTS, proposed, referral, ruling } from '../state/assisted.js';
import { objectId, seat } from '../basics/ids.js';
import { declare } from './declare.js';

const clause = { object: objectId, text: z.string(), part: z.enum(CLAUSE_PARTS) };

export const ASSISTED_EVENTS = {
  /** The game stops at it. `seat`: who proposes, or says that it has triggered. */
  ClauseCameUp: declare({
    version: 1,
    schema: z.strictObject({ seat, ...clause }),
    audience: () => ({ everyone: ['seat', 'object', 'text', 'part'] }),
  }),
  /** Everybody sees it; which cards of a hidden zone it names, only who proposes. */
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
  /** It is what the text does. `by`: whose consent it had. */
  ProposalAccepted: declare({
    version: 1,
    schema: z.strictObject({ object: objectId, by: z.array(seat) }),
    audience: () => ({ everyone: ['object', 'by'] }),
  }),
  /** The others have voted that nothing happens, but the table wants a judge to rule: the game waits for that. */
  ClauseReferred: declare({
    version: 1,
    schema: referral,
    audience: () => ({
      everyone: ['referral', 'seat', 'object', 'text', 'part', 'nothing', 'stands', 'until'],
    }),
  }),
  /**
   * After three refusals the others voted: that nothing happens, or that the last proposal stands (from engine 12 on
   * never against anyone whom it affects). A claim that was
   * refused, and what a player who has left would have had to say, is settled as nothing without a vote. What was
   * referred is settled by a judge's ruling, or as nothing where none came in time (`unruled`).
   */
  ClauseSettled: declare({
    version: 2,
    /** Version 1 knows no rulings. */
    upcasts: { 1: (data) => data },
    schema: z.strictObject({
      ...clause,
      outcome: z.enum(['nothing', 'stands']),
      why: z.enum(['vote', 'claim-refused', 'left', 'judge', 'unruled']),
      /** Who was for which. */
      nothing: z.array(seat),
      stands: z.array(seat),
      ruling: ruling.optional(),
    }),
    audience: () => ({
      everyone: ['object', 'text', 'part', 'outcome', 'why', 'nothing', 'stands', 'ruling'],
    }),
  }),
};
