// The names that sources of lasting effects have, as far as everyone sees them.
import { isPublicZone, lastKnownOf, objectNumber, type GameState, type ObjectId } from '#rules';

export function definitionsOf(state: GameState, sources: readonly ObjectId[]): readonly string[] {
  const names = sources.flatMap((id) => {
    const object = state.objects[objectNumber(id)];
    const isOpen = object !== undefined && isPublicZone(object.zone) && object.faceDown === undefined;
    const isDown = (object?.permanent?.faceDown ?? null) !== null;
    const name = isOpen && !isDown ? (lastKnownOf(state, id)?.name ?? '') : '';
    return name === '' ? [] : [name];
  });
  return [...new Set(names)].toSorted();
}
