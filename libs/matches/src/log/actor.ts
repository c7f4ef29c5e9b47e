// Who a batch of events is of. A command id counts only for its actor.
import type { PlayerId } from '#kernel';

/** `server` acts by itself (timers, start of a game); `operator` holds the configuration or the command line. */
export type Actor = PlayerId | 'server' | 'operator';
