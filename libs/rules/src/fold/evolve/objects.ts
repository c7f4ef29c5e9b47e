// Folds the events for objects. It names the lands of pentaland and utopia, because such a land that is
// turned face down stays a land under it, and a log is folded without its variant.
import { saturated, saturatedEach } from '../../model/basics/bounds.js';
import { isPublicZone, type OBJECT_EVENTS } from '../../model/events/objects.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import {
  BATTLEFIELD,
  objectNumber,
  sharedZone,
  type NodeRef,
  type ObjectId,
} from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { Permanent } from '../../model/state/objects.js';
import { cardsIn, keptIdentity, loggedObject, printedIdentity } from './cards.js';
import { seatAt, type Handlers } from './handler.js';
import { addHalf, addObject, listOf, newPermanent, pileOf, removeObject, without } from './in-zones.js';
import { leaveCombat } from './leave-combat.js';
import { followObject, followSpell, letsItBeCast } from './still-affected.js';

function permanentAt(state: GameState, object: ObjectId): Permanent {
  const { permanent } = loggedObject(state, object);
  if (permanent === undefined) throw new Error(`the log speaks of ${object} as a permanent, which it is not`);
  return permanent;
}

/**
 * cr 603.7h: an ability resolves after its source is gone. Copied, because data from an event is never
 * written to.
 */
function countOfGone(state: GameState, object: ObjectId, ability: NodeRef, write: Writer): void {
  const gone = state.gone[String(objectNumber(object))];
  const was = gone?.was;
  const permanent = was?.permanent;
  if (gone === undefined || !was || !permanent) return;
  const { activations } = permanent;
  const counted = { ...activations, [ability]: (activations[ability] ?? 0) + 1 };
  write.set(gone, 'was', { ...was, permanent: { ...permanent, activations: counted } });
}

/** Nobody else can still tell these cards apart, except one that lies open on top. */
function forgetArranged(
  state: GameState,
  touched: readonly ObjectId[],
  onTop: ObjectId | undefined,
  write: Writer,
): void {
  const { shown, lyingOpen } = state;
  if (shown.length === 0 && lyingOpen.length === 0) return;
  write.set(
    state,
    'shown',
    shown.filter(
      (id) => !touched.includes(id) || lyingOpen.some(({ object }) => object === id && id === onTop),
    ),
  );
  write.set(
    state,
    'lyingOpen',
    lyingOpen.filter(({ object }) => object === onTop || !touched.includes(object)),
  );
}

