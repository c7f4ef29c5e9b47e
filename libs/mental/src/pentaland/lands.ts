// Any card may be played as a basic land without subtype (pentaland 703).
import { faceDownLandKind, type GameObject, type LandPolicy } from '#rules';

/** Face down, but not as a Pentaland: a Pentaland is a land, and is played as one. */
const liesHidden = (object: GameObject): boolean =>
  object.faceDown !== undefined && faceDownLandKind(object) === null;

const isUnnamed = ({ identity: { unnamed } }: GameObject): boolean => unnamed !== undefined;

export const LANDS: LandPolicy = {
  as: 'pentaland',
  /**
   * 703.2. 703.3: from other zones a face-down card, or a face-up card without a name, that could be played
   * if it were a land.
   */
  may(_, seat, object, ifLand) {
    const { zone } = object;
    if (zone.kind === 'hand') return zone.seat === seat;
    return (liesHidden(object) || (isUnnamed(object) && faceDownLandKind(object) === null)) && ifLand();
  },
  /** 703.5. */
  putFromHand: 'any-card',
  /** 703.7. */
  leaves: 'itself',
  rule: 'pentaland 703.3',
};
