// What a compiled line owes its text, tried on every eightieth card: no word can go without changing what it says, and
// nothing it says can change without changing the text.
//   HONESTY=all      tries every complete card, HONESTY=changed those that were not tried as they are compiled now
// Both write down which were tried, beside the names of the complete cards; what fails is not written down.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readCardUnder } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import { triedLine, type TriedLine } from './fixtures/tried-line.fixture.js';
import { compileCard, COMPILER_VERSION, digestOf, isTried, printedAs, triedIn, triedText } from './index.js';

const WHICH = process.env['HONESTY'] ?? 'some';
const EACH = 80;
/** As many are written down at once: a run that is broken off is gone on with. */
const SO_MANY = 100;
const TRIED = 'libs/oracle/tried.txt';
const FOUND = 'libs/oracle/tried.json';

const tried = new Map<string, TriedLine>();
const passed = new Map<string, string>();

beforeAll(() => {
  const { cards } = readMtgjson3(embeddedCards());
  const before = triedIn(existsSync(TRIED) ? readFileSync(TRIED, 'utf8') : '');
  const isNew = WHICH === 'all' || before.compiler !== COMPILER_VERSION;
  for (const [index, printed] of cards.entries()) {
    if (WHICH === 'some' && index % EACH !== 0) continue;
    const card = readCardUnder(printed, 'cr', 'older');
    const { definition, status, faces } = compileCard(card);
    if (WHICH !== 'some') {
      if (status !== 'complete') continue;
      if (!isNew && isTried(before, definition)) {
        passed.set(card.name, digestOf(definition));
        continue;
      }
    }
    const lines = faces.flatMap(({ lines: read, byHand }, face) => {
      const as = card.faces[face];
      if (as === undefined || byHand !== undefined) return [];
      return read.flatMap((line) =>
        'failed' in line ? [] : [triedOnce({ printed: printedAs(as), ...line })],
      );
    });
    if (lines.every(({ idle, untold, open }) => idle.length + untold.length + open.length === 0))
      passed.set(card.name, digestOf(definition));
    if (WHICH !== 'some' && passed.size % SO_MANY === 0) write();
  }
  if (WHICH === 'some') return;
  write();
  if (WHICH === 'all') writeFileSync(FOUND, `${JSON.stringify(found(), null, 2)}\n`);
}, 36_000_000);

const write = (): void => writeFileSync(TRIED, triedText({ compiler: COMPILER_VERSION, as: passed }));

function triedOnce(line: Parameters<typeof triedLine>[0]): TriedLine {
  const key = JSON.stringify([line.text, line.abilities]);
  let known = tried.get(key);
  if (known === undefined) tried.set(key, (known = triedLine(line)));
  return known;
}

const all = <T>(part: (line: TriedLine) => readonly T[]): readonly T[] => [...tried.values()].flatMap(part);
/** How much was tried, and in how many lines each choice is open that a convention decides. */
function found() {
  const sum = (part: (line: TriedLine) => number) => all((line) => [part(line)]).reduce((a, b) => a + b, 0);
  const decided: Record<string, number> = {};
  for (const choice of all(({ decided: choices }) => [...new Set(choices)]))
    decided[choice] = (decided[choice] ?? 0) + 1;
  return {
    compiler: COMPILER_VERSION,
    lines: tried.size,
    words: sum(({ words }) => words),
    changes: sum(({ changes }) => changes),
    mutants: sum(({ mutants }) => mutants),
    decided,
  };
}

describe('a complete line', () => {
  it('is understood to the last word: without any one word it means something else or nothing', () => {
    expect(all(({ idle }) => idle)).toEqual([]);
  });

  it('has no other reading: any change of its tree changes the text', () => {
    expect(all(({ untold }) => untold)).toEqual([]);
  });

  it('has a convention for every ambiguous phrase', () => {
    expect(all(({ open }) => open)).toEqual([]);
  });

  it('was tested: there were changes, and choices for conventions', () => {
    if (WHICH === 'changed') return;
    expect(tried.size).toBeGreaterThan(150);
    expect([...new Set(all(({ decided }) => decided))].sort()).toEqual([
      'intervening or on resolution',
      'points to',
      'who does it',
    ]);
  });
});
