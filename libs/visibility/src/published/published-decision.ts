// The published form of open questions.
import type { DecisionView, QuestionView, QuestionViewOf, VisibleId } from '../view/view.js';
import { publishedTarget, type CardsOf, type PublishedCard } from './published-cards.js';
import { isoTime } from '../json/iso-time.js';
import { PARTS, PRIORITY_ACTIONS, PROMPTS, QUESTION_KINDS } from './published-words.js';

export type PublishedDecision = ReturnType<typeof publishedDecision<PublishedCard>>;
export type PublishedQuestion<Card = PublishedCard> = ReturnType<
  ReturnType<typeof questionsWith<Card>>[QuestionView['kind']]
>;

export const publishedDecision = <Card>(decision: DecisionView, cards: CardsOf<Card>) => ({
  decisionId: decision.id,
  seat: decision.seat,
  of: decision.of ?? null,
  kind: QUESTION_KINDS[decision.kind],
  prompt: PROMPTS[decision.prompt],
  source: decision.source ?? null,
  since: isoTime(decision.since),
  absentFrom: isoTime(decision.absentFrom),
  question:
    decision.question === undefined ? null : publishedQuestion(decision.question, decision.prompt, cards),
});

interface Asking<Card> {
  readonly cards: CardsOf<Card>;
  readonly prompt: DecisionView['prompt'];
}

const optionsOf = (all: QuestionViewOf<'order'>['options']) =>
  all.map(({ label, object }) => ({ label, object: object ?? null }));

const targetsOf = (all: readonly (VisibleId | number)[]) => all.map(publishedTarget);

const questionsWith = <Card>() => ({
  'choose-players': ({ candidates, count, least }: QuestionViewOf<'choose-players'>) => ({
    __typename: 'ChoosePlayers' as const,
    seats: candidates,
    count,
    least: least ?? count,
  }),
  'yes-no': ({ instead = [] }: QuestionViewOf<'yes-no'>, { prompt, cards }: Asking<Card>) => ({
    __typename: 'YesNo' as const,
    prompt: PROMPTS[prompt],
    instead: cards(instead),
  }),
  'choose-objects': (
    { candidates, count, least }: QuestionViewOf<'choose-objects'>,
    { cards }: Asking<Card>,
  ) => ({
    __typename: 'ChooseObjects' as const,
    cards: cards(candidates),
    count,
    least: least ?? count,
  }),
  priority: ({ actions }: QuestionViewOf<'priority'>) => ({
    __typename: 'Priority' as const,
    actions: actions.map((action) => PRIORITY_ACTIONS[action]),
  }),
  'choose-modes': ({ options, least, most, repeat }: QuestionViewOf<'choose-modes'>) => ({
    __typename: 'ChooseModes' as const,
    options: optionsOf(options),
    least,
    most,
    repeat,
  }),
  'choose-targets': (
    { objects, players, least, most }: QuestionViewOf<'choose-targets'>,
    { cards }: Asking<Card>,
  ) => ({
    __typename: 'ChooseTargets' as const,
    cards: cards(objects),
    seats: players,
    least,
    most,
  }),
  number: ({ least, most }: QuestionViewOf<'number'>) => ({
    __typename: 'ChooseNumber' as const,
    lowest: least,
    highest: most ?? null,
  }),
  word: ({ of, from, object, none }: QuestionViewOf<'word'>) => ({
    __typename: 'ChooseWord' as const,
    of,
    from: from ?? null,
    object: object ?? null,
    none: none === 'allowed',
  }),
  order: ({ options }: QuestionViewOf<'order'>) => ({
    __typename: 'ChooseOrder' as const,
    options: optionsOf(options),
  }),
  divide: ({ total, least, among, most, source, tiers }: QuestionViewOf<'divide'>) => ({
    __typename: 'Divide' as const,
    total,
    least,
    among: targetsOf(among),
    limits: most ?? null,
    source: source ?? null,
    tiers: tiers?.map(({ tier, enough, least: fewest }) => ({ tier, enough, least: fewest })) ?? null,
  }),
  attackers: ({ candidates }: QuestionViewOf<'attackers'>) => ({
    __typename: 'DeclareAttackers' as const,
    attackers: candidates.map(({ attacker, defenders }) => ({
      attacker,
      defenders: targetsOf(defenders),
    })),
  }),
  blockers: ({ candidates }: QuestionViewOf<'blockers'>) => ({
    __typename: 'DeclareBlockers' as const,
    blockers: candidates.map(({ blocker, attackers, most }) => ({ blocker, attackers, most })),
  }),
  propose: ({ text, part, attempt, attempts }: QuestionViewOf<'propose'>) => ({
    __typename: 'Propose' as const,
    text,
    part: PARTS[part],
    attempt,
    attempts,
  }),
});

const QUESTIONS = questionsWith();

export const publishedQuestion = <Card>(
  asked: QuestionView,
  prompt: DecisionView['prompt'],
  cards: CardsOf<Card>,
): PublishedQuestion<Card> =>
  (QUESTIONS[asked.kind] as (asked: QuestionView, asking: Asking<Card>) => PublishedQuestion<Card>)(asked, {
    cards,
    prompt,
  });
