// What is found out about a game's log: what speaks against it, and where another engine would have decided otherwise.
import type { Hash } from '#kernel';
import type { EventType } from '../../model/events/events.js';

export type LogFault =
  /** The seed that is shown is not the one that was promised. */
  | 'seed-not-promised'
  /** What a player opened is not what that player had committed to. */
  | 'entropy-not-promised'
  /** A shuffle, a cut or a coin is not what the seed and the entropy give. */
  | 'drawn-otherwise'
  /** Random words were left out or used twice. */
  | 'words-miscounted'
  /** The command, decided again by the version that the log names, gives other events. */
  | 'decided-otherwise'
  /** It does not fold to a game. */
  | 'not-a-game';

export interface FaultFound {
  /** Of the event in the log, from 0. */
  readonly place: number;
  readonly fault: LogFault;
}

/** Not a fault: the command was decided by another version, or with other cards, than it is decided with here. */
export interface Difference {
  /** Of the first event that would be another. */
  readonly place: number;
  readonly why: 'other-engine' | 'other-cards';
  /** The version that the log names. */
  readonly engine: string;
  /** Of other cards: those it was decided with. */
  readonly catalogue?: Hash | null;
  /** What stands there, and what would stand there; null: nothing. */
  readonly recorded: EventType | null;
  readonly decided: EventType | null;
}

export interface LogVerdict {
  readonly commands: number;
  readonly events: number;
  readonly draws: {
    /** Drawn again by themselves, from the seed and the entropy. */
    readonly redrawn: number;
    /** What chance chose shows only in what was decided; that was decided again. */
    readonly redecided: number;
    /** The like, in commands that could not be decided again as they were. */
    readonly unchecked: number;
  };
  /** None speaks for the log. After the first nothing more is looked for. */
  readonly fault: FaultFound | null;
  readonly differences: readonly Difference[];
}
