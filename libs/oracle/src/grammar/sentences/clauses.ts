// How clauses become sentences and sentences become an effect: subject and deed, 'may', 'unless', 'if', 'then', 'if
// you do', one sentence after another.
import type { Condition, Effect, NodeKind, Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, listed, map, rule, several as inRow, words } from '../../parsing/parser.js';
import type { Parser, Scan } from '../../parsing/scan.js';
import { anyPlayerMay } from './offers-to-anyone.js';
import { ifYouDo } from './if-you-do.js';
import { sentenceEnd } from '../words/sentence-end.js';
import { numberWord } from '../words/numbers.js';
import {
  body,
  clause,
  condition,
  deed,
  deedCosts,
  effect,
  players,
  sentence,
  type Deed,
} from '../words/nonterminals.js';

const YOU: Players = { kind: 'you' };
type Joined = NonNullable<NodeKind<'effect', 'sequence'>['said']>;
const alone = (steps: readonly Effect[], made: Effect): Effect =>
  steps.length === 1 && steps[0] !== undefined ? steps[0] : made;
const inOrder = (steps: readonly Effect[]): Effect => alone(steps, { kind: 'sequence', steps });
/** Steps within one sentence. */
const joined = (steps: readonly Effect[], said: Joined): Effect =>
  alone(steps, { kind: 'sequence', steps, said });

/** 'draws two cards, then discards a card': joins deeds of one player. */
const then = either(words(', then'), words('then'), words(', and then'));
/** 'loses 1 life, discards a card, then sacrifices a land'. */
const row = inRow(deed, words(','));
const deeds: Parser<Deed> = either<Deed>(
  rule([row, ', then', deed], (all, last): Deed | undefined =>
    all.length < 2
      ? undefined
      : (who) =>
          joined(
            [...all, last].map((each) => each(who)),
            'then-of-one',
          ),
  ),
  map(
    listed(deed, 'and'),
    (all): Deed =>
      (who) =>
        joined(
          all.map((each) => each(who)),
          'and-of-one',
        ),
  ),
  rule(
    [deed, then, deed],
    (one, _, other): Deed =>
      (who) =>
        joined([one(who), other(who)], 'then-of-one'),
  ),
);

const isEach = ({ kind }: Players): boolean => ['all', 'opponents', 'others', 'teammates'].includes(kind);
/** cr 101.4: players choose in turn, and everything they chose happens at the same time. */
const isOwnChoice = (effect: Effect): boolean =>
  effect.kind === 'sequence' && effect.steps[0]?.kind === 'choose-objects';
/** Each of these players may, in turn. */
const inTurn = (over: Players, does: Deed): Effect => {
  const who: Players = { kind: 'bound', name: 'each' };
  if (isOwnChoice(does(who))) return { kind: 'parameter', name: 'all choose before it happens' };
  return {
    kind: 'for-each-player',
    over,
    bind: 'each',
    effect: { kind: 'may', who, effect: does(who) },
  };
};

/** A condition, permission or cost applies to everything that follows it in its sentence. */
const governs = ({ kind }: Effect): boolean => ['if', 'may', 'pay', 'delayed'].includes(kind);
/** 'Until end of turn, A and B': the duration applies to both. */
const outlasts = (steps: readonly Effect[]): boolean =>
  steps.some((step) => step.kind === 'continuous' && step.said === 'duration-first') &&
  steps.some((step) => step.kind === 'continuous' && step.until.kind === 'forever');
const governsAny = (steps: readonly Effect[]): boolean => steps.some(governs);

const several = (effect: Effect): Effect | undefined => (effect.kind === 'sequence' ? effect : undefined);
/** cr 118.12: before 'if you do', a deed that can be a cost is a cost. */
const isPayment = (effect: Effect): boolean =>
  effect.kind === 'sacrifice' || effect.kind === 'discard' || isReturn(effect);
