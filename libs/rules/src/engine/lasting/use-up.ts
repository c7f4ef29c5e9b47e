// Uses up part of a continuous effect that has a limit (cr 615.7). It ends when nothing is left.
import type { Proposal } from '../proposal/proposal.js';
import type { Lasting } from '../../model/state/lasting.js';

export function useUp(proposal: Proposal, lasting: Lasting | null, by: number): void {
  if (lasting === null || lasting.left === null || by === 0) return;
  const left = Math.max(0, lasting.left - by);
  if (left > 0) proposal.emit({ type: 'EffectUsed', effect: lasting.id, left });
  else proposal.emit({ type: 'EffectEnded', effects: [lasting.id] });
}
