// Hashing takes a thread and much memory, so the number of running and of waiting hashes is bounded.
import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { QUICK } from '#testkit/accounts/world';
import { SlowHash } from './slow-hash.js';

const entropy = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

describe('the checks of secrets', () => {
  it('are limited in number, running and waiting, also after one that waited has had its turn', async () => {
    const hashes = new SlowHash({ ...QUICK, hashesAtOnce: 1, hashesWaiting: 1 }, entropy);
    const [first, second] = [hashes.hash('one'), hashes.hash('two')];
    expect(await hashes.hash('three')).toEqual({ ok: false, error: 'busy' });
    expect(await first).toMatchObject({ ok: true });
    const third = hashes.hash('three');
    expect(await hashes.hash('four')).toEqual({ ok: false, error: 'busy' });
    expect([await second, await third]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await Promise.all([hashes.hash('five'), hashes.hash('six')])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
  });
});
