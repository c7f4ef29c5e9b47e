// What a player writes names objects by that player's ids; the rules know them by the log's.
import type { Answer, GameAction, ObjectId } from '#rules';
import type { GivenAnswer, GivenPlay } from '../contract.js';
import { renamedTarget, withObjects } from '../objects-of-play.js';

type ToLog = (visible: string) => ObjectId;
type Kind = GivenAnswer['kind'];
type AnswerAs<K extends Kind> = Extract<GivenAnswer, { kind: K }>;

const objectOrSeat = (one: string | number, toLog: ToLog): ObjectId | number =>
  typeof one === 'number' ? one : toLog(one);

const MEANT: { readonly [K in Kind]: (answer: AnswerAs<K>, toLog: ToLog) => unknown } = {
  'choose-players': (answer) => answer,
  'yes-no': (answer) => answer,
  'choose-objects': (answer, toLog) => ({ ...answer, objects: answer.objects.map(toLog) }),
  priority: (answer, toLog) =>
    typeof answer.action === 'string' ? answer : { ...answer, action: actionMeant(answer.action, toLog) },
  'choose-modes': (answer) => answer,
  'choose-targets': (answer, toLog) => ({
    ...answer,
    targets: answer.targets.map((target) => renamedTarget(target, toLog)),
  }),
  number: (answer) => answer,
  word: (answer) => answer,
  order: (answer) => answer,
  divide: (answer) => answer,
  attackers: (answer, toLog) => ({
    ...answer,
    attacks: answer.attacks.map((attack) => ({
      ...attack,
      attacker: toLog(attack.attacker),
      defender: objectOrSeat(attack.defender, toLog),
    })),
  }),
  blockers: (answer, toLog) => ({
    ...answer,
    blocks: answer.blocks.map(({ blocker, attackers }) => ({
      blocker: toLog(blocker),
      attackers: attackers.map(toLog),
    })),
  }),
};

/** The answer in the log's ids; its shape is checked elsewhere. */
export const answerMeant = (answer: GivenAnswer, toLog: ToLog): Answer =>
  (MEANT[answer.kind] as (answer: GivenAnswer, toLog: ToLog) => Answer)(answer, toLog);

export const actionMeant = (play: GivenPlay, toLog: ToLog): GameAction =>
  withObjects(play, toLog) as GameAction;
