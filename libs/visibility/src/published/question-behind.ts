// Turns a published question back into the server's own question.
import type { Seat } from '#rules';
import type { QuestionView, QuestionViewOf, VisibleId } from '../view/view.js';
import type { PublishedCard, PublishedTarget } from './published-cards.js';
import type { PublishedQuestion } from './published-decision.js';
import { PARTS, PRIORITY_ACTIONS, wordBehind } from './published-words.js';

const PARTS_IN = wordBehind(PARTS);
const ACTIONS_IN = wordBehind(PRIORITY_ACTIONS);

type Published<T extends PublishedQuestion['__typename']> = Extract<PublishedQuestion, { __typename: T }>;
type Readers = { readonly [T in PublishedQuestion['__typename']]: (question: Published<T>) => QuestionView };

const idsOf = (cards: readonly PublishedCard[]): VisibleId[] => cards.map(({ objectId }) => objectId);

export const targetBehind = ({ object, seat }: PublishedTarget): VisibleId | Seat =>
  object === null ? (seat as Seat) : object;

const optionsIn = (options: Published<'ChooseOrder'>['options']): QuestionViewOf<'order'>['options'] =>
  options.map(({ label, object }) => (object === null ? { label } : { label, object }));

/** A number that is said only if it is not the usual one. */
const unless = <K extends string>(key: K, said: number, usual: number): { [P in K]?: number } =>
  (said === usual ? {} : { [key]: said }) as { [P in K]?: number };

const READERS: Readers = {
  ChoosePlayers: ({ seats, count, least }) => ({
    kind: 'choose-players',
    candidates: seats,
    count,
    ...unless('least', least, count),
  }),
  YesNo: ({ instead }) => ({
    kind: 'yes-no',
    ...(instead.length === 0 ? {} : { instead: idsOf(instead) }),
  }),
  ChooseObjects: ({ cards, count, least }) => ({
    kind: 'choose-objects',
    candidates: idsOf(cards),
    count,
    ...unless('least', least, count),
  }),
  Priority: ({ actions }) => ({ kind: 'priority', actions: actions.map((action) => ACTIONS_IN[action]) }),
  ChooseModes: ({ options, least, most, repeat }) => ({
    kind: 'choose-modes',
    options: optionsIn(options),
    least,
    most,
    repeat,
  }),
  ChooseTargets: ({ cards, seats, least, most }) => ({
    kind: 'choose-targets',
    objects: idsOf(cards),
    players: seats,
    least,
    most,
  }),
  ChooseNumber: ({ lowest, highest }) => ({
    kind: 'number',
    least: lowest,
    ...(highest === null ? {} : { most: highest }),
  }),
  ChooseWord: ({ of, from, object, none }) => ({
    kind: 'word',
    of,
    ...(from === null ? {} : { from }),
    ...(object === null ? {} : { object }),
    ...(none ? { none: 'allowed' as const } : {}),
  }),
  ChooseOrder: ({ options }) => ({ kind: 'order', options: optionsIn(options) }),
  Divide: ({ total, least, among, limits, source, tiers }) => ({
    kind: 'divide',
    total,
    least,
    among: among.map(targetBehind),
    ...(limits === null ? {} : { most: limits }),
    ...(source === null ? {} : { source }),
    ...(tiers === null ? {} : { tiers }),
  }),
  DeclareAttackers: ({ attackers }) => ({
    kind: 'attackers',
    candidates: attackers.map(({ attacker, defenders }) => ({
      attacker,
      defenders: defenders.map(targetBehind),
    })),
  }),
  DeclareBlockers: ({ blockers }) => ({ kind: 'blockers', candidates: blockers }),
  Propose: ({ text, part, attempt, attempts }) => ({
    kind: 'propose',
    text,
    part: PARTS_IN[part] as QuestionViewOf<'propose'>['part'],
    attempt,
    attempts,
  }),
};

export const questionBehind = (question: PublishedQuestion): QuestionView =>
  (READERS[question.__typename] as (question: PublishedQuestion) => QuestionView)(question);
