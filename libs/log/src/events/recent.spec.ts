import { describe, expect, it } from '@jest/globals';
import { Recent } from './recent.js';

/** A cached function of a text that counts its calls per text. */
function recent() {
  const made: string[] = [];
  const kept = new Recent((text) => {
    made.push(text);
    return { text };
  });
  const others = (count: number, from = 0): void => {
    for (let nth = 0; nth < count; nth += 1) kept.of(`other ${from + nth}`);
  };
  return { kept, others, times: (text: string) => made.filter((one) => one === text).length };
}

describe('a value computed from a text', () => {
  it('is computed once as long as the text is asked for, whatever else is', () => {
    const { kept, others, times } = recent();
    const first = kept.of('a');
    expect(kept.of('a')).toBe(first);
    for (let round = 0; round < 20; round += 1) {
      others(400, round * 400);
      expect(kept.of('a')).toBe(first);
    }
    expect(times('a')).toBe(1);
    expect(first).toEqual({ text: 'a' });
  });

  it('is dropped once it is not asked for among many others', () => {
    const { kept, others, times } = recent();
    kept.of('a');
    others(2_000);
    kept.of('a');
    expect(times('a')).toBe(2);
  });
});
