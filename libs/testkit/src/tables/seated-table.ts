// A game that goes on by commands from a position, each by a seat, and is looked at as its players would.
import type { PlayerId } from '#kernel';
import type { Refusal } from '../../../rules/src/model/basics/refusal.js';
import type { PlayerCommand } from '../../../rules/src/model/commands/command.js';
import type { Answer } from '../../../rules/src/model/decisions/answer.js';
import type { GameAction } from '../../../rules/src/model/decisions/action.js';
import { known } from '../../../rules/src/reading/characteristics/characteristics.js';
import { cardsIn } from '../../../rules/src/fold/evolve/cards.js';
import {
  BATTLEFIELD,
  graveyardOf,
  handOf,
  STACK,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../../rules/src/model/basics/ids.js';
import { CommandedTable } from './commanded-table.js';

export abstract class SeatedTable extends CommandedTable {
  playerAt(seat: number): PlayerId {
    return this.state.seats[seat]?.player ?? (`nobody at ${String(seat)}` as PlayerId);
  }

  /** Why the command of that seat is refused; undefined if it was done. */
  attempt(seat: number, command: PlayerCommand): Refusal | undefined {
    return this.give({ actor: this.playerAt(seat), command });
  }

  tryAnswer(answer: Answer, seat: number = this.decision.seat): Refusal | undefined {
    return this.attempt(seat, { type: 'answer', decision: this.decision.id, answer });
  }

  answer(answer: Answer): this {
    const refusal = this.tryAnswer(answer);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${refusal.message}`);
    return this;
  }

  act(action: GameAction): this {
    return this.answer({ kind: 'priority', action });
  }

  pass(): this {
    return this.answer({ kind: 'priority', action: 'pass' });
  }

  concede(seat: number): this {
    const refusal = this.attempt(seat, { type: 'concede' });
    if (refusal !== undefined) throw new Error(refusal.message);
    return this;
  }

  /** Its name in its present zone; '' if it has none. */
  nameOf(id: ObjectId): string {
    return known(this.state, id)?.name ?? '';
  }

  names(zone: Zone): readonly string[] {
    return cardsIn(this.state, zone).map((id) => this.nameOf(id));
  }

  hand(seat: number): readonly string[] {
    return this.names(handOf(seat as Seat));
  }

  graveyard(seat: number): readonly string[] {
    return this.names(graveyardOf(seat as Seat));
  }

  get battlefield(): readonly string[] {
    return this.names(BATTLEFIELD);
  }

  get stack(): readonly ObjectId[] {
    return cardsIn(this.state, STACK);
  }

  life(seat: number): number {
    return this.state.seats[seat]?.life ?? 0;
  }
}
