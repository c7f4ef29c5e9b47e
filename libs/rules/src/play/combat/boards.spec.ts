import type { Ability } from '#abilities';
import { randomKey, randomSource } from '#kernel';
import { attackFault, blockFault } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { ANNA, Battle, BORIS, cannot, CHLOE, IS_THIS, may, must } from '#testkit/tables/battle';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';
import { leastAttack, type Attacks } from './declare-attackers.js';
import { leastBlock, type Blocks } from './declare-blockers.js';
import { CREATURE } from '#testkit/language/words';

// Compares the engine with a second, plainest telling of the rules, on small random boards with every
// possible declaration.

const dice = (seed: number) => {
  const random = randomSource(randomKey(`board ${String(seed)}`, []), 0);
  return {
    below: (bound: number) => random.below(bound),
    some: <T>(items: readonly T[]): T[] => items.filter(() => random.below(4) === 0),
  };
};
const choices = <T>(options: readonly (readonly T[])[]): T[][] =>
  options.reduce<T[][]>((found, own) => found.flatMap((one) => own.map((option) => [...one, option])), [[]]);

const ATTACKER_TRAITS = {
  eager: must({ kind: 'attack', who: IS_THIS }),
  'after-chloe': must({ kind: 'attack', who: IS_THIS, players: { kind: 'next', direction: 'right' } }),
  shy: cannot({ kind: 'attack', who: IS_THIS, alone: 'alone' }),
  proud: cannot({ kind: 'attack', who: IS_THIS, alone: 'not-alone' }),
} as const satisfies Record<string, Ability>;
type AttackerTrait = keyof typeof ATTACKER_TRAITS;

describe('cr 508.1: every declaration of attackers on small boards', () => {
  it('cr 508.1c-d: the legal ones break no restriction and obey the most requirements possible', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { below, some } = dice(seed);
      const battle = new Battle({ seats: 3 });
      const fighters = Array.from({ length: 1 + below(4) }, () => {
        const traits = some(Object.keys(ATTACKER_TRAITS) as AttackerTrait[]);
        return {
          traits,
          id: battle.creature(ANNA, 1, 1, { abilities: traits.map((trait) => ATTACKER_TRAITS[trait]) }),
        };
      });
      const most = below(3) === 0 ? 1 + below(2) : Infinity;
      if (most < Infinity)
        battle.place(
          BORIS,
          {},
          {
            types: ['enchantment'],
            abilities: [cannot({ kind: 'attack', who: CREATURE, players: { kind: 'you' }, most })],
          },
        );
      type Declared = { traits: AttackerTrait[]; id: ObjectId; defender: Defender | null };
      const breaks = (declared: readonly Declared[]): boolean => {
        const attacking = declared.filter(({ defender }) => defender !== null);
        return (
          attacking.some(({ traits }) => traits.includes('shy') && attacking.length < 2) ||
          attacking.some(({ traits }) => traits.includes('proud') && attacking.length > 1) ||
          attacking.filter(({ defender }) => defender === BORIS).length > most
        );
      };
      const obeys = (declared: readonly Declared[]): number =>
        declared.filter(({ traits, defender }) => traits.includes('eager') && defender !== null).length +
        declared.filter(({ traits, defender }) => traits.includes('after-chloe') && defender === CHLOE)
          .length;
      const all = choices(
        fighters.map((fighter) =>
          [null, BORIS, CHLOE].map((defender): Declared => ({ ...fighter, defender })),
        ),
      );
      const greatest = Math.max(...all.filter((one) => !breaks(one)).map(obeys));
      const said = (declared: readonly Declared[]): Attacks =>
        declared.flatMap(({ id, defender }) => (defender === null ? [] : [{ attacker: id, defender }]));
      for (const declared of all) {
        const expected = breaks(declared)
          ? 'cr 508.1c'
          : obeys(declared) < greatest
            ? 'cr 508.1d'
            : undefined;
        const rule = attackFault(battle.state, ANNA, said(declared), PLAIN_RULEBOOK)?.rule;
        expect({ seed, attacks: said(declared), rule }).toEqual({
          seed,
          attacks: said(declared),
          rule: expected,
        });
      }
      expect(
        attackFault(battle.state, ANNA, leastAttack(battle.state, ANNA), PLAIN_RULEBOOK),
      ).toBeUndefined();
    }
  });
});

