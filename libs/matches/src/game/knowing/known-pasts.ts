// The pasts of games with the record of who knew what, for judges. A game is folded once with everybody's eyes
// and then read on, so that the next question costs next to nothing. It is only a cache, of a few games.
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { EventStore, Revision } from '#event-store';
import type { GameId } from '#kernel';
import type { GameState, Seat } from '#rules';
import { Gallery, JUDGE, KnowledgeRecord, SPECTATOR, viewerAt, type Viewer } from '#visibility';
import { decode, gameStream, pagesOf } from '#log';
import { EVENT_STORE } from '#ports';
import { LONG_WORK, type Job } from '../../event-loop/long-work.js';
import { assertGranted, type GrantedEyes } from '../eyes/granted-eyes.js';
import { applied } from '../folding/applied.js';
import { GAME_CODEC, type RecordedGameEvent } from '../log/game-log.js';
import { Mailbox } from '../queue/mailbox.js';
import type { History } from '../past/history.js';
import { GameSessions } from '../session/game-sessions.js';

export interface KnownPast {
  readonly record: KnowledgeRecord;
  /** After the last event of the record. */
  readonly state: GameState;
}

/** Of the games kept, and of their events together. */
export interface PastBounds {
  readonly games: number;
  readonly events: number;
}
const BOUNDS: PastBounds = { games: 12, events: 100_000 };

/** The injection token of the bounds, for tests. */
export const PAST_BOUNDS = Symbol('PastBounds');

class Following {
  readonly mailbox = new Mailbox();
  private past: { readonly gallery: Gallery; readonly record: KnowledgeRecord } | undefined;
  private next: Revision | undefined;
  /** The log has an event that cannot be read: what follows it is not known either. */
  private isOver = false;
  /** The events before the one that says how many seats there are. */
  private readonly before: RecordedGameEvent[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly history: History,
    private readonly game: GameId,
  ) {}

  get events(): number {
    return this.past?.record.timeline.length ?? 0;
  }

  /** Reads on to the end of the log. Undefined: there is no such game. */
  async known(): Promise<KnownPast | undefined> {
    const job = LONG_WORK.job();
    if (!this.isOver)
      for await (const page of pagesOf(this.store, gameStream(this.game), this.next))
        for (const stored of page) {
          let recorded: RecordedGameEvent;
          try {
            recorded = decode(GAME_CODEC, stored);
          } catch {
            this.isOver = true;
            return this.shown();
          }
          await this.take(recorded, job);
          this.next = (stored.revision + 1) as Revision;
        }
    return this.shown();
  }

  private async take(recorded: RecordedGameEvent, job: Job): Promise<void> {
    const { event } = recorded;
    if (this.past === undefined) {
      this.before.push(recorded);
      if (event.type !== 'GameCreated') return;
      const seats = Array.from({ length: event.terms.seats }, (_, seat) => viewerAt(seat as Seat));
      const viewers: readonly Viewer[] = [...seats, SPECTATOR];
      this.past = { gallery: new Gallery([...viewers, JUDGE]), record: new KnowledgeRecord(viewers) };
      for (const one of this.before.splice(0)) await this.observe(one, job);
    } else await this.observe(recorded, job);
  }

  private async observe({ event, at }: RecordedGameEvent, job: Job): Promise<void> {
    if (this.past === undefined) return;
    const { gallery, record } = this.past;
    await applied(gallery, { events: [event], at }, job, (events, viewers) =>
      this.history.earlier(this.game, events, viewers),
    );
    record.observe(gallery, event, at);
  }

  private shown(): KnownPast | undefined {
    return this.past && { record: this.past.record, state: this.past.gallery.state };
  }
}

@Injectable()
export class KnownPasts {
  private readonly history: History;
  /** The most recently used last. */
  private readonly games = new Map<GameId, Following>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GameSessions) { history }: Pick<GameSessions, 'history'>,
    @Optional() @Inject(PAST_BOUNDS) private readonly bounds: PastBounds = BOUNDS,
  ) {
    this.history = history;
  }

  /** `at` reads the past up to the end of the log, and keeps nothing of it. */
  read<T>(game: GameId, judge: GrantedEyes, at: (past: KnownPast) => T): Promise<T | undefined> {
    assertGranted(judge, game);
    if (judge.kind !== 'judge') throw new Error('only a judge sees what everybody knew');
    const following = this.games.get(game) ?? new Following(this.store, this.history, game);
    this.games.delete(game);
    this.games.set(game, following);
    return following.mailbox.run(async () => {
      try {
        const past = await following.known();
        return past === undefined ? undefined : at(past);
      } catch (error) {
        this.games.delete(game);
        throw error;
      } finally {
        this.evict();
      }
    });
  }

  private evict(): void {
    let events = 0;
    for (const following of this.games.values()) events += following.events;
    for (const [oldest, following] of this.games) {
      if (this.games.size <= this.bounds.games && events <= this.bounds.events) return;
      this.games.delete(oldest);
      events -= following.events;
    }
  }
}
