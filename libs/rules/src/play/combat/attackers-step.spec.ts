import { ANNA, Battle, BORIS, CHLOE } from '#testkit/tables/battle';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';
import { attackersStep } from './attackers-step.js';

const declare = (...attacks: readonly (readonly [ObjectId, Defender, number?])[]) =>
  attacks.map(([attacker, defender, band]) => ({
    attacker,
    defender,
    ...(band === undefined ? {} : { band }),
  }));

describe('the declare attackers step', () => {
  it('cr 508.1f, 508.1k, 702.20b: attackers are tapped, but not those with vigilance', () => {
    const battle = new Battle();
    const plain = battle.creature(ANNA, 2, 2);
    const vigilant = battle.creature(ANNA, 2, 2, { abilities: ['vigilance'] });
    battle.run(attackersStep, { kind: 'attackers', attacks: declare([plain, BORIS], [vigilant, BORIS]) });
    expect(battle.asked).toMatchObject([{ seat: ANNA, question: { kind: 'attackers' } }]);
    expect(battle.state.combat?.attacks).toEqual(
      [plain, vigilant].map((attacker) => ({
        attacker,
        defender: BORIS,
        defending: BORIS,
        blocked: false,
        band: null,
      })),
    );
    const tapped = battle.events.flatMap((event) => (event.type === 'PermanentTapped' ? [event.object] : []));
    expect(tapped).toEqual([plain]);
  });

  it('cr 508.1: nobody is asked, and nobody attacks, if nothing could attack', () => {
    const battle = new Battle();
    battle.creature(BORIS, 2, 2);
    battle.run(attackersStep);
    expect(battle.asked).toEqual([]);
    expect(battle.state.combat).toMatchObject({ attacks: [], attackersDeclared: true, fought: false });
  });

  it('cr 508.1e, 702.22e: the bands last as they were announced; one creature alone is no band', () => {
    const battle = new Battle();
    const one = battle.creature(ANNA, 1, 1, { abilities: ['banding'] });
    const two = battle.creature(ANNA, 1, 1);
    const three = battle.creature(ANNA, 1, 1, { abilities: ['banding'] });
    battle.run(attackersStep, {
      kind: 'attackers',
      attacks: declare([one, BORIS, 4], [two, BORIS, 4], [three, BORIS, 7]),
    });
    expect(battle.state.combat?.attacks.map(({ band }) => band)).toEqual([4, 4, null]);
  });

  it('cr 508.5: attacking a planeswalker makes its controller the defending player', () => {
    const battle = new Battle({ seats: 3 });
    const one = battle.creature(ANNA, 2, 2);
    const walker = battle.planeswalker(CHLOE, 3);
    battle.run(attackersStep, { kind: 'attackers', attacks: declare([one, walker]) });
    expect(battle.state.combat?.attacks).toMatchObject([{ defender: walker, defending: CHLOE }]);
  });
});
