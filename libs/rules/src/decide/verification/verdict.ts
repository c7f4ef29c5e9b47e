// The findings about a game's log: its faults, and where another engine would have decided otherwise.
import type { Hash } from '#kernel';
import type { EventType } from '../../model/events/events.js';

export type LogFault =
  /** The disclosed seed does not match its commitment. */
  | 'seed-not-promised'
  /** The entropy a player opened does not match that player's commitment. */
  | 'entropy-not-promised'
  /** A shuffle, cut or coin flip does not follow from the seed and the entropy. */
  | 'drawn-otherwise'
  /** Random words were skipped or used twice. */
  | 'words-miscounted'
  /** Deciding the command again with the version that the log names gives other events. */
  | 'decided-otherwise'
  /** The log does not fold to a game. */
  | 'not-a-game';

export interface FaultFound {
  /** The position of the event in the log, from 0. */
  readonly place: number;
  readonly fault: LogFault;
}

/** Not a fault: the command was decided by another version or with other cards than are used here. */
export interface Difference {
  /** The position of the first event that would differ. */
  readonly place: number;
  readonly why: 'other-engine' | 'other-cards';
  /** The version that the log names. */
  readonly engine: string;
  /** If the cards differ: the catalogue the command was decided with. */
  readonly catalogue?: Hash | null;
  /** The event in the log, and the event expected instead. Null: none. */
  readonly recorded: EventType | null;
  readonly decided: EventType | null;
}

export interface LogVerdict {
  readonly commands: number;
  readonly events: number;
  readonly draws: {
    /** Events drawn again on their own, from the seed and the entropy. */
    readonly redrawn: number;
    /** Events that do not show what chance chose. Their commands were decided again. */
    readonly redecided: number;
    /** The same, in commands that could not be decided again in the same way. */
    readonly unchecked: number;
  };
  /** A clean log has none. The search stops at the first fault. */
  readonly fault: FaultFound | null;
  readonly differences: readonly Difference[];
}
