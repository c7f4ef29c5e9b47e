import { describe, expect, it } from '@jest/globals';
import { expectSame } from './same.js';

describe('a comparison in a loop', () => {
  it('passes what toEqual passes, with members that are undefined', () => {
    expectSame({ seats: [{ life: 20 }] }, { seats: [{ life: 20 }] });
    expectSame({ life: 20, lost: undefined }, { life: 20 });
  });

  it('says what differs, however deep', () => {
    expect(() => expectSame({ seats: [{ life: 20 }] }, { seats: [{ life: 19 }] })).toThrow('toEqual');
    expect(() => expectSame([1, 2], [1, 2, 3])).toThrow('toEqual');
    expect(() => expectSame(undefined, {})).toThrow('toEqual');
  });
});
