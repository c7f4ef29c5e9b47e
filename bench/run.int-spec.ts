import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runBench } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

const run = (module: string, source?: string) => {
  if (source !== undefined) writeFileSync(join(folder, `${module}.js`), source);
  return runBench(folder, { module, what: 'something', promise: 'at least something' });
};
const FIGURE = `{ name: 'x', unit: 'events/s', ours: 2, baseline: 4, ratio: 0.5, target: 0.6 }`;

describe('running a bench', () => {
  it('gives the figure that the module measured in its own process', async () => {
    const source = `export const measure = async () => ({ ...${FIGURE}, note: String(process.pid) + typeof gc });`;
    const outcome = await run('measures', source);
    expect(outcome).toMatchObject({
      kind: 'measured',
      figure: { ours: 2, baseline: 4, ratio: 0.5, target: 0.6 },
    });
    if (outcome.kind !== 'measured') throw new Error(outcome.kind);
    expect(outcome.figure.note).toMatch(/^\d+function$/);
    expect(outcome.figure.note).not.toBe(`${String(process.pid)}function`);
  });

  it('ends with the measurement, whatever the module left open', async () => {
    const source = `export const measure = async () => { setInterval(() => {}, 1000); return ${FIGURE}; };`;
    expect(await run('lingers', source)).toMatchObject({ kind: 'measured' });
  });

  it('tells a module with a missing requirement from a missing module', async () => {
    expect(await run('needs', 'export const measure = async () => undefined;')).toMatchObject({
      kind: 'skipped',
    });
    expect(await run('nowhere')).toMatchObject({ kind: 'absent' });
  });

  it.each([
    [
      'exits',
      `export const measure = async () => { process.exit(7); };`,
      'ended with exit code 7 and no figure',
    ],
    [
      'is-killed',
      `export const measure = async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => setInterval(() => {}, 1000)); };`,
      'ended with SIGKILL',
    ],
    [
      'has-no-ratio',
      `export const measure = async () => ({ ...${FIGURE}, ratio: null });`,
      'a ratio stands with a baseline',
    ],
    ['divides-by-nothing', `export const measure = async () => ({ ...${FIGURE}, ratio: 0 / 0 });`, 'ratio'],
  ])('fails if the bench %s, and says how', async (module, source, why) => {
    expect(await run(module, source)).toMatchObject({ kind: 'failed', why: expect.stringContaining(why) });
  });
});