export const objectHandlers: Handlers<keyof typeof OBJECT_EVENTS> = {
  ObjectMoved(state, event, write) {
    const {
      object,
      becomes,
      from,
      to,
      identity,
      owner,
      controller,
      tapped,
      faceDown,
      counters,
      castAs,
      was,
    } = event as typeof event & { identity: GameObject['identity'] };
    const { links, token } = loggedObject(state, object);
    leaveCombat(state, object, write);
    removeObject(state, object, write);
    write.set(state.gone, String(objectNumber(object)), {
      id: object,
      from: sharedZone(from),
      to: sharedZone(to),
      became: becomes,
      turn: state.turn?.number ?? 0,
      // The cast: what an event holds is read-only, and the state takes it over as it is.
      was: was as never,
      ...(links === undefined ? {} : { links }),
      ...(event.half === undefined ? {} : { half: event.half.object }),
    });
    const moved: GameObject = {
      id: becomes,
      identity: keptIdentity(state, identity),
      owner,
      zone: sharedZone(to),
    };
    if (event.card !== undefined) moved.card = event.card as GameObject['identity'];
    if (token === true) moved.token = true;
    if (to.kind === 'battlefield' && controller !== null)
      moved.permanent = newPermanent(state, {
        controller,
        tapped,
        faceDown,
        counters: counters,
        castAs: castAs as Permanent['castAs'],
      });
    else {
      if (faceDown !== null) moved.faceDown = faceDown;
      const below = event.pile === undefined ? undefined : cardsIn(state, to).at(-1);
      if (below !== undefined) moved.pile = pileOf(loggedObject(state, below));
      if (Object.keys(counters).length > 0) moved.counters = saturatedEach(counters);
    }
    const { half } = event;
    if (half?.first === true) addHalf(state, half, moved, event.position, write);
    addObject(state, moved, event.position, write);
    if (half !== undefined && half.first === undefined) addHalf(state, half, moved, event.position, write);
    if (from.kind === 'stack' && to.kind === 'battlefield') followSpell(state, object, becomes, write);
    else if (to.kind === 'stack') followObject(state, object, becomes, write, letsItBeCast);
  },
  ObjectCeased(state, { object, was }, write) {
    const { zone, links } = loggedObject(state, object);
    leaveCombat(state, object, write);
    removeObject(state, object, write);
    write.set(state.gone, String(objectNumber(object)), {
      id: object,
      from: sharedZone(zone),
      to: null,
      became: null,
      turn: state.turn?.number ?? 0,
      // The cast: see ObjectMoved.
      was: was as never,
      ...(links === undefined ? {} : { links }),
    });
  },
  CardsPlaced(state, { zone, owner, cards, unnamed }, write) {
    for (const { object, printed } of cards)
      addObject(
        state,
        { id: object, identity: printedIdentity(state, printed, unnamed), owner, zone: sharedZone(zone) },
        null,
        write,
      );
  },
  TokenCreated(state, { object, identity, owner, controller, tapped, counters, castAs }, write) {
    const made: GameObject = {
      id: object,
      identity: identity as GameObject['identity'],
      owner,
      zone: BATTLEFIELD,
      token: true,
      permanent: newPermanent(state, {
        controller,
        tapped,
        faceDown: null,
        counters: counters,
        castAs: (castAs as Permanent['castAs']) ?? null,
      }),
    };
    addObject(state, made, null, write);
  },
  PermanentTapped(state, { object, tapped }, write) {
    write.set(permanentAt(state, object), 'tapped', tapped);
  },
  CountersChanged(state, { object, counter, by }, write) {
    const found = loggedObject(state, object);
    if (found.permanent === undefined && found.counters === undefined) write.set(found, 'counters', {});
    const counters = found.permanent?.counters ?? found.counters ?? {};
    const count = saturated((counters[counter] ?? 0) + by);
    if (count > 0) write.set(counters, counter, count);
    else write.remove(counters, counter);
  },
  PlayerCountersChanged(state, { seat, counter, by }, write) {
    const { counters } = seatAt(state, seat);
    const count = saturated((counters[counter] ?? 0) + by);
    if (count > 0) write.set(counters, counter, count);
    else write.remove(counters, counter);
  },
  DamagePrevented() {
    // For what triggers on it, and for who watches.
  },
  DamageDealt(state, { to, marked, deathtouch }, write) {
    if (typeof to === 'number' || (marked === 0 && !deathtouch)) return;
    const permanent = permanentAt(state, to);
    if (marked > 0) write.set(permanent, 'damage', saturated(permanent.damage + marked));
    if (deathtouch) write.set(permanent, 'deathtouched', true);
  },
  DamageRemoved(state, { objects }, write) {
    for (const object of objects) {
      const permanent = permanentAt(state, object);
      write.set(permanent, 'damage', 0);
      write.set(permanent, 'deathtouched', false);
    }
  },
  StateBasedChecked(state, { seats, objects }, write) {
    for (const seat of seats) write.set(seatAt(state, seat), 'drewFromEmptyLibrary', false);
    for (const object of objects) write.set(permanentAt(state, object), 'deathtouched', false);
  },
  LifeChanged(state, { seat, by }, write) {
    // cr 810.9: a team shares its life total; each member's total shows it.
    const { team } = seatAt(state, seat);
    for (const other of state.seats)
      if (other.seat === seat || (other.team === team && state.sharedLife))
        write.set(other, 'life', saturated(other.life + by));
  },
  AttachmentChanged(state, { object, to }, write) {
    const permanent = permanentAt(state, object);
    write.set(permanent, 'attachedTo', to);
    // cr 613.7e: a new timestamp.
    if (to !== null) write.set(permanent, 'timestamp', state.epoch);
  },
  ControllerChanged(state, { object, controller }, write) {
    const permanent = permanentAt(state, object);
    write.set(permanent, 'controlledBy', controller);
    write.set(permanent, 'controlledSince', state.turn?.number ?? 0);
    leaveCombat(state, object, write);
  },
  FaceChanged(state, { object, identity, how, faceDown }, write) {
    const found = loggedObject(state, object);
    write.set(found, 'identity', identity as GameObject['identity']);
    const { permanent } = found;
    if (permanent !== undefined) {
      // utopia 904.5d: a land that was turned face down is that land again.
      const land = permanent.faceDown;
      if (how === 'face-down' && (land === 'pentaland' || land === 'utopia'))
        write.set(found, 'faceDown', land);
      else if (how === 'face-up' && found.faceDown !== undefined) write.remove(found, 'faceDown');
      write.set(permanent, 'faceDown', faceDown);
      if (how === 'flip') write.set(permanent, 'flipped', true);
      write.set(permanent, 'timestamp', state.epoch);
    } else if (faceDown === null)
      // The cast: the member stays and is undefined; by its type it would be absent.
      write.set(found as GameObject & { faceDown: never }, 'faceDown', undefined as never);
    else write.set(found, 'faceDown', faceDown);
  },
  Phased(state, { object, phasedOut }, write) {
    if (phasedOut !== 'no') leaveCombat(state, object, write);
    write.set(permanentAt(state, object), 'phasedOut', phasedOut);
  },
  Marked(state, { object, mark, on }, write) {
    const permanent = permanentAt(state, object);
    const others = without(permanent.marks, mark);
    write.fill(permanent.marks, on ? [...others, mark] : others);
  },
  LinkSet(state, { object, link, bound }, write) {
    const found = state.objects[objectNumber(object)] ?? state.gone[String(objectNumber(object))];
    if (found === undefined) return;
    write.set(found, 'links', { ...found.links, [link]: bound });
  },
  /**
   * What each viewer learns is in libs/visibility. The state records that cards were shown only where
   * something could ask.
   */
  CardsRevealed(state, { objects, zone }, write) {
    if (isPublicZone(zone)) return;
    const known = state.shown.filter(
      (id) => state.objects[objectNumber(id)] !== undefined && !objects.includes(id),
    );
    write.set(state, 'shown', [...known, ...objects]);
  },
  /** As for revealing. Among several cards, nobody is told any more which of them is where. */
  CardsLookedAt(state, { zone, objects }, write) {
    if (zone.kind === 'library' && objects.length > 1)
      forgetArranged(state, objects, cardsIn(state, zone).at(-1), write);
  },
  CardRevealedAgain(state, { object, becomes, zone }, write) {
    const card = loggedObject(state, object);
    write.remove(state.objects, objectNumber(object));
    write.set(state.objects, objectNumber(becomes), { ...card, id: becomes });
    write.set(state, 'objectsMade', state.objectsMade + 1);
    const list = listOf(state, zone, write);
    write.fill(
      list,
      list.map((id) => (id === object ? becomes : id)),
    );
    write.set(state, 'shown', [...without(state.shown, object), becomes]);
  },
  CardsLieOpen(state, { cards }, write) {
    write.set(state, 'lyingOpen', [...cards]);
  },
  LibraryArranged(state, { zone, order, top, bottom }, write) {
    write.fill(listOf(state, zone, write), order);
    const touched = [...order.slice(0, bottom), ...order.slice(order.length - top)];
    if (touched.length > 1) forgetArranged(state, touched, order.at(-1), write);
  },
  ActivationCounted(state, { object, ability }, write) {
    const found = state.objects[objectNumber(object)];
    if (found === undefined) {
      countOfGone(state, object, ability, write);
      return;
    }
    if (found.permanent === undefined && found.activations === undefined) write.set(found, 'activations', {});
    const { activations = {} } = found.permanent ?? found;
    write.set(activations, ability, (activations[ability] ?? 0) + 1);
  },
};
