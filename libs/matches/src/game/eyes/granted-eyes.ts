// The type of the eyes that the guard grants, for those who show a game.
import type { Gallery, Projector } from '#visibility';
import type { GrantedEyes } from './grant.js';

export { assertGranted, type GrantedEyes } from './grant.js';

/** A folded game that can be seen through granted eyes alone. */
export interface GuardedGallery extends Pick<Gallery, 'state' | 'moment'> {
  projector(eyes: GrantedEyes): Projector;
}
