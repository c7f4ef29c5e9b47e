// The keys that are pressed in a terminal, by name: `right`, `t`, `T`, `return`.
import { on } from 'node:events';
import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream } from 'node:tty';

/** Undefined if it is no terminal: then lines can be read. Ctrl-C and Ctrl-D end the keys. */
export function keysOf(input: ReadStream): AsyncIterable<string> | undefined {
  return input.isTTY ? pressed(input) : undefined;
}

async function* pressed(input: ReadStream): AsyncGenerator<string> {
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  try {
    for await (const [text, key] of on(input, 'keypress') as AsyncIterable<[string | undefined, Key]>) {
      if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) return;
      yield nameOf(text, key);
    }
  } finally {
    input.setRawMode(false);
    input.pause();
  }
}

/** Letters as they were typed, because a capital is another key. */
const nameOf = (text: string | undefined, { name = '' }: Key): string =>
  text !== undefined && /^[a-zA-Z0-9]$/.test(text) ? text : name === 'enter' ? 'return' : name;
