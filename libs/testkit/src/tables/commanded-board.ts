// A board whose game goes on by commands alone, from where it stands; what is refused must leave it as it was.
import { expect } from '@jest/globals';
import { hashText, instant, type PlayerId } from '#kernel';
import type { PlayerCommand } from '../../../rules/src/model/commands/command.js';
import { decideAndEvolve } from '../../../rules/src/decide/decide.js';
import { setUp } from '../../../rules/src/decide/set-up.js';
import type { Answer } from '../../../rules/src/model/decisions/answer.js';
import type { GameEvent } from '../../../rules/src/model/events/events.js';
import type { GameState } from '../../../rules/src/model/state/game-state.js';
import type { ObjectId, Seat } from '../../../rules/src/model/basics/ids.js';
import type { Board } from './board.js';

export const INPUTS = {
  now: instant(1),
  seed: 'seed',
  cards: { catalogue: hashText('cards'), definitions: [] },
};
export const PASS: Answer = { kind: 'priority', action: 'pass' };

export class CommandedBoard {
  /** What the commands came to. */
  readonly events: GameEvent[] = [];

  /** `first` has priority, if a seat is named. */
  constructor(
    readonly board: Board,
    first?: Seat,
  ) {
    if (first !== undefined) board.emit({ type: 'PrioritySet', seat: first });
    for (const event of setUp(board.state, [], INPUTS)) board.emit(event);
  }

  get state(): GameState {
    return this.board.state;
  }

  /** The rule it is refused by, if it is. */
  command(seat: Seat, command: PlayerCommand): string | undefined {
    const actor = this.state.seats[seat]!.player as PlayerId;
    const before = JSON.stringify(this.state);
    const decided = decideAndEvolve(this.state, { actor, command }, INPUTS);
    if (decided.ok) {
      this.events.push(...decided.value);
      return undefined;
    }
    expect(JSON.stringify(this.state)).toBe(before);
    return decided.error.rule;
  }

  /** Whoever is asked answers so. */
  answered(answer: Answer): string | undefined {
    const { id, seat } = this.state.decision!;
    return this.command(seat, { type: 'answer', decision: id, answer });
  }

  answer(answer: Answer): this {
    const refused = this.answered(answer);
    if (refused !== undefined) throw new Error(refused);
    return this;
  }

  activate(object: ObjectId, ability = 0): this {
    return this.answer({ kind: 'priority', action: { do: 'activate', object, ability } });
  }

  pass(times = 1): this {
    for (let nth = 0; nth < times; nth += 1) this.answer(PASS);
    return this;
  }
}
