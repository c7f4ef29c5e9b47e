// Answers and actions in words, with what they speak of called as its players would call it.
import type { Answer, AnswerOf, GameAction, GameState, ObjectId, Question, Seat } from '#rules';
import { namesOf } from '../objects/names.js';
import type { Seats } from '../objects/find.js';

export interface Speaker {
  readonly state: GameState;
  readonly seats: Seats;
}

/** By its name; what has none by its id. */
export const called = ({ state, seats }: Speaker, one: ObjectId | Seat): string =>
  typeof one === 'number' ? (seats[one] ?? `seat ${String(one)}`) : (namesOf(state, one)[0] ?? one);

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : parts.join(', '));

type Sayings = {
  readonly [K in Answer['kind']]: (answer: AnswerOf<K>, speaker: Speaker, question?: Question) => string;
};

const optionsOf = (question: Question | undefined): readonly { readonly label: string }[] =>
  question !== undefined && 'options' in question ? question.options : [];
const labelled = (indices: readonly number[], question: Question | undefined): string =>
  listed(indices.map((index) => optionsOf(question)[index]?.label ?? String(index)));

const SAYINGS: Sayings = {
  'choose-players': ({ players }, speaker) => listed(players.map((seat) => called(speaker, seat))),
  'choose-objects': ({ objects }, speaker) => listed(objects.map((id) => called(speaker, id))),
  'choose-targets': ({ targets }, speaker) =>
    listed(targets.map((one) => called(speaker, 'seat' in one ? one.seat : one.object))),
  'choose-modes': ({ modes }, _speaker, question) => labelled(modes, question),
  order: ({ order }, _speaker, question) => labelled(order, question),
  'yes-no': ({ yes }) => (yes ? 'yes' : 'no'),
  number: ({ number }) => String(number),
  word: ({ word }) => (word === '' ? 'none' : word),
  divide: ({ amounts }, speaker, question) =>
    listed(
      amounts.map((amount, at) => {
        const to = question?.kind === 'divide' ? question.among[at] : undefined;
        return to === undefined ? String(amount) : `${String(amount)} to ${called(speaker, to)}`;
      }),
    ),
  priority: ({ action }, speaker) => (typeof action === 'string' ? action : actionInWords(action, speaker)),
  attackers: ({ attacks }, speaker) =>
    listed(
      attacks.map(({ attacker, defender }) => `${called(speaker, attacker)} at ${called(speaker, defender)}`),
    ),
  blockers: ({ blocks }, speaker) =>
    listed(
      blocks.map(
        ({ blocker, attackers }) =>
          `${called(speaker, blocker)} blocks ${listed(attackers.map((id) => called(speaker, id)))}`,
      ),
    ),
  propose: ({ effect }) => JSON.stringify(effect),
};

export const answerInWords = (answer: Answer, speaker: Speaker, question?: Question): string =>
  (SAYINGS[answer.kind] as (answer: Answer, speaker: Speaker, question?: Question) => string)(
    answer,
    speaker,
    question,
  );

function actionInWords(action: GameAction, speaker: Speaker): string {
  const named = 'name' in action && action.name !== undefined ? ` as ${action.name}` : '';
  const targets = 'targets' in action ? (action.targets ?? []).flat() : [];
  const at =
    targets.length === 0
      ? ''
      : ` at ${listed(targets.map((one) => called(speaker, 'seat' in one ? one.seat : one.object)))}`;
  return `${action.do} ${called(speaker, action.object)}${named}${at}`;
}
