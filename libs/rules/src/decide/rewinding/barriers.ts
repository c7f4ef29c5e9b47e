// What stands in the way of taking back by consent: since the moment somebody has learned something that was
// hidden. barriers.spec.ts says of every other type of event why it does not. The events' audiences say who
// learned what; the views are built from the same audiences. Utopia has an event of its own that moves what is known:
// two lands swap the cards under them.
import { audienceOf, fieldsTold, isPublic } from '../../model/events/audience.js';
import type { GameEvent } from '../../model/events/events.js';
import { isPublicZone, isSeenByOwner } from '../../model/events/objects.js';
import { partsOf, partsOfAll, type SingleEvent, type SingleType } from '../../model/events/parts.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { controllerOf } from '../../reading/characteristics/characteristics.js';
import { mayLookAt } from '../../reading/in-force/looking-at.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { FaceDown } from '../../model/state/objects.js';

export interface Barrier {
  readonly what:
    'a card was drawn' | 'cards were looked at' | 'a card was shown' | 'a name was spoken' | 'chance decided';
  /** Absent: the asker does not learn when, or even that. */
  readonly moment?: number;
}

/** Objects of the game that lie face down, or did. */
type Covered = ReadonlySet<ObjectId>;

/** In the order of the log. `moment`: the one before these events; `covered`: what lay face down before or after. */
export function barriersIn(
  since: readonly GameEvent[],
  { moment, covered }: { readonly moment: number; readonly covered: Iterable<ObjectId> },
  asker: Seat,
): readonly Barrier[] {
  const down = new Set(covered);
  for (const event of partsOfAll(since)) {
    if (event.type === 'ObjectMoved' && event.faceDown !== null) down.add(event.becomes);
    if (event.type === 'FaceChanged' && event.faceDown !== null) down.add(event.object);
  }
  let now = moment;
  return since.flatMap((event) => {
    if (isPublic(event)) now += 1;
    return partsOf(event).flatMap((part): Barrier[] => {
      const what = learnedBy(part, down);
      if (what === undefined) return [];
      const { everyone, seat } = audienceOf(event);
      return [everyone !== undefined || seat?.seat === asker ? { what, moment: now } : { what }];
    });
  });
}

/** What lies face down in these states. */
export const coveredIn = (...states: readonly GameState[]): readonly ObjectId[] =>
  states.flatMap(({ objects }) => Object.values(objects).flatMap((one) => (isCovered(one) ? [one.id] : [])));

const isCovered = ({ permanent, item, faceDown }: GameObject): boolean =>
  (permanent?.faceDown ?? item?.faceDown ?? faceDown ?? null) !== null;

type Learned = { readonly [K in SingleType]?: (event: SingleEvent<K>, down: Covered) => boolean };
type What = Barrier['what'];

const always = (): boolean => true;

/** Events by which somebody learns something hidden, by what it is. */
const LEARNED: { readonly [W in What]: Learned } = {
  'a card was drawn': { CardDrawn: always },
  'cards were looked at': {
    CardsLookedAt: always,
    ObjectMoved: coversCard,
    ControllerChanged: givesCovered,
    ControlCorrected: givesCovered,
  },
  'a card was shown': {
    CardsRevealed: always,
    CardRevealedAgain: always,
    FaceChanged: (event) => event.faceDown === null && fieldsTold(event).fields.includes('identity'),
    ObjectMoved: showsCard,
  },
  'a name was spoken': { CardNamed: always, CardMarked: always },
  'chance decided': {
    CoinFlipped: always,
    DieRolled: always,
    StarterChooserDetermined: always,
    UtopiaIdentitiesSwapped: always,
  },
};

const KINDS = Object.keys(LEARNED) as What[];

/** Every type of event that can stand in the way. */
export const BARRIER_TYPES: readonly SingleType[] = [
  ...new Set(KINDS.flatMap((what) => Object.keys(LEARNED[what]) as SingleType[])),
];

function learnedBy(part: SingleEvent, down: Covered): What | undefined {
  type Reader = ((event: SingleEvent, down: Covered) => boolean) | undefined;
  return KINDS.find((what) => (LEARNED[what][part.type] as Reader)?.(part, down) === true);
}

/** A card comes out of a zone in which those who learn it now could not see it, or it lay face down. */
function showsCard(event: SingleEvent<'ObjectMoved'>, down: Covered): boolean {
  const { object, from } = event;
  if (!fieldsTold(event).fields.includes('identity')) return false;
  if (isPublicZone(from)) return down.has(object);
  return audienceOf(event).everyone?.includes('identity') === true || !isSeenByOwner(from);
}

/** cr 708.5: a card comes face down under a player who could not see it before, and may look at it now. */
function coversCard({ object, from, to, ...event }: SingleEvent<'ObjectMoved'>, down: Covered): boolean {
  if (event.faceDown === null || !isPublicZone(to)) return false;
  if (to.kind === 'exile' && !isLand(event.faceDown)) return false;
  const looks = event.controller ?? event.owner;
  if (!isPublicZone(from)) return !isSeenByOwner(from) || from.seat !== looks;
  return down.has(object) && (event.was?.controller ?? looks) !== looks;
}

/** cr 406.3, 708.5: in exile nobody may look at a card that lies face down, unless it lies there as a land. */
const isLand = (faceDown: FaceDown): boolean => faceDown === 'pentaland' || faceDown === 'utopia';

/** cr 708.5: a player who comes to control what lies face down may look at it. */
function givesCovered({ object }: { readonly object: ObjectId }, down: Covered): boolean {
  return down.has(object);
}

/**
 * An effect lets a player look at what lies face down, and did not then (cr 708.5): no event tells of it. One that
 * came and went since, without a card that was shown, is not found.
 */
export function looksSince(then: GameState, now: GameState): readonly Barrier[] {
  const seats = now.seats.map(({ seat }) => seat);
  const looks = (state: GameState, object: ObjectId): readonly Seat[] =>
    seats.filter((seat) => controllerOf(state, object) !== seat && mayLookAt(state, seat, object));
  const gained = coveredIn(now).some((object) => {
    const before = then.objects[objectNumber(object)] === undefined ? [] : looks(then, object);
    return looks(now, object).some((seat) => !before.includes(seat));
  });
  return gained ? [{ what: 'cards were looked at' }] : [];
}

/** What the asker is told: each kind once, and when it happened first. */
export function toldOf(barriers: readonly Barrier[]): string {
  const first = new Map<string, number>();
  for (const { what, moment } of barriers)
    if (moment !== undefined && !first.has(what)) first.set(what, moment);
  if (first.size === 0) return 'somebody learned something';
  return [...first].map(([what, moment]) => `${what} (moment ${String(moment)})`).join(', ');
}
