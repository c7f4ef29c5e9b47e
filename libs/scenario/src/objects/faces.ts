// The faces of the card an object is.
import type { Face } from '#abilities';
import { objectNumber, type GameState, type ObjectId } from '#rules';

export function facesOfCard(state: GameState, id: ObjectId): readonly Face[] {
  const object = state.objects[objectNumber(id)];
  const definition = object === undefined ? null : (object.card ?? object.identity).definition;
  return definition === null ? [] : (state.definitions[definition]?.faces ?? []);
}
