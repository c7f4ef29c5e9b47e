// Decisions of two games, interleaved at every step, lead to the same bytes as one after the other. Nothing that
// a decision holds between two steps is seen or changed by the decisions of other games.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot } from '#bots';
import { hashText, instant, whole } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import {
  decide,
  deciding,
  evolve,
  initialState,
  legalActions,
  type Decided,
  type GameState,
  type Inputs,
  type Terms,
} from '#rules';
import { POOL } from '#testkit/pool/cards';
import { playGame, type Recorded } from './index.js';
import { mixedDeck } from '#testkit/pool/mixed-deck';

const DECISIONS = 40;
/** Ends a step wherever one can end. */
const EVERYWHERE = 0;

type Ruleset = Terms['ruleset'];

interface Game {
  readonly recorded: readonly Recorded[];
  readonly inputsAt: (command: number) => Inputs;
}

function played(ruleset: Ruleset, seed: string): Game {
  const recorded: Recorded[] = [];
  const decks = ruleset === 'war-zone' ? {} : { decks: [mixedDeck(POOL), mixedDeck(POOL)] };
  const book = {
    seed: `interleaved.${ruleset}.${seed}`,
    cards: { catalogue: hashText('fixtures'), definitions: POOL, ...decks },
    variants: MENTAL_MAGIC,
  };
  const result = playGame({
    ...book,
    bots: [greedyBot, uniformBot],
    terms: { ruleset, librarySize: ruleset === 'magic' ? 60 : 300 },
    mostDecisions: DECISIONS,
    watch: (_state, events, proposed) => recorded.push({ proposed, events }),
  });
  if (!result.ok) throw new Error(`${book.seed}: ${result.error.why}`);
  return {
    recorded,
    inputsAt(command) {
      const [first] = recorded[command]!.events;
      return { ...book, now: instant(first?.type === 'CommandAccepted' ? first.at : 0) };
    },
  };
}

const giveUp = (steps: Iterator<unknown>): void => {
  steps.return?.();
};
const textOf = (decided: Decided): string => JSON.stringify(decided.ok ? decided.value : decided.error);

/** A recorded game that is decided again, command by command. */
class Again {
  readonly state: GameState = initialState();
  private nth = 0;

  constructor(private readonly game: Game) {}

  get isOver(): boolean {
    return this.nth >= this.game.recorded.length;
  }

  private get command() {
    return [this.state, this.game.recorded[this.nth]!.proposed, this.game.inputsAt(this.nth)] as const;
  }

  get steps() {
    return deciding(...this.command, EVERYWHERE);
  }

  get book(): Inputs {
    return this.game.inputsAt(this.nth);
  }

  /** Decides at once, without going on by it. */
  get atOnce(): string {
    return textOf(decide(...this.command));
  }

  get expected(): string {
    return JSON.stringify(this.game.recorded[this.nth]!.events);
  }

  goOn(): void {
    for (const event of this.game.recorded[this.nth]!.events) evolve(this.state, event);
    this.nth += 1;
  }
}

const RULESETS = ['magic', 'pentaland', 'utopia', 'war-zone'] as const;
const games = new Map<Ruleset, readonly [Game, Game]>();
beforeAll(() => {
  for (const ruleset of RULESETS) games.set(ruleset, [played(ruleset, 'one'), played(ruleset, 'other')]);
});

const pairs = RULESETS.map((ruleset, nth) => [ruleset, RULESETS[(nth + 1) % RULESETS.length]!] as const);
const againOf = (ruleset: Ruleset, nth: 0 | 1): Again => new Again(games.get(ruleset)![nth]);

describe.each([...RULESETS.map((ruleset) => [ruleset, ruleset] as const), ...pairs])(
  'decisions of a game of %s and one of %s',
  (ruleset, otherRuleset) => {
    it('give the same events when they alternate step by step as when they run in turn', () => {
      const [one, other] = [againOf(ruleset, 0), againOf(otherRuleset, 1)];
      let [together, begun] = [0, 0];
      while (!one.isOver && !other.isOver) {
        const both = [one, other].map((game) => ({ steps: game.steps, text: '', expected: game.expected }));
        let rounds = 0;
        while (both.some(({ text }) => text === '')) {
          rounds += 1;
          for (const game of both) {
            if (game.text !== '') continue;
            const step = game.steps.next();
            if (step.done === true) game.text = textOf(step.value);
          }
        }
        begun += 1;
        if (rounds > 1) together += 1;
        for (const { text, expected } of both) expect(text).toBe(expected);
        one.goOn();
        other.goOn();
      }
      // Most decisions of such games have several steps.
      expect(together).toBeGreaterThan(begun / 2);
    });

    it('do not notice when the other is made or given up between any two of their steps', () => {
      const [one, other] = [againOf(ruleset, 0), againOf(otherRuleset, 1)];
      while (!one.isOver && !other.isOver) {
        const before = JSON.stringify(one.state);
        const theirs = JSON.stringify(other.state);
        const { steps } = one;
        for (let step = steps.next(); ; step = steps.next()) {
          if (step.done === true) {
            expect(textOf(step.value)).toBe(one.expected);
            break;
          }
          expect(other.atOnce).toBe(other.expected);
          const givenUp = other.steps;
          givenUp.next();
          giveUp(givenUp);
          expect(JSON.stringify(other.state)).toBe(theirs);
          const { decision } = other.state;
          if (decision?.kind === 'priority') legalActions(other.state, decision.seat, other.book);
        }
        expect(JSON.stringify(one.state)).toBe(before);
        one.goOn();
        other.goOn();
      }
    });
  },
);

describe.each(RULESETS)('decisions of a game of %s', (ruleset) => {
  it('leave the game unchanged if given up after any number of steps, and are then made alike', () => {
    const game = againOf(ruleset, 0);
    while (!game.isOver) {
      const before = JSON.stringify(game.state);
      for (let most = 1; ; most += 1) {
        const { steps } = game;
        let isDone = false;
        for (let nth = 0; nth < most && !isDone; nth += 1) isDone = steps.next().done === true;
        if (isDone) break;
        giveUp(steps);
        expect(JSON.stringify(game.state)).toBe(before);
      }
      expect(textOf(whole(game.steps))).toBe(game.expected);
      game.goOn();
    }
  });
});
