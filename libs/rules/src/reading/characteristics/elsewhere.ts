// Finds objects with static abilities that function in their zone (cr 113.6).
import { perShape } from '../../fold/journal/epoch.js';
import { changingAmong } from '../../model/printed/changing.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { functions, isThere } from '../../model/printed/functioning.js';
import { bearing, heaps, perHeap, type Lying } from './heaps.js';
import type { AbilityInstance, Known } from '../../model/printed/shape.js';

const works = ({ ability }: AbilityInstance, object: GameObject, plain: Known): boolean =>
  ability.kind === 'static' &&
  ability.effects.some((effect) => effect.kind !== 'defines' && functions(ability, effect, object, plain));

/** On the battlefield every object counts, because effects may change it (cr 611.3). */
const functioning = perHeap((heap): readonly Lying[] =>
  bearing(heap).filter(({ object, plain }) =>
    heap.zone === 'battlefield'
      ? isThere(object)
      : object.item !== undefined ||
        (object.faceDown === undefined && plain.abilities.some((one) => works(one, object, plain))),
  ),
);

const objectsOf = (lying: readonly Lying[]): readonly GameObject[] => lying.map(({ object }) => object);
const functioningObjects = perHeap((heap) => objectsOf(functioning(heap)));
const changingObjects = perHeap((heap) =>
  objectsOf(functioning(heap).filter(({ plain }) => changingAmong(plain.abilities).length > 0)),
);

/** The ones outside the battlefield. */
export const functioningElsewhere = perShape((state: GameState): readonly GameObject[] =>
  heaps(state).flatMap((heap) => (heap.zone === 'battlefield' ? [] : functioningObjects(heap))),
);

/** Objects with static abilities that change objects, those on the battlefield first. */
export function changingByThemselves(state: GameState): readonly GameObject[] {
  const onBattlefield: GameObject[] = [];
  const elsewhere: GameObject[] = [];
  for (const heap of heaps(state))
    (heap.zone === 'battlefield' ? onBattlefield : elsewhere).push(...changingObjects(heap));
  return onBattlefield.concat(elsewhere);
}
