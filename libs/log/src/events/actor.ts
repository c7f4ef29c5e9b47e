// The actor of a batch of events. A command id is unique per actor only.
import type { PlayerId } from '#kernel';

/**
 * `server` acts by itself (timers, the start of a game); `operator` is whoever has the configuration or the
 * command line.
 */
export type Actor = PlayerId | 'server' | 'operator';
