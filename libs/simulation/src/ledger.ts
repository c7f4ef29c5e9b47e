// Computes from the events alone what must exist: the current object of each card, life totals, mana in
// pools.
import {
  partsOfAll,
  type GameEvent,
  type GameState,
  type ManaUnit,
  type ObjectId,
  type Seat,
  type SingleEvent,
  type SingleType,
} from '#rules';

const unitName = (unit: ManaUnit): string => JSON.stringify(Object.entries(unit).sort());
const namesOf = (pool: readonly ManaUnit[]): string => pool.map(unitName).sort().join(' ');

/**
 * One batch and the state after it. The ledger reads that state only for teams and for what a leaving player
 * took along.
 */
interface Batch {
  readonly state: GameState;
  readonly leaving: ReadonlySet<Seat>;
  readonly faults: string[];
  /** cr 712.4: the balance of cards that joined or left a melded permanent. */
  missing: number;
  split: number;
}

type Entries = { readonly [K in SingleType]?: (ledger: Ledger, event: SingleEvent<K>, batch: Batch) => void };

const ENTRIES: Entries = {
  LibraryMade(ledger, { cards }, batch) {
    for (const { object } of cards) ledger.make(object, batch);
  },
  CardsPlaced(ledger, { cards }, batch) {
    for (const { object } of cards) ledger.make(object, batch);
    if (ledger.hasBegun) batch.split += cards.length;
  },
  PermanentPlaced(ledger, { object, identity }, batch) {
    ledger.make(object, batch);
    if (identity.half !== undefined) ledger.melded.add(object);
  },
  CardDrawn(ledger, { seat, object, becomes }, batch) {
    ledger.renew(object, becomes, batch);
    ledger.handOf(seat).add(becomes);
  },
  CardPutOnBottom(ledger, { seat, object, becomes }, batch) {
    ledger.renew(object, becomes, batch);
    ledger.handOf(seat).delete(object);
  },
  HandsReturned(ledger, { seats, cards }, batch) {
    for (const { object, becomes } of cards) ledger.renew(object, becomes, batch);
    for (const seat of seats) ledger.handOf(seat).clear();
  },
  ObjectMoved(ledger, { object, becomes, identity }, batch) {
    if (ledger.cards.has(object)) ledger.renew(object, becomes, batch);
    else ledger.gone.add(object);
    ledger.melded.delete(object);
    if (identity.half !== undefined) ledger.melded.add(becomes);
  },
  ObjectCeased(ledger, { object, was }, batch) {
    const { leaving } = batch;
    ledger.gone.add(object);
    ledger.melded.delete(object);
    // cr 800.4a: objects owned by a leaving player leave too.
    const owner = was?.owner ?? null;
    const goesAlong = leaving.size > 0 && (owner === null || leaving.has(owner));
    if (ledger.cards.delete(object) && !goesAlong) batch.missing += 1;
  },
  GameRestarted(ledger, { libraries, life }, batch) {
    for (const { cards } of libraries)
      for (const { object, becomes } of cards) ledger.renew(object, becomes, batch);
    for (const seat of ledger.life.keys()) {
      ledger.life.set(seat, life);
      ledger.mana.set(seat, []);
    }
  },
  PlayerLost(ledger, { seat, leaving }, { state }) {
    // No event lists the objects that leave with a player. With a common library, or at the end of the game,
    // only the hand leaves.
    const there = new Set(Object.values(state.objects).map(({ id }) => id));
    const went =
      leaving === undefined ? ledger.handOf(seat) : [...ledger.cards].filter((id) => !there.has(id));
    for (const object of went) {
      ledger.cards.delete(object);
      ledger.gone.add(object);
    }
  },
  GameBegan(ledger, { life }, { state }) {
    for (const { seat, player } of state.seats) if (player !== null) ledger.life.set(seat, life);
  },
  TurnBegan(ledger) {
    ledger.hasBegun = true;
  },
  LifeChanged(ledger, { seat, by }, { state }) {
    // cr 810.9: a team may share its life.
    const team = state.seats[seat]?.team;
    for (const one of state.seats)
      if (one.seat === seat || (state.sharedLife && one.team === team))
        ledger.life.set(one.seat, (ledger.life.get(one.seat) ?? 0) + by);
  },
  ManaAdded(ledger, { seat, mana }) {
    ledger.mana.set(seat, [...ledger.poolOf(seat), ...mana]);
  },
  ManaSpent(ledger, { seat, mana }, batch) {
    for (const unit of mana) ledger.spend(seat, unit, batch);
  },
  ManaEmptied(ledger, { seat, left }, batch) {
    for (const unit of left) ledger.spend(seat, unit, batch);
    ledger.mana.set(seat, [...left]);
  },
};

