// Cards without a name that are seen in a hidden zone. The owner of a revealed card says what it is (utopia
// 904.11c); a card seen by another player is a land (904.11d). Once nothing is going on, they are hidden
// cards again.
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { isPublicZone } from '../../model/events/objects.js';
import { cardsIn, loggedObject } from '../../fold/evolve/cards.js';
import type { NameNeed } from '../../reading/language/needs-identity.js';
import type { Frame } from '../../model/state/agenda.js';
import type { GameState } from '../../model/state/game-state.js';
import { handOf, objectNumber, zoneKey, type ObjectId, type Zone } from '../../model/basics/ids.js';
import { librariesOf } from '../../reading/language/references.js';
import { perShape } from '../../fold/journal/epoch.js';
import { newFrame } from '../proposal/frames.js';

export function takeForLand(proposal: Proposal, objects: readonly ObjectId[], zone: Zone): void {
  if (objects.length > 0) proposal.emit({ type: 'TakenForUtopia', objects: [...objects], zone });
}

export const namingFrame = (need: NameNeed): Frame =>
  newFrame('naming', { object: need.object, locals: { need } });

/** The cards that could still become something: neither named nor treated as a land. */
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
    // The last frame runs first.
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

/** Each zone once, even if several players share it. */
function hiddenZones(state: GameState): Iterable<Zone> {
  const zones = state.seats.flatMap(({ seat }) => [handOf(seat), ...librariesOf(state, seat)]);
  return new Map(zones.map((zone) => [zoneKey(zone), zone])).values();
}

/** True if a card is something only while it is seen in a hidden zone (utopia 904.11c-d). */
export function isNamedWhileSeen({ state, variant }: Proposal, id: ObjectId): boolean {
  const object = state.objects[objectNumber(id)];
  if (variant.naming === null || object === undefined || isPublicZone(object.zone)) return false;
  if (object.faceDown !== undefined) return true;
  const isNamed = (object.card ?? object.identity).printed !== undefined;
  return isNamed && !variant.naming.staysNamed(state, object, object.zone);
}

export const namedWhileSeenIn = (proposal: Proposal, zone: Zone): readonly ObjectId[] =>
  (proposal.state.zones[zoneKey(zone)] ?? []).filter((id) => isNamedWhileSeen(proposal, id));

/** The hidden zones with a card that may have been announced as something. */
const saidIntoZones = perShape((state): readonly Zone[] =>
  [...hiddenZones(state)].filter((zone) =>
    cardsIn(state, zone).some((id) => {
      const object = loggedObject(state, id);
      return object.faceDown !== undefined || (object.card ?? object.identity).printed !== undefined;
    }),
  ),
);

/**
 * Called when nothing is going on: a card that does not keep its name in its zone loses it. `open`: cards
 * that stay revealed.
 */
export function releaseHidden(proposal: Proposal, lyingOpen: () => ReadonlySet<ObjectId>): void {
  if (proposal.variant.naming === null) return;
  const zones = saidIntoZones(proposal.state);
  if (zones.length === 0) return;
  const open = lyingOpen();
  for (const zone of zones) {
    const objects = namedWhileSeenIn(proposal, zone).filter((id) => !open.has(id));
    if (objects.length > 0) proposal.emit({ type: 'TemplateReleased', objects: [...objects], zone });
  }
}

/**
 * utopia 904.11c: a player uses an announced hidden card as any card of its cost; if they do not say which,
 * as what it was announced as. The card loses its name now, and that name is returned.
 */
export function releaseUsed(proposal: Proposal, id: ObjectId): string | undefined {
  if (!isNamedWhileSeen(proposal, id)) return undefined;
  const { state } = proposal;
  const object = loggedObject(state, id);
  const { printed, definition } = object.card ?? object.identity;
  proposal.emit({ type: 'TemplateReleased', objects: [id], zone: object.zone });
  return printed === undefined || definition === null ? undefined : state.definitions[definition]?.name;
}