/** 'Return a creature you control to its owner's hand.' */
const isReturn = (effect: Effect): boolean =>
  effect.kind === 'sequence' &&
  effect.steps[0]?.kind === 'choose-objects' &&
  effect.steps[1]?.kind === 'move' &&
  effect.steps[1].cause === 'return';
/** Tries the parser only on texts that contain the word. */
const spokenOf =
  <T>(word: string, parser: Parser<T>): Parser<T> =>
  (scan, at) =>
    scan.says(word) ? parser(scan, at) : [];
/** 'Destroy it if it's black.' */
const isAsked = (effect: Extract<Effect, { kind: 'if' }>): boolean => effect.said === 'condition-last';
/**
 * An 'instead' replaces the sentence before it if that sentence is the whole effect, or does the same (cr 614.15).
 */
const takesPlace = (usual: Effect, other: Effect, scan: Scan, at: number): boolean => {
  if (usual.kind === 'if' && other.kind === 'if') return isAsked(usual) && isAsked(other);
  if (usual.kind === 'sequence' || usual.kind === 'if' || usual.kind === 'may') return false;
  if (other.kind === 'if' || other.kind === 'may') return false;
  const before = scan.tokens[at - 1]?.text;
  return usual.kind === other.kind || before === undefined || [':', ',', '—', '•'].includes(before);
};
const orElse = (
  usual: Effect,
  condition: Condition,
  then: Effect,
  said: 'instead' | 'instead-if' | 'of-those',
): Effect => ({ kind: 'if', condition, then, else: usual, said });
const replaced: Parser<Effect> = spokenOf(
  'instead',
  either<Effect>(
    rule(
      [sentence, sentenceEnd, 'if', condition, ',', sentence, 'instead'],
      (usual, _, when, other, scan, at) =>
        takesPlace(usual, other, scan, at) ? orElse(usual, when, other, 'instead') : undefined,
    ),
    rule([sentence, sentenceEnd, sentence, 'instead if', condition], (usual, _, other, when, scan, at) =>
      takesPlace(usual, other, scan, at) ? orElse(usual, when, other, 'instead-if') : undefined,
    ),
    rule(
      [sentence, sentenceEnd, 'if', condition, ', create', numberWord, 'of those tokens instead'],
      (usual, _, when, count) =>
        usual.kind === 'create-token' && count > 1
          ? orElse(usual, when, { ...usual, count }, 'of-those')
          : undefined,
    ),
  ),
);
const IF_THEY_DO = either(words('. if they do ,'), words('. if that player does ,'));
const OTHERWISE = either(
  words(". if you don't ,"),
  words(". if that player doesn't ,"),
  words(". if they don't ,"),
);
const offer: Parser<Effect> = either<Effect>(
  replaced,
  ifYouDo,
  anyPlayerMay,
  rule(['you may have', clause, '. if you do ,', sentence], (effect, next) =>
    governs(effect)
      ? undefined
      : {
          kind: 'sequence',
          steps: [
            { kind: 'may', who: YOU, effect, bind: 'choice' },
            { kind: 'if', condition: { kind: 'did', name: 'choice' }, then: next },
          ],
        },
  ),
  rule([players, 'may', deeds, '. if you do ,', sentence], (who, does, next) =>
    isPayment(does(who))
      ? undefined
      : {
          kind: 'sequence',
          steps: [
            { kind: 'may', who, effect: does(who), bind: 'choice' },
            { kind: 'if', condition: { kind: 'did', name: 'choice' }, then: next },
          ],
        },
  ),
  rule([players, 'may', deedCosts, OTHERWISE, sentence], (who, costs, _, unpaid) => ({
    kind: 'pay',
    who,
    costs,
    unpaid,
  })),
  rule(
    ['you may', deedCosts, '. if you do ,', sentence, ". if you don't ,", sentence],
    (costs, paid, unpaid) => ({
      kind: 'pay',
      who: YOU,
      costs,
      paid,
      unpaid,
    }),
  ),
  rule(['you may', deeds, ". if you don't ,", sentence], (does, next) =>
    isPayment(does(YOU))
      ? undefined
      : {
          kind: 'sequence',
          steps: [
            { kind: 'may', who: YOU, effect: does(YOU), bind: 'choice' },
            { kind: 'if', condition: { kind: 'not', of: { kind: 'did', name: 'choice' } }, then: next },
          ],
        },
  ),
  // An 'if you do' after an offer that depends on a condition.
  rule(['if', condition, ', you may', deeds, '. if you do ,', sentence], (when, does, next) =>
    isPayment(does(YOU))
      ? undefined
      : {
          kind: 'if',
          condition: when,
          then: {
            kind: 'sequence',
            steps: [
              { kind: 'may', who: YOU, effect: does(YOU), bind: 'choice' },
              { kind: 'if', condition: { kind: 'did', name: 'choice' }, then: next },
            ],
          },
        },
  ),
  rule([players, 'may', deedCosts, '. if you do ,', sentence], (who, costs, paid) => ({
    kind: 'pay',
    who,
    costs,
    paid,
  })),
  rule([players, 'may', deedCosts, IF_THEY_DO, sentence], (who, costs, _, paid) => ({
    kind: 'pay',
    who,
    costs,
    paid,
  })),
);
const sentences: Parser<readonly Effect[]> = (scan, at) =>
  either(sentence, offer)(scan, at).flatMap(({ value, end }) => [
    ...sentenceEnd(scan, end).flatMap((stop) => [
      { value: [value], end: stop.end },
      ...sentences(scan, stop.end).map((more) => ({ value: [value, ...more.value], end: more.end })),
    ]),
  ]);