/** Folded beside a game, batch by batch. */
export class Ledger {
  /** Which objects are cards (no tokens, copies, abilities or emblems). */
  readonly cards = new Set<ObjectId>();
  /** Objects that existed and are gone. */
  readonly gone = new Set<ObjectId>();
  readonly melded = new Set<ObjectId>();
  readonly life = new Map<Seat, number>();
  readonly mana = new Map<Seat, readonly ManaUnit[]>();
  hasBegun = false;
  private readonly hands = new Map<Seat, Set<ObjectId>>();

  /** Impossible events, and differences from the state. */
  follow(state: GameState, events: readonly GameEvent[]): string[] {
    const leaving = new Set(events.flatMap((event) => (event.type === 'PlayerLost' ? [event.seat] : [])));
    const batch: Batch = { state, leaving, faults: [], missing: 0, split: 0 };
    const before = this.melded.size;
    for (const event of partsOfAll(events))
      (ENTRIES[event.type] as ((ledger: Ledger, event: SingleEvent, batch: Batch) => void) | undefined)?.(
        this,
        event,
        batch,
      );
    const { faults, missing, split } = batch;
    const came = split - missing;
    if (came !== before - this.melded.size && leaving.size === 0)
      faults.push(
        came < 0
          ? `${String(-came)} cards ceased to exist in this command`
          : `${String(came)} cards came from nowhere in this command`,
      );
    return [...faults, ...this.differences(state)];
  }

  make(object: ObjectId, { faults }: Batch): void {
    if (this.cards.has(object) || this.gone.has(object)) faults.push(`${object} was made twice`);
    this.cards.add(object);
  }

  renew(from: ObjectId, to: ObjectId, batch: Batch): void {
    if (!this.cards.delete(from)) batch.faults.push(`${from} was moved and is no card that is there`);
    this.gone.add(from);
    this.make(to, batch);
  }

  spend(seat: Seat, unit: ManaUnit, { faults }: Batch): void {
    const pool = [...this.poolOf(seat)];
    const at = pool.findIndex((other) => unitName(other) === unitName(unit));
    if (at === -1) faults.push(`seat ${String(seat)} spent or kept mana it does not have`);
    else pool.splice(at, 1);
    this.mana.set(seat, pool);
  }

  poolOf(seat: Seat): readonly ManaUnit[] {
    return this.mana.get(seat) ?? [];
  }

  handOf(seat: Seat): Set<ObjectId> {
    const hand = this.hands.get(seat) ?? new Set();
    this.hands.set(seat, hand);
    return hand;
  }

  private differences(state: GameState): string[] {
    const faults: string[] = [];
    for (const { id, token, item, identity, zone } of Object.values(state.objects)) {
      const isNone =
        token === true ||
        (item !== undefined && (item.kind !== 'spell' || item.copy)) ||
        (zone.kind === 'command' && identity.definition === null);
      if (isNone && this.cards.has(id)) faults.push(`${id} was a card and is none any more`);
      if (!isNone && !this.cards.has(id)) faults.push(`${id} is a card that no event has made`);
    }
    const there = new Set(Object.values(state.objects).map(({ id }) => id));
    for (const id of this.cards) if (!there.has(id)) faults.push(`the card that became ${id} is not there`);
    for (const { seat, life, mana } of this.hasBegun ? state.seats : []) {
      const told = this.life.get(seat);
      if (told !== undefined && told !== life)
        faults.push(`seat ${String(seat)} has ${String(life)} life, of which events explain ${String(told)}`);
      if (namesOf(mana) !== namesOf(this.poolOf(seat)))
        faults.push(`the mana of seat ${String(seat)} is not what was added and not spent`);
    }
    return faults;
  }
}
