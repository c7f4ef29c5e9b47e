// What a player writes names objects by that player's ids; the rules know them by the log's.
import type { Answer, GameAction, ObjectId } from '#rules';
import type { GivenAnswer, GivenPlay, GivenTarget } from '../contract.js';

type ToLog = (visible: string) => ObjectId;
type Kind = GivenAnswer['kind'];
type AnswerAs<K extends Kind> = Extract<GivenAnswer, { kind: K }>;

const targetMeant = (target: GivenTarget, toLog: ToLog): unknown =>
  'object' in target ? { object: toLog(target.object) } : target;
const objectOrSeat = (one: string | number, toLog: ToLog): ObjectId | number =>
  typeof one === 'number' ? one : toLog(one);

/** Everything in an action that names an object. */
function playMeant(play: GivenPlay, toLog: ToLog): unknown {
  const meant = { ...play, object: toLog(play.object) };
  if (play.do === 'play') return meant;
  const { targets, costs, pay, splice, convoke, improvise, delve } = play;
  return {
    ...meant,
    ...(targets === undefined
      ? {}
      : { targets: targets.map((slot) => slot.map((target) => targetMeant(target, toLog))) }),
    ...(costs === undefined ? {} : { costs: costs.map((objects) => objects.map(toLog)) }),
    ...(pay === undefined ? {} : { pay: pay.map((one) => ({ ...one, object: toLog(one.object) })) }),
    ...(splice === undefined ? {} : { splice: splice.map(toLog) }),
    ...(convoke === undefined ? {} : { convoke: convoke.map(toLog) }),
    ...(improvise === undefined ? {} : { improvise: improvise.map(toLog) }),
    ...(delve === undefined ? {} : { delve: delve.map(toLog) }),
  };
}

const MEANT: { readonly [K in Kind]: (answer: AnswerAs<K>, toLog: ToLog) => unknown } = {
  'choose-players': (answer) => answer,
  'yes-no': (answer) => answer,
  'choose-objects': (answer, toLog) => ({ ...answer, objects: answer.objects.map(toLog) }),
  priority: (answer, toLog) =>
    typeof answer.action === 'string' ? answer : { ...answer, action: playMeant(answer.action, toLog) },
  'choose-modes': (answer) => answer,
  'choose-targets': (answer, toLog) => ({
    ...answer,
    targets: answer.targets.map((target) => targetMeant(target, toLog)),
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
  playMeant(play, toLog) as GameAction;
