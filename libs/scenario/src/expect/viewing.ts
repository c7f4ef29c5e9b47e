// Expectations of what somebody sees: the view, the open question and the feed so far, as that viewer is given them.
import { instant } from '#kernel';
import { Gallery, JUDGE, SPECTATOR, viewerAt, type Viewer } from '#visibility';
import type { OfViewer } from '../format/expectation.js';
import { seatNamed } from '../objects/find.js';
import type { Difference, Moment } from './moment.js';

function viewerNamed(seats: Moment['seats'], name: string): Viewer | undefined {
  const seat = seatNamed(seats, name);
  if (seat !== undefined) return viewerAt(seat);
  if (name === 'spectator') return SPECTATOR;
  return name === 'judge' ? JUDGE : undefined;
}

/** All that the viewer was ever given of the game, as text. */
function givenTo({ events }: Moment, viewer: Viewer): string {
  const gallery = new Gallery([viewer]);
  const projector = gallery.projector(viewer);
  const feed: unknown[] = [];
  for (const event of events) {
    const seen = gallery.apply(event, instant(0));
    feed.push(...seen.map(({ entry }) => entry));
    if (!projector.awake && gallery.state.game !== null) projector.wake(gallery.state);
  }
  return JSON.stringify({ view: projector.viewOf(gallery.state), feed });
}

export function ofViewer(moment: Moment, { viewer: name, sees, is }: OfViewer): Difference {
  const viewer = viewerNamed(moment.seats, name);
  if (viewer === undefined) return `nobody looks on as ${name}`;
  const found = givenTo(moment, viewer).includes(JSON.stringify(sees).slice(1, -1));
  if (found === is) return undefined;
  return `${name} ${found ? 'sees' : 'does not see'} ${JSON.stringify(sees)}`;
}
