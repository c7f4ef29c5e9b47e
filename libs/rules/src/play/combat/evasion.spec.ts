import type { Ability } from '#abilities';
import { blockFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, cannot, CHLOE, IS_THIS, keyword, may, type Made } from '#testkit/tables/battle';
import type { ObjectId } from '../../model/basics/ids.js';
import { CREATURE } from '#testkit/language/words';

type Blocks = readonly (readonly [ObjectId, ...ObjectId[]])[];
const declare = (...blocks: Blocks) => blocks.map(([blocker, ...attackers]) => ({ blocker, attackers }));
const ruleOf = (battle: Battle, ...blocks: Blocks) =>
  blockFault(battle.state, BORIS, declare(...blocks), PLAIN_RULEBOOK)?.rule;

/** One attacker and one creature that might block it. */
function duel(attacker: Made, blocker: Made): string | undefined {
  const battle = new Battle();
  const attacking = battle.creature(ANNA, 2, 2, attacker);
  const blocking = battle.creature(BORIS, 2, 2, blocker);
  battle.attack([[attacking, BORIS]]);
  return ruleOf(battle, [blocking, attacking]);
}
const withAbilities = (...abilities: readonly (Ability | string)[]): Made => ({ abilities });

describe('cr 509.1b: restrictions and evasion', () => {
  it('cr 702.9b, 702.17b: flying is blocked by flying or reach', () => {
    expect(duel(withAbilities('flying'), {})).toBe('cr 509.1b');
    expect(duel(withAbilities('flying'), withAbilities('flying'))).toBeUndefined();
    expect(duel(withAbilities('flying'), withAbilities('reach'))).toBeUndefined();
    expect(duel({}, withAbilities('flying'))).toBeUndefined();
    const asThough = may({ kind: 'block-as-though', who: IS_THIS, what: 'reach' });
    expect(duel(withAbilities('flying'), withAbilities(asThough))).toBeUndefined();
    expect(duel(withAbilities('flying', 'horsemanship'), withAbilities(asThough))).toBe('cr 509.1b');
  });

  it('cr 702.28b: shadow blocks and is blocked by shadow alone', () => {
    expect(duel(withAbilities('shadow'), {})).toBe('cr 509.1b');
    expect(duel({}, withAbilities('shadow'))).toBe('cr 509.1b');
    expect(duel(withAbilities('shadow'), withAbilities('shadow'))).toBeUndefined();
    const asThough = may({ kind: 'block-as-though', who: IS_THIS, what: 'no-shadow' });
    expect(duel(withAbilities('shadow'), withAbilities(asThough))).toBeUndefined();
  });

  it('cr 509.1b, example: a blocker of a creature with flying and shadow needs both', () => {
    expect(duel(withAbilities('flying', 'shadow'), withAbilities('flying'))).toBe('cr 509.1b');
    expect(duel(withAbilities('flying', 'shadow'), withAbilities('flying', 'shadow'))).toBeUndefined();
  });

  it('cr 702.13b, 702.36b: intimidate and fear limit the blockers', () => {
    const artifact: Made = { types: ['artifact', 'creature'] };
    const red: Made = { colours: ['red'], abilities: ['intimidate'] };
    expect(duel(red, {})).toBe('cr 509.1b');
    expect(duel(red, artifact)).toBeUndefined();
    expect(duel(red, { colours: ['red', 'green'] })).toBeUndefined();
    expect(duel(withAbilities('fear'), { colours: ['red'] })).toBe('cr 509.1b');
    expect(duel(withAbilities('fear'), { colours: ['black'] })).toBeUndefined();
    expect(duel(withAbilities('fear'), artifact)).toBeUndefined();
  });

  it('cr 702.31b, 702.118b: horsemanship and skulk limit the blockers', () => {
    expect(duel(withAbilities('horsemanship'), withAbilities('flying'))).toBe('cr 509.1b');
    expect(duel(withAbilities('horsemanship'), withAbilities('horsemanship'))).toBeUndefined();
    const battle = new Battle();
    const skulker = battle.creature(ANNA, 2, 2, { abilities: ['skulk'] });
    const stronger = battle.creature(BORIS, 3, 3);
    const equal = battle.creature(BORIS, 2, 2);
    battle.attack([[skulker, BORIS]]);
    expect(ruleOf(battle, [stronger, skulker])).toBe('cr 509.1b');
    expect(ruleOf(battle, [equal, skulker])).toBeUndefined();
  });

  it('cr 702.14c: landwalk looks at the lands of the attacked player', () => {
    const swampwalk = keyword('landwalk', { filter: { kind: 'subtype', is: 'Swamp' } });
    const battle = new Battle({ seats: 3 });
    const walking = battle.creature(ANNA, 2, 2, { abilities: [swampwalk] });
    const other = battle.creature(ANNA, 2, 2, { abilities: [swampwalk] });
    const blocker = battle.creature(BORIS, 2, 2);
    const theirs = battle.creature(CHLOE, 2, 2);
    battle.place(BORIS, {}, { types: ['land'], subtypes: ['Swamp'] });
    battle.attack([
      [walking, BORIS],
      [other, CHLOE],
    ]);
    expect(ruleOf(battle, [blocker, walking])).toBe('cr 509.1b');
    expect(blockFault(battle.state, CHLOE, declare([theirs, other]), PLAIN_RULEBOOK)).toBeUndefined();
  });

  it('cr 702.16f: a creature with protection is not blocked by creatures of that quality', () => {
    const fromRed = keyword('protection', { filter: { kind: 'colour', is: 'red' } });
    expect(duel(withAbilities(fromRed), { colours: ['red'] })).toBe('cr 509.1b');
    expect(duel(withAbilities(fromRed), { colours: ['green'] })).toBeUndefined();
    expect(duel({ colours: ['red'] }, withAbilities(fromRed))).toBeUndefined();
  });

  it('cr 702.16k: protection from a player stops that player’s creatures', () => {
    const fromOpponents = keyword('protection', { players: { kind: 'opponents' } });
    expect(duel(withAbilities(fromOpponents), {})).toBe('cr 509.1b');
  });

  it('cr 509.1b: an effect forbids being blocked, blocking, or blocking certain creatures', () => {
    expect(duel(withAbilities(cannot({ kind: 'be-blocked', who: IS_THIS })), {})).toBe('cr 509.1b');
    expect(duel({}, withAbilities(cannot({ kind: 'block', who: IS_THIS })))).toBe('cr 509.1b');
    const notRed = cannot({ kind: 'block', who: IS_THIS, attacker: { kind: 'colour', is: 'red' } });
    expect(duel({ colours: ['red'] }, withAbilities(notRed))).toBe('cr 509.1b');
    expect(duel({ colours: ['blue'] }, withAbilities(notRed))).toBeUndefined();
  });

  it('cr 702.111b: a creature with menace is blocked by two or more creatures, or by none', () => {
    const battle = new Battle();
    const menacing = battle.creature(ANNA, 2, 2, { abilities: ['menace', 'menace'] });
    const [one, two] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    battle.attack([[menacing, BORIS]]);
    expect(ruleOf(battle)).toBeUndefined();
    expect(ruleOf(battle, [one, menacing])).toBe('cr 509.1b');
    expect(ruleOf(battle, [one, menacing], [two, menacing])).toBeUndefined();
  });

  it('cr 509.1b: an effect forbids more than one blocker', () => {
    const battle = new Battle();
    const slim = battle.creature(ANNA, 2, 2, {
      abilities: [cannot({ kind: 'be-blocked', who: IS_THIS, most: 1 })],
    });
    const [one, two] = [1, 2].map(() => battle.creature(BORIS, 2, 2)) as [ObjectId, ObjectId];
    battle.attack([[slim, BORIS]]);
    expect(ruleOf(battle, [one, slim])).toBeUndefined();
    expect(ruleOf(battle, [one, slim], [two, slim])).toBe('cr 509.1b');
  });

  it('cr 509.1b: an effect forbids blocking alone, or limits how many creatures block', () => {
    const battle = new Battle();
    const attackers = [1, 2].map(() => battle.creature(ANNA, 2, 2)) as [ObjectId, ObjectId];
    const shy = battle.creature(BORIS, 2, 2, {
      abilities: [cannot({ kind: 'block', who: IS_THIS, alone: 'alone' })],
    });
    const other = battle.creature(BORIS, 2, 2);
    battle.attack(attackers.map((id) => [id, BORIS] as const));
    expect(ruleOf(battle, [shy, attackers[0]])).toBe('cr 509.1b');
    expect(ruleOf(battle, [shy, attackers[0]], [other, attackers[1]])).toBeUndefined();
    battle.place(
      ANNA,
      {},
      { types: ['enchantment'], abilities: [cannot({ kind: 'block', who: CREATURE, most: 1 })] },
    );
    expect(ruleOf(battle, [shy, attackers[0]], [other, attackers[1]])).toBe('cr 509.1b');
    expect(ruleOf(battle, [other, attackers[1]])).toBeUndefined();
  });
});
