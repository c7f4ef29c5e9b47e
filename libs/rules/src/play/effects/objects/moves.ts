// Changing zones (cr 400, 401, 701.8, 701.21): the verb behind exile, return, mill, destroy and sacrifice.
import { linkOf } from '../../../model/state/links.js';
import type { Effect, Outcome } from '#abilities';
import { isForbidden } from '../../../engine/verbs/forbidden.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Entering, Move } from '../../../engine/verbs/verb.js';
import { shuffleZone } from '../../../engine/happening/library.js';
import { known, permanents } from '../../../reading/characteristics/characteristics.js';
import { isPublicZone } from '../../../model/events/objects.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { ownWhileSeen } from '../../../engine/objects/owning.js';
import { isSetAside } from '../../../engine/objects/set-aside.js';
import {
  orderByOwner,
  isPermanent,
  isRearranged,
  moveVerb,
  objectAt,
} from '../../../engine/objects/moving.js';
import { backOf } from '../../../engine/objects/two-faced.js';
import { isKeptAsLand } from '../choices/land-from-hand.js';
import { atRandom } from '../../../engine/frames/random.js';
import { hasAlreadyHappened, scheduleReturn } from '../../../engine/lasting/returning.js';
import { libraryOf, currentIncarnation } from '../../../reading/language/references.js';
import { zoneBinding } from '../../../model/state/chosen-zones.js';
import { whereTo } from '../../../engine/proposal/where-to.js';
import { STACK, zoneKey, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { entersWith, firstChoosing } from './enters.js';
import { found } from './found.js';

type MoveEffect = Extract<Effect, { kind: 'move' }>;

const YOU = { kind: 'you' } as const;
/** The name for the moved objects until the move happens, if the effect itself gives none. */
const MOVED = '~moved';

export const moveHandlers: EffectHandlers<'move' | 'destroy' | 'sacrifice' | 'sacrifice-these'> = {
  move(run, effect) {
    const { until } = effect;
    const bind = until === undefined ? effect.bind : (effect.bind ?? MOVED);
    if (until !== undefined && run.local('moved') !== undefined) {
      scheduleReturn(run, effect, until, run.context.bindings[bind ?? MOVED]);
      return undefined;
    }
    if (until !== undefined && hasAlreadyHappened(run, until)) {
      run.bind(bind, {});
      return undefined;
    }
    const by =
      effect.by === undefined
        ? run.context.controller
        : (run.players(effect.by)[0] ?? run.context.controller);
    const laid = run.local('laid') as readonly ObjectId[] | undefined;
    if (laid !== undefined) {
      layAs(run, effect, laid, by);
      return undefined;
    }
    const begun = firstChoosing(run, effect.enters ?? []);
    if (begun === 'again') return 'again';
    const meant = effect.to === 'exile' ? run.objectsLeft(effect.what) : run.objects(effect.what);
    const named = [...new Set(found(run, meant))];
    const ids = arranged(run, effect, named, by);
    ownWhileSeen(run, effect.what, ids);
    const staying = ids.filter((id) => isRearranged(run.state, id, effect.to));
    const isLaid = staying.length === 0 && isOrderSecret(run, effect, ids);
    const moved = isLaid ? named.filter((id) => ids.includes(id)) : ids;
    const verbs = moved.flatMap((id) => (staying.includes(id) ? [] : (verbFor(run, effect, id, by) ?? [])));
    shuffleOnce(verbs);
    rearrange(run, effect, staying, by);
    if (effect.position === 'shuffled-in') shuffleAnyway(run, named, verbs);
    if (effect.to === 'library') stayWith(run, verbs);
    if (staying.length > 0 && verbs.length === 0) run.bind(bind, { objects: staying });
    else run.perform([verbs], bind);
    if (isLaid) {
      run.keep('laid', [...ids]);
      return 'again';
    }
    if (until === undefined) return undefined;
    run.keep('moved', true);
    return 'again';
  },

  destroy(run, { what, regeneration, bind }) {
    const { source } = run.context;
    run.perform(
      [
        run
          .objects(what)
          .filter((id) => isPermanent(run.state, id))
          .map((object) => ({
            verb: 'destroy',
            object,
            by: source,
            regeneration: regeneration !== 'cannot',
          })),
      ],
      bind,
    );
    return undefined;
  },

  /**
   * cr 701.21a, 101.4: each player chooses among their own permanents, in turn order. Then all are sacrificed
   * at once.
   */
  sacrifice(run, { who, filter, count, bind }) {
    const number = Math.max(0, run.value(count));
    const verbs = run.players(who).flatMap((seat) => {
      const own = permanents(run.state).filter(
        (id) =>
          known(run.state, id)?.controller === seat && run.fits(filter, id) && sacrificing(run, id) !== null,
      );
      const chosen = run.choose(seat, 'choose', own, { least: number, most: number });
      return chosen.flatMap((id) => sacrificing(run, id) ?? []);
    });
    run.perform([verbs], bind);
    return undefined;
  },

  /** cr 701.21a: a player cannot sacrifice a permanent they do not control. */
  'sacrifice-these'(run, { what, who = YOU, bind }) {
    const seats: readonly (Seat | null | undefined)[] = run.players(who);
    const own = run.objects(what).filter((id) => seats.includes(known(run.state, id)?.controller));
    run.perform([own.flatMap((id) => sacrificing(run, id) ?? [])], bind);
    return undefined;
  },
};

/** cr 701.21a: its controller moves it to its owner's graveyard. */
function sacrificing({ state }: Run, id: ObjectId): Move | null {
  if (!isPermanent(state, id)) return null;
  const by = known(state, id)?.controller ?? null;
  const verb = moveVerb(state, id, { to: 'graveyard', cause: 'sacrifice', by });
  return verb === undefined || isForbidden(state, verb) ? null : verb;
}

/** cr 401.4: the order in which the cards are moved. The card that ends up on top is moved last. */
function arranged(
  run: Run,
  { to, position, order }: MoveEffect,
  ids: readonly ObjectId[],
  by: Seat,
): readonly ObjectId[] {
  const present = ids.filter((id) => objectAt(run.state, id) !== undefined);
  if (to !== 'library' || position === 'shuffled-in') return present;
  const sorted = order === 'random' ? atRandom(run, present, present.length) : orderByOwner(run, present, by);
  return position === 'bottom' ? sorted : [...sorted].reverse();
}

/** cr 401.4: nobody else learns the order in which visible cards are put into a library. */
const isOrderSecret = (run: Run, { to, position }: MoveEffect, ids: readonly ObjectId[]): boolean =>
  to === 'library' &&
  position !== 'shuffled-in' &&
  ids.filter((id) => isPublicZone(objectAt(run.state, id)?.zone ?? STACK)).length > 1;

/** The move itself hid the order. Now the cards of one library are put in the chosen order. */
function layAs(run: Run, effect: MoveEffect, ids: readonly ObjectId[], by: Seat): void {
  const there = ids
    .flatMap((id) => currentIncarnation(run.sight, id) ?? [])
    .filter((id) => objectAt(run.state, id)?.zone.kind === 'library');
  const zoneOf = (id: ObjectId): string => zoneKey(objectAt(run.state, id)?.zone ?? STACK);
  const several = there.filter((id) => there.some((other) => other !== id && zoneOf(other) === zoneOf(id)));
  rearrange(run, effect, several, by);
}

function verbFor(run: Run, effect: MoveEffect, id: ObjectId, by: Seat): Move | undefined {
  const verb = moveVerb(run.state, id, {
    to: effect.to,
    cause: effect.cause,
    by,
    position: placeOf(run, effect),
  });
  const object = objectAt(run.state, id);
  if (verb === undefined || object === undefined) return undefined;
  verb.to = whereTo(run.proposal, object, verb.to);
  if (effect.position === 'shuffled-in') verb.shuffle = true;
  if (run.state.naming !== null && isSetAside(run, effect)) verb.setAside = true;
  if (effect.link !== undefined) verb.link = { on: run.context.source, as: linkOf(effect.link, run.context) };
  if (effect.to === 'battlefield') return entering(run, effect, verb);
  if (effect.face === 'face-down') verb.faceDown = 'effect';
  const counters = countersOf(run, effect.enters ?? []);
  return Object.keys(counters).length > 0 ? { ...verb, counters } : verb;
}

function placeOf(run: Run, { position, nth = 1 }: MoveEffect): number | null {
  if (position === undefined) return null;
  switch (position) {
    case 'bottom':
      return -1;
    case 'top':
      return 0;
    case 'nth':
      // cr 401.7: with fewer cards in the library, at the bottom. The fold handles that.
      return Math.max(0, run.value(nth) - 1);
    case 'shuffled-in':
      return null;
  }
}

function entering(run: Run, effect: MoveEffect, verb: Move): Move | undefined {
  const object = objectAt(run.state, verb.object);
  const owner = object?.owner ?? verb.by;
  if (object === undefined || owner === null) return undefined;
  const whose = effect.under === undefined ? [owner] : run.players(effect.under);
  // cr 110.2a: each object enters under its own owner's control.
  const under = effect.under?.kind === 'owner' && whose.includes(owner) ? owner : whose[0];
  if (under === undefined) return undefined;
  const comes: Entering = { under };
  if (effect.face === 'face-down') comes.faceDown = 'effect';
  const { anyCardAsLand } = run.proposal.variant;
  if (anyCardAsLand !== null && isKeptAsLand(run, effect.what, verb.object))
    comes.faceDown = anyCardAsLand.as;
  const outcomes: readonly Outcome[] = effect.enters ?? [];
  const isTurned = effect.face === 'transformed' || outcomes.some(({ kind }) => kind === 'transformed');
  if (isTurned) {
    // cr 712.14a: a card without the required face stays where it is.
    const face = backOf(run.state, object.card ?? object.identity);
    if (face === undefined) return undefined;
    comes.face = face;
  }
  return { ...verb, entering: entersWith(run, outcomes, verb.object, comes) };
}

/** cr 122.2: counters given in a zone other than the battlefield. */
function countersOf(run: Run, outcomes: readonly Outcome[]): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const outcome of outcomes)
    if (outcome.kind === 'with-counters')
      counters[outcome.counter] = (counters[outcome.counter] ?? 0) + Math.max(0, run.value(outcome.count));
  return counters;
}