export const clausesProductions: Productions = [
  production(
    clause,
    map(deed, (does) => does(YOU)),
    rule([players, deed], (who, does) => does(who)),
    rule([players, 'may', deeds], (who, does) =>
      isEach(who) ? inTurn(who, does) : { kind: 'may', who, effect: does(who) },
    ),
    // What you may have others do.
    rule(['you may have', clause], (effect) =>
      governs(effect) ? undefined : { kind: 'may', who: YOU, effect },
    ),
    rule(['you may', deedCosts, 'to end this effect'], (costs) => ({ kind: 'may-end', who: YOU, costs })),
    rule([clause, 'unless', players, deedCosts], (unpaid, who, costs) =>
      unpaid.kind === 'if' || unpaid.kind === 'pay' ? undefined : { kind: 'pay', who, costs, unpaid },
    ),
  ),
  production(
    sentence,
    clause,
    map(listed(clause, 'and'), (all) =>
      all.length < 2 || outlasts(all) || governsAny(all.slice(0, -1)) || all.at(-1)?.kind === 'pay'
        ? undefined
        : joined(all, 'and'),
    ),
    rule([clause, then, clause], (one, _, other) =>
      governs(one) || other.kind === 'pay' ? undefined : joined([one, other], 'then'),
    ),
    rule([clause, 'if', condition], (does, when) =>
      governs(does) || does.kind === 'sequence'
        ? undefined
        : { kind: 'if', condition: when, then: does, said: 'condition-last' },
    ),
    rule([clause, 'unless', condition], (does, unless) =>
      governs(does) || does.kind === 'sequence'
        ? undefined
        : { kind: 'if', condition: { kind: 'not', of: unless }, then: does, said: 'unless' },
    ),
    rule(['if', condition, ',', sentence], (when, does) => ({ kind: 'if', condition: when, then: does })),
    map(deeds, (all) => several(all(YOU))),
    rule([players, deeds], (who, all) => several(all(who))),
  ),
  production(effect, map(sentences, inOrder)),
  production(
    body,
    map(effect, (does) => ({ kind: 'plain', effect: does })),
  ),
];
