import { ANNA, Battle, BORIS, cannot, CHLOE, damages, divide, may } from '#testkit/tables/battle';
import type { Run } from '../../engine/frames/run.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Answer } from '../../model/decisions/answer.js';
import { damageStep } from './damage.js';

const regular = (run: Run) => damageStep(run, 'combat-damage');
const dealt = (battle: Battle, ...answers: readonly Answer[]) => damages(battle.run(regular, ...answers));
const some = (battle: Battle, count: number, power = 1, toughness = 1): ObjectId[] =>
  Array.from({ length: count }, () => battle.creature(BORIS, power, toughness));

describe('cr 510.1: assigning combat damage', () => {
  it('cr 510.1a: a creature with power 0 or less assigns no damage', () => {
    const battle = new Battle();
    const [zero, less] = [battle.creature(ANNA, 0, 2), battle.creature(ANNA, -1, 2)];
    battle.attack([
      [zero, BORIS],
      [less, BORIS],
    ]);
    expect(dealt(battle)).toEqual([]);
  });

  it('cr 510.1b, 510.2: unblocked creatures damage the player or planeswalker they attack, all at once', () => {
    const battle = new Battle();
    const [one, two] = [battle.creature(ANNA, 2, 2), battle.creature(ANNA, 3, 3)];
    const walker = battle.planeswalker(BORIS, 4);
    battle.attack([
      [one, BORIS],
      [two, walker],
    ]);
    const verbs = battle.run(regular);
    expect(verbs).toHaveLength(1);
    expect(damages(verbs)).toEqual([
      [one, BORIS, 2],
      [two, walker, 3],
    ]);
    expect(verbs[0]).toMatchObject([{ combat: true }, { combat: true }]);
  });

  it('cr 506.4c, 510.1b, 702.19f: an attacker deals no damage if its planeswalker is gone', () => {
    const battle = new Battle();
    const [one, two] = [battle.creature(ANNA, 2, 2), battle.creature(ANNA, 3, 3, { abilities: ['trample'] })];
    const walker = battle.planeswalker(BORIS, 4);
    battle.attack([
      [one, walker],
      [two, walker],
    ]);
    battle.happen({ type: 'RemovedFromCombat', object: walker });
    expect(dealt(battle)).toEqual([]);
    expect(battle.state.combat?.attacks).toMatchObject([
      { attacker: one, defender: null, defending: BORIS },
      { attacker: two, defender: null },
    ]);
  });

  it('cr 510.1c: an attacker deals all its damage to its only blocker, and none if no blocker is left', () => {
    const battle = new Battle();
    const [one, two] = [battle.creature(ANNA, 5, 5), battle.creature(ANNA, 5, 5)];
    const [blocker, gone] = some(battle, 2) as [ObjectId, ObjectId];
    battle.attack([
      [one, BORIS],
      [two, BORIS],
    ]);
    battle.block(BORIS, [
      [blocker, one],
      [gone, two],
    ]);
    battle.happen({ type: 'RemovedFromCombat', object: gone });
    expect(dealt(battle)).toEqual([
      [one, blocker, 5],
      [blocker, one, 1],
    ]);
  });

  it.each([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('cr 510.1c, example: a 4/3 blocked by a 2/3 and a 1/1 may divide %i and %i', (toSpawn, toHunter) => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 4, 3);
    const [spawn, hunter] = [battle.creature(BORIS, 2, 3), battle.creature(BORIS, 1, 1)];
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [
      [spawn, attacker],
      [hunter, attacker],
    ]);
    const shares = [
      [attacker, spawn, toSpawn],
      [attacker, hunter, toHunter],
    ].filter(([, , amount]) => amount !== 0);
    expect(dealt(battle, divide(toSpawn, toHunter))).toEqual([
      ...shares,
      [spawn, attacker, 2],
      [hunter, attacker, 1],
    ]);
    expect(battle.asked).toMatchObject([
      { seat: ANNA, question: { total: 4, source: attacker, among: [spawn, hunter] } },
    ]);
  });

  it('cr 510.1d: a blocker’s controller divides its damage among the creatures it blocks', () => {
    const battle = new Battle();
    const [one, two] = [battle.creature(ANNA, 1, 1), battle.creature(ANNA, 1, 1)];
    const blocker = battle.creature(BORIS, 3, 3);
    battle.attack([
      [one, BORIS],
      [two, BORIS],
    ]);
    battle.block(BORIS, [[blocker, one, two]]);
    expect(dealt(battle, divide(1, 2))).toEqual([
      [one, blocker, 1],
      [two, blocker, 1],
      [blocker, one, 1],
      [blocker, two, 2],
    ]);
    expect(battle.asked).toMatchObject([{ seat: BORIS }]);
  });

  it('cr 510.1d: a blocker assigns no damage if nothing it blocks is left', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 1, 1);
    const [blocker] = some(battle, 1) as [ObjectId];
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [[blocker, attacker]]);
    battle.happen({ type: 'RemovedFromCombat', object: attacker });
    expect(dealt(battle)).toEqual([]);
    expect(battle.state.combat?.blocks).toEqual([{ blocker, attackers: [] }]);
  });

  it('cr 510.1a: an effect may make creatures assign their toughness', () => {
    const battle = new Battle();
    const stout = battle.creature(ANNA, 0, 4);
    battle.place(
      ANNA,
      {},
      {
        types: ['enchantment'],
        abilities: [may({ kind: 'assign-with-toughness', what: { kind: 'type', is: 'creature' } })],
      },
    );
    battle.attack([[stout, BORIS]]);
    expect(dealt(battle)).toEqual([[stout, BORIS, 4]]);
  });

  it('cr 510.1c: a creature may assign damage as though it weren’t blocked if its controller says so', () => {
    const battle = new Battle();
    const bold = battle.creature(ANNA, 5, 5, { abilities: [may({ kind: 'assign-as-though-unblocked' })] });
    const [blocker] = some(battle, 1, 0) as [ObjectId];
    battle.attack([[bold, BORIS]]);
    battle.block(BORIS, [[blocker, bold]]);
    expect(dealt(battle, { kind: 'choose-objects', objects: [bold] })).toEqual([[bold, BORIS, 5]]);
    expect(dealt(battle, { kind: 'choose-objects', objects: [] })).toEqual([[bold, blocker, 5]]);
  });

  it('cr 510.1, 802.5: the attacking player assigns first, then the defending players in turn order', () => {
    const battle = new Battle({ seats: 3, active: BORIS });
    const attackers = [1, 2, 3, 4].map(() => battle.creature(BORIS, 2, 2)) as [
      ObjectId,
      ObjectId,
      ObjectId,
      ObjectId,
    ];
    const ofAnna = battle.creature(ANNA, 2, 2);
    const ofChloe = battle.creature(CHLOE, 2, 2);
    const second = battle.creature(CHLOE, 0, 2);
    battle.attack(attackers.map((id, index) => [id, index < 2 ? ANNA : CHLOE] as const));
    battle.block(CHLOE, [
      [ofChloe, attackers[2], attackers[3]],
      [second, attackers[2]],
    ]);
    battle.block(ANNA, [[ofAnna, attackers[0], attackers[1]]]);
    battle.run(regular, divide(1, 1), divide(1, 1), divide(2, 0));
    expect(battle.asked.map(({ seat }) => seat)).toEqual([BORIS, CHLOE, ANNA]);
  });
});

describe('cr 508.1c: restrictions that begin after the declaration', () => {
  it('cr 506.4a: an effect that would have kept a creature from attacking or blocking does not remove it', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    battle.attack([[attacker, BORIS]]);
    battle.place(
      BORIS,
      {},
      {
        types: ['enchantment'],
        abilities: [cannot({ kind: 'attack', who: { kind: 'type', is: 'creature' } })],
      },
    );
    expect(dealt(battle)).toEqual([[attacker, BORIS, 2]]);
  });

  it('cr 506.4b: a creature deals its damage, tapped or not', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    const blocker = battle.creature(BORIS, 2, 2);
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [[blocker, attacker]]);
    battle.happen({ type: 'PermanentTapped', object: blocker, tapped: true, forMana: false });
    expect(dealt(battle)).toContainEqual([blocker, attacker, 2]);
  });
});
