// A card of any kind that is face down as a land (pentaland 703, utopia 904.5): the rules do not treat it as
// a face-down permanent.
import type { GameObject } from '../../model/state/game-state.js';
import type { Zone } from '../../model/basics/ids.js';
import type { FaceDown } from '../../model/state/objects.js';

type AsLand = Extract<FaceDown, 'pentaland' | 'utopia'>;

/** The kind of land it is face down as, where it is one. */
export function faceDownLandKind({
  permanent,
  faceDown,
}: Partial<Pick<GameObject, 'permanent' | 'faceDown'>>): AsLand | null {
  const lies = permanent?.faceDown ?? faceDown ?? null;
  return lies === 'pentaland' || lies === 'utopia' ? lies : null;
}

/**
 * The same for one that an effect has turned face down since: below that, it is still the land
 * (utopia 904.5d).
 */
export const underlyingLandKind = (object: Pick<GameObject, 'permanent' | 'faceDown'>): AsLand | null =>
  faceDownLandKind(object) ??
  faceDownLandKind(object.faceDown === undefined ? {} : { faceDown: object.faceDown });

/** pentaland 703.7-8: it stays a land in every zone except hands and libraries, where it is a card again. */
export const landKindAfterMove = (
  object: Pick<GameObject, 'permanent' | 'faceDown'>,
  { kind }: Zone,
): AsLand | null => (kind === 'hand' || kind === 'library' ? null : underlyingLandKind(object));

/** cr 406.3: whether a card is face down in exile with nothing known of it. A land there stays that land. */
export const isUnknownInExile = (object: Pick<GameObject, 'zone' | 'faceDown' | 'permanent'>): boolean =>
  object.faceDown !== undefined && object.zone.kind === 'exile' && faceDownLandKind(object) === null;
