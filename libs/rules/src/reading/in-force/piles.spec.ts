// Cards face down in exile: nothing is known of them, and a player who may not look at them chooses a pile
// (cr 406.3a, 406.4).
import { describe, expect, it } from '@jest/globals';
import type { Effect, Filter, Players, Reference } from '#abilities';
import { EffectTable, type Reply } from '#testkit/tables/effect-table';
import { CREATURE, OPPONENTS, YOU } from '#testkit/language/words';

const EXILED: Reference = { kind: 'zone', zone: 'exile' };
const HAND: Reference = { kind: 'zone', zone: 'hand', whose: YOU };
const exile = (what: Reference, face?: 'face-down'): Effect => ({
  kind: 'move',
  what,
  to: 'exile',
  cause: 'exile',
  ...(face === undefined ? {} : { face }),
});
/** One of the exiled cards is chosen and put into a graveyard. */
const bury = (who: Players, from: Reference = EXILED): Effect => ({
  kind: 'sequence',
  steps: [
    { kind: 'choose-objects', who, from, bind: 'it' },
    { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'graveyard', cause: 'put' },
  ],
});
const creatures = (filter: Filter): Reference => ({ kind: 'only', of: EXILED, filter });
/** The bear was exiled first. */
const FIRST: Reply = ({ question }) => ({
  kind: 'choose-objects',
  objects: question.kind === 'choose-objects' ? question.candidates.slice(0, 1) : [],
});
const FOUR = ['Bear', 'Forest', '2 Golem', '3 Golem'];
const buried = (seed: string, ...effects: readonly Effect[]): readonly string[] => {
  const table = new EffectTable([{ hand: FOUR }, {}], { seed });
  for (const effect of effects) table.do(effect, { always: FIRST });
  return table.graveyard(0);
};
const SEEDS = Array.from({ length: 24 }, (_, nth) => `seed ${nth}`);

describe('a card that was exiled face down', () => {
  it('cr 406.3a: has no characteristics', () => {
    const all = (filter: Filter, face?: 'face-down') =>
      new EffectTable([{ hand: FOUR }, {}])
        .do(exile(HAND, face))
        .do({ kind: 'move', what: creatures(filter), to: 'hand', cause: 'put' })
        .hand(0).length;
    expect(all(CREATURE)).toBe(3);
    expect(all(CREATURE, 'face-down')).toBe(0);
    expect(all({ kind: 'name', is: 'Bear' }, 'face-down')).toBe(0);
    expect(all({ kind: 'colour', is: 'green' }, 'face-down')).toBe(0);
    expect(all({ kind: 'owner', is: YOU }, 'face-down')).toBe(4);
  });

  it('cr 406.4: is chosen at random from its pile by a player who may not look at it', () => {
    const found = SEEDS.map((seed) => buried(seed, exile(HAND, 'face-down'), bury(OPPONENTS)));
    for (const graveyard of found) expect(graveyard).toHaveLength(1);
    expect(new Set(found.flat())).toEqual(new Set(FOUR));
  });

  it('cr 406.4: is chosen at random by its owner too, who may not look at it either', () => {
    const found = SEEDS.map((seed) => buried(seed, exile(HAND, 'face-down'), bury(YOU)));
    expect(new Set(found.flat()).size).toBeGreaterThan(1);
  });

  it('cr 406.4: is chosen normally if it is exiled face up', () => {
    const found = SEEDS.map((seed) => buried(seed, exile(HAND), bury(OPPONENTS)));
    expect(new Set(found.flat())).toEqual(new Set(['Bear']));
  });

  it('cr 406.4: is chosen normally by a player who may look at it', () => {
    const looking: Effect = {
      kind: 'rule',
      effects: [{ kind: 'may', permission: { kind: 'look-at', who: OPPONENTS, what: EXILED } }],
      until: { kind: 'forever' },
    };
    const found = SEEDS.map((seed) => buried(seed, exile(HAND, 'face-down'), looking, bury(OPPONENTS)));
    expect(new Set(found.flat())).toEqual(new Set(['Bear']));
  });

  it('cr 406.4: is in another pile than cards exiled at another time', () => {
    const one = (name: string): Effect =>
      exile({ kind: 'only', of: HAND, filter: { kind: 'name', is: name } }, 'face-down');
    const found = SEEDS.map((seed) => buried(seed, ...FOUR.map(one), bury(OPPONENTS)));
    expect(new Set(found.flat())).toEqual(new Set(['Bear']));
  });
});
