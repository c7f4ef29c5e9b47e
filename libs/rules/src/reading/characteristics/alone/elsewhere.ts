// Finds objects with static abilities that function in their zone (cr 113.6).
import { perShape } from '../../../fold/journal/epoch.js';
import { changingAmong } from '../../../model/printed/changing.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { functions, isThere } from '../../../model/printed/functioning.js';
import { bearing, allZoneContents, perZone, type ZonedObject } from './zone-contents.js';
import type { AbilityInstance, Known } from '../../../model/printed/shape.js';

const works = ({ ability }: AbilityInstance, object: GameObject, plain: Known): boolean =>
  ability.kind === 'static' &&
  ability.effects.some((effect) => effect.kind !== 'defines' && functions(ability, effect, object, plain));

/** On the battlefield every object counts, because effects may change it (cr 611.3). */
const functioning = perZone((contents): readonly ZonedObject[] =>
  bearing(contents).filter(({ object, plain }) =>
    contents.zone === 'battlefield'
      ? isThere(object)
      : object.item !== undefined ||
        (object.faceDown === undefined && plain.abilities.some((one) => works(one, object, plain))),
  ),
);

const objectsOf = (lying: readonly ZonedObject[]): readonly GameObject[] => lying.map(({ object }) => object);
const functioningObjects = perZone((contents) => objectsOf(functioning(contents)));
const changingObjects = perZone((contents) =>
  objectsOf(functioning(contents).filter(({ plain }) => changingAmong(plain.abilities).length > 0)),
);

/** The ones outside the battlefield. */
export const functioningElsewhere = perShape((state: GameState): readonly GameObject[] =>
  allZoneContents(state).flatMap((contents) =>
    contents.zone === 'battlefield' ? [] : functioningObjects(contents),
  ),
);

/** Objects with static abilities that change objects, those on the battlefield first. */
export function changingByThemselves(state: GameState): readonly GameObject[] {
  const onBattlefield: GameObject[] = [];
  const elsewhere: GameObject[] = [];
  for (const contents of allZoneContents(state))
    (contents.zone === 'battlefield' ? onBattlefield : elsewhere).push(...changingObjects(contents));
  return onBattlefield.concat(elsewhere);
}
