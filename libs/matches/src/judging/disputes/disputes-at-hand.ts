// The read model of the disputes: where they are found. It tells of every dispute that changed, on any node.
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { StoredEvent } from '#event-store';
import type { Infraction } from '#disputes';
import type { GameId, PlayerId } from '#kernel';
import { familyOf, Followers, memberOf, RowStorage, type Follower, type Rows, type RowsModel } from '#log';
import type { DisputeId } from '#rules';
import {
  disputeIn,
  DISPUTES_AT_HAND,
  KEYS,
  PREFIXES,
  stopIn,
  type StoppedGame,
} from './disputes.projection.js';

export interface DisputePage {
  readonly disputes: readonly DisputeId[];
  /** The place of each. */
  readonly places: readonly string[];
  /** Where the next page begins; null if there is none. */
  readonly next: string | null;
}

/** The most disputes of one game that are looked at. */
const MOST_OF_A_GAME = 200;
const MOST_PENALTIES = 500;

@Injectable()
export class DisputesAtHand implements OnModuleInit, BeforeApplicationShutdown {
  private readonly rows: RowsModel;
  private readonly follower: Follower<Rows, RowsModel>;
  private readonly listeners = new Set<(dispute: DisputeId) => void>();

  constructor(@Inject(Followers) followers: Followers, @Inject(RowStorage) storage: RowStorage) {
    this.rows = storage.open(DISPUTES_AT_HAND.name);
    this.follower = followers.of(DISPUTES_AT_HAND, this.rows);
  }

  onModuleInit(): void {
    this.follower.onFolded((events) => this.folded(events));
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
    this.rows.close();
  }

  caughtUp(): Promise<void> {
    return this.follower.caughtUp();
  }

  /** Tells of each dispute whose stream or game has something new. */
  onChange(listener: (dispute: DisputeId) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  stop(dispute: DisputeId): StoppedGame | undefined {
    return this.follower.ask((rows) => stopIn(rows, dispute));
  }

  /** Those that wait for a judge, or for a head judge, the oldest first. */
  waiting(which: 'waiting' | 'appealed', max: number, after?: string): DisputePage {
    return this.page(PREFIXES[which], max, after);
  }

  live(max: number, after?: string): DisputePage {
    return this.page(PREFIXES.live, max, after);
  }

  /** In the order in which they were opened. */
  ofGame(game: GameId): readonly DisputeId[] {
    return this.page(PREFIXES.ofGame(game), MOST_OF_A_GAME).disputes;
  }

  /** What the player was penalised for at that event. */
  penaltiesOf(player: PlayerId, event: string): readonly Infraction[] {
    const prefix = PREFIXES.penalties(player, event);
    const found = this.follower.ask((rows) => rows.page({ prefix, max: MOST_PENALTIES }));
    return found.map(({ value }) => value as Infraction);
  }

  private page(prefix: string, max: number, after?: string): DisputePage {
    const from = after === undefined ? {} : { after: prefix + after };
    const found = this.follower.ask((rows) => rows.page({ prefix, max: max + 1, ...from }));
    const page = found.slice(0, max);
    const last = page.at(-1);
    return {
      disputes: page.map(({ key }) => disputeIn(key)),
      places: page.map(({ key }) => key.slice(prefix.length)),
      next: found.length > max && last !== undefined ? last.key.slice(prefix.length) : null,
    };
  }

  private folded(events: readonly StoredEvent[]): void {
    const changed = new Set(events.map((event) => this.disputeOf(event)));
    changed.delete(undefined);
    for (const dispute of changed) for (const tell of this.listeners) tell(dispute as DisputeId);
  }

  private disputeOf({ stream, data }: StoredEvent): DisputeId | undefined {
    if (['dispute', 'talk'].includes(familyOf(stream))) return memberOf(stream) as DisputeId;
    if (familyOf(stream) !== 'game') return undefined;
    const { dispute } = data as { readonly dispute?: unknown };
    if (typeof dispute === 'string') return dispute as DisputeId;
    return this.rows.get(KEYS.newest(memberOf(stream))) as DisputeId | undefined;
  }
}
