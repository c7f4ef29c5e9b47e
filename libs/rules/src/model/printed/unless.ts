// '[A] unless [B]' (cr 731.6): nobody has to do B, and the resulting A counts as unavoidable.
import { nodeAt } from './node-ref.js';
import type { Agenda } from '../state/agenda.js';
import type { GameState } from '../state/game-state.js';
import type { Answer } from '../decisions/answer.js';
import type { Decision } from '../decisions/decision.js';

/**
 * The declined answer to B; undefined where no such question is asked. `agenda`: its last frame asks the
 * question.
 */
export function unlessDeclined(
  state: GameState,
  { frames }: Pick<Agenda, 'frames'>,
  { prompt, question }: Decision,
): Answer | undefined {
  const at = frames.at(-1)?.at;
  if (prompt !== 'pay' || at === undefined) return undefined;
  const { kind, paid, unpaid } = nodeAt(state, at) as {
    readonly kind?: string;
    readonly paid?: unknown;
    readonly unpaid?: unknown;
  };
  if (kind !== 'pay' || paid !== undefined || unpaid === undefined) return undefined;
  if (question.kind === 'yes-no') return { kind: 'yes-no', yes: false };
  return question.kind === 'number' && question.least === 0 ? { kind: 'number', number: 0 } : undefined;
}

export function declinesUnless(state: GameState, decision: Decision, answer: Answer): boolean {
  const declined = unlessDeclined(state, state.agenda, decision);
  return declined !== undefined && JSON.stringify(declined) === JSON.stringify(answer);
}
