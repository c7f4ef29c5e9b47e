// Decides a rewind as the command of a ruling would: the command, the rewind, and what follows from it.
import { err, ok, whole } from '#kernel';
import { ENGINE_VERSION, type Decided } from '../../../rules/src/decide/decide.js';
import { goOn } from '../../../rules/src/decide/go-on.js';
import { rewindTo, type Rewinding } from '../../../rules/src/decide/rewinding/rewind-to.js';
import { Proposal, type Inputs } from '../../../rules/src/engine/proposal/proposal.js';
import type { GameState } from '../../../rules/src/model/state/game-state.js';
import { FRAME_LOOP } from '../../../rules/src/play/loop.js';

export function decideRewind(state: GameState, inputs: Inputs, how: Omit<Rewinding, 'moment'>): Decided {
  const proposal = new Proposal(state, inputs, FRAME_LOOP);
  try {
    const command = { type: 'rewind-for-a-test', ...how };
    proposal.emit({ type: 'CommandAccepted', command, engine: ENGINE_VERSION, at: inputs.now });
    const by = { kind: 'ruling', ruling: 'test' } as const;
    const refusal = rewindTo(proposal, how, { by, because: null });
    if (refusal !== undefined) return err(refusal);
    whole(goOn(proposal));
    return ok([...proposal.events]);
  } finally {
    proposal.takeBack();
  }
}
