// A game that is watched again: which moment, through whose eyes, and the time that passes while it plays.
import { computed, signal } from '@preact/signals';
import type { Json } from '#client';
import { troubleIn, type Trouble } from '../state/server.js';
import { Arrivals } from '../state/arrivals.js';
import { NamedViews } from '../state/named-views.js';
import type { ViewSeen } from '../state/view.js';
import type { Frames, FramedEntry } from './frames.js';
import { pauseAfter, stepFrom, type ReplaySeen, type StepBy } from './outline.js';
import { tableIn } from './object-names.js';

/** `even`: each entry takes as long; `real`: as long as it took. */
export type Pace = 'even' | 'real';

const EVEN_MS = 500;
const LOG_LINES = 150;
/** Since when a permanent is there matters until its controller's next turn: so many entries are more than a round. */
const ARRIVAL_ENTRIES = 1000;

export class Replay {
  readonly moment = signal(1);
  /** What these eyes saw at the last moment that is here; it stays until the next one has come. */
  readonly shown = signal<{ readonly view: Json; readonly moment: number } | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly isPlaying = signal(false);
  readonly pace = signal<Pace>('even');
  readonly speed = signal(1);
  /** When the next moment comes, while that is some time off. */
  readonly nextAt = signal<number | null>(null);
  readonly view = computed<ViewSeen | null>(() =>
    this.shown.value === null ? null : this.named.of(tableIn(this.shown.value.view)),
  );
  private readonly named = new NamedViews((player) => ({
    id: player,
    name: this.seen.outline.seats.find((seat) => seat.player?.id === player)?.player?.name ?? null,
    bot: null,
  }));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = true;

  constructor(
    readonly seen: ReplaySeen,
    private readonly frames: Frames,
    prefetches: 'all' | 'nothing',
    at: number,
  ) {
    this.goTo(at);
    if (prefetches === 'all')
      void frames
        .load(at)
        .then(() => frames.prefetch(at, () => this.isOpen))
        .catch(() => undefined);
  }

  close(): void {
    this.isOpen = false;
    clearTimeout(this.timer);
  }

  goTo(moment: number): void {
    const { moments } = this.seen.outline;
    this.moment.value = Math.min(Math.max(Math.round(moment), 1), moments);
    this.show();
    if (this.isPlaying.value) this.wait();
  }

  step(by: StepBy, direction: 1 | -1): void {
    this.goTo(stepFrom(this.seen.outline, this.moment.value, by, direction));
  }

  play(): void {
    if (this.moment.value >= this.seen.outline.moments) this.goTo(1);
    this.isPlaying.value = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying.value = false;
    this.nextAt.value = null;
    clearTimeout(this.timer);
  }

  set(pace: Pace, speed: number): void {
    this.pace.value = pace;
    this.speed.value = speed;
    if (this.isPlaying.value) this.wait();
  }

  /** What happened last, up to the moment that is shown. */
  told(): readonly FramedEntry[] {
    return this.shown.value === null ? [] : this.frames.toldUntil(this.shown.value.moment, LOG_LINES);
  }

  /** Since when permanents are there, at the moment that is shown. */
  arrivals(): Arrivals {
    const arrivals = new Arrivals();
    if (this.shown.value !== null)
      for (const { entry } of this.frames.toldUntil(this.shown.value.moment, ARRIVAL_ENTRIES))
        arrivals.hear(entry.moment, entry.story);
    return arrivals;
  }

  private show(): void {
    const moment = this.moment.value;
    const view = this.frames.at(moment);
    if (view !== undefined) {
      this.shown.value = { view, moment };
      return;
    }
    this.frames.load(moment).then(
      (loaded) => {
        this.trouble.value = null;
        if (loaded !== undefined && this.moment.value === moment) this.shown.value = { view: loaded, moment };
      },
      (error: unknown) => {
        this.trouble.value = troubleIn(error);
        this.pause();
      },
    );
  }

  private wait(): void {
    clearTimeout(this.timer);
    const { outline } = this.seen;
    const moment = this.moment.value;
    if (moment >= outline.moments) {
      this.pause();
      return;
    }
    const pause = (this.pace.value === 'even' ? EVEN_MS : pauseAfter(outline, moment)) / this.speed.value;
    this.nextAt.value = pause > 2000 ? Date.now() + pause : null;
    this.timer = setTimeout(() => {
      // What has not come yet is waited for, not skipped.
      if (this.shown.value?.moment === moment) this.goTo(moment + 1);
      else this.wait();
    }, pause);
  }
}
