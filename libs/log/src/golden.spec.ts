import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CHECKPOINT_EVENTS } from './checkpoints/stream.js';
import { DATA_KEY_EVENTS } from './secrets/data-key.js';
import { goldenFaults, type GoldenFile } from '#testkit/log/golden';
import { SECRET_EVENTS } from './secrets/game-secrets.js';

const golden = JSON.parse(
  readFileSync(new URL('./fixtures/golden.json', import.meta.url), 'utf8'),
) as GoldenFile;

describe('the events of the log itself', () => {
  it('read in every version they were ever written in', () => {
    expect(goldenFaults({ ...SECRET_EVENTS, ...DATA_KEY_EVENTS, ...CHECKPOINT_EVENTS }, golden)).toEqual([]);
  });
});
