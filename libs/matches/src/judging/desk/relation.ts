// How an asker stands to a dispute: one of its players, a judge who has nothing to do with the game, or nobody.
import type { Dispute, DisputeViewer, Official } from '#disputes';
import { seatOf } from '#disputes';
import { isInvolvedIn, type GameState } from '#rules';
import type { Asker } from '../../contract/contract.js';

export const isJudge = ({ roles }: Asker): boolean => roles.includes('judge');
export const isHeadJudge = ({ roles }: Asker): boolean => roles.includes('head-judge');

export const officialOf = (asker: Asker): Official => ({
  player: asker.player,
  isHead: isHeadJudge(asker),
});

/** Undefined: for this asker there is no such dispute. Whoever plays sees it as a player, judge or not. */
export function viewerOf(dispute: Dispute, state: GameState, asker: Asker): DisputeViewer | undefined {
  const seat = seatOf(dispute, asker.player);
  if (seat !== undefined) return { kind: 'seat', seat };
  return isJudge(asker) && !isInvolvedIn(state, asker.player) ? { kind: 'judge' } : undefined;
}
