// What a player answered, as a scenario says it. An answer of somebody else is written only where the viewer was told of it.
import type { JsonObject } from '#kernel';
import {
  isPublicZone,
  objectNumber,
  type Answer,
  type AnswerOf,
  type Decision,
  type GameState,
  type ObjectId,
  type QuestionOf,
} from '#rules';
import { isVote } from '../answers/asking.js';
import type { Called } from './named.js';
import { Unwritable } from './passage.js';

export interface Replying {
  readonly state: GameState;
  readonly called: Called;
  readonly decision: Decision;
  /** Whether the viewer sees what this player is asked. */
  readonly isOwn: boolean;
  /** Whether the viewer has learnt by the answer which card that is. */
  readonly isShown: (object: ObjectId) => boolean;
  /** What the viewer was told of it. */
  readonly told: string;
}

type Replies = {
  readonly [K in Answer['kind']]?: (answer: AnswerOf<K>, replying: Replying) => readonly JsonObject[];
};

const NONE: JsonObject = { none: true };
const LONGEST = 300;

/** Fewer than could be chosen: that was all. */
const upTo = (said: readonly JsonObject[], chosen: number, most: number): readonly JsonObject[] =>
  chosen < most ? [...said, NONE] : said;

const questionOf = <K extends Decision['kind']>({ decision }: Replying, kind: K): QuestionOf<K> => {
  if (decision.question.kind !== kind) throw new Unwritable('it answers something else');
  return decision.question as QuestionOf<K>;
};

/** What somebody else chose in secret stays so. */
function mustBeTold(replying: Replying, objects: readonly ObjectId[], candidates: readonly ObjectId[]): void {
  if (replying.isOwn) return;
  const { state, isShown } = replying;
  const isOpen = (id: ObjectId): boolean => {
    const object = state.objects[objectNumber(id)];
    return object !== undefined && isPublicZone(object.zone) && object.faceDown === undefined;
  };
  const chosen = objects.length === 0 ? candidates : objects;
  const isTold = objects.length === 0 ? isOpen : (id: ObjectId) => isOpen(id) || isShown(id);
  if (!chosen.every(isTold)) throw new Unwritable('something was chosen in secret');
}

const REPLIES: Replies = {
  'choose-players': ({ players }, replying) => {
    const { count } = questionOf(replying, 'choose-players');
    const said =
      players.length === 0 ? [] : [{ choose: players.map((seat) => replying.called.player(seat)) }];
    return upTo(said, players.length, count);
  },
  'choose-objects': ({ objects }, replying) => {
    const { count, candidates } = questionOf(replying, 'choose-objects');
    mustBeTold(replying, objects, candidates);
    const said = objects.length === 0 ? [] : [{ choose: objects.map((id) => replying.called.ref(id)) }];
    return upTo(said, objects.length, count);
  },
  'choose-targets': ({ targets }, replying) => {
    const { most } = questionOf(replying, 'choose-targets');
    const refs = targets.map((one) => replying.called.one('seat' in one ? one.seat : one.object));
    return upTo(refs.length === 0 ? [] : [{ target: refs }], refs.length, most);
  },
  'choose-modes': ({ modes }, replying) => {
    const { options, most } = questionOf(replying, 'choose-modes');
    const numbers = modes.map((mode) =>
      Number(/^mode (\d+)$/.exec(options[mode]?.label ?? '')?.[1] ?? mode + 1),
    );
    return upTo(numbers.length === 0 ? [] : [{ mode: numbers }], numbers.length, most);
  },
  'yes-no': ({ yes }, { decision }) => [isVote(decision) ? { accept: yes } : { yes }],
  number: ({ number }, { isOwn, decision }) => {
    if (!isOwn && decision.prompt === 'number')
      throw new Unwritable('a number may have been chosen in secret');
    return [{ number }];
  },
  word: ({ word }, replying) => {
    const { object } = questionOf(replying, 'word');
    if (word === '') return [];
    if (!replying.isOwn && !replying.told.includes(JSON.stringify(word)))
      throw new Unwritable('a word was chosen in secret');
    return [object === undefined ? { choose: word } : { name: word }];
  },
  order: ({ order }, replying) => {
    const { options } = questionOf(replying, 'order');
    if (!replying.isOwn && replying.decision.prompt === 'order-cards')
      throw new Unwritable('cards were put in order in secret');
    return [{ order: order.map((place) => (options[place]?.label ?? '').slice(0, LONGEST)) }];
  },
  divide: ({ amounts }, replying) => {
    const { among } = questionOf(replying, 'divide');
    const shares = among.flatMap((one, at) => {
      const share = amounts[at] ?? 0;
      return share === 0 ? [] : [[replying.called.one(one), share] as const];
    });
    return [{ divide: Object.fromEntries(shares) }];
  },
};

export function repliesOf(replying: Replying, answer: Answer): readonly JsonObject[] {
  const reply = REPLIES[answer.kind] as
    ((answer: Answer, replying: Replying) => readonly JsonObject[]) | undefined;
  if (reply === undefined) throw new Unwritable(`no scenario says that: ${answer.kind}`);
  return reply(answer, replying);
}
