// Any card as a basic land without subtype (pentaland 703).
import type { LandPolicy } from '#rules';

export const LANDS: LandPolicy = {
  as: 'pentaland',
  /** 703.2. */
  may: (_, seat, { zone }) => zone.kind === 'hand' && zone.seat === seat,
  /** 703.7. */
  leaves: 'itself',
  rule: 'pentaland 703.2',
};
