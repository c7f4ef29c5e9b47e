// The budget of one command, counted while it is decided. It counts work and no time, so it is the same on
// every machine. A command over the budget is refused whole, and none of its events happen.
import { definitionLength } from '#cards';
import { COMMAND_BUDGET, PROPOSAL_BUDGET } from '../../model/basics/bounds.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { lowerLookLimit, TOO_MUCH } from '../../fold/journal/effort.js';
import type { GameEvent } from '../../model/events/events.js';
import { partsOf } from '../../model/events/parts.js';
import type { Agenda } from '../../model/state/agenda.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { changesBattlefield } from '../../fold/evolve/epoch.js';
import type { GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD } from '../../model/basics/ids.js';

export const TOO_MUCH_WORK: Refusal = refuse(
  'too-much-work',
  'table work',
  'That would do more than one command may do. Nothing was done. Choose something smaller, or concede.',
);

/** Batches up to this size are never too large for the log. */
const SMALL_BATCH = 50;
/** After a change of the battlefield the next step reads it anew: this many permanents cost one more step. */
const READ_PER_STEP = 4;

/** A decision in steps does at least this much work in each of them but the last. */
export const STRETCH = 10;

export class Work {
  private done = 0;
  private atStep = 0;
  private most: number;
  private holdsAgreed = false;
  private isChanged = true;

  /** `times`: a multiple of the normal budget. */
  constructor(
    private readonly times = 1,
    private readonly stretch = STRETCH,
  ) {
    this.most = COMMAND_BUDGET.steps * times;
  }

  /** Applies the tighter budget for something a table agreed on, with all that follows from it. */
  holdAgreed(): void {
    if (this.holdsAgreed) return;
    this.holdsAgreed = true;
    this.most = Math.min(this.most, this.done + PROPOSAL_BUDGET.steps * this.times);
    lowerLookLimit(PROPOSAL_BUDGET.looks * this.times);
  }

  /** Counts work. An event for a thousand permanents costs as much for each of them as an event for one. */
  spend(count = 1): void {
    this.done += count;
    if (this.done > this.most) throw TOO_MUCH;
  }

  /** Notices events that may change the battlefield. */
  notice(state: GameState, event: GameEvent): void {
    if (this.isChanged) return;
    this.isChanged =
      event.type === 'HappenedAtOnce'
        ? partsOf(event).some((part) => changesBattlefield(state, part))
        : changesBattlefield(state, event);
  }

  /** Counts one step of the game. */
  step(state: GameState): void {
    const read = this.isChanged ? cardsIn(state, BATTLEFIELD).length : 0;
    this.isChanged = false;
    this.spend(1 + Math.floor(read / READ_PER_STEP));
  }

  /** True if enough was done since the last time to end a step of the decision. */
  endsStep(): boolean {
    if (this.done - this.atStep < this.stretch) return false;
    this.atStep = this.done;
    return true;
  }

  /** Takes back the work spent, when its events are taken back. */
  beginAgain(): void {
    this.done = 0;
    this.atStep = 0;
    this.holdsAgreed = false;
    this.most = COMMAND_BUDGET.steps * this.times;
  }

  get spent(): number {
    return this.done;
  }
}

/** Refuses an agenda that is too large to store. */
export function requireAgendaRoom({ frames, triggers }: Agenda): void {
  if (frames.length > COMMAND_BUDGET.frames || triggers.length > COMMAND_BUDGET.triggers) throw TOO_MUCH;
}

/** The most that the log writes around an event, in characters. */
export const ENVELOPE = 400;

/** The length of its JSON. Definitions are shared by all games, and the length of each is known. */
function lengthOf(event: GameEvent): number {
  if (event.type !== 'DefinitionRecorded') return JSON.stringify(event).length;
  const around = JSON.stringify({ ...event, definition: 0 }).length - 1;
  return around + definitionLength(event.definition);
}

/**
 * Refuses a batch that is too large for the log; `around`: characters counted for each event beyond its own.
 */
export function requireBatchRoom(events: readonly GameEvent[], around = 0): void {
  const isLong = (event: GameEvent): boolean =>
    event.type === 'AgendaMoved' && event.agenda.frames.length > SMALL_BATCH;
  if (events.length <= SMALL_BATCH && !events.some(isLong)) return;
  if (events.length > COMMAND_BUDGET.events) throw TOO_MUCH;
  let characters = 0;
  for (const event of events) characters += lengthOf(event) + around;
  if (characters > COMMAND_BUDGET.characters) throw TOO_MUCH;
}
