// Tokens and copies in zones where they cannot exist (cr 704.5d-e). They arrive there as new objects (cr
// 400.7), so only objects made since the last check are examined.
import { followed } from '../../fold/journal/epoch.js';
import type { GameEvent } from '../../model/events/events.js';
import { ceased } from '../../engine/ending/ceased.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber } from '../../model/basics/ids.js';

interface Looked {
  readonly upTo: number;
  readonly strays: readonly GameObject[];
}

const isStray = ({ token, zone }: GameObject): boolean =>
  token === true && zone.kind !== 'battlefield' && zone.kind !== 'stack';

const looked = followed<Looked>({ upTo: 0, strays: [] }, (state, before) => {
  const strays = before.strays.filter((object) => state.objects[objectNumber(object.id)] === object);
  for (let number = before.upTo + 1; number <= state.objectsMade; number += 1) {
    const object = state.objects[number];
    if (object !== undefined && isStray(object)) strays.push(object);
  }
  return { upTo: state.objectsMade, strays };
});

export const ceasing = (state: GameState): readonly GameEvent[] =>
  looked(state).strays.map((stray) => ceased(stray));
