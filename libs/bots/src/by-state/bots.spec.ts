// Tests what bots declare after many refusals.
import { describe, expect, it } from '@jest/globals';
import { instant, randomKey, randomSource } from '#kernel';
import { PLAIN_RULEBOOK, type Decision } from '#rules';
import { AssistedTable, card, unreadAbility } from '#testkit/tables/assisted-table';
import { ANNA, Battle, BORIS, IS_THIS, must } from '#testkit/tables/battle';
import { greedyBot, uniformBot } from './bots.js';

const TOO_OFTEN = 6;

describe('a greedy bot', () => {
  /** How many of a hundred answers, by different dice, are claims. */
  const claimsOf = ({ state, decision }: AssistedTable): number =>
    Array.from({ length: 100 }, (_, nth) => {
      const random = randomSource(randomKey(`claims ${nth}`, []), 0);
      return greedyBot.answer(state, decision, random, 0, PLAIN_RULEBOOK);
    }).filter((answer) => answer.kind === 'priority' && answer.action !== 'pass').length;

  it('claims unread texts once in a step, and hardly ever again: a claim is free and never ends', () => {
    const choirs = ['Choir', 'Echo'].map((name) =>
      card(name, ['enchantment'], [unreadAbility('activated', `Sing: ${name} is loud.`)]),
    );
    const table = new AssistedTable([{ battlefield: choirs }, {}]).untilMain();
    expect(claimsOf(table)).toBe(100);
    table.claim('Choir');
    for (let refused = 0; table.decision.kind !== 'priority'; refused += 1)
      if (table.decision.kind === 'propose') table.propose({ kind: 'nothing' });
      else if (refused < 20) table.accept();
      else throw new Error('the claim is not settled');
    expect(table.state.deeds.length).toBeGreaterThan(0);
    expect(claimsOf(table)).toBeLessThan(15);
  });
});

describe.each([uniformBot, greedyBot])('a bot whose drawn answer is refused', (bot) => {
  it('cr 509.1c: blocks a luring attacker among many with every creature', () => {
    const battle = new Battle();
    const lure = must({ kind: 'be-blocked', who: IS_THIS, all: 'all' });
    const lurer = battle.creature(ANNA, 2, 2, { abilities: [lure] });
    const others = Array.from({ length: 5 }, () => battle.creature(ANNA, 2, 2));
    const own = Array.from({ length: 5 }, () => battle.creature(BORIS, 2, 2));
    const attackers = [...others, lurer];
    battle.attack(attackers.map((id) => [id, BORIS] as const));
    const decision: Decision = {
      id: 'd1' as Decision['id'],
      seat: BORIS,
      kind: 'blockers',
      prompt: 'blockers',
      since: instant(1),
      question: {
        kind: 'blockers',
        candidates: own.map((blocker) => ({ blocker, attackers: [...attackers], most: 1 })),
      },
    };
    const random = randomSource(randomKey('refused', []), 0);
    const answer = bot.answer(battle.state, decision, random, TOO_OFTEN, PLAIN_RULEBOOK);
    expect(answer).toEqual({
      kind: 'blockers',
      blocks: own.map((blocker) => ({ blocker, attackers: [lurer] })),
    });
  });

  it('proposes that a text does nothing once its other proposals were refused', () => {
    const { state } = new Battle();
    const decision: Decision = {
      id: 'd1' as Decision['id'],
      seat: BORIS,
      kind: 'propose',
      prompt: 'propose',
      since: instant(1),
      question: { kind: 'propose', text: 'Destroy all Islands.', part: 'effect', attempt: 1, attempts: 3 },
    };
    const random = randomSource(randomKey('refused', []), 0);
    expect(bot.answer(state, decision, random, TOO_OFTEN, PLAIN_RULEBOOK)).toEqual({
      kind: 'propose',
      effect: { kind: 'nothing' },
      names: [],
    });
  });
});
