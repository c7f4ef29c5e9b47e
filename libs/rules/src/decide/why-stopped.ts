// Why nobody can act in a game that stands still until a judge has ruled or the operator has seen to it.
import { isInDispute } from '../model/basics/dispute.js';
import { isQuarantined } from '../model/basics/quarantine.js';
import type { Refusal } from '../model/basics/refusal.js';
import type { GameState } from '../model/state/game-state.js';
import { STOPPED } from './disputes/stopped.js';
import { QUARANTINED } from './quarantine.js';

export function whyStopped(state: GameState): Refusal | undefined {
  if (isQuarantined(state)) return QUARANTINED;
  return isInDispute(state) ? STOPPED : undefined;
}