/** Each library is shuffled once, after the last card was put into it. */
function shuffleOnce(verbs: Move[]): void {
  const last = new Map(verbs.map((verb) => [zoneKey(verb.to), verb]));
  for (const verb of verbs)
    if (verb.shuffle === true && last.get(zoneKey(verb.to)) !== verb) delete verb.shuffle;
}

/**
 * war-zone Rulings: if cards were only put into a library other than the first, later steps use that library.
 */
function stayWith(run: Run, verbs: readonly Move[]): void {
  const owners = new Set(verbs.map(({ to }) => to.seat));
  for (const seat of owners) {
    const indices = new Set(verbs.filter(({ to }) => to.seat === seat).map(({ to }) => to.index));
    const [only] = indices;
    if (seat !== null && indices.size === 1 && only !== undefined && only > 0)
      run.bind(zoneBinding('library', seat), { amount: only });
  }
}

/** cr 701.24d: even if none of the cards was found, their owners' libraries are shuffled. */
function shuffleAnyway(
  { state, sight, proposal }: Run,
  ids: readonly ObjectId[],
  verbs: readonly Move[],
): void {
  const shuffled = new Set(verbs.map(({ to }) => zoneKey(to)));
  for (const id of ids) {
    const owner = sight.remembered(id)?.owner ?? null;
    if (owner === null) continue;
    const library = libraryOf(state, owner);
    if (shuffled.has(zoneKey(library))) continue;
    shuffled.add(zoneKey(library));
    shuffleZone(proposal, library, owner);
  }
}

