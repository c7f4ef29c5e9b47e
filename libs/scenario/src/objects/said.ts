// An action in the words a scenario has for it: 'Cast Lightning Bolt', 'Play Forest', 'Activate {T}: …'.
import {
  known,
  objectNumber,
  type AbilityInstance,
  type GameAction,
  type GameState,
  type ObjectId,
} from '#rules';
import { facesOfCard } from './faces.js';
import { namesOf } from './names.js';
import { textsOf } from './texts.js';

/** The ability an activation is of: its place among the activated abilities its object has now. */
export function abilityMeant(state: GameState, object: ObjectId, place: number): AbilityInstance | undefined {
  return known(state, object)?.abilities.filter(({ ability }) => ability.kind === 'activated')[place];
}

/** The name of the face that is up as it is cast, and what the whole card is called. */
export function namesOfCard(state: GameState, object: ObjectId, face = 0): readonly string[] {
  const own = facesOfCard(state, object)[face]?.name;
  return own === undefined ? namesOf(state, object) : [own, ...namesOf(state, object)];
}

export function textsOfActivation(state: GameState, object: ObjectId, place: number): readonly string[] {
  const instance = abilityMeant(state, object, place);
  return instance === undefined ? [] : textsOf(state, object, instance.ref);
}

export function saidOf(state: GameState, action: GameAction): readonly string[] {
  switch (action.do) {
    case 'cast':
      return namesOfCard(state, action.object, action.face).map((name) => `Cast ${name}`);
    case 'play':
      return namesOfCard(state, action.object, action.face).map((name) => `Play ${name}`);
    case 'activate':
      return textsOfActivation(state, action.object, action.ability).map((text) => `Activate ${text}`);
    case 'special':
      return namesOf(state, action.object).flatMap((name) => [
        `${action.what} ${name}`,
        `Special ${action.what}`,
        ...(isFaceDown(state, action.object) ? [`Turn ${name} face up`] : []),
      ]);
  }
}

const isFaceDown = (state: GameState, id: ObjectId): boolean =>
  (state.objects[objectNumber(id)]?.permanent?.faceDown ?? null) !== null;
