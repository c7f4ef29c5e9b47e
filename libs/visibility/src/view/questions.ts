// The content of a question for the player who answers it, with that viewer's ids. One entry a kind.
import type { ObjectId, Question, QuestionKind, QuestionOf, Seat } from '#rules';
import type { Knowledge } from './knowledge.js';
import type { QuestionView, QuestionViewOf, VisibleId } from './view.js';

type Shown<K extends QuestionKind> = (question: QuestionOf<K>, knowledge: Knowledge) => QuestionViewOf<K>;

const idsOf = (objects: readonly ObjectId[], knowledge: Knowledge): VisibleId[] =>
  objects.map((object) => knowledge.idOf(object));
const idOrSeat = (one: ObjectId | Seat, knowledge: Knowledge): VisibleId | Seat =>
  typeof one === 'number' ? one : knowledge.idOf(one);

/** cr 603.3b and the like: if the viewer never saw an option's object, its label is enough. */
const optionsOf = (options: QuestionOf<'order'>['options'], knowledge: Knowledge) =>
  options.map(({ label, object }) => {
    const id = object === undefined ? undefined : knowledge.find(object);
    return id === undefined ? { label } : { label, object: id };
  });

const SHOWN: { readonly [K in QuestionKind]: Shown<K> } = {
  'choose-players': (question) => question,
  'yes-no': ({ kind, instead }, knowledge) => ({
    kind,
    ...(instead === undefined ? {} : { instead: idsOf(instead, knowledge) }),
  }),
  'choose-objects': ({ candidates, ...rest }, knowledge) => ({
    ...rest,
    candidates: idsOf(candidates, knowledge),
  }),
  priority: (question) => question,
  'choose-modes': ({ options, ...rest }, knowledge) => ({
    ...rest,
    options: optionsOf(options, knowledge),
  }),
  'choose-targets': ({ objects, ...rest }, knowledge) => ({ ...rest, objects: idsOf(objects, knowledge) }),
  number: ({ most, ...rest }) => (most === null ? rest : { ...rest, most }),
  word: ({ object, from, ...rest }, knowledge) => ({
    ...rest,
    ...(from === null ? {} : { from }),
    ...(object === undefined ? {} : { object: knowledge.idOf(object) }),
  }),
  order: ({ kind, options }, knowledge) => ({ kind, options: optionsOf(options, knowledge) }),
  divide({ among, source, ...rest }, knowledge) {
    const id = source === undefined ? undefined : knowledge.find(source);
    return {
      ...rest,
      among: among.map((one) => idOrSeat(one, knowledge)),
      ...(id === undefined ? {} : { source: id }),
    };
  },
  attackers: ({ kind, candidates }, knowledge) => ({
    kind,
    candidates: candidates.map(({ attacker, defenders }) => ({
      attacker: knowledge.idOf(attacker),
      defenders: defenders.map((one) => idOrSeat(one, knowledge)),
    })),
  }),
  blockers: ({ kind, candidates }, knowledge) => ({
    kind,
    candidates: candidates.map(({ blocker, attackers, most }) => ({
      blocker: knowledge.idOf(blocker),
      attackers: idsOf(attackers, knowledge),
      most,
    })),
  }),
  propose: (question) => question,
};

export const questionFor = (question: Question, knowledge: Knowledge): QuestionView =>
  (SHOWN[question.kind] as (question: Question, knowledge: Knowledge) => QuestionView)(question, knowledge);
