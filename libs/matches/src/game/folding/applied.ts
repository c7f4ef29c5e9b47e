// Applies events to a gallery as long work: other work may run between any two viewers' shares of one event.
import type { Instant } from '#kernel';
import type { GameEvent } from '#rules';
import type { Gallery, Seen, Viewer } from '#visibility';
import type { Job } from '../../event-loop/long-work.js';

/** A game as it was after so many events of its log, with these viewers: what a rewind returns to. */
export type Past = (events: number, viewers: readonly Viewer[]) => Promise<Gallery>;

export async function applied(
  gallery: Gallery,
  { events, at }: { readonly events: readonly GameEvent[]; readonly at: Instant },
  job: Job,
  past: Past,
): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const { viewers } = gallery;
  // Read before anything is applied: if it cannot be read, nothing has happened to the gallery.
  const rewind = events.find((event) => event.type === 'Rewound');
  const earlier =
    rewind &&
    (await past(
      rewind.to,
      viewers.map(({ viewer }) => viewer),
    ));
  for (const event of events) {
    gallery.take(event, event === rewind ? earlier : undefined);
    for (const projector of viewers) {
      const one = gallery.seenBy(projector, event, at);
      if (one !== undefined) seen.push(one);
      if (job.isDue) await job.pause();
    }
    if (job.isDue) await job.pause();
  }
  return seen;
}
