// The file of a replay is read back as it was written, or refused by what is wrong with it.
import { createHash } from 'node:crypto';
import { FEED_VERSION } from '#visibility';
import { describe, expect, it } from '@jest/globals';
import type { Json, JsonObject } from '#kernel';
import { MOST_LINES, type ReplayHeader } from './format.js';
import { readReplay } from './read.js';
import { verifyReplay } from './verify.js';
import { alwaysTheseCards } from '../../ports/index.js';
import { hashText } from '#kernel';

const HEADER: ReplayHeader = {
  pentaland: 'replay',
  version: 1,
  content: 'feed',
  game: 'g1',
  viewer: 'seat-0',
  engine: '15',
  feed: FEED_VERSION,
  exportedAt: 1,
  players: [{ seat: 0, player: 'anna', name: 'Anna' }],
  annotations: { version: 1, notes: [] },
};
/** The first begins the view. */
const patchOf = (seq: number): Json =>
  seq === 1
    ? [{ op: 'replace', path: '', value: { turn: 1 } }]
    : [{ op: 'replace', path: '/turn', value: seq }];
const entry = (seq: number, patch: Json = patchOf(seq)): Json => ({
  ...{ seq, moment: seq, at: 5 },
  story: { type: 'TurnBegan' },
  patch,
});
const ENTRIES = [entry(1), entry(2), entry(3)];

/** The lines of a file whose end fits them. */
function written(lines: readonly Json[], header: Json = HEADER): string[] {
  const text = [header, ...lines].map((line) => JSON.stringify(line));
  const digest = createHash('sha256')
    .update(text.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return [...text, JSON.stringify({ pentaland: 'end', lines: lines.length, digest })];
}

async function* from(lines: Iterable<string>): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}
const read = (lines: Iterable<string>) => readReplay(from(lines));
const fault = async (lines: Iterable<string>): Promise<string | undefined> => {
  const found = await read(lines);
  return found.ok ? undefined : found.error;
};

describe('a replay file', () => {
  it('is read as it was written, with a line break at its end or without', async () => {
    const file = { ok: true, value: { header: HEADER, lines: ENTRIES } };
    expect(await read(written(ENTRIES))).toEqual(file);
    expect(await read([...written(ENTRIES), ''])).toEqual(file);
    expect(await read(written([]))).toEqual({ ok: true, value: { header: HEADER, lines: [] } });
  });

  it('is refused if its end or its last lines are missing', async () => {
    const lines = written(ENTRIES);
    for (let kept = 1; kept < lines.length; kept += 1)
      expect(await fault(lines.slice(0, kept))).toBe('truncated');
    expect(await fault(lines.toSpliced(3, 1))).toBe('damaged');
    expect(await fault([])).toBe('not-a-replay');
  });

  it('is refused if any line was changed, exchanged, doubled or added', async () => {
    const lines = written(ENTRIES);
    const [first, one, two] = lines as [string, string, string];
    expect(await fault(lines.with(0, first.replace('Anna', 'Hanna')))).toBe('damaged');
    expect(await fault(lines.with(1, one.replace('5', '6')))).toBe('damaged');
    expect(await fault(lines.with(1, two).with(2, one))).toBe('damaged');
    expect(await fault(lines.toSpliced(1, 0, one))).toBe('damaged');
    expect(await fault(lines.with(1, '{'))).toBe('damaged');
    expect(await fault([...lines, one])).toBe('damaged');
  });

  it('is refused if another program or a later release wrote it', async () => {
    expect(await fault(['no JSON'])).toBe('not-a-replay');
    expect(await fault(written(ENTRIES, { pentaland: 'log', version: 1 }))).toBe('not-a-replay');
    expect(await fault(written(ENTRIES, []))).toBe('not-a-replay');
    expect(await fault(written(ENTRIES, { ...HEADER, version: 2 }))).toBe('unknown-version');
    expect(await fault(written(ENTRIES, { ...HEADER, more: 1 }))).toBe('damaged');
    expect(await fault(written(ENTRIES, { ...HEADER, players: 'all' }))).toBe('damaged');
  });

  it('is refused if it has more lines than any game', async () => {
    const endless = function* (): Generator<string> {
      yield JSON.stringify(HEADER);
      for (let line = 0; line < MOST_LINES * 2; line += 1) yield '1';
    };
    expect(await fault(endless())).toBe('too-large');
  });
});

describe('the feed in a replay file', () => {
  const cards = alwaysTheseCards({ catalogue: hashText('none'), definitions: [] });
  const isWhole = async (lines: readonly Json[]): Promise<boolean> => {
    const verified = await verifyReplay({ header: HEADER, lines }, cards);
    return verified.content === 'feed' && verified.isWhole;
  };

  it('is whole if every entry follows the one before', async () => {
    expect(await verifyReplay({ header: HEADER, lines: ENTRIES }, cards)).toEqual({
      content: 'feed',
      viewer: 'seat-0',
      entries: 3,
      isWhole: true,
    });
  });

  it.each([
    ['an entry left out', ENTRIES.toSpliced(1, 1)],
    ['an entry told twice', [ENTRIES[0]!, ...ENTRIES]],
    ['a moment that goes back', [entry(1), { ...(entry(2) as JsonObject), moment: 0 }]],
    ['a text for a patch', [{ ...(entry(1) as JsonObject), patch: 'all' }]],
    ['an operation that there is not', [entry(1, [{ op: 'move', from: '', path: '' }])]],
    ['a patch of another view', [entry(1), entry(2, [{ op: 'replace', path: '/phase', value: 2 }])]],
    ['no story', [{ ...(entry(1) as JsonObject), story: null }]],
    ['something else', [null]],
  ])('is not whole with %s', async (_, lines) => {
    expect(await isWhole(lines as readonly Json[])).toBe(false);
  });
});
