// Who owns the cards of the common library (pentaland 702). The player whose library a rule or effect meant
// owns cards taken from it, and cards seen in it while they are seen.
import { isNode, walk, type Players, type Reference } from '#abilities';
import type { Proposal } from '../proposal/proposal.js';
import { perShape } from '../../fold/journal/epoch.js';
import type { Run } from '../frames/run.js';
import type { GameState } from '../../model/state/game-state.js';
import { COMMON_LIBRARY, objectNumber, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';

const COMMON = zoneKey(COMMON_LIBRARY);

const isNobodys = ({ objects }: GameState, id: ObjectId): boolean => {
  const object = objects[objectNumber(id)];
  return object?.owner === null && object.zone.kind === 'library' && object.zone.seat === null;
};

/** The player whose library a reference means; 'top of target opponent's library' means the opponent's. */
function meantBy(run: Run, reference: Reference): Seat {
  for (const { sort, node } of walk('reference', reference)) {
    if (sort !== 'reference' || !isNode(node)) continue;
    const { kind, whose } = node as { readonly kind: string; readonly whose?: Players };
    if (whose !== undefined && (kind === 'top' || kind === 'top-until' || kind === 'zone')) {
      const [seat] = run.players(whose);
      if (seat !== undefined) return seat;
    }
  }
  return run.context.controller;
}

export function setOwner(proposal: Proposal, objects: readonly ObjectId[], owner: Seat): void {
  const nobodys = objects.filter((id) => isNobodys(proposal.state, id));
  if (nobodys.length > 0)
    proposal.emit({ type: 'OwnershipTransferred', objects: nobodys, zone: COMMON_LIBRARY, owner });
}

export function ownWhileSeen(run: Run, what: Reference, objects: readonly ObjectId[]): void {
  if (objects.some((id) => isNobodys(run.state, id))) setOwner(run.proposal, objects, meantBy(run, what));
}

const isOwned = ({ objects }: GameState, id: ObjectId): boolean =>
  (objects[objectNumber(id)]?.owner ?? null) !== null;

const someAreOwned = perShape((state) => (state.zones[COMMON] ?? []).some((id) => isOwned(state, id)));

/** Called when nothing is going on: cards in the library belong to nobody again. */
export function clearOwners(proposal: Proposal): void {
  const { state } = proposal;
  if (!someAreOwned(state)) return;
  const owned = (state.zones[COMMON] ?? []).filter((id) => isOwned(state, id));
  if (owned.length > 0)
    proposal.emit({ type: 'OwnershipTransferred', objects: owned, zone: COMMON_LIBRARY, owner: null });
}
