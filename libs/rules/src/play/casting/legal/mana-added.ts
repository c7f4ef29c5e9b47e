// Which mana an action adds: for clients that let a player choose what pays.
import { outputsOf, plainManaAbility } from '../../../engine/mana/abilities.js';
import { typesIn, type ManaType } from '../../../engine/mana/bill.js';
import type { GameAction } from '../../../model/decisions/action.js';
import type { GameState } from '../../../model/state/game-state.js';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../../reading/characteristics/effects/continuous.js';
import { unlessUnknown } from '../../../reading/language/needs-identity.js';

/**
 * The types of which it can add some, each once, as the ability says. None for what adds none, or adds it only later, and
 * for a card that has no name yet.
 */
export const manaAdded = (state: GameState, action: GameAction): readonly ManaType[] =>
  action.do === 'activate' ? unlessUnknown(() => addedBy(state, action), []) : [];

function addedBy(
  state: GameState,
  action: Extract<GameAction, { readonly do: 'activate' }>,
): readonly ManaType[] {
  const sight = sightOf(state);
  const known = sight.known(action.object);
  const instance = known?.abilities.filter(({ ability }) => ability.kind === 'activated')[action.ability];
  if (known?.controller === undefined || known.controller === null || instance === undefined) return [];
  const { ability } = instance;
  const simple = ability.kind === 'activated' ? plainManaAbility(ability) : null;
  if (simple === null) return [];
  const context = contextOfAbility(action.object, known.controller, instance);
  let sorts = 0;
  for (const way of outputsOf(sight, simple.adds, context)) for (const unit of way) sorts |= unit;
  return typesIn(sorts);
}
