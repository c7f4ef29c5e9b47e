// Events 'since the last time state-based actions were checked' (cr 704.5b, 704.5h) count for one check only,
// whether or not it finds anything.
import { permanents } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { perEpoch } from '../../fold/journal/epoch.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber } from '../../model/basics/ids.js';

const deathtouched = perEpoch((state: GameState): readonly GameObject[] =>
  permanents(state).flatMap((id) => {
    const object = state.objects[objectNumber(id)];
    return object?.permanent?.deathtouched === true ? [object] : [];
  }),
);

/** `isLooked`: objects dealt such damage that have been checked by now. */
export function tellChecked(proposal: Proposal, isLooked: (object: GameObject) => boolean): void {
  const { state } = proposal;
  const seats = state.seats
    .filter(({ drewFromEmptyLibrary }) => drewFromEmptyLibrary)
    .map(({ seat }) => seat);
  const objects = deathtouched(state)
    .filter(isLooked)
    .map(({ id }) => id);
  if (seats.length + objects.length > 0) proposal.emit({ type: 'StateBasedChecked', seats, objects });
}
