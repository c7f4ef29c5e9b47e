import { ANNA, Battle, BORIS, damages, keyword } from '#testkit/tables/battle';
import type { Run } from '../../engine/frames/run.js';
import type { Answer } from '../../model/decisions/answer.js';
import { hasFirstStrikeStep } from './combatants.js';
import { damageStep } from './damage.js';

const first = (run: Run) => damageStep(run, 'first-strike-damage');
const regular = (run: Run) => damageStep(run, 'combat-damage');
const dealt = (battle: Battle, ...answers: readonly Answer[]) => damages(battle.run(regular, ...answers));

describe('cr 510.4, 702.4, 702.7: first and double strike', () => {
  it('cr 510.4: there is one combat damage step without either', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 2, 2);
    battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    battle.attack([[one, BORIS]]);
    expect(hasFirstStrikeStep(battle.state)).toBe(false);
  });

  it.each(['first strike', 'double strike'])(
    'cr 510.4: there are two combat damage steps if a fighting creature has %s',
    (ability) => {
      const battle = new Battle();
      const one = battle.creature(ANNA, 2, 2);
      const blocker = battle.creature(BORIS, 2, 2, { abilities: [ability] });
      battle.attack([[one, BORIS]]);
      battle.block(BORIS, [[blocker, one]]);
      expect(hasFirstStrikeStep(battle.state)).toBe(true);
    },
  );

  it('cr 702.7b, 702.4b: first strikers strike in the first step, double strikers in both, the others in the second', () => {
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

  it('cr 702.4c: a creature that loses double strike after the first step deals no more damage', () => {
    const battle = new Battle();
    const double = battle.creature(ANNA, 3, 3, { abilities: ['double strike'] });
    battle.attack([[double, BORIS]]);
    battle.run(first);
    battle.effect([double], [{ kind: 'lose-ability', keyword: 'double strike' }], double, BORIS);
    expect(dealt(battle)).toEqual([]);
  });

  it('cr 702.4d: a first striker that gains double strike after the first step deals damage again', () => {
    const battle = new Battle();
    const quick = battle.creature(ANNA, 2, 2, { abilities: ['first strike'] });
    battle.attack([[quick, BORIS]]);
    battle.run(first);
    battle.effect([quick], [{ kind: 'gain-ability', ability: keyword('double strike') }], quick, ANNA);
    expect(dealt(battle)).toEqual([[quick, BORIS, 2]]);
  });

  it('cr 702.7c: a creature strikes in the second step if it gained first strike after the first, not if it lost it', () => {
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

  it('cr 510.4: a creature put into combat between the steps deals its damage in the second', () => {
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
