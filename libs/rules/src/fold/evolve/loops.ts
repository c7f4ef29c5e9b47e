// Folds how long nobody has acted or chosen anything (cr 104.4b), and what was done in this step (cr 731).
import { isForced } from '../../model/decisions/forced.js';
import { declinesUnless } from '../../model/printed/unless.js';
import type { Answer } from '../../model/decisions/answer.js';
import type { LOOP_EVENTS } from '../../model/events/loops.js';
import { MOST_DEEDS, MOST_CHOICES } from '../../model/state/deed.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Writer } from '../journal/journal.js';
import type { Handlers } from './handler.js';

/** A player acted, or the turn moved on: no loop so far. */
export function breakLoop(state: GameState, write: Writer): void {
  if (state.loop.resolved > 0 || state.loop.noted !== null)
    write.set(state, 'loop', { resolved: 0, noted: null });
}

/** The step is over: a shortcut can no longer repeat its deeds. */
export function forgetDeeds(state: GameState, write: Writer): void {
  if (state.deeds.length > 0) write.set(state, 'deeds', []);
  if (state.choices.length > 0) write.set(state, 'choices', []);
}

/** Passing, forced answers and a declined 'unless' (cr 731.6) do not break a loop; any other command does. */
export function breakLoopBy(
  state: GameState,
  command: { readonly type: string; readonly answer?: unknown },
  write: Writer,
): void {
  const { decision } = state;
  const answer = command.type === 'answer' ? (command.answer as Answer) : undefined;
  const goesOn =
    answer !== undefined &&
    decision !== null &&
    (isForced(decision, answer) || declinesUnless(state, decision, answer));
  if (!goesOn) breakLoop(state, write);
  if (answer === undefined || decision === null || decision.prompt === 'shortcut') return;
  if (state.deeds.length >= MOST_DEEDS) write.set(state, 'deeds', state.deeds.slice(MOST_DEEDS / 2));
  write.push(state.deeds, { seat: decision.seat, answer, made: state.objectsMade });
}

export const loopHandlers: Handlers<keyof typeof LOOP_EVENTS> = {
  PositionNoted(state, { position, outline }, write) {
    const grown = outline === undefined ? {} : { outline };
    write.set(state, 'loop', { resolved: state.loop.resolved, noted: position, ...grown });
  },
  ChoiceNoted(state, { choice }, write) {
    write.set(state, 'choices', [...state.choices.slice(1 - MOST_CHOICES), choice]);
  },
  ShortcutProposed() {
    // The frame that asks the others keeps it.
  },
  ShortcutRound(state, _, write) {
    breakLoop(state, write);
  },
};
