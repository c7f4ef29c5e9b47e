// Tokens and copies anywhere they cannot be (cr 704.5d-e). One gets there as a new object (cr 400.7), so that only what
// was made since the last look is looked at.
import { perGame } from '../engine/epoch.js';
import type { GameEvent } from '../events/events.js';
import { ceased } from '../objects/ceased.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { objectNumber } from '../state/ids.js';

interface Looked {
  upTo: number;
  strays: readonly GameObject[];
}

const looked = perGame((): Looked => ({ upTo: 0, strays: [] }));

const isStray = ({ token, zone }: GameObject): boolean =>
  token === true && zone.kind !== 'battlefield' && zone.kind !== 'stack';

export function ceasing(state: GameState): readonly GameEvent[] {
  const kept = looked(state);
  const strays = kept.strays.filter((object) => state.objects[objectNumber(object.id)] === object);
  for (let number = kept.upTo + 1; number <= state.objectsMade; number += 1) {
    const object = state.objects[number];
    if (object !== undefined && isStray(object)) strays.push(object);
  }
  kept.upTo = state.objectsMade;
  kept.strays = strays;
  return strays.map((stray) => ceased(stray));
}
