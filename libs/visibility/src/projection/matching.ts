// Which objects of one viewer's view are those of another's: the same card has another id for each of them.
import type { ObjectId } from '#rules';
import type { Projector } from './projector.js';
import type { GameView, VisibleId } from '../view/view.js';
import { viewerKey } from '../viewers/viewer.js';

/** A viewer's eyes, and the view through them. */
export interface Seeing {
  readonly eyes: Projector;
  readonly view: GameView;
}

/** One object, and the id that each viewer who sees it has for it, by the viewer's key. */
export interface SameObject {
  /** The object itself. */
  readonly is: ObjectId;
  readonly object: VisibleId;
  readonly ids: ReadonlyMap<string, VisibleId>;
}

/**
 * Every object in the first view, with its ids in the others. All are of the same game after the same event.
 * An object that another view does not show has no id there, whatever that viewer may remember.
 */
export function sameObjects(first: Seeing, others: readonly Seeing[]): readonly SameObject[] {
  return idsIn(first.view).flatMap((id): readonly SameObject[] => {
    const object = first.eyes.objectOf(id);
    return object === undefined ? [] : [{ is: object, object: id, ids: idsOf(object, others) }];
  });
}

/** The ids of one object in each of the views that show it. */
function idsOf(object: ObjectId, others: readonly Seeing[]): ReadonlyMap<string, VisibleId> {
  const ids = new Map<string, VisibleId>();
  for (const { eyes, view } of others) {
    const id = eyes.idOf(object);
    if (id !== undefined && shows(view, id)) ids.set(viewerKey(eyes.viewer), id);
  }
  return ids;
}

// Before the game exists a view is empty.
const objectsIn = ({ objects }: Partial<GameView>): GameView['objects'] => objects ?? {};
const idsIn = (view: GameView): VisibleId[] => Object.keys(objectsIn(view)) as VisibleId[];
const shows = (view: GameView, id: VisibleId): boolean => Object.hasOwn(objectsIn(view), id);
