// What a subcommand is to the command line.
import type { Prompts } from './prompts.js';

/** Where a command writes and what it is configured by; a test gives its own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** How wide what is written is shown; undefined if it is no terminal. */
  readonly columns?: number | undefined;
  /** What is typed, from when it is first asked for. */
  readonly lines?: () => AsyncIterable<string>;
  /** The keys that are pressed, by name, one by one; undefined if what is typed is no terminal. */
  readonly keys?: () => AsyncIterable<string> | undefined;
  /** Asks for lines at a prompt, with this history; undefined if what is typed is no terminal. */
  readonly prompts?: (history: readonly string[]) => Prompts | undefined;
  /** Ends the process at once, for a command with work that cannot be stopped otherwise. */
  readonly end?: () => void;
}

export const EXIT = {
  ok: 0,
  /** It was understood and could not be done, or found something wrong. */
  failed: 1,
  /** It was not understood. */
  usage: 2,
  /** It was done, and something of it is not as it should be: what was printed names it. */
  partly: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command by the words it is called by; what it stands on is loaded when it is called. */
export interface Called {
  readonly words: readonly string[];
  /** One line. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

export interface Command {
  /** What follows the words. */
  readonly takes: string;
  /** What else is worth knowing, in lines. */
  readonly details: readonly string[];
  /** Lines at the end that stay as they are. */
  readonly examples?: readonly string[];
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

/** The arguments are not what the command takes. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** It cannot be done, for a reason the operator can mend; told without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
