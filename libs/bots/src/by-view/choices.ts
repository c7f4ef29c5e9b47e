// How a bot answers a question: any choice that is allowed, as far as the question itself shows. One entry a
// kind.
import { drawnFrom, type RandomSource } from '#kernel';
import type { DecisionView, GivenAnswer, QuestionView, QuestionViewOf } from '#visibility';
import { between } from '../common/drawing.js';

type Kind = QuestionView['kind'];

interface Choosing {
  readonly prompt: DecisionView['prompt'];
  readonly random: RandomSource;
  /** How many answers to this question were refused; the more, the safer the next one. */
  readonly refusals: number;
}

type Choices = {
  readonly [K in Kind]: (
    question: QuestionViewOf<K>,
    choosing: Choosing,
  ) => Extract<GivenAnswer, { kind: K }>;
};

/** A bot considers at most this many numbers above the least. */
const WIDEST = 1_000;

const CHOICES: Choices = {
  priority: () => ({ kind: 'priority', action: 'pass' }),
  'choose-players': ({ kind, candidates, count, least = count }, { random }) => ({
    kind,
    players: drawnFrom(candidates, between(least, count, random), random),
  }),
  'yes-no': ({ kind }, { prompt, random, refusals }) => ({
    kind,
    yes: (prompt === 'may' || refusals > 1) && random.below(2) === 0,
  }),
  'choose-objects': ({ kind, candidates, count, least = count }, { random, refusals }) => ({
    kind,
    objects: drawnFrom(candidates, refusals === 0 ? between(least, count, random) : least, random),
  }),
  'choose-modes': ({ kind, options, least }, { random }) => ({
    kind,
    modes: drawnFrom([...options.keys()], Math.max(1, least), random),
  }),
  'choose-targets': ({ kind, objects, players, least, most }, { random, refusals }) => ({
    kind,
    targets: drawnFrom(
      [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))],
      Math.min(refusals === 0 ? Math.max(1, least) : least, most),
      random,
    ),
  }),
  /**
   * war-zone: how many cards to draw from the second library, which holds the lands; the first holds the
   * spells.
   */
  number: ({ kind, least, most = least }, { prompt, random, refusals }) => ({
    kind,
    number:
      prompt === 'divide' || refusals > 1 ? between(least, Math.min(most, least + WIDEST), random) : least,
  }),
  word: ({ kind, from }, { random }) => ({ kind, word: from?.[random.below(from.length)] ?? '' }),
  order: ({ kind, options }, { random, refusals }) => {
    const order = [...options.keys()];
    return { kind, order: refusals > 1 ? drawnFrom(order, order.length, random) : order };
  },
  divide: ({ kind, total, least, among }) => ({
    kind,
    amounts: among.map((_, index) => (index === 0 ? total - least * (among.length - 1) : least)),
  }),
  attackers: ({ kind, candidates }, { random, refusals }) => ({
    kind,
    attacks: candidates.flatMap(({ attacker, defenders: [defender] }) =>
      defender === undefined || (refusals > 0 && random.below(refusals + 1) > 0)
        ? []
        : [{ attacker, defender }],
    ),
  }),
  /** The view decides which creatures block well (`blocks.ts`); the question alone is not enough. */
  blockers: ({ kind }) => ({ kind, blocks: [] }),
  propose: ({ kind }) => ({ kind, effect: NOTHING, names: [] }),
};

/** A bot that cannot read a text proposes that it does nothing. */
const NOTHING = { kind: 'sequence', steps: [] };

type AnswerTo<Q extends QuestionView> = Extract<GivenAnswer, { kind: Q['kind'] }>;

export const chosen = <Q extends QuestionView>(question: Q, choosing: Choosing): AnswerTo<Q> =>
  // The cast: the checker does not see that a handler and its question have the same kind.
  (CHOICES[question.kind] as unknown as (question: Q, choosing: Choosing) => AnswerTo<Q>)(question, choosing);
