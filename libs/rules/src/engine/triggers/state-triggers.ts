// cr 603.8: a state trigger triggers as soon as the game is in the state, and not again until the ability has
// left the stack.
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../proposal/proposal.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { holds } from '../../reading/language/conditions.js';
import { objectNumber, STACK } from '../../model/basics/ids.js';
import { trigger } from './trigger.js';
import { waitingFor, type Watcher, type Watchers } from '../watching/watchers.js';

const NOTHING_HAPPENED = {
  subject: null,
  agent: null,
  player: null,
  other: null,
  amount: 0,
};

export function noticeStates(proposal: Proposal, watchers: Watchers): void {
  for (const watcher of waitingFor(watchers, 'state')) {
    const state = watcher.leaves.find((leaf) => leaf.kind === 'state');
    if (state?.kind !== 'state') continue;
    if (!holds(sightOf(proposal.state), state.condition, watcher.context)) continue;
    if (!isUnderWay(proposal, watcher)) trigger(proposal, watcher, state, [NOTHING_HAPPENED], null);
  }
}

function isUnderWay({ agenda, state }: Proposal, { ref, context: { source } }: Watcher): boolean {
  const isIt = (ability: string | null | undefined, from: string | undefined): boolean =>
    ability === ref && from === source;
  if (agenda.triggers.some((waiting) => isIt(waiting.ability, waiting.source))) return true;
  if (waitingInFrames(agenda.frames).some((waiting) => isIt(waiting.ability, waiting.source))) return true;
  return cardsIn(state, STACK).some((id) => {
    const item = state.objects[objectNumber(id)]?.item;
    return isIt(item?.ability, item?.source);
  });
}

/** The triggers that are being put on the stack at present. */
const waitingInFrames = (frames: Proposal['agenda']['frames']) =>
  frames.flatMap(({ kind, locals }) =>
    kind === 'put-triggers' ? ((locals['waiting'] ?? []) as Proposal['agenda']['triggers']) : [],
  );
