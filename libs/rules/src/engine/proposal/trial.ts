// A proposal that is tried out and taken back, for questions about what an action would do.
import type { GameState } from '../../model/state/game-state.js';
import { Proposal, type Rules } from './proposal.js';

export function trial(state: GameState, { cards, variants, loop }: Rules): Proposal {
  return new Proposal(state, { now: state.now, seed: '', cards, variants }, loop);
}
