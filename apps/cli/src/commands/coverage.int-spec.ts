import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isTried, triedIn } from '#oracle';
import { openCardsIn, type KnownCards } from '../../../server/src/cards/open-cards.js';
import { dispatch } from '../dispatch.js';
import {
  completeIn,
  coverage,
  coveredIn,
  definitionsIn,
  RATCHET_FILE,
  SHAPES_FILE,
  shapesIn,
  TRIED_FILES,
} from './coverage.js';

const data = await mkdtemp(join(tmpdir(), 'coverage-data-'));
afterAll(() => rm(data, { recursive: true }));

async function run(...args: readonly string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await dispatch(
    [{ words: ['coverage'], summary: '', load: () => Promise.resolve(coverage) }],
    ['coverage', ...args],
    {
      environment: { PENTALAND_DATA_DIR: data },
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    },
  );
  return { code, out, err };
}

describe('pentaland coverage', () => {
  const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');
  let known: KnownCards;
  beforeAll(async () => {
    // What the build compiled, where it was by this very compiler; else compiled now.
    known = await openCardsIn(data);
  }, 600_000);

  it('keeps every card complete that was complete', () => {
    const was = linesOf(RATCHET_FILE);
    const is = new Set(completeIn(coveredIn(known)));
    expect(was.filter((name) => !is.has(name))).toEqual([]);
  });

  it('finds that lines of one shape are read in one way, except the listed ones', () => {
    const listed = new Set(linesOf(SHAPES_FILE));
    const complete = definitionsIn(known, completeIn(coveredIn(known)));
    expect(shapesIn(complete).filter((cards) => !listed.has(cards))).toEqual([]);
  });

  it.each(Object.entries(TRIED_FILES))('compiles most of what was %s as it was', (_, file) => {
    const tried = triedIn(readFileSync(file, 'utf8'));
    const every = completeIn(coveredIn(known)).filter((_, index) => index % 10 === 0);
    const now = definitionsIn(known, every).filter((definition) => isTried(tried, definition));
    expect(now.length / every.length).toBeGreaterThan(0.75);
  });

  it('--card prints the text, the tokens, the nodes and what is missing', async () => {
    const { code, out } = await run('--card', 'shahrazad');
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^Shahrazad: (?:assisted|untouched)$/);
    expect(out.join('\n')).toMatch(/^tokens {2}.* · .*\nmissing \{"at":/m);
    const bears = (await run('--card', 'Air Elemental')).out.join('\n');
    expect(bears).toContain('Air Elemental: complete');
    expect(bears).toContain('node    {"kind":"keyword","name":"flying"}');
  });

  it.each(['Chaos Orb', 'Falling Star', 'Shahrazad'])('leaves %s to the table', async (name) => {
    expect(known.compiled.statusOf(name, 'today')).not.toBe('complete');
    expect((await run('--card', name)).out.join('\n')).toMatch(/^unknown /m);
  });

  it('--json is one object of all names, at least half of them complete and at most a hundred by hand', async () => {
    const { out } = await run('--json');
    const counts = JSON.parse(out.join('\n')) as Record<string, number>;
    const { complete = 0, assisted = 0, untouched = 0, total, handWritten } = counts;
    expect(Object.keys(counts)).toEqual(['complete', 'assisted', 'untouched', 'total', 'handWritten']);
    expect(complete + assisted + untouched).toBe(total);
    expect(total).toBe(16_345);
    expect(complete).toBeGreaterThanOrEqual(8200);
    expect(handWritten).toBeLessThanOrEqual(100);
  });

  it.each([
    ['set', 'LEA'],
    ['year', '1993'],
    ['type', 'Planeswalker'],
    ['mechanic', 'flashback'],
  ])('--by %s has a row for each', async (kind, one) => {
    const { out } = await run('--by', kind);
    expect(out[0]).toMatch(new RegExp(`^\\| ${kind} \\| names \\| complete \\|`));
    expect(out.join('\n')).toMatch(new RegExp(`^\\| ${one} \\| \\d+ \\| \\d+ \\|`, 'm'));
  });

  it('--shapes lists the shapes that are read in more than one way, and their number', async () => {
    const { out } = await run('--shapes');
    expect(out.at(-1)).toBe(`${out.length - 1} shapes are read in more than one way.`);
  });

  it('refuses an unknown card, an unknown kind and an unknown flag', async () => {
    expect(await run('--card', 'Lightnign Bolt')).toMatchObject({ code: 1 });
    expect(await run('--by', 'colour')).toMatchObject({ code: 2 });
    expect(await run('--all')).toMatchObject({ code: 2 });
  });
});
