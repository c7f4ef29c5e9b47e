// A player leaves the game (cr 800.4a): what is theirs goes with them, what they only control goes back or is exiled.
import { known } from '../characteristics/characteristics.js';
import { makeLastKnown } from '../characteristics/last-known.js';
import { newFrame } from '../engine/frames.js';
import { occur } from '../engine/occur.js';
import { performLocals } from '../engine/run.js';
import type { GameEvent } from '../events/events.js';
import type { LossReason } from '../state/end-reasons.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { EXILE, type Seat } from '../state/ids.js';
import { ceased } from '../objects/ceased.js';
import { shownAtTheEnd } from '../objects/face-down.js';
import { passedTo } from '../objects/markers.js';
import { closeDecision } from './ask.js';
import { inTurnOrder, type Proposal } from './proposal.js';

export function leaveTheGame(proposal: Proposal, seat: Seat, reason: LossReason): void {
  const { state } = proposal;
  const events: GameEvent[] = Object.values(state.objects)
    .filter((object) => goesAlong(object, seat))
    .map((object) => {
      const { id, permanent, item } = object;
      return ceased(object, permanent === undefined && item === undefined ? null : makeLastKnown(state, id));
    });
  const shown = shownAtTheEnd(state, (owner) => owner === seat);
  occur(proposal, [...shown, ...events, { type: 'PlayerLost', seat, reason }]);
  const given = state.lasting.filter(
    ({ changes, context }) =>
      changes.some((change) => change.kind === 'control') && context.controller === seat,
  );
  if (given.length > 0) proposal.emit({ type: 'EffectEnded', effects: given.map(({ id }) => id) });
  passOn(proposal, seat);
  askAnew(proposal);
  exileTheRest(proposal, seat);
}

const goesAlong = ({ owner, item, zone }: GameObject, seat: Seat): boolean =>
  // pentaland 702.1: the library is nobody's and stays, whoever's cards it shows.
  (owner === seat && (zone.kind !== 'library' || zone.seat !== null)) ||
  (zone.kind === 'stack' && item?.controller === seat && item.kind !== 'spell');

/** cr 800.4a, 800.4j: what waited for them goes to the next in turn order. */
function passOn(proposal: Proposal, seat: Seat): void {
  const { state } = proposal;
  const { agenda } = proposal;
  agenda.triggers = agenda.triggers.filter(({ controller }) => controller !== seat);
  // cr 724.4, 725.4: to the active player, or the next in turn order where that one leaves.
  const heir = state.turn?.active === seat ? inTurnOrder(state, seat)[0] : state.turn?.active;
  for (const designation of ['monarch', 'initiative'] as const)
    if (state[designation] === seat && heir !== undefined)
      occur(proposal, passedTo(proposal, heir, designation));
  if (state.priority.next === seat)
    proposal.emit({ type: 'PrioritySet', seat: inTurnOrder(state, seat)[0] ?? null });
}

/** What is being chosen is chosen anew by those who are left: answers are told apart by their order alone. */
function askAnew(proposal: Proposal): void {
  const frame = proposal.agenda.frames.at(-1);
  if (frame === undefined) return;
  frame.answers = [];
  closeDecision(proposal);
}

/** cr 800.4c: what comes back to players who have left, as an effect ends. */
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
