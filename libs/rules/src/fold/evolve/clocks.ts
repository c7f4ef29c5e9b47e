// Folds the clock events. An answer's time is charged when its question is closed.
import type { CLOCK_EVENTS } from '../../model/events/clocks.js';
import type { Handlers } from './handler.js';

export const clockHandlers: Handlers<keyof typeof CLOCK_EVENTS> = {
  FlagFell() {
    // What becomes of it are events of their own.
  },
  ClocksResumed({ decision }, { since }, write) {
    if (decision !== null) write.set(decision, 'since', since);
  },
};
