// Folds the events for the stack, priority, mana and lasting effects.
import { BOUNDS } from '../../model/basics/bounds.js';
import type { STACK_EVENTS } from '../../model/events/stack.js';
import { bindingsAnew } from '../../model/state/chosen-zones.js';
import { objectNumber, STACK, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { withKept, type Agenda } from '../../model/state/agenda.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { Writer } from '../journal/journal.js';
import type { Lasting } from '../../model/state/lasting.js';
import type { StackItem, TargetChoice } from '../../model/state/objects.js';
import type { ManaUnit } from '../../model/state/turn-state.js';
import { loggedObject } from './cards.js';
import { somethingHappened } from './passing.js';
import { seatAt, type Handlers } from './handler.js';
import { addObject } from './in-zones.js';

/** cr 117.3c: a player has taken an action, so nobody has passed since. */
function acted(state: GameState, seat: Seat | null, write: Writer): void {
  write.set(state, 'priority', { next: seat, passed: 0 });
}

function putOnStack(
  state: GameState,
  object: ObjectId,
  item: StackItem,
  identity: GameObject['identity'],
  write: Writer,
): void {
  addObject(state, { id: object, identity, owner: item.controller, zone: STACK, item }, null, write);
}

const sameUnit = (one: ManaUnit, other: ManaUnit): boolean =>
  one.type === other.type &&
  one.snow === other.snow &&
  one.only === other.only &&
  one.rider === other.rider &&
  one.keeps === other.keeps &&
  one.source === other.source;

/** cr 305.2. */
export function landWasPlayed(state: GameState, seat: Seat, write: Writer): void {
  if (state.turn !== null) write.set(state.turn, 'landsPlayed', state.turn.landsPlayed + 1);
  acted(state, seat, write);
}

export const stackHandlers: Handlers<keyof typeof STACK_EVENTS> = {
  PriorityPassed(state, { next }, write) {
    write.set(state, 'priority', { next, passed: state.priority.passed + 1 });
  },
  PrioritySet(state, { seat }, write) {
    acted(state, seat, write);
  },
  SpellCast(state, { object, item }, write) {
    write.set(loggedObject(state, object), 'item', item as StackItem);
    acted(state, item.controller, write);
    somethingHappened(state, write);
  },
  AbilityStacked(state, { object, item }, write) {
    const source =
      state.objects[objectNumber(item.source)] ?? state.gone[String(objectNumber(item.source))]?.was;
    const identity = source?.identity ?? { definition: null, face: 0 };
    putOnStack(state, object, item as StackItem, identity, write);
    if (item.kind === 'activated') acted(state, item.controller, write);
    somethingHappened(state, write);
  },
  SpellCopied(state, { object, identity, item }, write) {
    putOnStack(state, object, item as StackItem, identity as GameObject['identity'], write);
    // cr 707.10a: a copy of a spell is no card, and exists only on the stack.
    if (item.kind === 'spell') write.set(loggedObject(state, object), 'token', true);
  },
  TargetsChanged(state, { object, targets, zones = [] }, write) {
    const found = loggedObject(state, object);
    const { item } = found;
    if (item === undefined) return;
    const { context } = item;
    const about =
      zones.length === 0
        ? item
        : { ...item, context: { ...context, bindings: bindingsAnew(context.bindings, zones) } };
    // The item may belong to the event that stacked it, so it is replaced, not written to.
    write.set(found, 'item', { ...about, targets: targets as TargetChoice[][] });
  },
  ResolutionBegan(state, _, write) {
    write.set(state, 'loop', { ...state.loop, resolved: state.loop.resolved + 1 });
  },
  Countered() {
    // Where the card goes is a move of its own.
  },
  LandPlayed(state, { seat }, write) {
    landWasPlayed(state, seat, write);
  },
  ManaAdded(state, { seat, mana }, write) {
    const pool = seatAt(state, seat).mana;
    for (const unit of mana) if (pool.length < BOUNDS.mana) write.push(pool, unit);
  },
  ManaSpent(state, { seat, mana }, write) {
    const pool = seatAt(state, seat).mana;
    const left = [...pool];
    for (const unit of mana) {
      const at = left.findIndex((other) => sameUnit(other, unit));
      if (at !== -1) left.splice(at, 1);
    }
    write.fill(pool, left);
  },
  ManaEmptied(state, { seat, left }, write) {
    write.fill(seatAt(state, seat).mana, left);
  },
  EffectBegan(state, { effect }, write) {
    // A copy, because the amount left is written to later.
    write.push(state.lasting, { ...(effect as Lasting) });
    write.set(state, 'effectsMade', state.effectsMade + 1);
  },
  EffectUsed(state, { effect, left }, write) {
    const found = state.lasting.find(({ id }) => id === effect);
    if (found !== undefined) write.set(found, 'left', left);
  },
  EffectEnded(state, { effects }, write) {
    write.fill(
      state.lasting,
      state.lasting.filter(({ id }) => !effects.includes(id)),
    );
  },
  AgendaMoved(state, { agenda, kept }, write) {
    const told = agenda as Agenda;
    write.set(state, 'agenda', kept === undefined ? told : withKept(state.agenda, told, kept));
  },
  CoinFlipped(state, { drawn }, write) {
    write.set(state, 'drawn', drawn);
  },
  DieRolled(state, { drawn }, write) {
    write.set(state, 'drawn', drawn);
  },
  RandomnessUsed(state, { drawn }, write) {
    write.set(state, 'drawn', drawn);
  },
  WordChosen() {
    // Told to those who watch; the effect keeps what it needs of it.
  },
  ActionTaken() {
    // Told to those who watch, and to what triggers on it.
  },
};
