// What one command may set going, counted as it is decided: the same on every machine, for nothing of it is time. What
// would go on for longer is refused whole, and nothing of it has happened.
import { COMMAND_BUDGET, PROPOSAL_BUDGET } from '../../model/basics/bounds.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { lookNoMoreThan, TOO_MUCH } from '../../fold/journal/effort.js';
import type { GameEvent } from '../../model/events/events.js';
import type { Agenda } from '../../model/state/agenda.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { changesBattlefield } from '../../fold/evolve/epoch.js';
import type { GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD } from '../../model/basics/ids.js';

export const TOO_MUCH_WORK: Refusal = refuse(
  'too-much-work',
  'table work',
  'That would set more going than one command may. Nothing of it was done: choose something smaller, or concede.',
);

/** Batches as small as this are never too large for the log. */
const SMALL_BATCH = 50;
/** Once the battlefield has changed, the next step reads it anew: so many permanents weigh as much as one step more. */
const READ_PER_STEP = 4;

export class Work {
  private done = 0;
  private most: number;
  private holdsAgreed = false;
  private isChanged = true;

  /** `times` as much as a command may set going. */
  constructor(private readonly times = 1) {
    this.most = COMMAND_BUDGET.steps * times;
  }

  /** Something that a table agreed on is done: with all that follows from it, it is held more tightly. */
  holdAgreed(): void {
    if (this.holdsAgreed) return;
    this.holdsAgreed = true;
    this.most = Math.min(this.most, this.done + PROPOSAL_BUDGET.steps * this.times);
    lookNoMoreThan(PROPOSAL_BUDGET.looks * this.times);
  }

  /** What happens to a thousand permanents at once is no more for each of them than what happens to one. */
  spend(count = 1): void {
    this.done += count;
    if (this.done > this.most) throw TOO_MUCH;
  }

  /** What has happened to the state: the battlefield may be another than it was. */
  notice(state: GameState, event: GameEvent): void {
    this.isChanged ||= changesBattlefield(state, event);
  }

  /** The game goes on by a step. */
  step(state: GameState): void {
    const read = this.isChanged ? cardsIn(state, BATTLEFIELD).length : 0;
    this.isChanged = false;
    this.spend(1 + Math.floor(read / READ_PER_STEP));
  }

  /** What was spent is taken back, with all it was spent on. */
  beginAgain(): void {
    this.done = 0;
    this.holdsAgreed = false;
    this.most = COMMAND_BUDGET.steps * this.times;
  }

  get spent(): number {
    return this.done;
  }
}

/** Whether what the game is in the middle of can be kept. */
export function needRoom({ frames, triggers }: Agenda): void {
  if (frames.length > COMMAND_BUDGET.frames || triggers.length > COMMAND_BUDGET.triggers) throw TOO_MUCH;
}

/** What the log writes around an event, at most. */
export const ENVELOPE = 400;

/** Whether the log can take it as one batch; `around`: counted for each event beside its own characters. */
export function needSmall(events: readonly GameEvent[], around = 0): void {
  const isLong = (event: GameEvent): boolean =>
    event.type === 'AgendaMoved' && event.agenda.frames.length > SMALL_BATCH;
  if (events.length <= SMALL_BATCH && !events.some(isLong)) return;
  if (events.length > COMMAND_BUDGET.events) throw TOO_MUCH;
  let characters = 0;
  for (const event of events) characters += JSON.stringify(event).length + around;
  if (characters > COMMAND_BUDGET.characters) throw TOO_MUCH;
}