/** Cards that only change position within their library. */
function rearrange(
  run: Run,
  { position, nth = 1, order }: MoveEffect,
  ids: readonly ObjectId[],
  by: Seat,
): void {
  const zones = new Map(
    ids.flatMap((id) => {
      const zone = objectAt(run.state, id)?.zone;
      return zone === undefined ? [] : [[zoneKey(zone), zone] as const];
    }),
  );
  for (const [key, zone] of zones) {
    if (position === 'shuffled-in') {
      shuffleZone(run.proposal, zone, by);
      continue;
    }
    const own = ids.filter((id) => {
      const at = objectAt(run.state, id)?.zone;
      return at !== undefined && zoneKey(at) === key;
    });
    const rest = cardsIn(run.state, zone).filter((id) => !own.includes(id));
    // `own` is in moving order: on the bottom the last card is lowest, on top it is uppermost.
    const below =
      position === 'bottom' ? 0 : Math.max(0, rest.length - (position === 'nth' ? run.value(nth) - 1 : 0));
    const placed = position === 'bottom' ? [...own].reverse() : own;
    occur(run.proposal, [
      {
        type: 'LibraryArranged',
        zone,
        order: [...rest.slice(0, below), ...placed, ...rest.slice(below)],
        top: position === 'bottom' ? 0 : own.length,
        bottom: position === 'bottom' ? own.length : 0,
        by,
        ...(order === 'random' && own.length > 1 ? { atRandom: true as const } : {}),
      },
    ]);
  }
}
