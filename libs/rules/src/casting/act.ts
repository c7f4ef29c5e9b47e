// A player with priority acts (cr 117.1): the whole action is checked first, then it happens (cr 601.2, 602.2, 305, 116.2).
import type { Refusal } from '../commands/refusal.js';
import type { Choices, GameAction } from '../decisions/action.js';
import type { Proposal } from '../decide/proposal.js';
import type { GameState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';
import { announceAbility } from './announce-ability.js';
import { announceSpell } from './announce-spell.js';
import type { AnnouncedLocals } from './announced-locals.js';
import { newFrame } from '../engine/frames.js';
import type { Frame } from '../state/agenda.js';
import { Deferred, Fault, fault, refusalOf } from './fault.js';
import { playLand, announceLand } from './lands.js';
import { beginAbility, beginSpell } from './performing.js';
import { firstWay, Given, type Pick } from './pick.js';
import { announceSpecial, beginSpecial } from './special.js';

/** The choices an action carries; playing a land has none. */
export const choicesOf = (action: GameAction): Choices => (action.do === 'play' ? {} : action);

type Kinds = {
  readonly [K in GameAction['do']]: (
    state: GameState,
    seat: Seat,
    action: Extract<GameAction, { do: K }>,
    pick: Pick,
  ) => (proposal: Proposal) => void;
};

/** Each reads the whole action, or breaks off; what it gives back does it. */
const KINDS: Kinds = {
  cast(state, seat, action, pick) {
    const announced = announceSpell(state, seat, action, pick);
    return (proposal) => beginSpell(proposal, seat, announced);
  },
  activate(state, seat, action, pick) {
    const announced = announceAbility(state, seat, action, pick);
    return (proposal) => beginAbility(proposal, seat, announced);
  },
  play(state, seat, action) {
    const land = announceLand(state, seat, action);
    return (proposal) => playLand(proposal, seat, land);
  },
  special(state, seat, action, pick) {
    const announced = announceSpecial(state, seat, action, pick);
    return (proposal) => beginSpecial(proposal, seat, announced);
  },
};

/** Reads an action to its end; breaks off with what is wrong with it or still missing. */
export const announce = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  pick: Pick,
): ((proposal: Proposal) => void) =>
  (
    KINDS[action.do] as (
      state: GameState,
      seat: Seat,
      action: GameAction,
      pick: Pick,
    ) => (proposal: Proposal) => void
  )(state, seat, action, pick);

/** The same of all that an action says: choices it does not have are none to be made. */
export function announceAll(
  state: GameState,
  seat: Seat,
  action: GameAction,
  how: 'whole' | 'in-the-making',
): (proposal: Proposal) => void {
  const given = new Given(choicesOf(action), how);
  const begin = announce(state, seat, action, given);
  const extra = given.leftOver();
  return extra === undefined ? begin : fault('cr 601.2b', `There is no such choice to be made: ${extra}.`);
}

export function act(proposal: Proposal, seat: Seat, action: GameAction): Refusal | undefined {
  let begin: ((proposal: Proposal) => void) | undefined;
  try {
    const refusal = refusalOf(() => {
      begin = announceAll(proposal.state, seat, action, 'whole');
    });
    if (refusal !== undefined) return refusal;
  } catch (thrown) {
    if (!(thrown instanceof Deferred)) throw thrown;
    return defer(proposal, seat, action);
  }
  begin?.(proposal);
  return undefined;
}

/** Where another player chooses first: the proposer's own part is checked and payable before anybody is asked. */
function defer(proposal: Proposal, seat: Seat, action: GameAction): Refusal | undefined {
  const way = firstWay(choicesOf(action), (pick) => announce(proposal.state, seat, action, pick));
  if (way instanceof Fault) return way.refusal;
  const locals: AnnouncedLocals = { kind: 'deferred', item: null, object: null, action };
  proposal.agenda.frames.push(newFrame('announced', { seat, locals: locals as unknown as Frame['locals'] }));
  return undefined;
}
