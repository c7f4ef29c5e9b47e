// The views of a game at its moments. They are asked for in stretches, a view and the entries after it, and folded here, so
// that dragging from one moment to the next asks nobody.
import { foldPatch, type Json, type PatchOperation } from '#client';
import type { Story } from '../table/log/said.js';

export interface SeenEntry {
  readonly seq: number;
  readonly moment: number;
  readonly at: string;
  readonly story: Story;
  readonly patch: readonly PatchOperation[];
}

/** An entry of the feed, and what was seen before and after it. */
export interface FramedEntry {
  readonly entry: SeenEntry;
  readonly before: Json;
  readonly after: Json;
}

/** Where a game comes from: a server, or a file. */
export interface Source {
  /** The view at `from`, and what happened after it up to and with `to`. */
  stretch(from: number, to: number): Promise<{ readonly base: Json; readonly entries: readonly SeenEntry[] }>;
}

interface Stretch {
  readonly base: Json;
  /** The last moment that is here. */
  readonly to: number;
  readonly told: readonly FramedEntry[];
  /** The view at each moment, by its distance from the first. */
  readonly views: readonly Json[];
}

const LENGTH = 200;
const stretchOf = (moment: number): number => Math.floor((Math.max(moment, 1) - 1) / LENGTH);

export class Frames {
  private readonly here = new Map<number, Stretch>();
  private readonly coming = new Map<number, Promise<Stretch>>();

  constructor(
    private readonly source: Source,
    private readonly last: () => number,
  ) {}

  /** The view at a moment, if it can be told without asking. */
  at(moment: number): Json | undefined {
    const stretch = this.here.get(stretchOf(moment));
    return stretch?.views[(moment - 1) % LENGTH];
  }

  async load(moment: number): Promise<Json | undefined> {
    await this.stretch(stretchOf(moment));
    return this.at(moment);
  }

  /** What was told up to a moment, the last `most` of it, as far as it is here without a gap. */
  toldUntil(moment: number, most: number): readonly FramedEntry[] {
    const told: FramedEntry[] = [];
    for (let number = stretchOf(moment); number >= 0 && told.length < most; number -= 1) {
      const stretch = this.here.get(number);
      if (stretch === undefined) break;
      told.unshift(...stretch.told.filter(({ entry }) => entry.moment <= moment));
    }
    return told.slice(-most);
  }

  /** Asks for the neighbours of a moment, then for everything, one stretch at a time, until it is called off. */
  async prefetch(moment: number, isWanted: () => boolean): Promise<void> {
    const middle = stretchOf(moment);
    const count = stretchOf(this.last()) + 1;
    const order = Array.from({ length: count }, (_, number) => number).sort(
      (one, other) => Math.abs(one - middle) - Math.abs(other - middle) || other - one,
    );
    for (const number of order) {
      if (!isWanted()) return;
      await this.stretch(number).catch(() => undefined);
    }
  }

  private stretch(number: number): Promise<Stretch> {
    const to = Math.min((number + 1) * LENGTH, this.last());
    const known = this.here.get(number);
    if (known !== undefined && known.to >= to) return Promise.resolve(known);
    const underWay = this.coming.get(number);
    if (underWay !== undefined) return underWay;
    const asked = this.ask(number, to).finally(() => this.coming.delete(number));
    this.coming.set(number, asked);
    return asked;
  }

  private async ask(number: number, to: number): Promise<Stretch> {
    const from = number * LENGTH;
    const { base, entries } = await this.source.stretch(from, to);
    const stretch = folded(base, entries, from, to);
    this.here.set(number, stretch);
    return stretch;
  }
}

function folded(base: Json, entries: readonly SeenEntry[], from: number, to: number): Stretch {
  const told: FramedEntry[] = [];
  const views: Json[] = [];
  let view = base;
  for (const entry of entries) {
    const before = view;
    view = foldPatch(before, entry.patch);
    told.push({ entry, before, after: view });
    views[entry.moment - from - 1] = view;
  }
  // A moment of which these eyes were told nothing looks like the one before it.
  let seen = base;
  for (let place = 0; place < to - from; place += 1) {
    seen = views[place] ?? seen;
    views[place] = seen;
  }
  return { base, to, told, views };
}
