// Several processes that want to install or build in one checkout at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BareCheckout } from './fixtures/bare-checkout.js';

const ONE_BY_ONE = join(import.meta.dirname, 'fixtures/one-by-one.js');

let bare: BareCheckout;
let lock: string;
beforeEach(() => {
  bare = new BareCheckout();
  lock = join(bare.folder, '.pentaland/setup.lock');
  mkdirSync(join(bare.folder, '.pentaland'));
});
afterEach(() => bare.dispose());

/** Starts them all at once. Gives the lines of all in the order they were written, and each one's standard error. */
async function together(...ways: readonly ('die' | 'fail' | 'leave' | undefined)[]) {
  const said: string[] = [];
  const complaints = await Promise.all(
    ways.map(async (way) => {
      const child = spawn(process.execPath, [ONE_BY_ONE, ...(way === undefined ? [] : [way])], {
        cwd: bare.folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout.setEncoding('utf8').on('data', (lines: string) => said.push(...lines.trim().split('\n')));
      const [complaint] = await Promise.all([text(child.stderr), once(child, 'close')]);
      return complaint;
    }),
  );
  return { said, complaints };
}

/** No work begins before the last one has ended. */
function expectOneAtATime(said: readonly string[]): void {
  const underWay = new Set<string>();
  for (const line of said) {
    const [what, pid = ''] = line.split(' ');
    if (what === 'end') expect(underWay.delete(pid)).toBe(true);
    else underWay.add(pid);
    expect(underWay.size).toBeLessThanOrEqual(1);
  }
  expect(underWay.size).toBe(0);
}

describe('the lock of a checkout', () => {
  it('lets one command work at a time, and tells the others that they wait', async () => {
    const { said, complaints } = await together(undefined, undefined, undefined, undefined, undefined);
    expect(said).toHaveLength(10);
    expectOneAtATime(said);
    expect(complaints.filter((complaint) => complaint.startsWith('Waiting for another command'))).not.toEqual(
      [],
    );
    expect(existsSync(lock)).toBe(false);
  });

  it('is stale when the processes that held it were killed', async () => {
    const { said } = await together('die', 'die', 'die', undefined, undefined);
    expect(said).toHaveLength(10);
    expectOneAtATime(said);
    // Whoever was killed last has left it.
    await together(undefined);
    expect(existsSync(lock)).toBe(false);
  });

  it('is held by a program that goes on after its command was killed or has failed', async () => {
    const { said } = await together('leave', 'fail', 'leave', 'fail', undefined);
    expect(said).toHaveLength(10);
    expectOneAtATime(said);
  });

  it('is stale when the process that held it is a zombie', async () => {
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    try {
      writeFileSync(lock, pid);
      expect((await together(undefined)).said).toHaveLength(2);
    } finally {
      parent.kill();
    }
  });

  it('is stale when it was left empty', async () => {
    writeFileSync(lock, '');
    const long = new Date(Date.now() - 60_000);
    utimesSync(lock, long, long);
    writeFileSync(`${lock}.claimed`, '');
    utimesSync(`${lock}.claimed`, long, long);
    expect((await together(undefined)).said).toHaveLength(2);
  });
});
