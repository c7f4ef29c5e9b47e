// A room of games that decides and stores nothing: every action is accepted at once, and publishes what recorded ones
// did to the two who follow the game, one after another and over again.
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { gameId, instant } from '#kernel';
import {
  ActInGame,
  AuditTrail,
  DisputesAtHand,
  GameFeeds,
  Lobby,
  QuarantinedGames,
  WaitingGames,
  type ActionOutcome,
  type Asker,
  type FeedItem,
  type FeedMessage,
  type FollowedFeed,
  type FollowOptions,
  type Sighted,
} from '#matches';
import type { Seat } from '#rules';
import type { Viewer } from '#visibility';
import { CheckpointKeeper } from '#log';

/** What each of some commands had two seats see; first of all, what the two who join are shown. */
export type Recording = readonly (readonly (readonly Heard[])[])[];

/** By the game; `*` is any other. */
export type Recordings = Readonly<Record<string, Recording>>;

/** An entry as a client has it. */
type Heard = Omit<FeedItem, 'at'> & { readonly at: string };

const asMade = (entry: Heard): FeedItem => ({ ...entry, at: instant(Date.parse(entry.at)) });

/** As long as one is. */
const CURSOR = 'x'.repeat(80);

/** Messages for one follower, in their order; pulled, and waited for when there is none. */
class Queue implements FollowedFeed {
  private readonly messages: FeedMessage[];
  private waiting: ((result: IteratorResult<FeedMessage>) => void) | undefined;
  private published = 0;

  constructor(
    readonly viewer: Viewer,
    shown: readonly FeedMessage[],
    private readonly commands: readonly (readonly FeedMessage[])[],
    signal: AbortSignal,
  ) {
    this.messages = [...shown, { kind: 'caught-up', cursor: CURSOR }];
    signal.addEventListener('abort', () => void this.return());
  }

  publish(): void {
    this.messages.push(...(this.commands[this.published % this.commands.length] ?? []));
    this.published += 1;
    const [first] = this.messages;
    if (first === undefined || this.waiting === undefined) return;
    this.messages.shift();
    this.waiting({ done: false, value: first });
    this.waiting = undefined;
  }

  next(): Promise<IteratorResult<FeedMessage>> {
    const value = this.messages.shift();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    return new Promise((resolve) => (this.waiting = resolve));
  }

  return(): Promise<IteratorResult<FeedMessage>> {
    this.waiting?.({ done: true, value: undefined });
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

@Injectable()
class NothingFeeds extends GameFeeds {
  readonly followed = new Map<string, Queue[]>();

  constructor(private readonly recordings: Recordings) {
    super();
  }

  /** The first who follows a game is its first seat. */
  override follow(_asker: Asker, game: string, { signal }: FollowOptions): Promise<Sighted<FollowedFeed>> {
    const queues = this.followed.get(game) ?? [];
    this.followed.set(game, queues);
    const recording = this.recordings[game] ?? this.recordings['*'] ?? [];
    const [shown = [], ...commands] = recording.map((seats) =>
      (seats[queues.length] ?? []).map((entry) => ({ kind: 'entry' as const, entry: asMade(entry) })),
    );
    const queue = new Queue({ kind: 'seat', seat: queues.length as Seat }, shown, commands, signal);
    queues.push(queue);
    return Promise.resolve({ kind: 'found', value: queue });
  }
}

@CommandHandler(ActInGame)
class DoNothing implements ICommandHandler<ActInGame> {
  constructor(private readonly feeds: NothingFeeds) {}

  execute({ game }: ActInGame): Promise<ActionOutcome> {
    const queues = this.feeds.followed.get(game) ?? [];
    for (const queue of queues) queue.publish();
    return Promise.resolve({ kind: 'accepted', game: gameId(game), seq: 1, cursor: CURSOR });
  }
}

class Nobody extends WaitingGames {
  override waitsFor(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** None stands still where none is played. */
const NONE_QUARANTINED: Pick<QuarantinedGames, 'health'> = {
  health: () => ({ status: 'ok', detail: 'no game is quarantined' }),
};

@Module({})
class NothingModule {}

export const doNothing =
  (recordings: Recordings) =>
  (accounts: DynamicModule): DynamicModule => ({
    module: NothingModule,
    imports: [accounts],
    providers: [
      { provide: NothingFeeds, useFactory: () => new NothingFeeds(recordings) },
      { provide: GameFeeds, useExisting: NothingFeeds },
      DoNothing,
      Lobby,
      AuditTrail,
      DisputesAtHand,
      CheckpointKeeper,
      { provide: QuarantinedGames, useValue: NONE_QUARANTINED },
      { provide: WaitingGames, useClass: Nobody },
    ],
    exports: [AuditTrail, CheckpointKeeper, DisputesAtHand, GameFeeds, Lobby],
  });
