// Cards without a name that are seen where they lie hidden: revealed, their owner says what they are (utopia 904.11c);
// seen by another player, they are lands (904.11d). Once nothing is going on any more they are hidden cards again.
import { unnamedCard } from '../characteristics/unnamed.js';
import type { Proposal } from '../decide/proposal.js';
import type { GameEvent } from '../events/events.js';
import { isPublicZone } from '../events/objects.js';
import type { Need } from '../reading/needs-identity.js';
import type { Frame } from '../state/agenda.js';
import type { GameState } from '../state/game-state.js';
import { handOf, objectNumber, zoneKey, type ObjectId, type Zone } from '../state/ids.js';
import { librariesOf } from '../reading/references.js';
import { newFrame } from './frames.js';

export function takeForLand(proposal: Proposal, objects: readonly ObjectId[], zone: Zone): void {
  if (objects.length > 0) proposal.emit({ type: 'TakenForUtopia', objects: [...objects], zone });
}

export const namingFrame = (need: Need): Frame =>
  newFrame('naming', { object: need.object, locals: { need } as unknown as Frame['locals'] });

/** What could still become something: neither named nor taken for a land. */
const openAmong = ({ state }: Proposal, objects: readonly ObjectId[]): readonly ObjectId[] =>
  objects.filter((id) => unnamedCard(state, id)?.object.faceDown === undefined && unnamedCard(state, id));

export function seenHidden(proposal: Proposal, event: GameEvent): void {
  const { naming } = proposal.variant;
  if (naming === null) return;
  if (event.type === 'CardsLookedAt' && naming.seenByOthers === 'land' && !isPublicZone(event.zone)) {
    const others = openAmong(proposal, event.objects).filter(
      (id) => proposal.state.objects[objectNumber(id)]?.owner !== event.seat,
    );
    takeForLand(proposal, others, event.zone);
  }
  if (event.type === 'CardsRevealed' && naming.revealed === 'announced' && !isPublicZone(event.zone))
    // The last frame is run first.
    for (const object of openAmong(proposal, event.objects).toReversed())
      proposal.agenda.frames.push(
        namingFrame({
          object,
          owner: proposal.state.objects[objectNumber(object)]?.owner ?? null,
          occasion: 'revealed',
          chooser: null,
          want: null,
        }),
      );
}

/** Each once, however many share one. */
function hiddenZones(state: GameState): Iterable<Zone> {
  const zones = state.seats.flatMap(({ seat }) => [handOf(seat), ...librariesOf(state, seat)]);
  return new Map(zones.map((zone) => [zoneKey(zone), zone])).values();
}

/** Nothing is going on: what does not keep a name where it lies has none. */
export function releaseHidden(proposal: Proposal): void {
  const { state, variant } = proposal;
  const { naming } = variant;
  if (naming === null) return;
  for (const zone of hiddenZones(state)) {
    const objects = (state.zones[zoneKey(zone)] ?? []).filter((id) => {
      const object = state.objects[objectNumber(id)];
      if (object === undefined) return false;
      const isNamed = (object.card ?? object.identity).printed !== undefined;
      return object.faceDown !== undefined || (isNamed && !naming.staysNamed(state, object, zone));
    });
    if (objects.length > 0) proposal.emit({ type: 'TemplateReleased', objects: [...objects], zone });
  }
}
