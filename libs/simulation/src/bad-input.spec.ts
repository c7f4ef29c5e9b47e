// Illegal commands are refused with their rule and change nothing, whatever is sent to a game at any moment.
import { describe, expect, it } from '@jest/globals';
import { drawAnswer, oneOf, type PlainQuestion, greedyBot, uniformBot } from '#bots';
import { hashText, instant, randomKey, randomSource, type RandomSource } from '#kernel';
import {
  decide,
  legalActions,
  type Answer,
  type Decision,
  type GameAction,
  type GameState,
  type ObjectId,
  type Seat,
  PLAIN_RULEBOOK,
} from '#rules';
import { POOL } from '#testkit/pool/cards';
import { playGame } from './index.js';
import { mixedDeck } from '#testkit/pool/mixed-deck';

const DECK = mixedDeck(POOL, 120);
const FORMAT = { catalogue: hashText('bad input'), definitions: POOL, decks: [DECK, DECK] };

const NOWHERE = 'o999999' as ObjectId;
const someObject = (state: GameState, random: RandomSource): ObjectId =>
  random.below(5) === 0 ? NOWHERE : oneOf(Object.values(state.objects), random).id;

/** Answers of any kind, to any question: most of them wrong. */
function wildAnswer(state: GameState, decision: Decision, random: RandomSource): Answer {
  const objects = Array.from({ length: random.below(4) }, () => someObject(state, random));
  const seats = [0, 1, 1, 5].slice(0, random.below(5)) as Seat[];
  const numbers = Array.from({ length: random.below(4) }, () => random.below(5));
  const wild: readonly Answer[] = [
    { kind: 'choose-objects', objects },
    { kind: 'choose-objects', objects: [...objects, ...objects] },
    { kind: 'choose-players', players: seats },
    { kind: 'yes-no', yes: random.below(2) === 0 },
    { kind: 'choose-modes', modes: numbers },
    {
      kind: 'choose-targets',
      targets: [...objects.map((object) => ({ object })), ...seats.map((seat) => ({ seat }))],
    },
    { kind: 'number', number: random.below(40) - 10 },
    { kind: 'word', word: oneOf(['Elf', 'red', 'o1', '∞'], random) },
    { kind: 'order', order: numbers },
    { kind: 'divide', amounts: numbers },
    {
      kind: 'attackers',
      attacks: objects.map((attacker) => ({
        attacker,
        defender: oneOf(seats.length === 0 ? [0 as Seat] : seats, random),
      })),
    },
    { kind: 'blockers', blocks: objects.map((blocker) => ({ blocker, attackers: objects.slice(0, 2) })) },
    { kind: 'priority', action: 'pass-turn' },
    { kind: 'priority', action: wildAction(state, decision, random) },
  ];
  return oneOf(wild, random);
}

/** A legal action, spoiled; or an action that could never begin. */
function wildAction(state: GameState, decision: Decision, random: RandomSource): GameAction {
  const legal = decision.kind === 'priority' ? legalActions(state, decision.seat, PLAIN_RULEBOOK) : [];
  const object = someObject(state, random);
  const begun: GameAction =
    legal.length > 0 && random.below(3) > 0
      ? oneOf(legal, random)
      : oneOf<GameAction>(
          [
            { do: 'cast', object },
            { do: 'play', object },
            { do: 'activate', object, ability: random.below(4) },
            { do: 'special', object, what: 'dance' },
          ],
          random,
        );
  if (begun.do === 'play') return begun;
  const targets = Array.from({ length: random.below(4) }, () =>
    Array.from({ length: random.below(3) }, () =>
      random.below(3) === 0 ? { seat: random.below(6) as Seat } : { object: someObject(state, random) },
    ),
  );
  return oneOf<GameAction>(
    [
      { ...begun, targets },
      { ...begun, modes: [0, 0, 7] },
      { ...begun, x: 99_999 },
      { ...begun, x: random.below(4), targets },
      { ...begun, optional: { kicker: 50, nonsense: 1 } },
      { ...begun, alternative: 'for nothing' },
      { ...begun, costs: [[someObject(state, random)], [NOWHERE]] },
      { ...begun, divided: [[1, 2, 3]] },
      { ...begun, pay: [{ object: someObject(state, random), ability: random.below(3) }] },
      { ...begun, life: 40 },
      { ...begun, splice: [someObject(state, random)] },
      { ...begun, either: [9] },
    ],
    random,
  );
}

describe('bad input', () => {
  it.each([1, 2, 3])(
    'is refused with a rule, and leaves the state unchanged, byte for byte (game %i)',
    (seed) => {
      const random = randomSource(randomKey(`bad input ${seed}`, []), 0);
      let refused = 0;
      const rules = new Set<string>();
      playGame({
        seed: `bad input ${seed}`,
        cards: FORMAT,
        bots: seed % 2 === 0 ? [greedyBot, uniformBot] : [uniformBot, uniformBot],
        mostDecisions: 160,
        watch(state) {
          const { decision } = state;
          if (decision === null || state.turn === null) return;
          const before = JSON.stringify(state);
          for (let attempt = 0; attempt < 4; attempt += 1) {
            const answer =
              attempt === 0 && decision.kind !== 'priority'
                ? drawAnswer(decision.question as PlainQuestion, random)
                : wildAnswer(state, decision, random);
            const actor = state.seats[decision.seat]!.player!;
            const command = { type: 'answer' as const, decision: decision.id, answer };
            const inputs = { now: instant(state.now + 1), seed: `bad input ${seed}`, cards: FORMAT };
            const result = decide(state, { actor, command }, inputs);
            if (JSON.stringify(state) !== before) expect(answer).toBe('something that changes nothing');
            if (result.ok) continue;
            refused += 1;
            rules.add(result.error.rule);
            expect(result.error.rule).toMatch(/^(cr|table|terms) \S/);
            expect(result.error.message).toMatch(/\S/);
          }
        },
      });
      expect(refused).toBeGreaterThan(200);
      expect(rules.size).toBeGreaterThan(4);
    },
  );
});
