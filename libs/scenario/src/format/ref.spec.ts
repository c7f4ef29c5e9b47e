import { describe, expect, it } from '@jest/globals';
import { parseRef } from './ref.js';

describe('a reference is parsed', () => {
  it.each([
    ['Grizzly Bears', { name: 'Grizzly Bears' }],
    ['Grizzly Bears#2', { name: 'Grizzly Bears', nth: 2 }],
    ['Grizzly Bears@B', { name: 'Grizzly Bears', player: 'B' }],
    ['Grizzly Bears#2@B', { name: 'Grizzly Bears', nth: 2, player: 'B' }],
    ['Grizzly Bears@B#2', { name: 'Grizzly Bears', nth: 2, player: 'B' }],
    ['stack:Shock', { name: 'Shock', zone: 'stack' }],
    ['graveyard:Shock#1', { name: 'Shock', zone: 'graveyard', nth: 1 }],
    ['Fire // Ice', { name: 'Fire // Ice' }],
    ['Circle of Protection: Red', { name: 'Circle of Protection: Red' }],
  ])('%s', (text, ref) => {
    expect(parseRef(text)).toEqual(ref);
  });
});
