// Evaluates an object's statuses and actions (cr 110.5 and others). One entry per status.
import type { Status } from '#abilities';
import type { Known } from '../../model/printed/shape.js';
import { BATTLEFIELD, objectNumber, zoneKey, type ObjectId } from '../../model/basics/ids.js';
import { isTransformed } from '../../model/printed/two-faced.js';
import type { Identity } from '../../model/state/objects.js';
import { faceDownLandKind } from './any-card-as-land.js';
import { itemOf, permanentOf, wasIn } from './found.js';
import type { Sight } from './sight.js';

export function attachmentsOf({ zone, object }: Sight, host: ObjectId): ObjectId[] {
  return zone(zoneKey(BATTLEFIELD)).filter((id) => object(id)?.permanent?.attachedTo === host);
}

const hasAttached = (sight: Sight, id: ObjectId, subtype: string): boolean =>
  attachmentsOf(sight, id).some((one) => sight.known(one)?.subtypes.includes(subtype) ?? false);
const marked = (sight: Sight, id: ObjectId, mark: string): boolean =>
  permanentOf(sight, id)?.marks.includes(mark) ?? false;
/** For a permanent: the identity of its card or token, present or last known. */
function identityOf(sight: Sight, id: ObjectId): Identity | undefined {
  const object = sight.object(id);
  if (object !== undefined)
    return object.permanent === undefined ? undefined : (object.card ?? object.identity);
  const was = sight.state.gone[String(objectNumber(id))]?.was ?? null;
  return was === null || was.permanent === null ? undefined : was.identity;
}
const inHistory = ({ state }: Sight, id: ObjectId, kind: string): boolean =>
  state.history.turn.some((happening) => happening.kind === kind && happening.subject === id);

/** cr 110.5 and what an object is doing. */
export const STATUS: { readonly [S in Status]: (sight: Sight, id: ObjectId) => boolean } = {
  tapped: (sight, id) => permanentOf(sight, id)?.tapped === true,
  untapped: (sight, id) => permanentOf(sight, id)?.tapped === false,
  flipped: (sight, id) => permanentOf(sight, id)?.flipped === true,
  'face-down': (sight, id) => {
    const faceDown =
      permanentOf(sight, id)?.faceDown ?? itemOf(sight, id)?.faceDown ?? sight.object(id)?.faceDown;
    // pentaland 703.6, utopia 904.5: such a land does not count as a face-down permanent.
    return faceDown !== undefined && faceDownLandKind({ faceDown }) === null;
  },
  'face-up': (sight, id) => !STATUS['face-down'](sight, id),
  transformed: (sight, id) => {
    const identity = identityOf(sight, id);
    return identity !== undefined && isTransformed(sight.state, identity);
  },
  'phased-out': (sight, id) => (permanentOf(sight, id)?.phasedOut ?? 'no') !== 'no',
  attacking: (sight, id) => attackOf(sight, id) !== undefined || wasIn(sight, id, 'attacking'),
  blocking: (sight, id) =>
    (sight.state.combat?.blocks.some(({ blocker }) => blocker === id) ?? false) ||
    wasIn(sight, id, 'blocking'),
  blocked: (sight, id) => attackOf(sight, id)?.blocked === true,
  unblocked: (sight, id) =>
    sight.state.combat?.blockersDeclared === true && attackOf(sight, id)?.blocked === false,
  enchanted: (sight, id) => hasAttached(sight, id, 'Aura'),
  equipped: (sight, id) => hasAttached(sight, id, 'Equipment'),
  fortified: (sight, id) => hasAttached(sight, id, 'Fortification'),
  attached: (sight, id) => (permanentOf(sight, id)?.attachedTo ?? null) !== null,
  token: (sight, id) =>
    sight.object(id)?.token === true || sight.state.gone[String(objectNumber(id))]?.was?.token === true,
  card: (sight, id) =>
    !STATUS.token(sight, id) && (itemOf(sight, id)?.kind ?? 'spell') === 'spell' && !STATUS.copy(sight, id),
  copy: (sight, id) => itemOf(sight, id)?.copy === true,
  monstrous: (sight, id) => marked(sight, id, 'monstrous'),
  renowned: (sight, id) => marked(sight, id, 'renowned'),
  suspected: (sight, id) => marked(sight, id, 'suspected'),
  goaded: (sight, id) =>
    marked(sight, id, 'goaded') ||
    (sight.known(id)?.effects.some(({ change }) => change.kind === 'goaded') ?? false),
  paired: (sight, id) => marked(sight, id, 'paired'),
  'summoning-sick': (sight, id) => {
    const permanent = permanentOf(sight, id);
    return permanent !== undefined && isSummoningSick(sight, id);
  },
  historic: (sight, id) => {
    const known = sight.remembered(id);
    return (
      known !== undefined &&
      (known.types.includes('artifact') ||
        known.supertypes.includes('legendary') ||
        known.subtypes.includes('Saga'))
    );
  },
  modified: (sight, id) =>
    Object.keys(permanentOf(sight, id)?.counters ?? {}).length > 0 ||
    STATUS.equipped(sight, id) ||
    attachmentsOf(sight, id).some(
      (one) =>
        (sight.known(one)?.subtypes.includes('Aura') ?? false) &&
        sight.known(one)?.controller === sight.known(id)?.controller,
    ),
  commander: (sight, id) => marked(sight, id, 'commander'),
  'ring-bearer': (sight, id) => marked(sight, id, 'ring-bearer'),
  kicked: (sight, id) => {
    const paid = permanentOf(sight, id)?.castAs?.paid ?? itemOf(sight, id)?.paid ?? {};
    // cr 702.33d: with several kicker costs, each is labelled with its cost.
    return Object.entries(paid).some(([cost, times]) => times > 0 && /^(?:multi)?kicker\b/.test(cost));
  },
  cast: (sight, id) => (permanentOf(sight, id)?.castAs ?? null) !== null || itemOf(sight, id)?.copy === false,
  'attacked-this-turn': (sight, id) => inHistory(sight, id, 'attacks'),
  'blocked-this-turn': (sight, id) => inHistory(sight, id, 'blocks'),
  'damaged-this-turn': (sight, id) => inHistory(sight, id, 'damage'),
  'entered-this-turn': (sight, id) => permanentOf(sight, id)?.enteredTurn === sight.state.turn?.number,
  'activated-this-turn': (sight, id) => inHistory(sight, id, 'activated'),
};

const attackOf = ({ state }: Sight, id: ObjectId) =>
  state.combat?.attacks.find(({ attacker }) => attacker === id);

/** cr 702.10: by the ability, or because an effect says so. */
const hasHaste = ({ keywords, effects }: Known): boolean =>
  keywords.has('haste') || effects.some(({ change }) => change.kind === 'quality' && change.is === 'haste');

/** cr 302.6: its controller has not controlled it continuously since their turn began. */
export function isSummoningSick(
  { state, object, known }: Pick<Sight, 'state' | 'object' | 'known'>,
  id: ObjectId,
): boolean {
  const permanent = object(id)?.permanent;
  const { turn } = state;
  if (permanent === undefined || turn === null) return false;
  const now = known(id);
  if (now !== undefined && hasHaste(now)) return false;
  const controller = now?.controller ?? permanent.controlledBy;
  // A player who has just gained control has not controlled it since a turn began.
  if (controller !== permanent.controlledBy) return true;
  return permanent.controlledSince >= (state.seats[controller]?.turns.last ?? 0);
}
