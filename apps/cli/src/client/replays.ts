// A game watched again: its outline, its view at a moment, and the way from one moment to another.
import type { Direction, Replay, StepBy } from '#client';
import { publishedIn, type PublishedView } from '#visibility';
import { toldIn, type ToldEntry } from './told.js';

export interface ReplayOutline {
  readonly moments: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly player: { readonly id: string; readonly name: string | null } | null;
  }[];
  readonly turns: readonly { readonly moment: number; readonly number: number; readonly active: number }[];
  readonly lives: readonly { readonly moment: number; readonly seat: number; readonly life: number }[];
  readonly marks: readonly {
    readonly moment: number;
    readonly kind: string;
    readonly seat: number | null;
    readonly names: readonly string[];
    readonly count: number;
  }[];
  readonly result: {
    readonly moment: number;
    readonly reason: string;
    readonly winners: readonly number[];
  } | null;
}

const OUTLINE = `moments seats { seat player { id name } } turns { moment number active } lives { moment seat life }
  marks { moment kind seat names count } result { moment reason winners }`;

/** `seat`: whose eyes they are; null for a spectator's, and for whoever sees everything. */
export interface SeenAt {
  readonly seat: number | null;
  readonly view: PublishedView;
}

/** What a person watches again, on a server or in a file. */
export interface Watchable {
  outline(): Promise<ReplayOutline>;
  view(moment: number): Promise<SeenAt>;
  /** What happened after one moment, up to and with another, or to the end. */
  between(from: number, to?: number): AsyncIterable<ToldEntry>;
  step(from: number, by: StepBy, direction: Direction): Promise<number | null>;
}

export class Replays implements Watchable {
  constructor(private readonly replay: Replay) {}

  async outline(): Promise<ReplayOutline> {
    const { outline } = await this.replay.select(`outline { ${OUTLINE} }`);
    return outlineOf(outline);
  }

  async view(moment: number): Promise<SeenAt> {
    const fields = 'seat view(moment: $moment) { ...TableView }';
    const { seat, view } = await this.replay.select(fields, ', $moment: Int', { moment });
    return { seat: seat as number | null, view: publishedIn(view) };
  }

  async *between(from: number, to?: number): AsyncGenerator<ToldEntry, void, undefined> {
    for await (const entry of this.replay.feed(from, to)) yield toldIn(entry);
  }

  step(from: number, by: StepBy, direction: Direction): Promise<number | null> {
    return this.replay.step(from, by, direction);
  }
}

const outlineOf = (outline: unknown): ReplayOutline => outline as ReplayOutline;
