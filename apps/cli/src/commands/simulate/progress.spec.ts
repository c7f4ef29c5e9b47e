// How far a run has come, as it is shown in a terminal and in a file.
import { expect, it } from '@jest/globals';
import { progressOf } from './progress.js';

function shown(games: number, isTerminal: boolean) {
  const lines: string[] = [];
  let now = 0;
  const progress = progressOf({
    games,
    onLine: isTerminal ? (text) => lines.push(text) : undefined,
    print: (line) => lines.push(line),
    clock: () => now,
  });
  return {
    lines,
    after: (milliseconds: number, done: number) => {
      now += milliseconds;
      progress.show(done);
    },
    end: () => progress.end(),
  };
}

it('without a terminal there is a line at each tenth of the games', () => {
  const { after, lines } = shown(20, false);
  for (let done = 1; done <= 20; done += 1) after(1000, done);
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('2 of 20 games, 1.0 a second, 18 s left');
  expect(lines.at(-1)).toMatch(/^18 of 20/);
});

it('without a terminal there is a line each minute, however many games there are', () => {
  const { after, lines } = shown(1_000_000, false);
  for (let minute = 1; minute <= 3; minute += 1) {
    after(30_000, minute * 1000);
    after(30_000, minute * 2000);
  }
  expect(lines).toEqual([
    '2000 of 1000000 games, 33.3 a second, 8.3 h left',
    '4000 of 1000000 games, 33.3 a second, 8.3 h left',
    '6000 of 1000000 games, 33.3 a second, 8.3 h left',
  ]);
});

it('a few games need no line', () => {
  const { after, lines } = shown(3, false);
  for (let done = 1; done <= 3; done += 1) after(1000, done);
  expect(lines).toEqual([]);
});

it('in a terminal one line changes, and not for each game', () => {
  const { after, lines, end } = shown(100, true);
  for (let done = 1; done <= 100; done += 1) after(20, done);
  end();
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatch(/^\r10 of 100 games, 50.0 a second, 2 s left/);
  expect(lines.at(-2)).toMatch(/^\r100 of 100/);
  expect(lines.at(-1)).toBe('\n');
});
