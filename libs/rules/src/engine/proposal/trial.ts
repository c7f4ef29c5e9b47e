// What is tried out and taken back: by the cards and rulesets that are handed in, else by the rulesets the game was last
// decided by.
import type { GameState } from '../../model/state/game-state.js';
import { Proposal, rulesetsOf, type FrameLoop, type Inputs } from './proposal.js';

/** Where no name is looked up. */
export const NO_CARDS: Inputs['cards'] = {
  catalogue: '' as Inputs['cards']['catalogue'],
  definitions: [],
};

/** By what something is tried out. */
export interface Trying extends Partial<Pick<Inputs, 'cards' | 'variants'>> {
  readonly loop: FrameLoop;
}

/** What can be asked of an action that a question alone is about. */
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
