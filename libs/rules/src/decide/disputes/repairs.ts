// The repairs of a ruling. Each is made of ordinary events, so everyone learns of it what they learn of such
// an event. Nothing is replaced, and nothing triggers unless a move says so.
import { saturated } from '../../model/basics/bounds.js';
import type { Repair, RepairOf } from '../../model/decisions/remedies.js';
import type { Refusal } from '../../model/basics/refusal.js';
import type { GameEvent } from '../../model/events/events.js';
import { isPublicZone } from '../../model/events/objects.js';
import { objectNumber, sameZone, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { GameObject, GameState, SeatState } from '../../model/state/game-state.js';
import { controllerOf } from '../../reading/characteristics/characteristics.js';
import { seenHidden } from '../../engine/naming/seen-hidden.js';
import { isPlaying, type Proposal } from '../../engine/proposal/proposal.js';
import { contradicts } from './contradicts.js';
import { moveByRuling } from './moves.js';
import { freeName, markName, replaceWord } from './words.js';
import { liesFaceDown } from '../../reading/in-force/in-the-open.js';

type Repairs = {
  readonly [W in Repair['what']]: (proposal: Proposal, repair: RepairOf<W>) => string | Refusal | undefined;
};

/** Why a repair does not fit is told as a sentence, or as the refusal of a rule that it breaks. */
const REPAIRS: Repairs = {
  move: moveByRuling,
  life(proposal, { seat, total }) {
    const player = playerAt(proposal.state, seat);
    if (player === undefined) return NOT_IN_GAME;
    const by = saturated(total) - player.life;
    if (by === 0) return 'The life total is that already.';
    proposal.emit({ type: 'LifeChanged', seat, by, cause: 'set' });
    return undefined;
  },
  counters(proposal, { on, counter, count }) {
    const { state } = proposal;
    const had = typeof on === 'number' ? playerAt(state, on)?.counters : countersOn(state, on);
    if (had === undefined) return typeof on === 'number' ? NOT_IN_GAME : NO_OBJECT;
    const by = count - (had[counter] ?? 0);
    if (by === 0) return 'There are as many of these counters already.';
    proposal.emit(
      typeof on === 'number'
        ? { type: 'PlayerCountersChanged', seat: on, counter, by }
        : { type: 'CountersChanged', object: on, counter, by },
    );
    return undefined;
  },
  tapped(proposal, { object, tapped }) {
    const permanent = permanentAt(proposal.state, object);
    if (permanent === undefined) return NO_PERMANENT;
    if (permanent.tapped === tapped) return `It is ${tapped ? 'tapped' : 'untapped'} already.`;
    proposal.emit({ type: 'PermanentTapped', object, tapped, forMana: false });
    return undefined;
  },
  control(proposal, { object, seat }) {
    const { state } = proposal;
    if (playerAt(state, seat) === undefined) return NOT_IN_GAME;
    const permanent = permanentAt(state, object);
    if (permanent === undefined) return NO_PERMANENT;
    if (permanent.controlledBy === seat) return 'That player controls it already.';
    proposal.emit({ type: 'ControlCorrected', object, controller: seat });
    if (controllerOf(state, object) !== seat) return 'An effect says who controls it (cr 613.1b).';
    proposal.emit({ type: 'ControllerChanged', object, controller: seat });
    return undefined;
  },
  reveal(proposal, { objects, to }) {
    const { state } = proposal;
    if (to !== null && playerAt(state, to) === undefined) return NOT_IN_GAME;
    if (new Set(objects).size !== objects.length) return 'A card is named twice.';
    const found = objects.map((id) => state.objects[objectNumber(id)]);
    const [first] = found;
    if (first === undefined || !found.every((one) => one !== undefined)) return NO_OBJECT;
    const { zone, owner } = first;
    if (!found.every((one) => sameZone(one.zone, zone))) return 'The cards lie in different zones.';
    if (isPublicZone(zone) && !found.every(liesFaceDown)) return 'Everyone sees these cards.';
    const event: GameEvent =
      to === null
        ? { type: 'CardsRevealed', seat: zone.seat ?? owner ?? (0 as Seat), objects, zone }
        : { type: 'CardsLookedAt', seat: to, objects, zone, count: objects.length };
    proposal.emit(event);
    seenHidden(proposal, event);
    return undefined;
  },
  mark: markName,
  free: freeName,
  answer: replaceWord,
};

const NOT_IN_GAME = 'That player is not in the game.';
const NO_OBJECT = 'There is no such object. It may have become a new one (cr 400.7).';
const NO_PERMANENT = 'There is no such permanent.';

export function repairGame(proposal: Proposal, repair: Repair, place: number): Refusal | undefined {
  if (proposal.state.stage.kind !== 'turns')
    return contradicts(place, 'A game can be repaired only while its turns are played.');
  const why = (REPAIRS[repair.what] as (proposal: Proposal, repair: Repair) => string | Refusal | undefined)(
    proposal,
    repair,
  );
  return typeof why === 'string' ? contradicts(place, why) : why;
}

function playerAt({ seats }: GameState, seat: Seat): SeatState | undefined {
  const found = seats[seat];
  return found !== undefined && isPlaying(found) ? found : undefined;
}

/** cr 702.26b: one that is phased out is not there. */
function permanentAt({ objects }: GameState, id: ObjectId): GameObject['permanent'] {
  const permanent = objects[objectNumber(id)]?.permanent;
  return permanent?.phasedOut === 'no' ? permanent : undefined;
}

function countersOn({ objects }: GameState, id: ObjectId): Readonly<Record<string, number>> | undefined {
  const object = objects[objectNumber(id)];
  // cr 122.2: counters lie on what everyone sees.
  if (object === undefined || !isPublicZone(object.zone)) return undefined;
  return object.permanent?.counters ?? object.counters ?? {};
}
