// Specs as a worker of jest runs them (scripts/support/spec-runtime.cjs): three samples one after the other in one process.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLES = join(import.meta.dirname, 'fixtures/samples');

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

describe('specs that run one after the other in one worker', () => {
  let report: Report;
  beforeAll(() => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
        join(ROOT, 'node_modules/jest/bin/jest.js'),
        ...['--runInBand', '--json', '--testMatch', `${SAMPLES}/*.sample.ts`],
        `--testSequencer=${join(SAMPLES, 'by-name.js')}`,
      ],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    if (!stdout.startsWith('{')) throw new Error(stderr);
    report = JSON.parse(stdout) as Report;
  });

  const statusesOf = (sample: string): Record<string, string> =>
    Object.fromEntries(
      of(sample).assertionResults.map(({ title, status }): [string, string] => [title, status]),
    );
  const of = (sample: string) => report.testResults.find(({ name }) => name.endsWith(`${sample}.sample.ts`))!;

  it('fail where the fault is, and their traces name the line of the source', () => {
    expect(statusesOf('first')).toEqual({
      'fails in line 9': 'failed',
      'does not': 'passed',
      'throws afterwards': 'failed',
    });
    expect(of('first').message).toMatch(/first\.sample\.ts:9:19\b/);
    expect(of('first').message).toContain('thrown by nobody in particular');
  });

  it('share what they load, but neither hooks nor failures', () => {
    expect(statusesOf('second')).toEqual({ 'has the modules of the first, and none of its hooks': 'passed' });
  });

  it('have a context of their own if they replace a module', () => {
    expect(statusesOf('third')).toEqual({ 'has modules of its own': 'passed' });
  });
});
