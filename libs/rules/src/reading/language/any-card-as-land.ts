// A card of any kind that lies face down as a land (pentaland 703, utopia 904.5): not a face-down permanent to the rules.
import type { GameObject } from '../../model/state/game-state.js';
import type { Zone } from '../../model/basics/ids.js';
import type { FaceDown } from '../../model/state/objects.js';

type AsLand = Extract<FaceDown, 'pentaland' | 'utopia'>;

/** As what it lies, where it does. */
export function liesAsLand({
  permanent,
  faceDown,
}: Partial<Pick<GameObject, 'permanent' | 'faceDown'>>): AsLand | null {
  const lies = permanent?.faceDown ?? faceDown ?? null;
  return lies === 'pentaland' || lies === 'utopia' ? lies : null;
}

/** The same of one that an effect has turned face down since: it is that land under it (utopia 904.5d). */
export const landUnder = (object: Pick<GameObject, 'permanent' | 'faceDown'>): AsLand | null =>
  liesAsLand(object) ?? liesAsLand(object.faceDown === undefined ? {} : { faceDown: object.faceDown });

/** pentaland 703.7-8: wherever it goes it stays so, but in a hand or a library it is a card again. */
export const staysDown = (
  object: Pick<GameObject, 'permanent' | 'faceDown'>,
  { kind }: Zone,
): AsLand | null => (kind === 'hand' || kind === 'library' ? null : landUnder(object));

/** cr 406.3: whether a card lies face down in exile, with nothing to be known of it; a land there is that land. */
export const isCovered = (object: Pick<GameObject, 'zone' | 'faceDown' | 'permanent'>): boolean =>
  object.faceDown !== undefined && object.zone.kind === 'exile' && liesAsLand(object) === null;
