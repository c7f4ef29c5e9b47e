// Clauses: who does what; what one may do; one clause after another.
import type { Effect, Players } from '#abilities';
import { either, listed, map, rule, words, type Parser } from '../parsing/parser.js';
import { body, clause, condition, deed, deedCosts, effect, players, type Deed } from './sorts.js';

const YOU: Players = { kind: 'you' };
const inOrder = (steps: readonly Effect[]): Effect =>
  steps.length === 1 && steps[0] !== undefined
    ? steps[0]
    : { kind: 'sequence', steps: steps.flatMap((step) => (step.kind === 'sequence' ? step.steps : [step])) };

/** Several deeds of one: 'draw a card and lose 1 life'. */
const deeds: Parser<Deed> = map(
  listed(deed, 'and'),
  (all): Deed =>
    (who) =>
      inOrder(all.map((each) => each(who))),
);

clause.add(
  map(deed, (does) => does(YOU)),
  rule([players, deed], (who, does) => does(who)),
  rule([players, 'may', deeds], (who, does) => ({ kind: 'may', who, effect: does(who) })),
  rule([clause, 'unless', players, deedCosts], (unpaid, who, costs) => ({ kind: 'pay', who, costs, unpaid })),
  rule(['if', condition, ',', clause], (when, then) => ({ kind: 'if', condition: when, then })),
);

/** One sentence: a clause, or several joined in it. */
const sentence: Parser<Effect> = either(
  clause,
  map(listed(clause, 'and'), (all) => (all.length < 2 ? undefined : inOrder(all))),
  rule([clause, either(words(', then'), words('then'), words(', and then')), clause], (one, _, other) =>
    inOrder([one, other]),
  ),
);
/** 'If you do, …' after what one may do, or pay. */
const offer: Parser<Effect> = either<Effect>(
  rule([players, 'may', deeds, '. if you do ,', clause], (who, does, then) => ({
    kind: 'sequence',
    steps: [
      { kind: 'may', who, effect: does(who), bind: 'choice' },
      { kind: 'if', condition: { kind: 'did', name: 'choice' }, then },
    ],
  })),
  rule([players, 'may', deedCosts, '. if you do ,', clause], (who, costs, paid) => ({
    kind: 'pay',
    who,
    costs,
    paid,
  })),
  rule([players, 'may', deedCosts, '. if they do ,', clause], (who, costs, paid) => ({
    kind: 'pay',
    who,
    costs,
    paid,
  })),
);
const sentences: Parser<readonly Effect[]> = (scan, at) =>
  either(sentence, offer)(scan, at).flatMap(({ value, end }) => [
    ...words('.')(scan, end).flatMap((stop) => [
      { value: [value], end: stop.end },
      ...sentences(scan, stop.end).map((more) => ({ value: [value, ...more.value], end: more.end })),
    ]),
  ]);
effect.add(map(sentences, inOrder));
body.add(map(effect, (does) => ({ kind: 'plain', effect: does })));
