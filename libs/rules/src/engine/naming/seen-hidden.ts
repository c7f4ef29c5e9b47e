// Cards without a name that are seen where they lie hidden: revealed, their owner says what they are (utopia 904.11c);
// seen by another player, they are lands (904.11d). Once nothing is going on any more they are hidden cards again.
import { unnamedCard } from '../../reading/characteristics/unnamed.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { isPublicZone } from '../../model/events/objects.js';
import { cardsIn, objectAt } from '../../fold/evolve/cards.js';
import type { Need } from '../../reading/language/needs-identity.js';
import type { Frame } from '../../model/state/agenda.js';
import type { GameState } from '../../model/state/game-state.js';
import { handOf, objectNumber, zoneKey, type ObjectId, type Zone } from '../../model/basics/ids.js';
import { librariesOf } from '../../reading/language/references.js';
import { perShape } from '../../fold/journal/epoch.js';
import { newFrame } from '../proposal/frames.js';

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

/** Whether a card is something only for as long as it is seen where it lies hidden (utopia 904.11c-d). */
export function isSaidOf({ state, variant }: Proposal, id: ObjectId): boolean {
  const object = state.objects[objectNumber(id)];
  if (variant.naming === null || object === undefined || isPublicZone(object.zone)) return false;
  if (object.faceDown !== undefined) return true;
  const isNamed = (object.card ?? object.identity).printed !== undefined;
  return isNamed && !variant.naming.staysNamed(state, object, object.zone);
}

export const saidIn = (proposal: Proposal, zone: Zone): readonly ObjectId[] =>
  (proposal.state.zones[zoneKey(zone)] ?? []).filter((id) => isSaidOf(proposal, id));

/** Those in which something lies that may have been said to be something. */
const saidIntoZones = perShape((state): readonly Zone[] =>
  [...hiddenZones(state)].filter((zone) =>
    cardsIn(state, zone).some((id) => {
      const object = objectAt(state, id);
      return object.faceDown !== undefined || (object.card ?? object.identity).printed !== undefined;
    }),
  ),
);

/** Nothing is going on: what does not keep a name where it lies has none. `open`: what goes on being shown. */
export function releaseHidden(proposal: Proposal, lyingOpen: () => ReadonlySet<ObjectId>): void {
  if (proposal.variant.naming === null) return;
  const zones = saidIntoZones(proposal.state);
  if (zones.length === 0) return;
  const open = lyingOpen();
  for (const zone of zones) {
    const objects = saidIn(proposal, zone).filter((id) => !open.has(id));
    if (objects.length > 0) proposal.emit({ type: 'TemplateReleased', objects: [...objects], zone });
  }
}

/**
 * utopia 904.11c: who uses a hidden card that was announced uses it as any card of its cost; as what it was announced,
 * where that is not said. It is without a name from here on, and what it was called is returned.
 */
export function releaseUsed(proposal: Proposal, id: ObjectId): string | undefined {
  if (!isSaidOf(proposal, id)) return undefined;
  const { state } = proposal;
  const object = objectAt(state, id);
  const { printed, definition } = object.card ?? object.identity;
  proposal.emit({ type: 'TemplateReleased', objects: [id], zone: object.zone });
  return printed === undefined || definition === null ? undefined : state.definitions[definition]?.name;
}
