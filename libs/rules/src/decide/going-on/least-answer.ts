// The smallest legal answer to a question, given for a player who does not answer. Only one kind of question
// has none: a free word such as a name, which nobody can say for another player.
import { leastAttack } from '../../play/combat/declare-attackers.js';
import { leastBlock } from '../../play/combat/declare-blockers.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Answer } from '../../model/decisions/answer.js';
import type { Decision, QuestionKind, QuestionOf } from '../../model/decisions/decision.js';

type Least<K extends QuestionKind> = (
  question: QuestionOf<K>,
  state: GameState,
  decision: Decision,
) => Answer | null;

const LEAST: { readonly [K in QuestionKind]: Least<K> } = {
  priority: ({ actions }) => ({
    kind: 'priority',
    action: actions.includes('pass') ? 'pass' : 'pass-turn',
  }),
  'choose-players': ({ candidates, count, least = count }) => ({
    kind: 'choose-players',
    players: candidates.slice(0, least),
  }),
  'choose-objects': ({ candidates, count, least = count }) => ({
    kind: 'choose-objects',
    objects: candidates.slice(0, least),
  }),
  'yes-no': () => ({ kind: 'yes-no', yes: false }),
  'choose-modes': ({ options, least }) => ({
    kind: 'choose-modes',
    modes: [...options.keys()].slice(0, least),
  }),
  'choose-targets': ({ objects, players, least }) => ({
    kind: 'choose-targets',
    targets: [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))].slice(0, least),
  }),
  number: ({ least }) => ({ kind: 'number', number: least }),
  word({ from, none }) {
    if (none !== undefined) return { kind: 'word', word: '' };
    const [first] = from ?? [];
    return first === undefined ? null : { kind: 'word', word: first };
  },
  order: ({ options }) => ({ kind: 'order', order: [...options.keys()] }),
  divide({ total, least, among, most, tiers }) {
    if (most !== undefined) return { kind: 'divide', amounts: filled(total, most) };
    const shares = among.map((_, nth) => Math.max(least, tiers?.[nth]?.least ?? 0));
    const rest = total - shares.reduce((sum, share) => sum + share, 0);
    const first = tiers === undefined ? 0 : lowest(tiers);
    return {
      kind: 'divide',
      amounts: shares.map((share, nth) => (nth === first ? share + rest : share)),
    };
  },
  attackers: (_, state, { seat, of = seat }) => ({ kind: 'attackers', attacks: leastAttack(state, of) }),
  /** The answer that the text does nothing. The other players may refuse it. */
  propose: () => ({ kind: 'propose', effect: { kind: 'sequence', steps: [] }, names: [] }),
  blockers: (_, state, { seat, of = seat }) => ({ kind: 'blockers', blocks: leastBlock(state, of) }),
};

/** Assigns as much as possible to the first, then to the next. */
function filled(total: number, most: readonly number[]): number[] {
  let left = total;
  return most.map((limit) => {
    const share = Math.min(limit, left);
    left -= share;
    return share;
  });
}

/** In a division with several tiers, one of the first tier may get everything (cr 702.19b). */
const lowest = (tiers: readonly { readonly tier: number }[]): number =>
  tiers.findIndex(({ tier }) => tier === Math.min(...tiers.map((other) => other.tier)));

/** Null if there is no answer to give. */
export const leastAnswer = (state: GameState, decision: Decision): Answer | null =>
  (LEAST[decision.question.kind] as Least<QuestionKind>)(decision.question, state, decision);
