// Describes a possible action as a line for a player: 'Cast Lightning Bolt', 'Activate {T}: …', 'Play
// Forest'.
import { claimedText } from '../../assisted/claims.js';
import { cardToName } from '../naming/named-action.js';
import { isOffer } from '../ways/offers.js';
import { describe, abilityText } from '../../../reading/in-force/describe.js';
import type { GameAction } from '../../../model/decisions/action.js';
import { FACE_DOWN_CAST } from '../../../engine/naming/face-down-names.js';
import { facesOf } from '../../../model/printed/faces.js';
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import { known, lastKnownOf } from '../../../reading/characteristics/characteristics.js';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';

/** cr 709.3: for a split card the half that is cast, for others the face. */
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

/** For a card named as it is used: a player who sees it knows its printed text. */
function namingText(state: GameState, action: GameAction): string | undefined {
  const printed = cardToName(state, action)?.printed.name;
  if (printed === undefined) return undefined;
  // It is cast face down, without a name.
  if (action.do === 'cast' && action.alternative === FACE_DOWN_CAST) return `Cast ${printed} face down`;
  return `Name ${printed} and ${DEEDS[action.do]}`;
}

const isAsLand = (action: GameAction): boolean => action.do === 'play' && action.as !== undefined;

const namingPrinted = (state: GameState, { object }: GameAction): string =>
  unnamedCard(state, object)?.printed.name ?? nameOf(state, object, undefined);

const DEEDS: { readonly [D in GameAction['do']]: string } = {
  cast: 'cast it',
  play: 'play it',
  activate: 'use an ability of it',
  special: 'use what it allows',
};

/** 'Ignore Leonin Arbiter', 'End effect of Gliding Licid'. The source may be gone. */
function offerText(state: GameState, { object, what }: Extract<GameAction, { do: 'special' }>): string {
  const name = lastKnownOf(state, object)?.name ?? '';
  return what.startsWith('ignore') ? `Ignore ${name}` : `End effect of ${name}`;
}

export function playText(state: GameState, action: GameAction): string {
  const naming = namingText(state, action);
  if (naming !== undefined) return naming;
  switch (action.do) {
    case 'cast':
      return withAlternative(`Cast ${nameOf(state, action.object, action.face)}`, action.alternative);
    case 'play':
      return isAsLand(action)
        ? `Play ${namingPrinted(state, action)} as a land`
        : `Play ${nameOf(state, action.object, action.face)}`;
    case 'special': {
      const name = nameOf(state, action.object, undefined);
      const text = claimedText(state, action.object, action.what);
      if (isOffer(action.what)) return offerText(state, action);
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
