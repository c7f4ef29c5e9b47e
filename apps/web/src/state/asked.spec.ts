// What an address of the statistics asks for, and what it says wrongly.
import { describe, expect, it } from '@jest/globals';
import { askedIn, filterOf } from './asked.js';

const asked = (search: string) => askedIn(new URLSearchParams(search));

describe('an address of statistics', () => {
  it('says which games are meant', () => {
    const all = asked(
      'ruleset=UTOPIA&base=NINTH&format=CHOSEN&who=BOTS&seats=3&from=2026-01-31&to=2026-02-01&cost={1}{G/W}',
    );
    expect(all).toEqual({
      ...{ ruleset: 'UTOPIA', base: 'NINTH', format: 'CHOSEN', who: 'BOTS', seats: 3 },
      ...{ from: '2026-01-31', to: '2026-02-01', cost: '{1}{G/W}' },
    });
    expect(filterOf(all)).toEqual({
      ...{ ruleset: 'UTOPIA', base: 'NINTH', format: 'CHOSEN', who: 'BOTS', seats: 3 },
      ...{ from: '2026-01-31T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' },
    });
  });

  it('is about all games where it says nothing, or nothing that there is', () => {
    expect(asked('')).toEqual({});
    expect(
      asked('ruleset=CHESS&who=toString&seats=1&seats=2&from=2026-02-31x&to=2026-13-01&cost=G&more=1'),
    ).toEqual({});
    for (const seats of ['0', '1', '9', '2.5', '-2', '1e9']) expect(asked(`seats=${seats}`)).toEqual({});
  });
});
