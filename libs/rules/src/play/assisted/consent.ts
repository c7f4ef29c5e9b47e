// Finds whose consent a proposal needs: everyone it acts on or shows something of, and their partners, who
// may lose with them.
import { saysAnything, spokenOf } from '#abilities';
import { known } from '../../reading/characteristics/characteristics.js';
import { inTurnOrder } from '../../engine/proposal/proposal.js';
import { libraryOf } from '../../reading/language/references.js';
import type { OpenProposal } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';

/** The object's controller, its owner, and the player whose zone it is in. */
function seatsOf(state: GameState, id: ObjectId): readonly Seat[] {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return [];
  const seats = [known(state, id)?.controller, object.owner, object.zone.seat];
  return seats.filter((seat) => seat !== null && seat !== undefined);
}

/**
 * Everyone but the proposer, in turn order: a text that names nothing to check against concerns everybody.
 */
export function affectedBy(state: GameState, open: OpenProposal): readonly Seat[] {
  const { seat: by, object, text, does, named } = open;
  const others = inTurnOrder(state, state.turn?.active ?? by).filter((seat) => seat !== by);
  const { anybody, source, names, libraries } = spokenOf(does);
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
