// State-based actions (cr 704): all that apply are performed at once, again and again until none is left.
import { checkCombat } from '../combat/removal.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { perEpoch } from '../../fold/journal/epoch.js';
import { isForbidden } from '../../engine/verbs/forbidden.js';
import { newFrame } from '../../engine/proposal/frames.js';
import { performLocals } from '../../engine/frames/run.js';
import { loosen, occur } from '../../engine/triggers/occur.js';
import { settleControl } from '../../engine/triggers/control.js';
import { endIfDecided, loseTogether } from '../../engine/ending/ending.js';
import { tellChecked } from './checked.js';
import { losses } from './losing.js';
import { ofPermanents } from './permanents.js';
import type { Due } from './due.js';
import { legends } from './uniqueness.js';

const due = perEpoch((state): Due => {
  const found: Due = { verbs: [], events: [], clashes: [] };
  ofPermanents(state, found);
  legends(state, found);
  // cr 101.2, 702.12b: an action that cannot happen is no reason to check again.
  const verbs = found.verbs.filter((verb) => !isForbidden(state, verb));
  return { verbs, events: found.events, clashes: found.clashes };
});

/** Performs the actions that are due. True if there were any, or the game is over. */
export function checkStateBased(proposal: Proposal): boolean {
  const { state } = proposal;
  loosen(proposal);
  if (settleControl(proposal)) return true;
  if (checkCombat(proposal)) return true;
  const lost = losses(state);
  if (lost.length > 0) {
    const dying = due(state).verbs;
    tellChecked(proposal, ({ id }) => !dying.some((verb) => verb.verb === 'destroy' && verb.object === id));
    loseTogether(proposal, lost);
    endIfDecided(proposal);
    return true;
  }
  if (endIfDecided(proposal)) return true;
  const { verbs, events, clashes } = due(state);
  tellChecked(proposal, () => true);
  if (verbs.length + events.length + clashes.length === 0) return false;
  occur(proposal, events);
  proposal.agenda.frames.push(
    clashes.length === 0
      ? newFrame('perform', { locals: performLocals([verbs]) })
      : newFrame('state-based', { locals: { verbs, clashes } }),
  );
  return true;
}
