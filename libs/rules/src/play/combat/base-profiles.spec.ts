import { ANNA, Battle, BORIS, damages, divide } from '#testkit/tables/battle';
import type { Run } from '../../engine/frames/run.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Answer } from '../../model/decisions/answer.js';
import { isDamageWaiting } from './combatants.js';
import { damageStep } from './damage.js';

const regular = (run: Run) => damageStep(run, 'combat-damage');
const dealt = (battle: Battle, ...answers: readonly Answer[]) => damages(battle.run(regular, ...answers));
const some = (battle: Battle, count: number, power = 1, toughness = 1): ObjectId[] =>
  Array.from({ length: count }, () => battle.creature(BORIS, power, toughness));

describe('base profiles', () => {
  it('cr2011 510.1c: an attacker assigns lethal damage to the first blocker in the order before the next', () => {
    const battle = new Battle({ base: 'cr2011' });
    const attacker = battle.creature(ANNA, 4, 4);
    const [one, two] = some(battle, 2, 0, 2) as [ObjectId, ObjectId];
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [
      [one, attacker],
      [two, attacker],
    ]);
    battle.happen({ type: 'BlockersOrdered', object: attacker, order: [two, one] });
    expect(() => battle.run(regular, divide(1, 3))).toThrow('cr 510.1');
  });

  it('cr2011 510.1c: nobody is asked if the damage is no more than lethal for the first', () => {
    const battle = new Battle({ base: 'cr2011' });
    const attacker = battle.creature(ANNA, 2, 4);
    const [one, two] = some(battle, 2, 0, 2) as [ObjectId, ObjectId];
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [
      [one, attacker],
      [two, attacker],
    ]);
    battle.happen({ type: 'BlockersOrdered', object: attacker, order: [two, one] });
    expect(dealt(battle)).toEqual([[attacker, two, 2]]);
  });

  it('cr 702.19b, cr2011 510.1c: trample damage goes through the order to the player', () => {
    const battle = new Battle({ base: 'cr2011' });
    const attacker = battle.creature(ANNA, 5, 4, { abilities: ['trample'] });
    const [one, two] = some(battle, 2, 0, 2) as [ObjectId, ObjectId];
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [
      [one, attacker],
      [two, attacker],
    ]);
    battle.happen({ type: 'BlockersOrdered', object: attacker, order: [one, two] });
    expect(dealt(battle, divide(2, 2, 1))).toEqual([
      [attacker, one, 2],
      [attacker, two, 2],
      [attacker, BORIS, 1],
    ]);
  });

  it('ninth: announced damage waits and is dealt even if its source has left, but not to a creature that has left', () => {
    const battle = new Battle({ base: 'ninth' });
    const [one, two] = [battle.creature(ANNA, 2, 2), battle.creature(ANNA, 3, 3)];
    const blocker = battle.creature(BORIS, 1, 1);
    battle.attack([
      [one, BORIS],
      [two, BORIS],
    ]);
    battle.block(BORIS, [[blocker, two]]);
    expect(battle.run(regular)).toEqual([]);
    expect(isDamageWaiting(battle.state)).toBe(true);
    battle.happen({ type: 'ObjectCeased', object: one, was: null });
    battle.happen({ type: 'ObjectCeased', object: blocker, was: null });
    expect(damages(battle.run(regular))).toEqual([
      [one, BORIS, 2],
      [blocker, two, 1],
    ]);
    expect(isDamageWaiting(battle.state)).toBe(false);
  });

  it('ninth, cr 800.4a: damage announced for a player who has left no longer waits', () => {
    const battle = new Battle({ base: 'ninth', seats: 3 });
    const attacker = battle.creature(ANNA, 2, 2);
    battle.attack([[attacker, BORIS]]);
    battle.run(regular);
    expect(isDamageWaiting(battle.state)).toBe(true);
    battle.happen({ type: 'PlayerLost', seat: ANNA, reason: 'conceded' });
    expect(isDamageWaiting(battle.state)).toBe(false);
  });
});
