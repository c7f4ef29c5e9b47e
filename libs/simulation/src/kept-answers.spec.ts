import { hashText } from '#kernel';
import { legalActions, type GameState, type Seat, type Terms, PLAIN_RULEBOOK } from '#rules';
import { POOL } from '#testkit/pool/cards';
import { describe, expect, it } from '@jest/globals';
import { uniformBot } from '#bots';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { playGame } from './play.js';

const deck = mixedDeck(POOL, 120);
const cards = { catalogue: hashText('kept answers'), definitions: POOL, decks: [deck, deck] };

/** One decision in this many is checked, because the clone has no caches and computes everything. */
const EVERY = 7;

/** Where the played state, with its caches, answers differently from a fresh copy. */
function differencesIn(
  seed: string,
  terms: Partial<Terms>,
): { readonly asked: number; readonly faults: string[] } {
  const faults: string[] = [];
  let asked = 0;
  let decisions = 0;
  const compare = (state: GameState, seat: Seat): void => {
    asked += 1;
    const kept = JSON.stringify(legalActions(state, seat, PLAIN_RULEBOOK));
    const anew = JSON.stringify(legalActions(structuredClone(state), seat, PLAIN_RULEBOOK));
    if (kept !== anew) faults.push(`${seed}, decision ${decisions}, seat ${seat}: ${kept} and ${anew}`);
  };
  const played = playGame({
    seed,
    cards,
    bots: [uniformBot, uniformBot],
    terms: { startingLife: 40, ...terms },
    mostDecisions: 900,
    watch(state) {
      decisions += 1;
      if (decisions % EVERY !== 0 || state.decision?.kind !== 'priority') return;
      for (const { seat } of state.seats) compare(state, seat);
    },
  });
  if (!played.ok) throw new Error(played.error.why);
  return { asked, faults };
}

describe('a memo kept between questions', () => {
  it.each([['cr'], ['cr2011'], ['ninth']] as const)(
    'changes no answer about a player’s actions, under the rules of %s',
    (base) => {
      const { asked, faults } = differencesIn(`kept by ${base}`, { base });
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(100);
    },
  );
});
