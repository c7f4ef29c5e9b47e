// Applies events to a gallery as long work: other work may run between any two viewers' shares of one event.
import type { Instant } from '#kernel';
import type { GameEvent } from '#rules';
import type { Gallery, Seen } from '#visibility';
import type { Job } from '../../event-loop/long-work.js';

export async function applied(
  gallery: Gallery,
  { events, at }: { readonly events: readonly GameEvent[]; readonly at: Instant },
  job: Job,
): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const { viewers } = gallery;
  for (const event of events) {
    gallery.take(event);
    for (const projector of viewers) {
      const one = gallery.seenBy(projector, event, at);
      if (one !== undefined) seen.push(one);
      if (job.isDue) await job.pause();
    }
    if (job.isDue) await job.pause();
  }
  return seen;
}
