import { describe, expect, it } from '@jest/globals';
import { Lru } from './lru.js';

describe('a bounded map', () => {
  it('lets go of what was used least recently', () => {
    const map = new Lru<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.get('a');
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  });

  it('takes what is set anew for used', () => {
    const map = new Lru<string, number>(2);
    for (const key of ['a', 'b', 'a', 'c']) map.set(key, 1);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 1]);
  });
});
