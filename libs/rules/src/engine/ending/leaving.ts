// A player leaves the game (cr 800.4a): the objects they own leave too, and those they only control go back
// or are exiled.
import { known } from '../../reading/characteristics/characteristics.js';
import { looksOf } from '../../reading/characteristics/last-known.js';
import { BOUNDS } from '../../model/basics/bounds.js';
import { newFrame } from '../proposal/frames.js';
import { occur } from '../triggers/occur.js';
import { performLocals } from '../frames/run.js';
import type { EventData } from '../../model/events/events.js';
import type { LossReason } from '../../model/basics/end-reasons.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { goingAlong } from '../../model/state/going-along.js';
import { EXILE, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Looks } from '../../model/state/last-known.js';
import { shownAtTheEnd } from '../objects/face-down.js';
import { passedTo } from '../objects/markers.js';
import { closeDecision } from '../frames/ask.js';
import { inTurnOrder, type Proposal } from '../proposal/proposal.js';

export function leaveTheGame(proposal: Proposal, seat: Seat, reason: LossReason): void {
  const { state } = proposal;
  const shown = shownAtTheEnd(state, (owner) => owner === seat);
  const leaving = lastSeen(state, seat);
  occur(proposal, [...shown, { type: 'PlayerLost', seat, reason, leaving }]);
  const given = state.lasting.filter(
    ({ changes, context }) =>
      changes.some((change) => change.kind === 'control') && context.controller === seat,
  );
  if (given.length > 0) proposal.emit({ type: 'EffectEnded', effects: given.map(({ id }) => id) });
  passOn(proposal, seat);
  askAnew(proposal);
  exileTheRest(proposal, seat);
}

interface Alike {
  readonly objects: ObjectId[];
  readonly looks: Looks;
}

/**
 * The last known information of the leaving objects, up to a bound, so that a player can always leave. What
 * exceeds the bound is not recorded.
 */
function lastSeen(state: GameState, seat: Seat): NonNullable<EventData<'PlayerLost'>['leaving']> {
  const alike = new Map<string, Alike>();
  let room: number = BOUNDS.remembered;
  for (const { id, permanent, item } of goingAlong(state, seat)) {
    if (permanent === undefined && item === undefined) continue;
    const looks = looksOf(state, id);
    const told = JSON.stringify(looks);
    const before = alike.get(told);
    if (before !== undefined) before.objects.push(id);
    else if (told.length <= room) {
      alike.set(told, { objects: [id], looks });
      room -= told.length;
    }
  }
  return [...alike.values()];
}

/** cr 800.4a, 800.4j: the next player in turn order takes over what waited for the leaving player. */
function passOn(proposal: Proposal, seat: Seat): void {
  const { state } = proposal;
  const { agenda } = proposal;
  agenda.triggers = agenda.triggers.filter(({ controller }) => controller !== seat);
  // cr 724.4, 725.4: the active player becomes it, or the next in turn order if the active player leaves.
  const heir = state.turn?.active === seat ? inTurnOrder(state, seat)[0] : state.turn?.active;
  for (const designation of ['monarch', 'initiative'] as const)
    if (state[designation] === seat && heir !== undefined)
      occur(proposal, passedTo(proposal, heir, designation));
  if (state.priority.next === seat)
    proposal.emit({ type: 'PrioritySet', seat: inTurnOrder(state, seat)[0] ?? null });
}

/** The remaining players make open choices again, because answers are identified only by their order. */
function askAnew(proposal: Proposal): void {
  const frame = proposal.agenda.frames.at(-1);
  if (frame === undefined) return;
  frame.answers = [];
  closeDecision(proposal);
}

/** cr 800.4c: exiles objects that return to players who have left when an effect ends. */
export function exileLeftBehind(proposal: Proposal): boolean {
  const { seats } = proposal.state;
  return seats.some(({ lost }, seat) => lost !== null && exileTheRest(proposal, seat as Seat));
}

function exileTheRest(proposal: Proposal, seat: Seat): boolean {
  const left = stillControlled(proposal.state, seat);
  if (left.length === 0) return false;
  const moves = left.map(({ id }) => ({
    verb: 'move' as const,
    object: id,
    to: EXILE,
    position: null,
    cause: 'exile' as const,
    by: null,
  }));
  proposal.agenda.frames.push(newFrame('perform', { locals: performLocals([moves]) }));
  return true;
}

const stillControlled = (state: GameState, seat: Seat): GameObject[] =>
  Object.values(state.objects).filter(
    ({ id, zone }) =>
      (zone.kind === 'battlefield' || zone.kind === 'stack') && known(state, id)?.controller === seat,
  );
