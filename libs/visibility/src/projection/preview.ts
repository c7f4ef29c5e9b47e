// What everyone would see of a ruling: it is decided and shown on a copy of the game, and nothing is stored.
import { ok, type Result } from '#kernel';
import { decide, type GameEvent, type Inputs, type Proposed, type Refusal } from '#rules';
import type { Gallery } from './gallery.js';
import { keepGallery, takenUp } from './kept-gallery.js';
import type { FeedEntry } from '../view/view.js';
import { seesAll, type Viewer } from '../viewers/viewer.js';

/** The entries that one viewer's feed would get. */
export interface Foreseen {
  readonly viewer: Viewer;
  readonly entries: readonly FeedEntry[];
}

/**
 * For every viewer of the gallery except judges, or why the ruling would be refused. What chance decides is
 * decided otherwise here than in the game, so that a preview tells nobody what will be drawn. `earlier`: for a
 * ruling that rewinds, the game as it was then, with the same viewers.
 */
export function previewRuling(
  gallery: Gallery,
  proposed: Proposed,
  inputs: Omit<Inputs, 'seed'>,
  earlier?: Gallery,
): Result<readonly Foreseen[], Refusal> {
  const copy = takenUp(keepGallery(gallery));
  const decided = decide(copy.state, proposed, { ...inputs, seed: SEED });
  if (!decided.ok) return decided;
  const viewers = copy.viewers.filter(({ viewer }) => !seesAll(viewer));
  for (const projector of viewers) projector.wake(copy.state);
  const seen = decided.value.flatMap((event: GameEvent) => copy.apply(event, inputs.now, earlier));
  return ok(
    viewers.map(({ viewer }) => ({
      viewer,
      entries: seen.flatMap((one) => (one.viewer === viewer ? [one.entry] : [])),
    })),
  );
}

const SEED = 'a preview';
