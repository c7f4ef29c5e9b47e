import { ANNA, Battle, BORIS, damages, divide, keyword } from '#testkit/tables/battle';
import type { Run } from '../../engine/frames/run.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Answer } from '../../model/decisions/answer.js';
import { damageStep } from './damage.js';

const regular = (run: Run) => damageStep(run, 'combat-damage');
const dealt = (battle: Battle, ...answers: readonly Answer[]) => damages(battle.run(regular, ...answers));
const question = (battle: Battle, nth = 0) => battle.asked[nth]?.question;

describe('cr 702.19: trample', () => {
  function trampled(
    power: number,
    abilities: readonly string[],
    blocker: { toughness: number; damage?: number },
  ) {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, power, 6, { abilities: ['trample', ...abilities] });
    const blocking = battle.creature(BORIS, 0, blocker.toughness, { damage: blocker.damage ?? 0 });
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [[blocking, attacker]]);
    return { battle, attacker, blocking };
  }

  it('cr 702.19b: blockers are assigned lethal damage first, and the rest is divided freely', () => {
    const { battle, attacker, blocking } = trampled(5, [], { toughness: 3 });
    expect(() => battle.run(regular, divide(2, 3))).toThrow('cr 510.1');
    expect(dealt(trampled(5, [], { toughness: 3 }).battle, divide(5, 0))).toHaveLength(1);
    const again = trampled(5, [], { toughness: 3 });
    expect(dealt(again.battle, divide(3, 2))).toEqual([
      [again.attacker, again.blocking, 3],
      [again.attacker, BORIS, 2],
    ]);
    expect(question(again.battle)).toMatchObject({ among: [blocking, BORIS], source: attacker });
  });

  it('cr 702.19b: damage already marked counts towards lethal damage', () => {
    const { battle, attacker, blocking } = trampled(5, [], { toughness: 3, damage: 2 });
    expect(dealt(battle, divide(1, 4))).toEqual([
      [attacker, blocking, 1],
      [attacker, BORIS, 4],
    ]);
  });

  it('cr 702.19b: nobody is asked if there is no more than lethal damage', () => {
    const { battle, attacker, blocking } = trampled(3, [], { toughness: 3 });
    expect(dealt(battle)).toEqual([[attacker, blocking, 3]]);
    expect(battle.asked).toEqual([]);
  });

  it('cr 702.2c, 702.19b: one damage is lethal with deathtouch', () => {
    const { battle, attacker, blocking } = trampled(5, ['deathtouch'], { toughness: 9 });
    expect(dealt(battle, divide(1, 4))).toEqual([
      [attacker, blocking, 1],
      [attacker, BORIS, 4],
    ]);
  });

  it('cr 702.19b, example: protection does not lower the lethal damage', () => {
    const battle = new Battle();
    const green = battle.creature(ANNA, 6, 6, { colours: ['green'], abilities: ['trample'] });
    const protectedOne = battle.creature(BORIS, 2, 2, {
      abilities: [keyword('protection', { filter: { kind: 'colour', is: 'green' } })],
    });
    battle.attack([[green, BORIS]]);
    battle.block(BORIS, [[protectedOne, green]]);
    expect(() => battle.run(regular, divide(1, 5))).toThrow('cr 510.1');
  });

  it('cr 702.19b, example: damage that others assign to the same blocker counts', () => {
    const battle = new Battle();
    const trampler = battle.creature(ANNA, 3, 3, { abilities: ['trample'] });
    const plain = battle.creature(ANNA, 1, 1);
    const blocker = battle.creature(BORIS, 0, 2);
    battle.attack([
      [trampler, BORIS],
      [plain, BORIS],
    ]);
    battle.block(BORIS, [[blocker, trampler, plain]]);
    expect(dealt(battle, divide(1, 2))).toEqual([
      [plain, blocker, 1],
      [trampler, blocker, 1],
      [trampler, BORIS, 2],
    ]);
  });

  it('cr 702.2c, 702.19b: one damage from a creature with deathtouch is lethal, so others may trample over', () => {
    const battle = new Battle();
    const trampler = battle.creature(ANNA, 3, 3, { abilities: ['trample'] });
    const deadly = battle.creature(ANNA, 1, 1, { abilities: ['deathtouch'] });
    const blocker = battle.creature(BORIS, 0, 8);
    battle.attack([
      [trampler, BORIS],
      [deadly, BORIS],
    ]);
    battle.block(BORIS, [[blocker, trampler, deadly]]);
    expect(dealt(battle, divide(0, 3))).toEqual([
      [deadly, blocker, 1],
      [trampler, BORIS, 3],
    ]);
  });

  it('cr 702.19d: an attacker whose blockers are all gone deals everything to what it attacks', () => {
    const { battle, attacker, blocking } = trampled(5, [], { toughness: 3 });
    battle.happen({ type: 'RemovedFromCombat', object: blocking });
    expect(dealt(battle)).toEqual([[attacker, BORIS, 5]]);
  });

  it('cr 702.19a: trample does nothing for a blocker', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 1, 1);
    const blocker = battle.creature(BORIS, 5, 5, { abilities: ['trample'] });
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [[blocker, attacker]]);
    expect(dealt(battle)).toEqual([
      [attacker, blocker, 1],
      [blocker, attacker, 5],
    ]);
  });

  it('cr 702.19f: trample stops at an attacked planeswalker', () => {
    const battle = new Battle();
    const trampler = battle.creature(ANNA, 7, 7, { abilities: ['trample'] });
    const walker = battle.planeswalker(BORIS, 3);
    const blocker = battle.creature(BORIS, 0, 2);
    battle.attack([[trampler, walker]]);
    battle.block(BORIS, [[blocker, trampler]]);
    expect(dealt(battle, divide(2, 5))).toEqual([
      [trampler, blocker, 2],
      [trampler, walker, 5],
    ]);
  });

  it('cr 702.19c, example: trample over planeswalkers goes on to the controller, and other damage counts', () => {
    const battle = new Battle();
    const plain = battle.creature(ANNA, 1, 1);
    const over = battle.creature(ANNA, 7, 7, { abilities: ['trample over planeswalkers'] });
    const walker = battle.planeswalker(BORIS, 3);
    battle.attack([
      [over, walker],
      [plain, walker],
    ]);
    expect(dealt(battle, divide(2, 5))).toEqual([
      [plain, walker, 1],
      [over, walker, 2],
      [over, BORIS, 5],
    ]);
    expect(question(battle)).toMatchObject({ among: [walker, BORIS], tiers: [{ enough: 2 }, { enough: 0 }] });
  });

  it('cr 702.19c: trample over planeswalkers needs lethal damage for the blockers, then for the planeswalker', () => {
    const battle = new Battle();
    const over = battle.creature(ANNA, 7, 7, { abilities: ['trample over planeswalkers'] });
    const walker = battle.planeswalker(BORIS, 3);
    const blocker = battle.creature(BORIS, 0, 2);
    battle.attack([[over, walker]]);
    battle.block(BORIS, [[blocker, over]]);
    expect(() => battle.run(regular, divide(1, 3, 3))).toThrow('cr 510.1');
    const second = new Battle();
    const one = second.creature(ANNA, 7, 7, { abilities: ['trample over planeswalkers'] });
    const other = second.planeswalker(BORIS, 3);
    second.attack([[one, other]]);
    expect(() => second.run(regular, divide(2, 5))).toThrow('cr 510.1');
  });

  it('cr 702.19e: trample over planeswalkers hits the defending player if the planeswalker is removed from combat', () => {
    const battle = new Battle();
    const over = battle.creature(ANNA, 7, 7, { abilities: ['trample over planeswalkers'] });
    const walker = battle.planeswalker(BORIS, 3);
    battle.attack([[over, walker]]);
    battle.happen({ type: 'RemovedFromCombat', object: walker });
    expect(dealt(battle)).toEqual([[over, BORIS, 7]]);
  });

  it('cr 702.19b: one of two tramplers may leave it to the other to make the damage lethal', () => {
    const battle = new Battle();
    const [one, two] = [1, 2].map(() => battle.creature(ANNA, 3, 3, { abilities: ['trample'] })) as [
      ObjectId,
      ObjectId,
    ];
    const blocker = battle.creature(BORIS, 0, 2);
    battle.attack([
      [one, BORIS],
      [two, BORIS],
    ]);
    battle.block(BORIS, [[blocker, one, two]]);
    expect(dealt(battle, divide(0, 3), divide(2, 1))).toEqual([
      [one, BORIS, 3],
      [two, blocker, 2],
      [two, BORIS, 1],
    ]);
  });
});
