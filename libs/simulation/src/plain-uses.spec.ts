// Compares the shortcuts that offer the abilities of permanents and the cards in hand without announcing them with
// announcing each of them in full.
import { hashText } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import {
  BATTLEFIELD,
  known,
  legalActions,
  whyNot,
  zoneKey,
  type GameState,
  type Seat,
  type Terms,
} from '#rules';
import { POOL } from '#testkit/pool/cards';
import { describe, expect, it } from '@jest/globals';
import { uniformBot } from '#bots';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { playGame } from './play.js';

const deck = mixedDeck(POOL, 120);
const cards = { catalogue: hashText('plain uses'), definitions: POOL, decks: [deck, deck] };
const book = { cards, variants: MENTAL_MAGIC };

/** One decision in this many is checked. */
const EVERY = 5;

function comparedIn(ruleset: Terms['ruleset']) {
  const faults: string[] = [];
  const counts = { asked: 0, possible: 0, cards: 0, castable: 0 };
  const look = (state: GameState, seat: Seat): void => {
    const offered = new Set(
      legalActions(state, seat, book).flatMap((action) =>
        action.do === 'activate' ? [`${action.object} ${action.ability}`] : [],
      ),
    );
    for (const object of state.zones[zoneKey(BATTLEFIELD)] ?? []) {
      const activated = (known(state, object)?.abilities ?? []).filter(
        ({ ability }) => ability.kind === 'activated',
      );
      for (const ability of activated.keys()) {
        const fault = whyNot(state, seat, { do: 'activate', object, ability }, book);
        counts.asked += 1;
        if (fault === undefined) counts.possible += 1;
        if (offered.has(`${object} ${ability}`) !== (fault === undefined))
          faults.push(`ability ${ability} of ${object}, seat ${seat}: ${fault?.message ?? 'not offered'}`);
      }
    }
  };
  // A nameless card cannot be announced in full.
  const lookAtHand = (state: GameState, seat: Seat): void => {
    const offered = new Set(
      legalActions(state, seat, book).flatMap((action) =>
        action.do === 'cast' && Object.keys(action).length === 2 ? [action.object] : [],
      ),
    );
    for (const object of state.zones[zoneKey({ kind: 'hand', seat, index: 0 })] ?? []) {
      const fault = whyNot(state, seat, { do: 'cast', object }, book);
      counts.cards += 1;
      if (fault === undefined) counts.castable += 1;
      if (offered.has(object) !== (fault === undefined))
        faults.push(`card ${object}, seat ${seat}: ${fault?.message ?? 'not offered'}`);
    }
  };
  let decisions = 0;
  const played = playGame({
    seed: `plain uses in ${ruleset}`,
    ...book,
    bots: [uniformBot, uniformBot],
    terms: { ruleset, startingLife: 60, librarySize: ruleset === 'pentaland' ? 300 : 60 },
    mostDecisions: 1200,
    watch(state) {
      decisions += 1;
      if (decisions % EVERY !== 0 || state.decision?.kind !== 'priority') return;
      for (const { seat } of state.seats) {
        look(state, seat);
        if (ruleset === 'magic') lookAtHand(state, seat);
      }
    },
  });
  if (!played.ok) throw new Error(played.error.why);
  return { faults, ...counts };
}

describe.each(['magic', 'pentaland', 'war-zone'] as const)(
  '%s: abilities of permanents, and in Magic the cards in hand',
  (ruleset) => {
    it('are offered exactly if a full announcement finds a way', () => {
      const { faults, asked, possible, cards: inHand, castable } = comparedIn(ruleset);
      expect(faults).toEqual([]);
      expect(inHand).toBeGreaterThan(ruleset === 'magic' ? 300 : -1);
      expect(castable).toBeGreaterThan(ruleset === 'magic' ? 10 : -1);
      expect(asked).toBeGreaterThan(100);
      expect(possible).toBeGreaterThan(10);
    });
  },
);
