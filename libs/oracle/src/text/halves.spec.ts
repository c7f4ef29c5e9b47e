import { describe, expect, it } from '@jest/globals';
import { halvesOf } from './halves.js';

describe('cr 113.2c: a line that says two things', () => {
  it('becomes two lines that are independent', () => {
    expect(
      halvesOf(
        "Enchanted creature gets +2/+2 as long as it's an Otter. Otherwise, it can't attack or block.",
      ),
    ).toEqual([
      "Enchanted creature gets +2/+2 as long as it's an Otter.",
      "Enchanted creature can't attack or block as long as it isn't an Otter.",
    ]);
    expect(halvesOf("This creature enters tapped and doesn't untap during your untap step.")).toEqual([
      'This creature enters tapped.',
      "This creature doesn't untap during your untap step.",
    ]);
  });

  it('stays one line if the second depends on the first', () => {
    const line = 'Tap target creature. Otherwise, it gets +1/+1 until end of turn.';
    expect(halvesOf(line)).toEqual([line]);
  });
});
