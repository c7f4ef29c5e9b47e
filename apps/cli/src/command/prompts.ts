// Lines that are typed at a prompt in a terminal, with a history for the arrow keys.
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export const INTERRUPTED = Symbol('interrupted');

export interface Prompts {
  /** The next line; undefined after the last one. Ctrl-C interrupts what is being typed. */
  readonly next: (prompt: string) => Promise<string | typeof INTERRUPTED | undefined>;
  /** Does something that Ctrl-C aborts. */
  readonly during: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Ends, and gives the history, the newest line first. */
  readonly close: () => readonly string[];
}

const MOST_LINES = 1000;

type Keyboard = Readable & { readonly isTTY?: boolean };

/** Undefined if it is no terminal: then lines can be read without prompts. */
export function promptsOn(
  input: Keyboard,
  output: Writable,
  history: readonly string[],
): Prompts | undefined {
  if (input.isTTY !== true) return undefined;
  const typing = createInterface({
    ...{ input, output, terminal: true, history: [...history] },
    ...{ historySize: MOST_LINES, removeHistoryDuplicates: true },
  });
  let typed = history;
  /** What was typed while nobody asked. */
  const ahead: string[] = [];
  let ended = false;
  let waiting: ((line: string | typeof INTERRUPTED | undefined) => void) | undefined;
  let working: AbortController | undefined;
  const give = (line: string | typeof INTERRUPTED | undefined): void => {
    const to = waiting;
    waiting = undefined;
    to?.(line);
  };
  typing.on('history', (lines: string[]) => (typed = [...lines]));
  typing.on('line', (line) => {
    if (waiting === undefined) ahead.push(line);
    else give(line);
  });
  typing.on('close', () => {
    ended = true;
    give(undefined);
  });
  typing.on('SIGINT', () => {
    working?.abort();
    if (waiting === undefined) return;
    // To the end of the line, and all before it away.
    typing.write('', { ctrl: true, name: 'e' });
    typing.write('', { ctrl: true, name: 'u' });
    output.write('^C\n');
    give(INTERRUPTED);
  });
  return {
    next(prompt) {
      const line = ahead.shift();
      if (line !== undefined || ended) return Promise.resolve(line);
      typing.setPrompt(prompt);
      typing.prompt();
      return new Promise((resolve) => (waiting = resolve));
    },
    async during(work) {
      const control = new AbortController();
      working = control;
      try {
        return await work(control.signal);
      } finally {
        working = undefined;
      }
    },
    close() {
      typing.close();
      return typed;
    },
  };
}
