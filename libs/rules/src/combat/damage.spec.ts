import {
  ANNA,
  Battle,
  BORIS,
  cannot,
  CHLOE,
  damages,
  divide,
  keyword,
  may,
} from '../fixtures/battle.fixture.js';
import type { Run } from '../engine/run.js';
import type { ObjectId } from '../state/ids.js';
import type { Answer } from '../decisions/answer.js';
import { hasFirstStrikeStep, isDamageWaiting } from './combatants.js';
import { damageStep } from './damage.js';

const first = (run: Run) => damageStep(run, 'first-strike-damage');
const regular = (run: Run) => damageStep(run, 'combat-damage');
const dealt = (battle: Battle, ...answers: readonly Answer[]) => damages(battle.run(regular, ...answers));
const question = (battle: Battle, nth = 0) => battle.asked[nth]?.question;
const some = (battle: Battle, count: number, power = 1, toughness = 1): ObjectId[] =>
  Array.from({ length: count }, () => battle.creature(BORIS, power, toughness));

describe('cr 510.1: assigning combat damage', () => {
  it('cr 510.1a: a creature with power 0 or less assigns none', () => {
    const battle = new Battle();
    const [zero, less] = [battle.creature(ANNA, 0, 2), battle.creature(ANNA, -1, 2)];
    battle.attack([
      [zero, BORIS],
      [less, BORIS],
    ]);
    expect(dealt(battle)).toEqual([]);
  });

  it('cr 510.1b, 510.2: unblocked ones deal theirs to the player or planeswalker they attack, all at once', () => {
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

  it('cr 506.4c, 510.1b, 702.19f: with the planeswalker gone there is nothing to deal damage to', () => {
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

  it('cr 510.1c: all of it to the only blocker, none with no blocker left', () => {
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

  it('cr 510.1d: a blocker divides among what it blocks, as its controller chooses', () => {
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

  it('cr 510.1d: a blocker with nothing left to block assigns none', () => {
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

  it('cr 510.1c: one that may assign as though it weren’t blocked does so if its controller says so', () => {
    const battle = new Battle();
    const bold = battle.creature(ANNA, 5, 5, { abilities: [may({ kind: 'assign-as-though-unblocked' })] });
    const [blocker] = some(battle, 1, 0) as [ObjectId];
    battle.attack([[bold, BORIS]]);
    battle.block(BORIS, [[blocker, bold]]);
    expect(dealt(battle, { kind: 'choose-objects', objects: [bold] })).toEqual([[bold, BORIS, 5]]);
    expect(dealt(battle, { kind: 'choose-objects', objects: [] })).toEqual([[bold, blocker, 5]]);
  });

  it('cr 510.1, 802.5: attackers first, then the defending players in turn order', () => {
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

describe('cr 510.4, 702.4, 702.7: first and double strike', () => {
  it('cr 510.4: without either there is one combat damage step', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    battle.attack([[one, BORIS]]);
    expect(hasFirstStrikeStep(battle.state)).toBe(false);
  });

  it.each(['first strike', 'double strike'])(
    'cr 510.4: a fighting creature with %s makes it two',
    (ability) => {
      const battle = new Battle();
      const one = battle.creature(ANNA, 2, 2);
      const blocker = battle.creature(BORIS, 2, 2, { abilities: [ability] });
      battle.attack([[one, BORIS]]);
      battle.block(BORIS, [[blocker, one]]);
      expect(hasFirstStrikeStep(battle.state)).toBe(true);
    },
  );

  it('cr 702.7b, 702.4b: first strikers deal theirs in the first step, the others in the second, double strikers in both', () => {
    const battle = new Battle();
    const plain = battle.creature(ANNA, 1, 1);
    const quick = battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    const double = battle.creature(ANNA, 3, 3, { abilities: ['double strike'] });
    battle.attack([plain, quick, double].map((id) => [id, BORIS] as const));
    expect(damages(battle.run(first))).toEqual([
      [quick, BORIS, 2],
      [double, BORIS, 3],
    ]);
    expect(dealt(battle)).toEqual([
      [plain, BORIS, 1],
      [double, BORIS, 3],
    ]);
  });

  it('cr 702.4c: double strike lost after the first step deals no more', () => {
    const battle = new Battle();
    const double = battle.creature(ANNA, 3, 3, { abilities: ['double strike'] });
    battle.attack([[double, BORIS]]);
    battle.run(first);
    battle.effect([double], [{ kind: 'lose-ability', keyword: 'double strike' }], double, BORIS);
    expect(dealt(battle)).toEqual([]);
  });

  it('cr 702.4d: double strike given to a first striker after the first step deals again', () => {
    const battle = new Battle();
    const quick = battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    battle.attack([[quick, BORIS]]);
    battle.run(first);
    battle.effect([quick], [{ kind: 'gain-ability', ability: keyword('double strike') }], quick, ANNA);
    expect(dealt(battle)).toEqual([[quick, BORIS, 2]]);
  });

  it('cr 702.7c: first strike gained after the first step does not keep from the second, lost it does not give it', () => {
    const battle = new Battle();
    const plain = battle.creature(ANNA, 1, 1);
    const quick = battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    battle.attack([
      [plain, BORIS],
      [quick, BORIS],
    ]);
    battle.run(first);
    battle.effect([plain], [{ kind: 'gain-ability', ability: keyword('first strike') }], plain, ANNA);
    battle.effect([quick], [{ kind: 'lose-ability', keyword: 'first strike' }], plain, BORIS);
    expect(dealt(battle)).toEqual([[plain, BORIS, 1]]);
  });

  it('cr 510.4: what came into combat between the steps deals its damage in the second', () => {
    const battle = new Battle();
    const quick = battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    const late = battle.creature(ANNA, 3, 3);
    battle.attack([[quick, BORIS]]);
    battle.run(first);
    battle.happen({
      type: 'AttackerAdded',
      attack: { attacker: late, defender: BORIS, defending: BORIS, blocked: false, band: null },
    });
    expect(dealt(battle)).toEqual([[late, BORIS, 3]]);
  });
});

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

  it('cr 702.19b: lethal damage to the blockers first, the rest as one likes', () => {
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

  it('cr 702.19b: damage already marked counts', () => {
    const { battle, attacker, blocking } = trampled(5, [], { toughness: 3, damage: 2 });
    expect(dealt(battle, divide(1, 4))).toEqual([
      [attacker, blocking, 1],
      [attacker, BORIS, 4],
    ]);
  });

  it('cr 702.19b: with no more than lethal damage there is nothing to choose', () => {
    const { battle, attacker, blocking } = trampled(3, [], { toughness: 3 });
    expect(dealt(battle)).toEqual([[attacker, blocking, 3]]);
    expect(battle.asked).toEqual([]);
  });

  it('cr 702.2c, 702.19b: with deathtouch one is enough', () => {
    const { battle, attacker, blocking } = trampled(5, ['deathtouch'], { toughness: 9 });
    expect(dealt(battle, divide(1, 4))).toEqual([
      [attacker, blocking, 1],
      [attacker, BORIS, 4],
    ]);
  });

  it('cr 702.19b, example: protection makes no damage less to assign', () => {
    const battle = new Battle();
    const green = battle.creature(ANNA, 6, 6, { colours: ['green'], abilities: ['trample'] });
    const protectedOne = battle.creature(BORIS, 2, 2, {
      abilities: [keyword('protection', { filter: { kind: 'colour', is: 'green' } })],
    });
    battle.attack([[green, BORIS]]);
    battle.block(BORIS, [[protectedOne, green]]);
    expect(() => battle.run(regular, divide(1, 5))).toThrow('cr 510.1');
  });

  it('cr 702.19b, example: damage others assign to the same blocker counts', () => {
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

  it('cr 702.2c, 702.19b: what a creature with deathtouch is assigned makes it lethal for the others', () => {
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

  it('cr 702.19d: with all its blockers gone it deals everything to what it attacks', () => {
    const { battle, attacker, blocking } = trampled(5, [], { toughness: 3 });
    battle.happen({ type: 'RemovedFromCombat', object: blocking });
    expect(dealt(battle)).toEqual([[attacker, BORIS, 5]]);
  });

  it('cr 702.19a: it does nothing for a blocker', () => {
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

  it('cr 702.19f: attacking a planeswalker it gets no further than that', () => {
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

  it('cr 702.19c, example: over planeswalkers it goes on to their controller, other damage counting', () => {
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

  it('cr 702.19c: through blockers too, each in its turn', () => {
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

  it('cr 702.19e: with that planeswalker removed from combat it is dealt to the defending player', () => {
    const battle = new Battle();
    const over = battle.creature(ANNA, 7, 7, { abilities: ['trample over planeswalkers'] });
    const walker = battle.planeswalker(BORIS, 3);
    battle.attack([[over, walker]]);
    battle.happen({ type: 'RemovedFromCombat', object: walker });
    expect(dealt(battle)).toEqual([[over, BORIS, 7]]);
  });

  it('cr 702.19b: of two tramplers one may leave it to the other to make the damage lethal', () => {
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

describe('cr 702.22j-k: banding divides', () => {
  it('cr 702.22j: with a blocker that has banding the defending player divides the attacker’s damage', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 4, 4, { abilities: ['trample'] });
    const bander = battle.creature(BORIS, 0, 1, { abilities: ['banding'] });
    const [other] = some(battle, 1, 0, 9) as [ObjectId];
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [
      [bander, attacker],
      [other, attacker],
    ]);
    expect(dealt(battle, divide(0, 4))).toEqual([[attacker, other, 4]]);
    expect(battle.asked).toMatchObject([{ seat: BORIS, question: { among: [bander, other] } }]);
  });

  it('cr 702.22k: blocking one with banding, the active player divides the blocker’s damage', () => {
    const battle = new Battle();
    const bander = battle.creature(ANNA, 0, 1, { abilities: ['banding'] });
    const other = battle.creature(ANNA, 0, 5);
    const blocker = battle.creature(BORIS, 4, 4);
    battle.attack([
      [bander, BORIS, 1],
      [other, BORIS, 1],
    ]);
    battle.block(BORIS, [[blocker, bander, other]]);
    expect(dealt(battle, divide(0, 4))).toEqual([[blocker, other, 4]]);
    expect(battle.asked).toMatchObject([{ seat: ANNA }]);
  });

  it('cr 702.22j: ‘bands with other’ takes two of the quality', () => {
    const legends = { kind: 'supertype', is: 'legendary' } as const;
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 4, 4);
    const abilities = [keyword('bands with other', { filter: legends })];
    const bander = battle.place(
      BORIS,
      { power: 0, toughness: 1, supertypes: ['legendary'] },
      { types: ['creature'], abilities },
    );
    const [plain] = some(battle, 1, 0) as [ObjectId];
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [
      [bander, attacker],
      [plain, attacker],
    ]);
    battle.run(regular, divide(2, 2));
    expect(battle.asked).toMatchObject([{ seat: ANNA }]);
    const legend = battle.place(
      BORIS,
      { power: 0, toughness: 1, supertypes: ['legendary'] },
      { types: ['creature'] },
    );
    battle.block(BORIS, [[legend, attacker]]);
    battle.run(regular, divide(2, 1, 1));
    expect(battle.asked).toMatchObject([{ seat: BORIS }]);
  });
});

describe('base profiles', () => {
  it('cr2011 510.1c: lethal to the first in the order before anything to the next', () => {
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

  it('cr2011 510.1c: with no more than lethal for the first nothing is asked', () => {
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

  it('cr2011 702.19b: trample goes through the order to the player', () => {
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

  it('ninth: announced damage waits, and is dealt though its source has left; what has left is dealt none', () => {
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
});

describe('cr 508.1c and what comes after', () => {
  it('cr 506.4a: what would have kept a creature from attacking or blocking does not remove it', () => {
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

  it('cr 506.4b: tapped or not, it deals its damage', () => {
    const battle = new Battle();
    const attacker = battle.creature(ANNA, 2, 2);
    const blocker = battle.creature(BORIS, 2, 2);
    battle.attack([[attacker, BORIS]]);
    battle.block(BORIS, [[blocker, attacker]]);
    battle.happen({ type: 'PermanentTapped', object: blocker, tapped: true, forMana: false });
    expect(dealt(battle)).toContainEqual([blocker, attacker, 2]);
  });
});
