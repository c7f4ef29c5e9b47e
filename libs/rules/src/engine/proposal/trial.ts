// A proposal that is tried out and taken back. It uses the given cards and rulesets, or else the rulesets the
// game was last decided by.
import type { GameState } from '../../model/state/game-state.js';
import { Proposal, rulesetsOf, type FrameLoop, type Inputs } from './proposal.js';

/** For trials that look up no names. */
export const NO_CARDS: Inputs['cards'] = {
  catalogue: '' as Inputs['cards']['catalogue'],
  definitions: [],
};

/** The inputs of a trial. */
export interface Trying extends Partial<Pick<Inputs, 'cards' | 'variants'>> {
  readonly loop: FrameLoop;
}

/** A trial proposal, for questions about what an action would do. */
export function trial(state: GameState, { cards = NO_CARDS, variants, loop }: Trying): Proposal {
  const rulesets = variants ?? rulesetsOf(state);
  const inputs = {
    now: state.now,
    seed: '',
    cards,
    ...(rulesets === undefined ? {} : { variants: rulesets }),
  };
  return new Proposal(state, inputs, loop);
}
