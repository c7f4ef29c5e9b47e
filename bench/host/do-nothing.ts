// A room of games that decides and stores nothing: every action is accepted at once, and publishes what a recorded
// one did to the two who follow the game.
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import {
  ActInGame,
  GameFeeds,
  LobbyProjection,
  WaitingGames,
  type ActionOutcome,
  type Asker,
  type FeedItem,
  type FeedMessage,
  type FollowOptions,
  type Sighted,
} from '#matches';

/** What one command had each of two seats see. */
export type Recording = readonly (readonly FeedItem[])[];

/** Messages for one follower, in their order; pulled, and waited for when there is none. */
class Queue implements AsyncIterableIterator<FeedMessage> {
  private readonly messages: FeedMessage[];
  private waiting: ((result: IteratorResult<FeedMessage>) => void) | undefined;

  constructor(
    private readonly entries: readonly FeedMessage[],
    cursor: string,
    signal: AbortSignal,
  ) {
    this.messages = [...entries, { kind: 'caught-up', cursor }];
    signal.addEventListener('abort', () => void this.return());
  }

  publish(): void {
    this.messages.push(...this.entries);
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

  constructor(private readonly recording: Recording) {
    super();
  }

  /** The first who follows a game is its first seat. */
  override follow(
    _asker: Asker,
    game: string,
    { signal }: FollowOptions,
  ): Promise<Sighted<AsyncIterableIterator<FeedMessage>>> {
    const queues = this.followed.get(game) ?? [];
    this.followed.set(game, queues);
    const entries = this.recording[queues.length] ?? [];
    const messages = entries.map((entry) => ({ kind: 'entry' as const, entry }));
    const queue = new Queue(messages, entries.at(-1)?.cursor ?? '', signal);
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

/** As long as one is. */
const CURSOR = 'x'.repeat(80);

class Nobody extends WaitingGames {
  override waitsFor(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

@Module({})
class NothingModule {}

export const doNothing =
  (recording: Recording) =>
  (accounts: DynamicModule): DynamicModule => ({
    module: NothingModule,
    imports: [accounts],
    providers: [
      { provide: NothingFeeds, useFactory: () => new NothingFeeds(recording) },
      { provide: GameFeeds, useExisting: NothingFeeds },
      DoNothing,
      LobbyProjection,
      { provide: WaitingGames, useClass: Nobody },
    ],
    exports: [GameFeeds, LobbyProjection],
  });
