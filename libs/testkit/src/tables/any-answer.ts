// An answer to any question, out of a stream of numbers: legal as far as the question itself says what is legal.
import type { Answer } from '../../../rules/src/model/decisions/answer.js';
import type { Decision, Question } from '../../../rules/src/model/decisions/decision.js';
import type { ObjectId, Seat } from '../../../rules/src/model/basics/ids.js';

/** A number from 0 up to but not including the bound. */
export type Dice = (bound: number) => number;

/** The same numbers for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function some<T>(dice: Dice, items: readonly T[], least: number, most: number): T[] {
  const left = [...items];
  const fewest = Math.min(least, left.length);
  const count = fewest + dice(Math.min(most, left.length) - fewest + 1);
  return Array.from({ length: count }, () => left.splice(dice(left.length), 1)).flat();
}

/** What to say where any word will do. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  name: ['Bear', 'Forest'],
  counter: ['charge', '+1/+1'],
};

function shares(dice: Dice, { total, least, among }: Extract<Question, { kind: 'divide' }>): number[] {
  const amounts = among.map(() => least);
  for (let left = total - least * among.length; left > 0; left -= 1) {
    const at = dice(among.length);
    amounts[at] = (amounts[at] ?? 0) + 1;
  }
  return amounts;
}

export function anyAnswer({ question }: Decision, dice: Dice): Answer {
  switch (question.kind) {
    case 'yes-no':
      return { kind: 'yes-no', yes: dice(2) === 0 };
    case 'choose-players':
      return {
        kind: 'choose-players',
        players: some(dice, question.candidates, question.least ?? question.count, question.count),
      };
    case 'choose-objects':
      return {
        kind: 'choose-objects',
        objects: some(dice, question.candidates, question.least ?? question.count, question.count),
      };
    case 'choose-modes':
      return {
        kind: 'choose-modes',
        modes: question.repeat
          ? Array.from({ length: question.least }, () => dice(question.options.length))
          : some(dice, [...question.options.keys()], question.least, question.most),
      };
    case 'choose-targets': {
      const all: readonly (ObjectId | Seat)[] = [...question.objects, ...question.players];
      const targets = some(dice, all, question.least, question.most);
      return {
        kind: 'choose-targets',
        targets: targets.map((one) => (typeof one === 'string' ? { object: one } : { seat: one })),
      };
    }
    case 'number': {
      const range = question.most === null ? 5 : question.most - question.least;
      return { kind: 'number', number: question.least + dice(Math.min(range, 5) + 1) };
    }
    case 'word': {
      const words = question.from ?? WORDS[question.of] ?? ['it'];
      return { kind: 'word', word: words[dice(words.length)] ?? '' };
    }
    case 'order':
      return { kind: 'order', order: some(dice, [...question.options.keys()], Infinity, Infinity) };
    case 'divide':
      return { kind: 'divide', amounts: shares(dice, question) };
    case 'priority':
      return { kind: 'priority', action: 'pass' };
    // Whether the whole declaration is legal the question does not say (cr 508.1, 509.1): one at most.
    case 'attackers':
      return {
        kind: 'attackers',
        attacks: some(dice, question.candidates, 0, 1).flatMap(({ attacker, defenders }) =>
          some(dice, defenders, 1, 1).map((defender) => ({ attacker, defender })),
        ),
      };
    case 'blockers':
      return { kind: 'blockers', blocks: [] };
    case 'propose':
      return { kind: 'propose', effect: { kind: 'nothing' }, names: [] };
  }
}
