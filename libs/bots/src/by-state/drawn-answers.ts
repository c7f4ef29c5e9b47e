// Draws an answer to any question uniformly from its options: one entry per kind. Only the rules know whether
// a whole declaration of attackers or blockers is legal; the caller draws again if it is refused.
import type { Answer, AnswerOf, QuestionKind, QuestionOf } from '#rules';
import type { Json, RandomSource } from '#kernel';
import { between, oneOf, someOf } from '../common/drawing.js';

type Drawing<K extends QuestionKind> = (
  question: QuestionOf<K>,
  random: RandomSource,
) => AnswerOf<K> | (K extends 'yes-no' ? AnswerOf<'choose-objects'> : never);

/** cr 107.1: numbers without a limit are limited to this. */
const MOST = 10;

function shares(total: number, most: readonly number[], least: number, random: RandomSource): number[] {
  const amounts = most.map(() => least);
  for (let left = total - least * most.length; left > 0; left -= 1) {
    const open = amounts.flatMap((amount, at) => (amount < (most[at] ?? 0) ? [at] : []));
    if (open.length === 0) break;
    const at = oneOf(open, random);
    amounts[at] = (amounts[at] ?? 0) + 1;
  }
  return amounts;
}

/** Small effects, so that games still end; the table can never agree on the last one. */
const PROPOSALS: readonly Json[] = [
  { kind: 'nothing' },
  { kind: 'draw', who: { kind: 'you' }, count: 1 },
  { kind: 'gain-life', who: { kind: 'you' }, amount: 1 },
  { kind: 'lose-life', who: { kind: 'opponents' }, amount: 1 },
  {
    kind: 'continuous',
    what: { kind: 'this' },
    changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }],
    until: { kind: 'while-this' },
  },
  {
    kind: 'create-token',
    token: {
      kind: 'made',
      face: { kind: 'face', name: 'Imp', types: ['creature'], subtypes: ['Imp'], power: 1, toughness: 1 },
    },
  },
  { kind: 'win-game', who: { kind: 'you' } },
];

const DRAWING: { readonly [K in Exclude<QuestionKind, 'priority'>]: Drawing<K> } = {
  'choose-players': ({ candidates, count, least = count }, random) => ({
    kind: 'choose-players',
    players: someOf(candidates, least, count, random),
  }),
  'yes-no': ({ instead }, random) =>
    // cr 103.5b: an ability that may be used before the mulligan.
    instead !== undefined && random.below(2) === 1
      ? { kind: 'choose-objects', objects: [oneOf(instead, random)] }
      : { kind: 'yes-no', yes: random.below(2) === 1 },
  'choose-objects': ({ candidates, count, least = count }, random) => ({
    kind: 'choose-objects',
    objects: someOf(candidates, least, count, random),
  }),
  'choose-modes'({ options, least, most, repeat }, random) {
    const indices = [...options.keys()];
    if (!repeat) return { kind: 'choose-modes', modes: someOf(indices, least, most, random) };
    const count = between(least, most, random);
    return { kind: 'choose-modes', modes: Array.from({ length: count }, () => oneOf(indices, random)) };
  },
  'choose-targets': ({ objects, players, least, most }, random) => ({
    kind: 'choose-targets',
    targets: someOf(
      [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))],
      least,
      Math.min(most, MOST),
      random,
    ),
  }),
  number: ({ least, most }, random) => ({
    kind: 'number',
    number: between(least, Math.min(most ?? Infinity, Math.max(least, MOST)), random),
  }),
  word: ({ from }, random) => ({ kind: 'word', word: from === null ? 'Elf' : oneOf(from, random) }),
  order: ({ options }, random) => ({
    kind: 'order',
    order: someOf([...options.keys()], options.length, options.length, random),
  }),
  divide: ({ total, least, among, most }, random) => ({
    kind: 'divide',
    amounts: shares(total, most ?? among.map(() => Infinity), least, random),
  }),
  attackers: ({ candidates }, random) => ({
    kind: 'attackers',
    attacks: someOf(candidates, 0, candidates.length, random).flatMap(({ attacker, defenders }) =>
      defenders.length === 0 ? [] : [{ attacker, defender: oneOf(defenders, random) }],
    ),
  }),
  blockers: ({ candidates }, random) => ({
    kind: 'blockers',
    blocks: someOf(candidates, 0, candidates.length, random).flatMap(({ blocker, attackers, most }) =>
      attackers.length === 0 ? [] : [{ blocker, attackers: someOf(attackers, 1, most, random) }],
    ),
  }),
  // One of them is not a valid proposal: it is refused, and another is drawn.
  propose: (_, random) => ({ kind: 'propose', effect: oneOf(PROPOSALS, random), names: [] }),
};

export type PlainQuestion = Exclude<QuestionOf<QuestionKind>, { kind: 'priority' }>;

export const drawAnswer = (question: PlainQuestion, random: RandomSource): Answer =>
  (DRAWING[question.kind] as (question: PlainQuestion, random: RandomSource) => Answer)(question, random);
