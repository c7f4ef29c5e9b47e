// A player with priority acts (cr 117.1). The whole action is checked first; then it happens (cr 601.2,
// 602.2, 305, 116.2).
import { announceClaim, isClaim } from '../../assisted/claims.js';
import type { Refusal } from '../../../model/basics/refusal.js';
import type { Choices, GameAction } from '../../../model/decisions/action.js';
import type { Proposal, Rules } from '../../../engine/proposal/proposal.js';
import { NeedsIdentity } from '../../../reading/language/needs-identity.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import { announceAbility } from './announce-ability.js';
import { announceSpell, type Announced } from './announce-spell.js';
import type { AnnouncedLocals } from '../choices/announced-locals.js';
import { newFrame } from '../../../engine/proposal/frames.js';
import { Deferred, Fault, refusalOf } from '../ways/fault.js';
import { announceAnyCardAsLand, announceLand, playLand } from '../ways/lands.js';
import { nameGiven } from '../naming/names-given.js';
import {
  missingName,
  namedAction,
  withHiddenName,
  variantIn,
  withoutName,
  type NamedAction,
} from '../naming/named-action.js';
import { beginAbility, beginSpell } from './performing.js';
import { firstWay, GivenChoices, type Pick } from '../choices/pick.js';
import { plainMana, tapForMana } from './plain-mana.js';
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

/** Each handler reads the whole action, or breaks off. The function it returns performs the action. */
const KINDS: Kinds = {
  cast(state, seat, action, pick) {
    const announced = announceSpell(state, seat, action, pick);
    return (proposal) => beginSpell(proposal, seat, announced);
  },
  activate(state, seat, action, pick) {
    const mana = plainMana(state, seat, action, pick);
    if (mana !== undefined) return (proposal) => tapForMana(proposal, seat, mana);
    const announced = announceAbility(state, seat, action, pick);
    return (proposal) => beginAbility(proposal, seat, announced);
  },
  play(state, seat, action, { rules }) {
    const land =
      action.as === undefined
        ? announceLand(state, seat, action)
        : announceAnyCardAsLand(state, seat, action.object, variantIn(state, rules).anyCardAsLand);
    return (proposal) => playLand(proposal, seat, land);
  },
  special(state, seat, action, pick) {
    if (isClaim(action.what)) return announceClaim(state, seat, action);
    const announced = announceSpecial(state, seat, action, pick);
    return (proposal) => beginSpecial(proposal, seat, announced);
  },
};

/** Reads an action to its end. Breaks off with what is wrong or missing. */
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

/** Like `announce`, and refuses choices that the action does not call for. */
export function announceAll(
  state: GameState,
  seat: Seat,
  action: GameAction,
  how: 'whole' | 'in-the-making',
  rules: Rules,
): (proposal: Proposal) => void {
  const given = new GivenChoices(rules, choicesOf(action), how);
  const begin = announce(state, seat, action, given);
  given.refuseLeftOver(action.do);
  return begin;
}

/** Announces the card as one that it could be. Nobody learns which, and it has no name on the stack. */
function castUnnamed(
  proposal: Proposal,
  seat: Seat,
  action: Extract<GameAction, { do: 'cast' }>,
  { card: { object }, name }: Extract<NamedAction, { kind: 'face-down' }>,
): Refusal | undefined {
  const { state } = proposal;
  let announced: Announced | undefined;
  const refusal = proposal.tryOut(() => {
    name(proposal);
    return refusalOf(() => {
      const given = new GivenChoices(proposal.rules, choicesOf(action), 'whole');
      announced = announceSpell(state, seat, withoutName(action), given);
      given.refuseLeftOver('cast');
    });
  });
  if (announced === undefined || refusal !== undefined) return refusal;
  const down = { by: seat, names: state.naming?.names.length ?? 0 };
  beginSpell(proposal, seat, { ...announced, identity: { ...object.identity, down } });
  return undefined;
}

/** Names the card if necessary, checks the whole action, and performs it. */
export function carryOut(proposal: Proposal, seat: Seat, given: GameAction): Refusal | undefined {
  const action = withHiddenName(proposal, given);
  const named = namedAction(proposal, seat, action);
  if (named.kind === 'refused') return named.refusal;
  if (named.kind === 'missing') return missingName(proposal);
  if (named.kind === 'face-down' && action.do === 'cast') return castUnnamed(proposal, seat, action, named);
  if (named.kind === 'named') named.name(proposal);
  return carryOutNamed(proposal, seat, withoutName(action));
}

function carryOutNamed(proposal: Proposal, seat: Seat, action: GameAction): Refusal | undefined {
  let begin: ((proposal: Proposal) => void) | undefined;
  try {
    const refusal = refusalOf(() => {
      begin = announceAll(proposal.state, seat, action, 'whole', proposal.rules);
    });
    if (refusal !== undefined) return refusal;
  } catch (thrown) {
    if (thrown instanceof Deferred) return defer(proposal, seat, action);
    const rest = thrown instanceof NeedsIdentity ? nameGiven(proposal, seat, action, thrown.need) : undefined;
    if (rest === undefined) throw thrown;
    return 'refusal' in rest ? rest.refusal : carryOutNamed(proposal, seat, rest);
  }
  return refusalOf(() => begin?.(proposal));
}

export function act(proposal: Proposal, seat: Seat, action: GameAction): Refusal | undefined {
  if (proposal.state.naming === null) return carryOut(proposal, seat, action);
  const mark = proposal.mark();
  try {
    return carryOut(proposal, seat, action);
  } catch (thrown) {
    if (!(thrown instanceof NeedsIdentity)) throw thrown;
    // Other cards must be named first. The action waits as it was proposed, and nothing of it is revealed.
    proposal.goBack(mark);
    waitWith(proposal, seat, { kind: 'waiting', item: null, object: null, action });
    return undefined;
  }
}

/**
 * If another player chooses first, the proposer's own choices and payment are checked before anybody is
 * asked.
 */
function defer(proposal: Proposal, seat: Seat, action: GameAction): Refusal | undefined {
  const way = firstWay(proposal.rules, choicesOf(action), (pick) =>
    announce(proposal.state, seat, action, pick),
  );
  if (way instanceof Fault) return way.refusal;
  waitWith(proposal, seat, { kind: 'deferred', item: null, object: null, action });
  return undefined;
}

function waitWith({ agenda }: Proposal, seat: Seat, locals: AnnouncedLocals): void {
  agenda.frames.push(newFrame('announced', { seat, locals: locals }));
}
