// Where each event of a log stands for each viewer: at which moment, at what time, and how many entries the
// viewer's feed had after it. Also where the batches end.
import type { Instant } from '#kernel';
import type { GameEvent } from '#rules';
import type { Gallery } from './gallery.js';
import { viewerKey, type Viewer } from '../viewers/viewer.js';

/** A place in the past of a game, as one viewer can name it. */
export interface When {
  readonly moment: number;
  readonly at: Instant;
  /** How many entries the viewer's own feed had. */
  readonly seq: number;
}

export class Timeline {
  private readonly moments: number[] = [];
  private readonly times: Instant[] = [];
  private readonly seqs = new Map<string, number[]>();
  /** The number of the first event of each batch. */
  private readonly batches: number[] = [];

  /** Call after the gallery has observed the event. Returns the event's number, counted from 0. */
  note(gallery: Gallery, event: GameEvent, at: Instant): number {
    const nth = this.moments.length;
    if (event.type === 'CommandAccepted') this.batches.push(nth);
    this.moments.push(gallery.moment);
    this.times.push(at);
    for (const { viewer, seq } of gallery.viewers) {
      const key = viewerKey(viewer);
      let seqs = this.seqs.get(key);
      if (seqs === undefined) this.seqs.set(key, (seqs = []));
      seqs.push(seq);
    }
    return nth;
  }

  get length(): number {
    return this.moments.length;
  }

  /** The last moment there has been. */
  get moment(): number {
    return this.moments.at(-1) ?? 0;
  }

  when(nth: number, viewer: Viewer): When {
    const [moment, at] = [this.moments[nth], this.times[nth]];
    const seq = this.seqs.get(viewerKey(viewer))?.[nth];
    if (moment === undefined || at === undefined || seq === undefined)
      throw new Error(`no event ${String(nth)} was noted for ${viewerKey(viewer)}`);
    return { moment, at, seq };
  }

  /** The last event of a moment: everything before the next one began. Undefined: there is none so early. */
  lastOf(moment: number): number | undefined {
    return lastAtMost(this.moments, moment);
  }

  /** The event that became entry `seq` of the viewer's feed. */
  eventOf(viewer: Viewer, seq: number): number | undefined {
    if (seq < 1) return undefined;
    const seqs = this.seqs.get(viewerKey(viewer)) ?? [];
    const before = lastAtMost(seqs, seq - 1) ?? -1;
    return seqs[before + 1] === seq ? before + 1 : undefined;
  }

  /** The viewer's seq of an event; undefined if the viewer was not told of it. */
  entryOf(viewer: Viewer, nth: number): number | undefined {
    const seqs = this.seqs.get(viewerKey(viewer)) ?? [];
    const seq = seqs[nth];
    return seq === undefined || seq === (seqs[nth - 1] ?? 0) ? undefined : seq;
  }

  /** How many events the log had after the last batch that had ended by a moment; undefined: none had. */
  batchEndedBy(moment: number): number | undefined {
    const last = this.lastOf(moment);
    if (last === undefined) return undefined;
    if (last === this.length - 1) return this.length;
    // The batch of the next event has not ended; if that event begins one, everything before it has.
    const batch = lastAtMost(this.batches, last + 1);
    const begun = batch === undefined ? 0 : (this.batches[batch] ?? 0);
    return begun === 0 ? undefined : begun;
  }
}

/** The index of the last number that is at most `most`, of numbers that never fall. */
function lastAtMost(numbers: readonly number[], most: number): number | undefined {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? Infinity) <= most) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : low - 1;
}
