// Emits events of the game and lets everything that waits for them notice them (cr 603.2).
import { alsoToDecider } from '../frames/seen-together.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { gathered } from '../../model/events/parts.js';
import type { Happening } from '../../model/state/happening.js';
import { notice } from './notice.js';
import { watchers } from '../watching/watchers.js';
import { loosened } from './loosened.js';
import { seenHidden } from '../naming/seen-hidden.js';

/**
 * Events passed together happen at once: abilities that look back see the game before all of them (cr
 * 603.10). `meanwhile` runs with the events, before anything notices them. `unnoticed`: no ability triggers.
 */
export function occur(
  proposal: Proposal,
  told: readonly GameEvent[],
  meanwhile?: () => void,
  how: 'noticed' | 'unnoticed' = 'noticed',
): void {
  if (told.length === 0) return;
  const events = alsoToDecider(proposal.state, told);
  const before = watchers(proposal.state);
  const happened: Happening[] = [];
  for (const event of gathered(events)) happened.push(...proposal.emit(event));
  meanwhile?.();
  for (const event of gathered(loosened(proposal.state))) happened.push(...proposal.emit(event));
  if (happened.length > 0 && how === 'noticed') notice(proposal, before, happened);
  if (proposal.state.naming !== null) for (const event of events) seenHidden(proposal, event);
}

/** Releases what an effect loosened by beginning or ending, before the next instruction (cr 702.95e). */
export const loosen = (proposal: Proposal): void => occur(proposal, loosened(proposal.state));
