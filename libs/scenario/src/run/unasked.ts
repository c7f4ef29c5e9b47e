// Targets that nobody was asked for, because there was but one to choose: an answer that says them is used up all the
// same, so that it is not taken for a later question.
import type { GameEvent, GameState, ObjectId, Seat, TargetGiven } from '#rules';
import { listed } from '../answers/words.js';
import type { AnswerBook } from '../answers/book.js';
import { findObjects, seatNamed, type Seats } from '../objects/find.js';
import type { Table } from './table.js';

type Aimed = ObjectId | Seat;

export class Unasked {
  private heard = 0;
  private asked: Aimed[] = [];

  constructor(
    private readonly table: Table,
    private readonly bookOf: (seat: Seat) => AnswerBook,
  ) {}

  /** These have been asked for, or said in the script. */
  tell(targets: readonly TargetGiven[]): void {
    this.asked.push(...targets.map((one) => ('seat' in one ? one.seat : one.object)));
  }

  /** `all`: whatever is aimed at now was said in the script. */
  settle(all: 'said' | 'asked' = 'asked'): void {
    const { events } = this.table;
    for (const event of events.slice(this.heard)) if (all === 'asked') this.hear(event);
    this.heard = events.length;
    if (all === 'said') this.asked = [];
  }

  private hear(event: GameEvent): void {
    if (event.type !== 'SpellCast' && event.type !== 'AbilityStacked') return;
    const { item } = event;
    for (const { objects, players } of item.targets.flat())
      for (const one of [...objects, ...players]) {
        const at = this.asked.indexOf(one);
        if (at === -1) this.useUp(item.controller, one);
        else this.asked.splice(at, 1);
      }
    this.asked = [];
  }

  private useUp(seat: Seat, aimed: Aimed): void {
    const { state, seats } = this.table;
    useUpTarget({ state, seats }, this.bookOf(seat), aimed);
  }
}

/** The first answer that says this target, and nothing else, is used up. */
export function useUpTarget(
  { state, seats }: { readonly state: GameState; readonly seats: Seats },
  book: AnswerBook,
  aimed: Aimed,
): void {
  const means = (text: string): boolean =>
    typeof aimed === 'number'
      ? seatNamed(seats, text) === aimed
      : findObjects(state, seats, text).includes(aimed);
  for (const { answer, use } of book.left()) {
    if (answer.kind !== 'target') continue;
    const texts = listed(answer.of.target);
    if (texts.length !== 1 || !texts.every(means)) continue;
    use();
    return;
  }
}
