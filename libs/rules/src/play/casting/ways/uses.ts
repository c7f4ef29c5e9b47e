// What may be begun with an unnamed card (pentaland 705.1, 703.2). Only public information decides. Whether a
// fitting name exists, and whether one is left, is for the player to know.
import { unnamedCard } from '../../../reading/characteristics/alone/unnamed.js';
import type { GameAction } from '../../../model/decisions/action.js';
import { permanents } from '../../../reading/characteristics/characteristics.js';
import { faceDownLandKind } from '../../../reading/language/any-card-as-land.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, type Seat } from '../../../model/basics/ids.js';
import { unlessUnknown } from '../../../reading/language/needs-identity.js';
import { FACE_DOWN_CAST } from '../../../engine/naming/face-down-names.js';
import type { FaceDownNaming, Variant } from '../../../model/variant/variant.js';
import { justDrawn } from './just-drawn.js';
import { mayPlayAsLand } from './lands.js';

interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
  readonly mayPlayLand: boolean;
}

export function usesOf(
  { state, seat, mayPlayLand }: Moment,
  inReach: readonly { readonly object: GameObject }[],
  { anyCardAsLand, naming }: Variant,
): GameAction[] {
  const plays = inReach.map(({ object }) => object);
  const asLands = plays.flatMap((card): GameAction[] =>
    mayPlayLand &&
    anyCardAsLand !== null &&
    unlessUnknown(() => mayPlayAsLand(state, seat, card, anyCardAsLand), false)
      ? [{ do: 'play', object: card.id, as: 'any-land' }]
      : [],
  );
  return [
    ...plays.flatMap((card) => named(state, card, mayPlayLand, naming?.faceDown ?? null)),
    ...asMiracle(state, seat),
    ...asLands,
    ...turnedUp(state, seat),
  ];
}

/** Cast it, or use it in another way that a card of its cost allows in its zone. */
function named(
  state: GameState,
  { id: object, zone }: GameObject,
  mayPlayLand: boolean,
  faceDown: FaceDownNaming | null,
): GameAction[] {
  const card = unnamedCard(state, object);
  if (card === undefined) return [];
  const isLand = card.printed.cost === null;
  return [
    { do: 'cast', object },
    ...(faceDown?.from(zone) === true ? [{ do: 'cast' as const, object, alternative: FACE_DOWN_CAST }] : []),
    ...(isLand && mayPlayLand ? [{ do: 'play' as const, object }] : []),
    ...(zone.kind === 'hand'
      ? [
          { do: 'activate' as const, object, ability: 0 },
          { do: 'special' as const, object, what: 'suspend' },
        ]
      : []),
  ];
}

/** cr 702.94a: the card just drawn. Other players only know that it was drawn. */
function asMiracle(state: GameState, seat: Seat): GameAction[] {
  const object = justDrawn(state, seat);
  if (object === null || unnamedCard(state, object) === undefined) return [];
  return [{ do: 'special', object, what: 'miracle' }];
}

/** cr 708.7: a face-down object may be one that can be turned face up. */
function turnedUp(state: GameState, seat: Seat): GameAction[] {
  return permanents(state).flatMap((object): GameAction[] => {
    const permanent = state.objects[objectNumber(object)]?.permanent;
    if (permanent === undefined || permanent.faceDown === null || permanent.controlledBy !== seat) return [];
    if (faceDownLandKind({ permanent }) !== null || unnamedCard(state, object) === undefined) return [];
    return [{ do: 'special', object, what: 'turn-up' }];
  });
}
