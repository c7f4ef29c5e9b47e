// Whose consent a proposal needs: whoever it acts on or shows something of, and their partners, who may lose with them.
import { saysAnything, spokenOf, type Effect } from '#abilities';
import { known } from '../../reading/characteristics/characteristics.js';
import { inTurnOrder } from '../../engine/proposal/proposal.js';
import { libraryOf } from '../../reading/language/references.js';
import type { OpenProposal } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';

/** Who plays for that object, whose it is, and in whose zone it lies. */
function seatsOf(state: GameState, id: ObjectId): readonly Seat[] {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return [];
  const seats = [known(state, id)?.controller, object.owner, object.zone.seat];
  return seats.filter((seat) => seat !== null && seat !== undefined);
}

/** All but who proposes, in the order of the turn: a text that names nothing to hold it to concerns everybody. */
export function affectedBy(state: GameState, open: OpenProposal): readonly Seat[] {
  const { seat: by, object, text, does, named } = open;
  const others = inTurnOrder(state, state.turn?.active ?? by).filter((seat) => seat !== by);
  const { anybody, source, names, libraries } = spokenOf(does as unknown as Effect);
  const shared = libraries && libraryOf(state, by).seat === null;
  if (anybody || shared || !saysAnything(text)) return others;
  const meant = named.filter(({ name }) => names.has(name));
  const spoken = new Set([
    ...meant.flatMap(({ players, objects }) => [...players, ...objects.flatMap((id) => seatsOf(state, id))]),
    ...(source ? seatsOf(state, object) : []),
  ]);
  const teams = new Set([...spoken].map((seat) => state.seats[seat]?.team));
  return others.filter((seat) => teams.has(state.seats[seat]?.team));
}