const BLOCKED_TRAITS = {
  flying: 'flying',
  menace: 'menace',
  lure: must({ kind: 'be-blocked', who: IS_THIS, all: 'all' }),
  wanted: must({ kind: 'be-blocked', who: IS_THIS }),
  slim: cannot({ kind: 'be-blocked', who: IS_THIS, most: 1 }),
} as const;
const BLOCKER_TRAITS = {
  flying: 'flying',
  eager: must({ kind: 'block', who: IS_THIS }),
  shy: cannot({ kind: 'block', who: IS_THIS, alone: 'alone' }),
  wide: may({ kind: 'block-as-though', who: IS_THIS, what: 'more', count: 1 }),
} as const;
type BlockedTrait = keyof typeof BLOCKED_TRAITS;
type BlockerTrait = keyof typeof BLOCKER_TRAITS;

describe('cr 509.1: every declaration of blockers on small boards', () => {
  it('cr 509.1b-c: the legal ones break no restriction and obey the most requirements possible', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { below, some } = dice(1000 + seed);
      const battle = new Battle();
      const attackers = Array.from({ length: 1 + below(2) }, () => {
        const traits = some(Object.keys(BLOCKED_TRAITS) as BlockedTrait[]);
        return {
          traits,
          id: battle.creature(ANNA, 1, 1, { abilities: traits.map((trait) => BLOCKED_TRAITS[trait]) }),
        };
      });
      const blockers = Array.from({ length: 1 + below(3) }, () => {
        const traits = some(Object.keys(BLOCKER_TRAITS) as BlockerTrait[]);
        return {
          traits,
          id: battle.creature(BORIS, 1, 1, { abilities: traits.map((trait) => BLOCKER_TRAITS[trait]) }),
        };
      });
      battle.attack(attackers.map(({ id }) => [id, BORIS] as const));
      type Fighter = (typeof attackers)[number];
      type Declared = (typeof blockers)[number] & { of: readonly Fighter[] };
      const allowed = (blocker: (typeof blockers)[number], { traits }: Fighter): boolean =>
        !traits.includes('flying') || blocker.traits.includes('flying');
      const sets = [[], ...attackers.map((one) => [one]), ...(attackers.length > 1 ? [attackers] : [])];
      const all = choices(
        blockers.map((blocker) =>
          sets
            .filter((of) => of.length <= (blocker.traits.includes('wide') ? 2 : 1))
            .filter((of) => of.every((one) => allowed(blocker, one)))
            .map((of): Declared => ({ ...blocker, of })),
        ),
      );
      const on = (declared: readonly Declared[], attacker: Fighter) =>
        declared.filter(({ of }) => of.includes(attacker));
      const breaks = (declared: readonly Declared[]): boolean => {
        const blocking = declared.filter(({ of }) => of.length > 0);
        return (
          blocking.some(({ traits }) => traits.includes('shy') && blocking.length < 2) ||
          attackers.some((one) => one.traits.includes('menace') && on(declared, one).length === 1) ||
          attackers.some((one) => one.traits.includes('slim') && on(declared, one).length > 1)
        );
      };
      const obeys = (declared: readonly Declared[]): number =>
        declared.filter(({ traits, of }) => traits.includes('eager') && of.length > 0).length +
        attackers.filter((one) => one.traits.includes('wanted') && on(declared, one).length > 0).length +
        attackers
          .filter(({ traits }) => traits.includes('lure'))
          .reduce((total, one) => total + on(declared, one).length, 0);
      const greatest = Math.max(...all.filter((one) => !breaks(one)).map(obeys));
      const said = (declared: readonly Declared[]): Blocks =>
        declared.flatMap(({ id, of }) =>
          of.length === 0 ? [] : [{ blocker: id, attackers: of.map((attacker) => attacker.id) }],
        );
      for (const declared of all) {
        const expected = breaks(declared)
          ? 'cr 509.1b'
          : obeys(declared) < greatest
            ? 'cr 509.1c'
            : undefined;
        const rule = blockFault(battle.state, BORIS, said(declared), PLAIN_RULEBOOK)?.rule;
        expect({ seed, blocks: said(declared), rule }).toEqual({
          seed,
          blocks: said(declared),
          rule: expected,
        });
      }
      expect(
        blockFault(battle.state, BORIS, leastBlock(battle.state, BORIS), PLAIN_RULEBOOK),
      ).toBeUndefined();
    }
  });
});
