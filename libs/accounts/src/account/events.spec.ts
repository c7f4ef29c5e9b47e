import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { goldenFaults, type GoldenFile } from '#testkit/log/golden';
import { ACCOUNT_EVENTS, NAME_EVENTS } from './events.js';

const golden = JSON.parse(
  readFileSync(new URL('../fixtures/golden.json', import.meta.url), 'utf8'),
) as GoldenFile;

describe('the events of accounts and names', () => {
  it('read in every version they were ever written in', () => {
    expect(goldenFaults({ ...ACCOUNT_EVENTS, ...NAME_EVENTS }, golden)).toEqual([]);
  });
});
