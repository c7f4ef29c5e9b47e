// Events 'since the last time state-based actions were checked' (cr 704.5b, 704.5h) count for one check only,
// whether or not it finds anything.
import { permanents } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { perBattlefieldShape } from '../../fold/journal/epoch.js';
import type { GameObject, GameState, SeatState } from '../../model/state/game-state.js';
import { objectNumber } from '../../model/basics/ids.js';

const present = perBattlefieldShape((state: GameState): readonly GameObject[] =>
  permanents(state).flatMap((id) => state.objects[objectNumber(id)] ?? []),
);

const NOTHING: readonly never[] = [];

/** Usually none: nothing is allocated then, because every check asks. */
function deathtouched(state: GameState): readonly GameObject[] {
  let found: GameObject[] | undefined;
  for (const object of present(state))
    if (object.permanent?.deathtouched === true) (found ??= []).push(object);
  return found ?? NOTHING;
}

const drew = ({ drewFromEmptyLibrary }: SeatState): boolean => drewFromEmptyLibrary;

/** `isLooked`: objects dealt such damage that have been checked by now. */
export function tellChecked(proposal: Proposal, isLooked: (object: GameObject) => boolean): void {
  const { state } = proposal;
  const dealt = deathtouched(state);
  if (dealt.length === 0 && !state.seats.some(drew)) return;
  const seats = state.seats.filter(drew).map(({ seat }) => seat);
  const objects = dealt.filter(isLooked).map(({ id }) => id);
  if (seats.length + objects.length > 0) proposal.emit({ type: 'StateBasedChecked', seats, objects });
}
