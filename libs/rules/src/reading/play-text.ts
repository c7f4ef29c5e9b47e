// What can be done with priority, as a line for a player: 'Cast Lightning Bolt', 'Activate {T}: …', 'Play Forest'.
import { claimedText } from '../assisted/claims.js';
import { describe, abilityText } from './describe.js';
import type { GameAction } from '../decisions/action.js';
import { facesOf } from '../characteristics/faces.js';
import { known } from '../characteristics/characteristics.js';
import type { GameState } from '../state/game-state.js';
import { objectNumber, type ObjectId } from '../state/ids.js';

/** cr 709.3: of a split card the half that is cast, of others the face. */
function nameOf(state: GameState, id: ObjectId, face: number | undefined): string {
  const object = state.objects[objectNumber(id)];
  const definition = object?.identity.definition;
  if (face !== undefined && definition !== null && definition !== undefined) {
    const recorded = state.definitions[definition];
    const name = recorded === undefined ? undefined : facesOf(recorded)[face]?.name;
    if (name !== undefined) return name;
  }
  return describe(state, id)?.name ?? '';
}

const withAlternative = (text: string, alternative: string | undefined): string =>
  alternative === undefined ? text : `${text} (${alternative})`;

export function playText(state: GameState, action: GameAction): string {
  switch (action.do) {
    case 'cast':
      return withAlternative(`Cast ${nameOf(state, action.object, action.face)}`, action.alternative);
    case 'play':
      return `Play ${nameOf(state, action.object, action.face)}`;
    case 'special': {
      const name = nameOf(state, action.object, undefined);
      const text = claimedText(state, action.object, action.what);
      return text === undefined ? `${action.what} ${name}` : `Claim of ${name}: ${text}`;
    }
    case 'activate': {
      const ability = known(state, action.object)?.abilities.filter(
        (instance) => instance.ability.kind === 'activated',
      )[action.ability];
      return ability === undefined ? '' : `Activate ${abilityText(state, ability.ref, action.object)}`;
    }
  }
}
