// How a viewer came to know which card an object is, and how the viewer lost track of it: read off the
// permission that grants the sight, and off the event that gave or took it.
import { isPublicZone, partsOf, type GameEvent, type GameObject, type ObjectId, type Seat } from '#rules';
import { visibleFields } from '../viewers/audience.js';
import { isLying } from './object-view.js';
import { mayReadFor, seesFaceDown, seesInto } from '../viewers/permissions.js';
import type { Viewer } from '../viewers/viewer.js';

export const WAYS_OF_KNOWING = [
  /** The card lies face up where everyone sees it. */
  'public',
  'drew',
  /** It came into the viewer's hand in another way. */
  'in-hand',
  /** It is among the viewer's cards outside the game. */
  'sideboard',
  /** It was shown to everyone in a place that not everyone sees. */
  'revealed',
  /** The viewer looked at it there. */
  'looked',
  /** It lies face down, and the viewer controls it, or owns it where nobody does. */
  'controls',
  /** It lies face down, and an effect lets the viewer look. */
  'allowed',
  /** The game was rewound to where the viewer knew it. */
  'rewound',
] as const;
export type WayOfKnowing = (typeof WAYS_OF_KNOWING)[number];

export const WAYS_OF_LOSING = [
  /** It went where the viewer does not see it. */
  'moved',
  /** It is no more. */
  'ceased',
  /** Its library was shuffled or cut. */
  'shuffled',
  /** Somebody moved cards around it, and the viewer could not see which. */
  'mixed',
  /** It lies face down now, or it still does and the viewer may not look any more. */
  'covered',
  /** The game was rewound to where the viewer did not know it. A person may remember it all the same. */
  'rewound',
] as const;
export type WayOfLosing = (typeof WAYS_OF_LOSING)[number];

/** For a card that the viewer did not know before the event, and does now. `controllerOf` is called for few cards. */
export function wayOfKnowing(
  event: GameEvent,
  object: GameObject,
  viewer: Viewer,
  controllerOf: (object: ObjectId) => Seat | null,
): WayOfKnowing {
  const { zone, owner } = object;
  if (event.type === 'Rewound') return 'rewound';
  if (!seesInto(viewer, zone)) return wayOfShowing(event, object.id, viewer);
  if (isLying(object)) {
    if (seesFaceDown(viewer, controllerOf(object.id) ?? owner)) return 'controls';
    return looks(event, object.id, viewer) ? 'looked' : 'allowed';
  }
  if (isPublicZone(zone)) return 'public';
  if (zone.kind === 'outside') return 'sideboard';
  const isDrawn = partsOf(event).some((part) => part.type === 'CardDrawn' && part.becomes === object.id);
  return isDrawn ? 'drew' : 'in-hand';
}

const wayOfShowing = (event: GameEvent, object: ObjectId, viewer: Viewer): WayOfKnowing =>
  looks(event, object, viewer) ? 'looked' : 'revealed';

const looks = (event: GameEvent, object: ObjectId, viewer: Viewer): boolean =>
  partsOf(event).some(
    (part) => part.type === 'CardsLookedAt' && mayReadFor(viewer, part.seat) && part.objects.includes(object),
  );

/** For a card that the viewer knew before the event, and does not now. `object`: what it was before. */
export function wayOfLosing(event: GameEvent, { isGone, became, isPublic }: Whereabouts): WayOfLosing {
  if (event.type === 'Rewound') return 'rewound';
  if (isGone) return became === undefined ? 'ceased' : 'moved';
  if (isPublic) return 'covered';
  const isShuffled = partsOf(event).some(({ type }) => type === 'LibraryShuffled' || type === 'LibraryCut');
  return isShuffled ? 'shuffled' : 'mixed';
}

interface Whereabouts {
  /** The object that the viewer knew is no more. */
  readonly isGone: boolean;
  readonly became: ObjectId | undefined;
  /** It lay, and still lies, where everyone sees it. */
  readonly isPublic: boolean;
}

/** True if the viewer was told which card the event moved away. */
export const sawItGo = (event: GameEvent, object: ObjectId, viewer: Viewer): boolean =>
  partsOf(event).some(
    (part) =>
      'object' in part && part.object === object && visibleFields(part, viewer)?.includes('object') === true,
  );
