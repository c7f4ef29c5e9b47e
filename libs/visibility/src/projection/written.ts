// Translates between a player's ids, which clients write, and the log's ids, which the rules know. An id that
// the player was never given becomes no object at all.
import type { Answer, GameAction, ObjectId, Repair, Seat, TargetGiven } from '#rules';

/** As a client writes it: objects by the viewer's ids, seats by number. */
type Written<T> = T extends ObjectId
  ? string
  : T extends Seat
    ? number
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? readonly Written<Item>[]
        : { readonly [K in keyof T]: Written<T[K]> };

export type GivenAnswer = Written<Answer>;
/** An action with priority, with the viewer's ids. */
export type GivenPlay = Written<GameAction>;
export type GivenTarget = Written<TargetGiven>;
/** One thing that a judge puts right, with the judge's ids. */
export type GivenRepair = Written<Repair>;

/** No object has this id. */
export const NO_OBJECT = 'o0' as ObjectId;

type ToLog = (visible: string) => ObjectId;
type Kind = GivenAnswer['kind'];
type AnswerAs<K extends Kind> = Extract<GivenAnswer, { kind: K }>;

const objectOrSeat = (one: string | number, toLog: ToLog): ObjectId | number =>
  typeof one === 'number' ? one : toLog(one);

const paidWith = ({ pay }: AnswerAs<'attackers' | 'blockers'>, toLog: ToLog) =>
  pay === undefined ? {} : { pay: pay.map((one) => ({ ...one, object: toLog(one.object) })) };

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
    ...paidWith(answer, toLog),
  }),
  blockers: (answer, toLog) => ({
    ...answer,
    blocks: answer.blocks.map(({ blocker, attackers }) => ({
      blocker: toLog(blocker),
      attackers: attackers.map(toLog),
    })),
    ...paidWith(answer, toLog),
  }),
  propose: (answer, toLog) => ({
    ...answer,
    names: answer.names.map((one) => ({ ...one, objects: one.objects.map(toLog) })),
  }),
};

/** The answer in the log's ids; its shape is checked elsewhere. */
export const answerMeant = (answer: GivenAnswer, toLog: ToLog): Answer =>
  (MEANT[answer.kind] as (answer: GivenAnswer, toLog: ToLog) => Answer)(answer, toLog);

export const actionMeant = (play: GivenPlay, toLog: ToLog): GameAction =>
  withObjects(play, toLog) as GameAction;

/** Renames every object in an action; used in both directions. The caller knows whose ids they are. */
export function withObjects(play: GivenPlay, rename: (object: string) => string): GivenPlay {
  if (play.do === 'play') return { ...play, object: rename(play.object) };
  const { names, targets, costs, pay, splice, convoke, improvise, delve, ...rest } = play;
  return {
    ...rest,
    object: rename(play.object),
    ...(names === undefined ? {} : { names: names.map((one) => ({ ...one, object: rename(one.object) })) }),
    ...(targets === undefined
      ? {}
      : { targets: targets.map((slot) => slot.map((target) => renamedTarget(target, rename))) }),
    ...(costs === undefined ? {} : { costs: costs.map((objects) => objects.map(rename)) }),
    ...(pay === undefined ? {} : { pay: pay.map((one) => ({ ...one, object: rename(one.object) })) }),
    ...(splice === undefined ? {} : { splice: splice.map(rename) }),
    ...(convoke === undefined ? {} : { convoke: convoke.map(rename) }),
    ...(improvise === undefined ? {} : { improvise: improvise.map(rename) }),
    ...(delve === undefined ? {} : { delve: delve.map(rename) }),
  };
}

export const renamedTarget = (target: GivenTarget, rename: (object: string) => string): GivenTarget =>
  'object' in target ? { object: rename(target.object) } : target;
