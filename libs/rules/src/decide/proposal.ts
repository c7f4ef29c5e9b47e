// A decision in the making: the events so far, tried out on the state itself through a journal.
import { randomKey, randomSource, type Hash, type Instant, type RandomSource } from '#kernel';
import type { CardDefinition } from '#cards';
import type { GameEvent } from '../events/events.js';
import { evolve } from '../evolve/evolve.js';
import type { GameState, SeatState } from '../state/game-state.js';
import type { ObjectId, Seat } from '../state/ids.js';
import { Journal } from '../state/journal.js';
import type { Terms } from '../state/terms.js';

/** What comes in with a command: time, the game's secret seed, and the cards of the format. */
export interface Inputs {
  readonly now: Instant;
  readonly seed: string;
  readonly cards: { readonly catalogue: Hash; readonly definitions: readonly CardDefinition[] };
}

export class Proposal {
  readonly events: GameEvent[] = [];
  private readonly journal = new Journal();

  constructor(
    readonly state: GameState,
    readonly inputs: Inputs,
  ) {}

  emit(event: GameEvent): void {
    evolve(this.state, event, this.journal);
    this.events.push(event);
  }

  /** The state as it was before the proposal, byte for byte. */
  takeBack(): void {
    this.journal.undo();
  }

  get terms(): Terms {
    if (this.state.terms === null) throw new Error('a game without terms was asked to go on');
    return this.state.terms;
  }

  /** The game's randomness, going on where the log left it; `drawn` goes into the event that used it. */
  random(): RandomSource {
    const entropy = this.state.seats.map((seat) => seat.entropy ?? '');
    return randomSource(randomKey(this.inputs.seed, entropy), this.state.drawn);
  }

  nextObject(ahead = 0): ObjectId {
    return `o${String(this.state.objectsMade + 1 + ahead)}` as ObjectId;
  }
}

/** Who is still playing, in the order of the seats. */
export const playing = (state: GameState): SeatState[] =>
  state.seats.filter((seat) => seat.player !== null && seat.lost === null);

/** Who began the game: cr 103.5c and 103.8 count these. */
export const beganWith = (state: GameState): number =>
  state.seats.filter((seat) => seat.player !== null).length;

/** cr 101.4, 103.1: clockwise from a seat, that seat first, those who have left passed over. */
export function inTurnOrder(state: GameState, from: Seat): Seat[] {
  const seats = playing(state).map(({ seat }) => seat);
  return [...seats.filter((seat) => seat >= from), ...seats.filter((seat) => seat < from)];
}
