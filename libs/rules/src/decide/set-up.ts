// Sets up a game from a position instead of a start, for scenarios and puzzles.
import { FRAME_LOOP } from '../play/loop.js';
import type { GameEvent } from '../model/events/events.js';
import type { GameState } from '../model/state/game-state.js';
import { advance } from './going-on/advance.js';
import { Proposal, type Inputs } from '../engine/proposal/proposal.js';

/**
 * The events that lay the position, and all that follows until somebody is asked. The state stays unchanged.
 */
export function setUp(state: GameState, laid: readonly GameEvent[], inputs: Inputs): readonly GameEvent[] {
  const proposal = new Proposal(state, inputs, FRAME_LOOP);
  try {
    for (const event of laid) proposal.emit(event);
    advance(proposal);
    return proposal.events;
  } finally {
    proposal.takeBack();
  }
}
