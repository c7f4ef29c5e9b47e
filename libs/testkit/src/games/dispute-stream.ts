// The stream of one dispute of a generated game: opened as the server opens it, and folded anew each time it is read.
import {
  dueIn,
  foldDispute,
  open,
  type Decision,
  type Dispute,
  type GameNow,
  type Happened,
  type Moment,
  type Official,
} from '#disputes';
import { oneOf } from '#bots';
import { gameId, instant, type PlayerId } from '#kernel';
import type { DisputeId, Seat } from '#rules';
import { JUDITH, TIMES } from './disputed-officials.js';
import type { DisputedTable } from './disputed-table.js';

/** One call in this many is a challenge. */
const CHALLENGING = 3;

export interface OpenDispute {
  readonly id: DisputeId;
  readonly caller: PlayerId | null;
}

export class DisputeStream {
  private readonly events: Happened[] = [];
  protected readonly id: DisputeId;
  protected readonly caller: PlayerId | null;
  protected judge: Official | null;

  constructor(
    protected readonly table: DisputedTable,
    { id, caller }: OpenDispute,
  ) {
    this.id = id;
    this.caller = caller;
    const { state, fold } = table;
    const seat = state.dispute?.seat ?? null;
    this.judge = caller === null ? JUDITH : null;
    const players = state.seats.flatMap((one) =>
      one.player === null || (one.lost !== null && state.stage.kind !== 'over')
        ? []
        : [{ seat: one.seat, player: one.player }],
    );
    this.append(
      open({
        game: gameId('disputed'),
        seat,
        by: caller ?? JUDITH.player,
        moment: fold.moment,
        decision: state.decision?.id ?? null,
        players,
        challenge: challengeIn(table, seat),
        until: state.dispute?.until ?? null,
      }),
    );
  }

  /** Folded anew from what a store would return. */
  protected get dispute(): Dispute {
    return foldDispute(JSON.parse(JSON.stringify(this.events)) as Happened[])!;
  }

  protected get moment(): Moment {
    return { now: instant(this.table.now), times: TIMES };
  }

  protected append(decided: Decision): void {
    if (!decided.ok) throw new Error(`the desk refused: ${decided.error.code}`);
    for (const event of decided.value.events) this.events.push({ event, at: this.moment.now });
  }

  protected refused(code: string, decided: Decision): void {
    const got = decided.ok ? 'accepted' : decided.error.code;
    if (got !== code) throw new Error(`the desk said ${got} instead of ${code}`);
    this.table.tally.add(`refused: ${code}`);
  }

  protected tend(game: GameNow): void {
    for (;;) {
      const due = dueIn(this.dispute, game, this.moment);
      if (due.kind !== 'append') return;
      this.append(due.decide(this.dispute));
    }
  }
}

/** Of another player who is still there. */
function challengeIn({ state, random }: DisputedTable, seat: Seat | null) {
  const others = state.seats.filter((one) => one.seat !== seat && one.player !== null && one.lost === null);
  if (seat === null || others.length === 0 || random.below(CHALLENGING) > 0) return null;
  return { by: seat, against: oneOf(others, random).seat };
}
