import { attackFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, CHLOE, keyword } from '#testkit/tables/battle';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';

const declare = (...attacks: readonly (readonly [ObjectId, Defender, number?])[]) =>
  attacks.map(([attacker, defender, band]) => ({
    attacker,
    defender,
    ...(band === undefined ? {} : { band }),
  }));
const ruleOf = (battle: Battle, ...attacks: readonly (readonly [ObjectId, Defender, number?])[]) =>
  attackFault(battle.state, ANNA, declare(...attacks), PLAIN_RULEBOOK)?.rule;

describe('cr 702.22: bands', () => {
  it('cr 508.1e, 702.22c: a band is any number of creatures with banding and at most one without', () => {
    const battle = new Battle();
    const [one, two] = [1, 2].map(() => battle.creature(ANNA, 1, 1, { abilities: ['banding'] })) as [
      ObjectId,
      ObjectId,
    ];
    const [plain, other] = [1, 2].map(() => battle.creature(ANNA, 3, 3)) as [ObjectId, ObjectId];
    expect(ruleOf(battle, [one, BORIS, 1], [two, BORIS, 1], [plain, BORIS, 1])).toBeUndefined();
    expect(ruleOf(battle, [one, BORIS, 1], [plain, BORIS, 1], [other, BORIS, 1])).toBe('cr 702.22c');
    expect(ruleOf(battle, [plain, BORIS, 1], [other, BORIS, 1])).toBe('cr 702.22c');
    expect(
      ruleOf(battle, [one, BORIS, 1], [plain, BORIS, 1], [two, BORIS, 2], [other, BORIS, 2]),
    ).toBeUndefined();
  });

  it('cr 702.22c: a band is creatures of one quality, one of which has ‘bands with other’ of it', () => {
    const battle = new Battle();
    const legends = { kind: 'supertype', is: 'legendary' } as const;
    const bander = battle.place(
      ANNA,
      { power: 1, toughness: 1, supertypes: ['legendary'] },
      {
        types: ['creature'],
        abilities: [keyword('bands with other', { filter: legends })],
      },
    );
    const fitting = [1, 2].map(() =>
      battle.place(ANNA, { power: 1, toughness: 1, supertypes: ['legendary'] }, { types: ['creature'] }),
    ) as [ObjectId, ObjectId];
    const plain = battle.creature(ANNA, 1, 1);
    const unfit = battle.creature(ANNA, 1, 1, {
      abilities: [keyword('bands with other', { filter: legends })],
    });
    expect(
      ruleOf(battle, [bander, BORIS, 1], [fitting[0], BORIS, 1], [fitting[1], BORIS, 1]),
    ).toBeUndefined();
    expect(ruleOf(battle, [bander, BORIS, 1], [plain, BORIS, 1])).toBe('cr 702.22c');
    expect(ruleOf(battle, [unfit, BORIS, 1], [fitting[0], BORIS, 1])).toBe('cr 702.22c');
  });

  it('cr 702.22d, 802.3b: a band attacks one player or permanent', () => {
    const battle = new Battle({ seats: 3 });
    const one = battle.creature(ANNA, 1, 1, { abilities: ['banding'] });
    const two = battle.creature(ANNA, 1, 1, { abilities: ['banding'] });
    const walker = battle.planeswalker(BORIS, 3);
    expect(ruleOf(battle, [one, BORIS, 1], [two, CHLOE, 1])).toBe('cr 702.22d');
    expect(ruleOf(battle, [one, BORIS, 1], [two, walker, 1])).toBe('cr 702.22d');
  });
});
