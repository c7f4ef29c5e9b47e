import { ANNA, Battle, BORIS, damages, divide, keyword } from '#testkit/tables/battle';
import type { Run } from '../../engine/frames/run.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Answer } from '../../model/decisions/answer.js';
import { damageStep } from './damage.js';

const regular = (run: Run) => damageStep(run, 'combat-damage');
const dealt = (battle: Battle, ...answers: readonly Answer[]) => damages(battle.run(regular, ...answers));
const some = (battle: Battle, count: number, power = 1, toughness = 1): ObjectId[] =>
  Array.from({ length: count }, () => battle.creature(BORIS, power, toughness));

describe('cr 702.22j-k: dividing damage with banding', () => {
  it('cr 702.22j: the defending player divides the attacker’s damage if a blocker has banding', () => {
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

  it('cr 702.22k: the active player divides a blocker’s damage if it blocks a creature with banding', () => {
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

  it('cr 702.22j: ‘bands with other’ needs two creatures of the quality', () => {
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
