import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { goldenFaults, type GoldenFile } from '#testkit/log/golden';
import { AUDIT_EVENTS } from './game/guard/audit-events.js';
import { NOTE_EVENTS } from './game/beside/notes.js';
import { GAME_CODEC } from './game/log/game-log.js';

const read = (path: string): GoldenFile =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as GoldenFile;

describe('the events of games', () => {
  it('read in every version they were ever written in', () => {
    expect(goldenFaults(GAME_CODEC, read('../../rules/src/fixtures/golden/events.json'))).toEqual([]);
  });

  it('and so do those of the audit', () => {
    expect(goldenFaults(AUDIT_EVENTS, read('./fixtures/audit-golden.json'))).toEqual([]);
  });

  it('and those of notes', () => {
    expect(goldenFaults(NOTE_EVENTS, read('./fixtures/notes-golden.json'))).toEqual([]);
  });
});
