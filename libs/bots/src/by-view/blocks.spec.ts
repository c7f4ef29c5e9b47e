import { describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import type { Seat } from '#rules';
import type { GameView, QuestionViewOf, VisibleId } from '#visibility';
import { blocks } from './blocks.js';
import { partOf } from '#testkit/values/part-of';

const ME = 1 as Seat;
type Sized = readonly [power: number, toughness: number];

/** The attackers, my creatures and my life; every creature may block every attacker. */
function blocked(
  attackers: readonly Sized[],
  own: readonly Sized[],
  { life = 20, refusals = 0, kind = 'greedy' as const, seed = 'blocks' } = {},
) {
  const ids = (prefix: string, of: readonly Sized[]) =>
    of.map((_, nth) => `${prefix}${String(nth)}` as VisibleId);
  const [attacking, mine] = [ids('a', attackers), ids('m', own)];
  const sized = [...attackers, ...own].map(([power, toughness], nth) => [
    [...attacking, ...mine][nth],
    { power, toughness },
  ]);
  const view = partOf<GameView>({
    seats: { [ME]: { life } },
    objects: Object.fromEntries(sized) as GameView['objects'],
    combat: {
      attacks: attacking.map((attacker) => ({ attacker, defending: ME, blocked: false })),
      blocks: [],
    },
  });
  const question: QuestionViewOf<'blockers'> = {
    kind: 'blockers',
    candidates: mine.map((blocker) => ({ blocker, attackers: attacking, most: 1 })),
  };
  const random = randomSource(randomKey(seed, []), 0);
  return blocks(question, { kind, seat: ME, view, random, refusals }).blocks.map(
    ({ blocker, attackers: [attacker] }) => [blocker, attacker],
  );
}

describe('a greedy bot', () => {
  it('blocks with the weakest creature that kills and lives, else with one that lives', () => {
    expect(
      blocked(
        [[2, 2]],
        [
          [5, 5],
          [3, 3],
          [1, 1],
        ],
      ),
    ).toEqual([['m1', 'a0']]);
    expect(blocked([[2, 9]], [[0, 3]])).toEqual([['m0', 'a0']]);
  });

  it('trades with an attacker that is no bigger, and not its best creature for a small one', () => {
    expect(blocked([[4, 2]], [[2, 1]])).toEqual([['m0', 'a0']]);
    expect(blocked([[2, 2]], [[5, 1]])).toEqual([]);
  });

  it('blocks with any creature when it would die, the strongest attacker first', () => {
    expect(
      blocked(
        [
          [3, 9],
          [6, 9],
        ],
        [[1, 1]],
        { life: 9 },
      ),
    ).toEqual([['m0', 'a1']]);
    expect(
      blocked(
        [
          [3, 9],
          [6, 9],
        ],
        [[1, 1]],
        { life: 10 },
      ),
    ).toEqual([]);
  });

  it('blocks with each creature once', () => {
    const declared = blocked(
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      [
        [2, 2],
        [2, 2],
      ],
    );
    expect(new Set(declared.map(([blocker]) => blocker)).size).toBe(2);
    expect(new Set(declared.map(([, attacker]) => attacker)).size).toBe(2);
  });
});

describe('a refused block', () => {
  it('cr 509.1b-c: is followed by no blocks, and then by every block that may be required', () => {
    const own: Sized[] = [
      [3, 3],
      [3, 3],
    ];
    expect(blocked([[2, 2]], own, { refusals: 1 })).toEqual([]);
    expect(blocked([[2, 2]], own, { refusals: 2 })).toHaveLength(2);
    const some = Array.from(
      { length: 20 },
      (_, nth) => blocked([[2, 2]], own, { refusals: 3, seed: String(nth) }).length,
    );
    expect(new Set(some)).toEqual(new Set([0, 1, 2]));
  });
});
