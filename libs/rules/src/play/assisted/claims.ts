// Claims that an unread text applies: its controller uses it, or anyone says that it has triggered. A claim
// is a special action named 'claim 1', 'claim 2', … by the position of the text among the object's unread
// texts.
import { cloned } from '#kernel';
import { known } from '../../reading/characteristics/characteristics.js';
import { contextOfAbility } from '../../reading/characteristics/effects/continuous.js';
import { childRef } from '../../model/printed/node-ref.js';
import { fault } from '../casting/ways/fault.js';
import { objectToUse } from '../casting/ways/scene.js';
import type { GameAction } from '../../model/decisions/action.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { newFrame } from '../../engine/proposal/frames.js';
import { occur } from '../../engine/triggers/occur.js';
import type { Run } from '../../engine/frames/run.js';
import { isPublicZone } from '../../model/events/objects.js';
import { clauseKey } from '../../model/state/assisted.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { agree, bindNames, opponentsOf, refusing } from './agree.js';
import { bearers, unreadText, unreadOf, type Unread } from './unread.js';

const CLAIM = /^claim ([1-9]\d?)$/;
const RULE = 'table assisted';

export const isClaim = (what: string): boolean => CLAIM.test(what);

/** The text a claim is about, for a line that describes the claim. */
export function claimedText(state: GameState, object: ObjectId, what: string): string | undefined {
  const found = unreadOf(state, object)[Number(CLAIM.exec(what)?.[1] ?? 0) - 1];
  return found === undefined ? undefined : unreadText(found);
}

const whose = (state: GameState, { id, owner, zone }: GameObject): Seat | null =>
  known(state, id)?.controller ?? zone.seat ?? owner;

/**
 * The claims about an object: its controller may make any; everyone who sees it may say that a text has
 * triggered.
 */
function mayClaim(state: GameState, seat: Seat, object: GameObject, unread: Unread): boolean {
  const { id, permanent, zone } = object;
  if (zone.kind === 'library' || zone.kind === 'stack' || (permanent?.phasedOut ?? 'no') !== 'no')
    return false;
  if (state.assisted.refused.includes(clauseKey(id, unreadText(unread)))) return false;
  const controller = whose(state, object);
  if (unread.ability.as === 'static' && permanent === undefined) return false;
  return (
    controller === seat || (controller !== null && unread.ability.as === 'triggered' && isPublicZone(zone))
  );
}

export function claimsOf(state: GameState, seat: Seat): readonly GameAction[] {
  return bearers(state).flatMap((id) => {
    const object = state.objects[objectNumber(id)];
    if (object === undefined) return [];
    return unreadOf(state, id).flatMap((unread, index): GameAction[] =>
      mayClaim(state, seat, object, unread)
        ? [{ do: 'special', object: id, what: `claim ${String(index + 1)}` }]
        : [],
    );
  });
}

export function announceClaim(
  state: GameState,
  seat: Seat,
  { object: id, what }: { readonly object: ObjectId; readonly what: string },
): (proposal: Proposal) => void {
  const object = objectToUse(state, seat, id);
  const unread = unreadOf(state, id)[Number(CLAIM.exec(what)?.[1] ?? 0) - 1];
  if (unread === undefined) return fault(RULE, 'The object has no such uninterpreted text.');
  if (!mayClaim(state, seat, object, unread)) return fault(RULE, 'You cannot claim that now.');
  return (proposal) => {
    begin(proposal, seat, object, unread);
  };
}

function begin(proposal: Proposal, seat: Seat, object: GameObject, unread: Unread): void {
  const { zone, id } = object;
  // cr 602.2a: an object used from a hidden zone is revealed.
  if (zone.kind === 'hand') occur(proposal, [{ type: 'CardsRevealed', seat, objects: [id], zone }]);
  const controller = whose(proposal.state, object) ?? seat;
  const context = proposal.addContext(contextOfAbility(id, controller, unread));
  const frame =
    unread.ability.as === 'static'
      ? newFrame('effect', { at: childRef(unread.ref, 'body', 'effect'), context })
      : newFrame('claim', { at: unread.ref, context, seat, object: id });
  proposal.agenda.frames.push(frame);
}

/**
 * cr 602.2b, 603.3: it goes on the stack once the table agrees that it has triggered, or once its cost is
 * paid.
 */
export function claim(run: Run): Ran {
  const { seat, object } = run.frame;
  const node = run.node() as Unread['ability'];
  if (seat === undefined || object === undefined) return undefined;
  const text = unreadText({ ability: node, ref: run.at, keyword: null });
  return node.as === 'triggered' ? claimTrigger(run, seat, object, text) : claimUse(run, seat, object, text);
}

function claimTrigger(run: Run, seat: Seat, object: ObjectId, text: string): Ran {
  const part = 'trigger' as const;
  if (run.local('stage') === undefined) {
    run.proposal.emit({ type: 'ClauseCameUp', seat, object, text, part });
    run.keep('stage', 'voting');
    return 'again';
  }
  const voters = opponentsOf(run, seat);
  const by = run.hasLeft(seat) ? undefined : refusing(run, voters, object);
  if (by === undefined && !run.hasLeft(seat)) {
    run.proposal.emit({ type: 'ProposalAccepted', object, by: [...voters] });
    stack(run, 'triggered');
    return undefined;
  }
  if (by !== undefined) run.proposal.emit({ type: 'ProposalRefused', object, by });
  run.proposal.emit({
    type: 'ClauseSettled',
    ...{ object, text, part },
    outcome: 'nothing',
    why: by === undefined ? 'left' : 'claim-refused',
    nothing: [],
    stands: [],
  });
  return undefined;
}

/** The table agrees on the cost, the player pays it, and then the ability is put on the stack. */
function claimUse(run: Run, seat: Seat, object: ObjectId, text: string): Ran {
  if (run.local('paid') === true) {
    if (wasPaid(run)) stack(run, 'activated');
    return undefined;
  }
  const settled = agree(run, { seat, object, text, part: 'costs' });
  if (settled === 'again') return 'again';
  if (settled.outcome === 'nothing') return undefined;
  bindNames(run, settled);
  run.keep('paid', true);
  run.enter(settled.effect);
  return 'again';
}

/** cr 118.3: if the offered cost is not paid, nothing is used. */
function wasPaid(run: Run): boolean {
  const { paid } = run.context.bindings;
  return paid === undefined || (paid.players ?? []).length > 0 || (paid.objects ?? []).length > 0;
}

function stack(run: Run, kind: 'activated' | 'triggered'): void {
  const { context, state, proposal, at } = run;
  const { controller, source } = context;
  // cr 800.4d.
  if (run.hasLeft(controller)) return;
  occur(proposal, [
    {
      type: 'AbilityStacked',
      object: proposal.nextObject(),
      item: {
        kind,
        controller,
        source,
        ability: at,
        modes: [],
        targets: [[]],
        x: null,
        paid: {},
        alternative: null,
        from: state.objects[objectNumber(source)]?.zone.kind ?? 'outside',
        mana: [],
        context: { ...cloned(context), bindings: {} },
        copy: false,
        faceDown: null,
      },
    },
  ]);
}
