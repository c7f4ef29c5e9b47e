// The sender of a slow command is told what is known about it, and nothing that may turn out wrong.
import { describe, expect, it } from '@jest/globals';
import { Deadline } from './deadline.js';

const never = new Promise<string>(() => undefined);
const otherwise = { notBegun: () => 'not done', unknown: () => 'unknown' };

describe('a sender whose time is up', () => {
  it('is told that nothing was done if the command’s turn never came, and then it never comes', async () => {
    const deadline = new Deadline(1);
    expect(await deadline.race(never, otherwise)).toBe('not done');
    expect(deadline.begin()).toBe(false);
  });

  it('is told that the outcome is unknown if the command had begun, whatever the store has said', async () => {
    const begun = new Deadline(1);
    expect(begun.begin()).toBe(true);
    expect(await begun.race(never, otherwise)).toBe('unknown');
    const asked = new Deadline(1);
    asked.begin();
    asked.outcomeUnknown();
    expect(await asked.race(never, otherwise)).toBe('unknown');
  });

  it('is told the outcome if it is known in time, and why the command failed', async () => {
    const deadline = new Deadline(60_000);
    deadline.begin();
    expect(await deadline.race(Promise.resolve('done'), otherwise)).toBe('done');
    await expect(new Deadline(60_000).race(Promise.reject(new Error('lost')), otherwise)).rejects.toThrow(
      'lost',
    );
  });
});
