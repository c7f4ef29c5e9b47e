// Looks are counted, so that no command or query makes the others wait.
import { describe, expect, it } from '@jest/globals';
import type { Value } from '#abilities';
import type { Steps } from '#kernel';
import { withQueryBudget } from '../../decide/asking.js';
import { AssistedTable, card, spell, YOU } from '#testkit/tables/assisted-table';
import { legalActions, PLAIN_RULEBOOK } from '../../index.js';
import {
  endStep,
  withoutCounting,
  limitLooks,
  countLook,
  withLookLimit,
  lowerLookLimit,
  restoreLooks,
  TOO_MUCH,
} from './effort.js';
import { ANNA } from '#testkit/tables/seats';

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
};
const looks = (times: number) => (): void => {
  for (let nth = 0; nth < times; nth += 1) countLook();
};

describe('a limit on looks', () => {
  it('is refused when passed, and ends with its work', () => {
    expect(thrownBy(looks(100_000))).toBeUndefined();
    expect(thrownBy(() => withLookLimit(10, looks(10)))).toBeUndefined();
    expect(thrownBy(() => withLookLimit(10, looks(11)))).toBe(TOO_MUCH);
    expect(thrownBy(looks(100_000))).toBeUndefined();
  });

  it('inside other work is no more than that has left', () => {
    const within = (inner: number) => withLookLimit(10, () => withLookLimit(inner, looks(11)));
    expect(thrownBy(() => within(1_000))).toBe(TOO_MUCH);
    const held = withLookLimit.bind(undefined, 10, () => {
      lowerLookLimit(2);
      looks(3)();
    });
    expect(thrownBy(held)).toBe(TOO_MUCH);
  });

  it('does not count looks for kept results, but counts those after them', () => {
    const work = (after: number) => () => {
      withoutCounting((times) => {
        looks(times)();
      }, 1_000);
      looks(after)();
    };
    expect(thrownBy(() => withLookLimit(10, work(10)))).toBeUndefined();
    expect(thrownBy(() => withLookLimit(10, work(11)))).toBe(TOO_MUCH);
  });
});

describe('work in steps', () => {
  function* work(most: number, eachStep: number): Steps<void> {
    const before = limitLooks(most);
    try {
      for (let step = 0; step < 3; step += 1) {
        looks(eachStep)();
        yield* endStep();
      }
    } finally {
      restoreLooks(before);
    }
  }
  /** Runs the steps of all of them by turns, with looks of others in between. */
  function byTurns(...works: Steps<void>[]): void {
    for (let left = works; left.length > 0;) {
      left = left.filter((one) => one.next().done !== true);
      looks(1_000)();
    }
  }

  it('is held to its own limit over all its steps, whatever others look at between them', () => {
    expect(thrownBy(() => byTurns(work(30, 10), work(31, 10), work(30, 10)))).toBeUndefined();
    expect(thrownBy(() => byTurns(work(30, 10), work(29, 10)))).toBe(TOO_MUCH);
    expect(thrownBy(looks(100_000))).toBeUndefined();
  });

  it('leaves no limit behind if it is abandoned', () => {
    const steps = work(30, 10);
    steps.next();
    steps.return();
    expect(thrownBy(looks(100_000))).toBeUndefined();
  });
});

describe('a spell with nested counts', () => {
  const CREATURES = 150;
  const counting = (depth: number): Value =>
    depth === 0
      ? 1
      : {
          kind: 'count',
          of: { kind: 'stat', stat: 'power', compare: 'at-least', value: counting(depth - 1) },
        };
  const cast = (depth: number): AssistedTable => {
    const song = card('Song', ['sorcery'], spell({ kind: 'gain-life', who: YOU, amount: counting(depth) }));
    const bear = card('Bear', ['creature']);
    const board = Array.from({ length: CREATURES }, () => bear);
    const table = new AssistedTable([{ hand: [song], battlefield: board }, {}]).untilMain();
    table.act({ do: 'cast', object: table.id('Song') }).pass();
    return table;
  };
  const PASS = { kind: 'priority', action: 'pass' } as const;

  it('is refused whole if it goes too deep, resolves if it does not, and the player may concede', () => {
    expect(cast(2).tryAnswer(PASS)).toBeUndefined();
    const deep = cast(3);
    const before = JSON.stringify(deep.state);
    expect(deep.tryAnswer(PASS)).toMatchObject({ code: 'too-much-work', rule: 'table work' });
    expect(JSON.stringify(deep.state)).toBe(before);
    expect(deep.attempt(0, { type: 'concede' })).toBeUndefined();
  });
});

describe('a question', () => {
  it('that takes too many looks is refused, and refused again if asked again', () => {
    const bear = card('Bear', ['creature']);
    const table = new AssistedTable([{ hand: [bear], battlefield: [bear] }, {}]).untilMain();
    const actions = () => {
      countLook(5);
      return legalActions(table.state, ANNA, PLAIN_RULEBOOK);
    };
    expect(withQueryBudget(actions)).toMatchObject({ ok: true });
    for (let nth = 0; nth < 2; nth += 1)
      expect(withQueryBudget(actions, 4)).toMatchObject({
        ok: false,
        error: { code: 'too-much-work', rule: 'table work' },
      });
  });
});
