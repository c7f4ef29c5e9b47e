import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { goldenFaults, type GoldenFile } from '#testkit/log/golden';
import { AUDIT_EVENTS } from './game/guard/audit-events.js';
import { ANNOTATION_EVENTS } from './game/beside/annotations.js';
import { IMPORT_EVENTS } from './game/beside/imports.js';
import { CHAT_EVENTS } from './game/beside/chat.js';
import { NOTE_EVENTS } from './game/beside/notes.js';
import { GAME_CODEC } from './game/log/game-log.js';

const read = (path: string): GoldenFile =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as GoldenFile;

describe('the golden file', () => {
  it('of game events reads in every version ever written', () => {
    expect(goldenFaults(GAME_CODEC, read('../../rules/src/fixtures/golden/events.json'))).toEqual([]);
  });

  it('of audit events reads in every version ever written', () => {
    expect(goldenFaults(AUDIT_EVENTS, read('./fixtures/audit-golden.json'))).toEqual([]);
  });

  it('of imports reads in every version ever written', () => {
    expect(goldenFaults(IMPORT_EVENTS, read('./fixtures/import-golden.json'))).toEqual([]);
  });

  it('of talk at tables reads in every version ever written', () => {
    expect(goldenFaults(CHAT_EVENTS, read('./fixtures/chat-golden.json'))).toEqual([]);
  });

  it('of notes reads in every version ever written', () => {
    expect(goldenFaults(NOTE_EVENTS, read('./fixtures/notes-golden.json'))).toEqual([]);
  });

  it('of annotations reads in every version ever written', () => {
    expect(goldenFaults(ANNOTATION_EVENTS, read('./fixtures/annotations-golden.json'))).toEqual([]);
  });
});
