// Divides what a player with priority could begin into what can be completed and what only lacks mana. What only lacks mana
// is found by trying with a pool that has plenty of every type, which is taken back.
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import { FACE_DOWN_CAST } from '../../../engine/naming/face-down-names.js';
import { trial } from '../../../engine/proposal/trial.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import type { GameAction } from '../../../model/decisions/action.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import { budgetOf, couldPay, type Budget } from '../costs/budget.js';
import { legalActions } from './legal.js';

/** cr 702.37c. */
const FACE_DOWN_COST = '{3}';
const OF_EACH = 10;
const PLENTY: readonly ManaUnit[] = (['W', 'U', 'B', 'R', 'G', 'C'] as const).flatMap((type) =>
  Array.from({ length: OF_EACH }, () => ({ type })),
);

/** What can be completed, as far as the player's mana and public information tell. */
export function affordableActions(state: GameState, seat: Seat, rules: Rules): readonly GameAction[] {
  const all = legalActions(state, seat, rules);
  return state.naming === null ? all : unlessOutOfReach(state, seat, all, rules).within;
}

export function actionsLackingMana(state: GameState, seat: Seat, rules: Rules): readonly GameAction[] {
  const now = legalActions(state, seat, rules);
  const known = new Set(now.map(keyOf));
  const proposal = trial(state, rules);
  const rich = proposal.tryOut(() => {
    proposal.emit({ type: 'ManaAdded', seat, mana: [...PLENTY], source: null });
    return legalActions(state, seat, rules);
  });
  const beyond = state.naming === null ? [] : unlessOutOfReach(state, seat, now, rules).beyond;
  return [...beyond, ...rich.filter((action) => !known.has(keyOf(action)))];
}

const keyOf = (action: GameAction): string => JSON.stringify(action);

/**
 * An unnamed card costs what is printed on it, whatever name it gets. Only a card of that cost which can be cast in another
 * way can be cast all the same.
 */
function unlessOutOfReach(state: GameState, seat: Seat, actions: readonly GameAction[], rules: Rules) {
  let found: Budget | undefined;
  const budget = (): Budget => (found ??= budgetOf(state, seat, rules));
  const within: GameAction[] = [];
  const beyond: GameAction[] = [];
  for (const action of actions) {
    const card = action.do === 'cast' ? unnamedCard(state, action.object) : undefined;
    const cost =
      card === undefined || action.do !== 'cast'
        ? null
        : action.alternative === FACE_DOWN_CAST
          ? FACE_DOWN_COST
          : card.printed.cost;
    // Of a split card either half may be cast.
    const isWithin = cost === null || cost.split(' // ').some((half) => couldPay(budget(), half));
    (isWithin ? within : beyond).push(action);
  }
  return { within, beyond };
}
