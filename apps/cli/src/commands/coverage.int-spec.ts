import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openCatalogueIn } from '../../../server/src/installation/index.js';
import { dispatch } from '../dispatch.js';
import { completeIn, coverage, coveredIn, RATCHET_FILE } from './coverage.js';

const data = await mkdtemp(join(tmpdir(), 'coverage-data-'));
afterAll(() => rm(data, { recursive: true }));

async function run(...args: readonly string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await dispatch([coverage], ['coverage', ...args], {
    environment: { PENTALAND_DATA_DIR: data },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out, err };
}

describe('pentaland coverage', () => {
  it('no card that was complete is complete no longer', () => {
    const was = readFileSync(RATCHET_FILE, 'utf8').trim().split('\n');
    const names = new Set(was);
    const known = openCatalogueIn(data);
    const covered = coveredIn({ ...known, cards: known.cards.filter(({ name }) => names.has(name)) });
    const is = new Set(completeIn(covered));
    expect(was.filter((name) => !is.has(name))).toEqual([]);
  });

  it('--card tells the text, the tokens, the nodes and what is missing', async () => {
    const { code, out } = await run('--card', 'shahrazad');
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^Shahrazad: (?:assisted|untouched)$/);
    expect(out.join('\n')).toMatch(/^tokens {2}.* · .*\nmissing \{"at":/m);
    const bears = (await run('--card', 'Air Elemental')).out.join('\n');
    expect(bears).toContain('Air Elemental: complete');
    expect(bears).toContain('node    {"kind":"keyword","name":"flying"}');
  });

  it('a card nobody knows, a kind that is none and a flag that is none are refused', async () => {
    expect(await run('--card', 'Lightnign Bolt')).toMatchObject({ code: 1 });
    expect(await run('--by', 'colour')).toMatchObject({ code: 2 });
    expect(await run('--all')).toMatchObject({ code: 2 });
  });
});
