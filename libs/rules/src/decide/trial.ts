// What is tried out and taken back: by the cards and rulesets that are handed in, else by the rulesets the game was last
// decided by.
import type { GameState } from '../state/game-state.js';
import { Proposal, rulesetsOf, type Inputs } from './proposal.js';

/** Where no name is looked up. */
export const NO_CARDS: Inputs['cards'] = {
  catalogue: '' as Inputs['cards']['catalogue'],
  definitions: [],
};

/** What can be asked of an action that a question alone is about. */
export function trial(
  state: GameState,
  book: Partial<Pick<Inputs, 'cards' | 'variants'>> | undefined,
): Proposal {
  const variants = book?.variants ?? rulesetsOf(state);
  return new Proposal(state, {
    now: state.now,
    seed: '',
    cards: book?.cards ?? NO_CARDS,
    ...(variants === undefined ? {} : { variants }),
  });
}
