// Maps open questions to the contract's types.
import type { DecisionView, GameView, QuestionView, QuestionViewOf } from '#visibility';
import type { PriorityAction, Prompt, QuestionKind } from '../generated/schema.js';
import { cards } from './card.js';
import { PARTS } from './proposal.js';
import { target } from './target.js';
import type { Answer, Words } from './types.js';

const KINDS: Words<DecisionView['kind'], QuestionKind> = {
  'choose-players': 'CHOOSE_PLAYERS',
  'yes-no': 'YES_NO',
  'choose-objects': 'CHOOSE_OBJECTS',
  priority: 'PRIORITY',
  'choose-modes': 'CHOOSE_MODES',
  'choose-targets': 'CHOOSE_TARGETS',
  number: 'NUMBER',
  word: 'WORD',
  order: 'ORDER',
  divide: 'DIVIDE',
  attackers: 'ATTACKERS',
  blockers: 'BLOCKERS',
  propose: 'PROPOSE',
};
const PROMPTS: Words<DecisionView['prompt'], Prompt> = {
  'choose-starting-player': 'CHOOSE_STARTING_PLAYER',
  'take-a-mulligan': 'TAKE_A_MULLIGAN',
  'put-on-the-bottom': 'PUT_ON_THE_BOTTOM',
  'opening-hand': 'OPENING_HAND',
  priority: 'PRIORITY',
  attackers: 'ATTACKERS',
  blockers: 'BLOCKERS',
  damage: 'DAMAGE',
  discard: 'DISCARD',
  target: 'TARGET',
  'order-triggers': 'ORDER_TRIGGERS',
  'order-replacements': 'ORDER_REPLACEMENTS',
  'order-cards': 'ORDER_CARDS',
  'legend-rule': 'LEGEND_RULE',
  may: 'MAY',
  pay: 'PAY',
  mode: 'MODE',
  choose: 'CHOOSE',
  divide: 'DIVIDE',
  number: 'NUMBER',
  word: 'WORD',
  name: 'NAME',
  search: 'SEARCH',
  scry: 'SCRY',
  vote: 'VOTE',
  coin: 'COIN',
  mana: 'MANA',
  propose: 'PROPOSE',
  accept: 'ACCEPT',
  'settle-as-nothing': 'SETTLE_AS_NOTHING',
  'let-stand': 'LET_STAND',
  shortcut: 'SHORTCUT',
  'first-drawn': 'FIRST_DRAWN',
};
export const shownKind = (kind: DecisionView['kind']): QuestionKind => KINDS[kind];
export const shownPrompt = (prompt: DecisionView['prompt']): Prompt => PROMPTS[prompt];
const ACTIONS: Words<QuestionViewOf<'priority'>['actions'][number], PriorityAction> = {
  'pass-turn': 'PASS_TURN',
  pass: 'PASS',
  act: 'ACT',
};

export const decisionView = (view: GameView, decision: DecisionView): Answer<'Decision'> => ({
  id: decision.id,
  seat: decision.seat,
  of: decision.of ?? null,
  kind: KINDS[decision.kind],
  prompt: PROMPTS[decision.prompt],
  source: decision.source ?? null,
  since: decision.since,
  absentFrom: decision.absentFrom,
  question: decision.question === undefined ? null : questionView(view, decision.prompt, decision.question),
});

type Questions = {
  readonly [K in QuestionView['kind']]: (
    view: GameView,
    prompt: DecisionView['prompt'],
    question: QuestionViewOf<K>,
  ) => Answer<'Question'>;
};

const options = (all: QuestionViewOf<'order'>['options']): Answer<'Option'>[] =>
  all.map(({ label, object }) => ({ label, object: object ?? null }));

const QUESTIONS: Questions = {
  'choose-players': (_view, _prompt, { candidates, count, least }) => ({
    __typename: 'ChoosePlayers',
    seats: candidates,
    count,
    least: least ?? count,
  }),
  'yes-no': (view, prompt, { instead = [] }) => ({
    __typename: 'YesNo',
    prompt: PROMPTS[prompt],
    instead: cards(view, instead),
  }),
  'choose-objects': (view, _prompt, { candidates, count, least }) => ({
    __typename: 'ChooseObjects',
    cards: cards(view, candidates),
    count,
    least: least ?? count,
  }),
  priority: (_view, _prompt, { actions }) => ({
    __typename: 'Priority',
    actions: actions.map((action) => ACTIONS[action]),
  }),
  'choose-modes': (_view, _prompt, { options: all, least, most, repeat }) => ({
    __typename: 'ChooseModes',
    options: options(all),
    least,
    most,
    repeat,
  }),
  'choose-targets': (view, _prompt, { objects, players, least, most }) => ({
    __typename: 'ChooseTargets',
    cards: cards(view, objects),
    seats: players,
    least,
    most,
  }),
  number: (_view, _prompt, { least, most }) => ({
    __typename: 'ChooseNumber',
    lowest: least,
    highest: most ?? null,
  }),
  word: (_view, _prompt, { of, from, object, none }) => ({
    __typename: 'ChooseWord',
    of,
    from: from ?? null,
    object: object ?? null,
    none: none === 'allowed',
  }),
  order: (_view, _prompt, { options: all }) => ({ __typename: 'ChooseOrder', options: options(all) }),
  divide: (_view, _prompt, { total, least, among, most, source, tiers }) => ({
    __typename: 'Divide',
    total,
    least,
    among: among.map(target),
    limits: most === undefined ? null : [...most],
    source: source ?? null,
    tiers: tiers === undefined ? null : tiers.map((tier) => ({ ...tier })),
  }),
  attackers: (_view, _prompt, { candidates }) => ({
    __typename: 'DeclareAttackers',
    attackers: candidates.map(({ attacker, defenders }) => ({
      attacker,
      defenders: defenders.map(target),
    })),
  }),
  blockers: (_view, _prompt, { candidates }) => ({
    __typename: 'DeclareBlockers',
    blockers: candidates.map(({ blocker, attackers, most }) => ({ blocker, attackers, most })),
  }),
  propose: (_view, _prompt, { text, part, attempt, attempts }) => ({
    __typename: 'Propose',
    text,
    part: PARTS[part],
    attempt,
    attempts,
  }),
};

export const questionView = (
  view: GameView,
  prompt: DecisionView['prompt'],
  asked: QuestionView,
): Answer<'Question'> =>
  (
    QUESTIONS[asked.kind] as (
      view: GameView,
      prompt: DecisionView['prompt'],
      asked: QuestionView,
    ) => Answer<'Question'>
  )(view, prompt, asked);
