import { describe, expect, it } from '@jest/globals';
import { outlineOf } from './outline.js';

describe('the outline of a node', () => {
  it('fits on one line if there is room', () => {
    expect(outlineOf('effect', { kind: 'draw', who: { kind: 'you' }, count: 1 })).toEqual([
      'draw { who: you, count: 1 }',
    ]);
  });

  it('is indented field by field if there is not, and lists item by item', () => {
    const unread = { kind: 'assisted', text: 'Sing a song of ' + 'many '.repeat(30) };
    expect(outlineOf('effect', { kind: 'sequence', steps: [unread, { kind: 'nothing' }] })).toEqual([
      'sequence',
      '  steps:',
      '    - assisted (not read)',
      `      text: ${JSON.stringify(unread.text)}`,
      '    - nothing',
    ]);
  });

  it('marks what nobody could read, on one line too', () => {
    expect(outlineOf('effect', { kind: 'assisted', text: 'Sing.' })).toEqual([
      'assisted (not read) { text: "Sing." }',
    ]);
  });
});
