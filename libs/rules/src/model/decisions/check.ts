// Checks whether an answer fits its question. Every game, bot and scenario uses this check; it has one entry
// per kind of question.
import { BOUNDS } from '../basics/bounds.js';
import { refuse, type Refusal } from '../basics/refusal.js';
import type { Answer, AnswerOf } from './answer.js';
import type { Decision, Prompt, QuestionKind, QuestionOf } from './decision.js';

/** What is wrong with the answer, or undefined. */
type Fault = string | undefined;
type Check<K extends QuestionKind> = (question: QuestionOf<K>, answer: AnswerOf<K>) => Fault;

function listFault<T>(
  chosen: readonly T[],
  candidates: readonly T[],
  least: number,
  most: number,
  repeat: 'repeat' | 'once' = 'once',
): Fault {
  if (repeat === 'once' && new Set(chosen).size !== chosen.length) return 'Each can be chosen once.';
  if (chosen.length < least || chosen.length > most)
    return least === most ? `Choose exactly ${most}.` : `Choose from ${least} to ${most}.`;
  if (chosen.some((one) => !candidates.includes(one))) return 'Choose from what is offered.';
  return undefined;
}

const CHECKS: { readonly [K in QuestionKind]: Check<K> } = {
  'choose-players': ({ candidates, count, least = count }, { players }) =>
    listFault(players, candidates, least, count),
  'yes-no': () => undefined,
  'choose-objects': ({ candidates, count, least = count }, { objects }) =>
    listFault(objects, candidates, least, count),
  /** Actions are checked where they are proposed. */
  priority: ({ actions }, { action }) => {
    const asked = typeof action === 'string' ? action : 'act';
    return actions.includes(asked) ? undefined : 'That is not offered now. Choose from what is.';
  },
  'choose-modes': ({ options, least, most, repeat }, { modes }) =>
    listFault(modes, [...options.keys()], least, most, repeat ? 'repeat' : 'once'),
  'choose-targets': ({ objects, players, least, most }, { targets }) =>
    listFault(
      targets.map((target) => ('object' in target ? target.object : target.seat)),
      [...objects, ...players],
      least,
      most,
    ),
  number: ({ least, most }, { number }) =>
    number < least || number > (most ?? BOUNDS.quantity)
      ? 'That number is not offered. Choose one that is.'
      : undefined,
  word: ({ from, none }, { word }) => {
    if (word === '') return none === 'allowed' ? undefined : 'Say a word.';
    return from === null || from.includes(word) ? undefined : 'That word is not offered. Choose one that is.';
  },
  order: ({ options }, { order }) => listFault(order, [...options.keys()], options.length, options.length),
  divide: ({ total, least, among, most = [], tiers = [] }, { amounts }) => {
    if (amounts.length !== among.length) return 'Give a share for each.';
    if (most.some((limit, index) => (amounts[index] ?? 0) > limit))
      return 'A share is larger than the total.';
    if (amounts.some((amount) => amount < least)) return `Each share must be at least ${least}.`;
    if (amounts.reduce((sum, amount) => sum + amount, 0) !== total)
      return `The shares must add up to ${total}.`;
    if (tiers.some(({ least: own }, index) => (amounts[index] ?? 0) < own))
      return 'Assign some to the earlier ones first.';
    const highest = Math.max(
      ...tiers.flatMap(({ tier }, index) => ((amounts[index] ?? 0) > 0 ? [tier] : [])),
    );
    if (tiers.some(({ tier, enough }, index) => tier < highest && (amounts[index] ?? 0) < enough))
      return 'Assign lethal damage to the earlier ones first.';
    return undefined;
  },
  /** Combat checks restrictions and requirements, over the whole declaration. */
  attackers: ({ candidates }, { attacks }) => {
    const attackers = attacks.map(({ attacker }) => attacker);
    if (new Set(attackers).size !== attackers.length) return 'A creature can attack only once.';
    for (const { attacker, defender } of attacks) {
      const offered = candidates.find((candidate) => candidate.attacker === attacker);
      if (offered === undefined || !offered.defenders.includes(defender))
        return 'That attack is not possible. Choose from what is offered.';
    }
    return undefined;
  },
  blockers: ({ candidates }, { blocks }) => {
    const blockers = blocks.map(({ blocker }) => blocker);
    if (new Set(blockers).size !== blockers.length) return 'Name each blocker once.';
    for (const { blocker, attackers } of blocks) {
      const offered = candidates.find((candidate) => candidate.blocker === blocker);
      if (offered === undefined || attackers.some((attacker) => !offered.attackers.includes(attacker)))
        return 'That block is not possible. Choose from what is offered.';
      const fault = listFault(attackers, offered.attackers, 1, offered.most);
      if (fault !== undefined) return fault;
    }
    return undefined;
  },
  /** assisted/wrong-proposal checks the content against the game. */
  propose: () => undefined,
};

/** The rule that a wrong answer to such a question breaks. */
const RULE_OF: { readonly [P in Prompt]: string } = {
  'choose-starting-player': 'cr 103.1',
  'take-a-mulligan': 'cr 103.5',
  'put-on-the-bottom': 'cr 103.5',
  'opening-hand': 'cr 103.6',
  priority: 'cr 117.1',
  attackers: 'cr 508.1a',
  blockers: 'cr 509.1a',
  damage: 'cr 510.1',
  discard: 'cr 514.1',
  target: 'cr 115.1',
  'order-triggers': 'cr 603.3b',
  'order-replacements': 'cr 616.1',
  'order-cards': 'cr 401.4',
  'legend-rule': 'cr 704.5j',
  may: 'cr 608.2d',
  pay: 'cr 118.12',
  mode: 'cr 700.2',
  choose: 'cr 608.2d',
  divide: 'cr 608.2d',
  number: 'cr 107.1',
  word: 'cr 608.2d',
  name: 'cr 201.4',
  search: 'cr 701.23',
  scry: 'cr 701.22',
  vote: 'cr 701.38',
  coin: 'cr 705.2',
  mana: 'cr 106.1',
  propose: 'table assisted',
  accept: 'table assisted',
  'settle-as-nothing': 'table assisted',
  'let-stand': 'table assisted',
  shortcut: 'cr 731.2b',
  'first-drawn': 'cr 702.94a',
};

export function wrongAnswer({ kind, question, prompt }: Decision, answer: Answer): Refusal | undefined {
  if (question.kind === 'yes-no' && question.instead !== undefined && answer.kind === 'choose-objects') {
    const fault = listFault(answer.objects, question.instead, 1, 1);
    return fault === undefined ? undefined : refuse('illegal-answer', 'cr 103.5b', fault);
  }
  if (answer.kind !== kind)
    return refuse('illegal-answer', 'table decisions', `This question needs an answer of kind ${kind}.`);
  const fault = (CHECKS[kind] as Check<QuestionKind>)(question, answer);
  return fault === undefined ? undefined : refuse('illegal-answer', RULE_OF[prompt], fault);
}
