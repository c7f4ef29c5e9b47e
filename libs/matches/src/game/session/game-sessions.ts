// The sessions as a Nest provider: started with the app, and stopped before the store.
import {
  Inject,
  Injectable,
  Optional,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { EventStore } from '#event-store';
import { CLOCK, EVENT_STORE, LOG, METRICS, type Clock, type Log, type Metrics } from '#ports';
import { Followers, GameSecrets, MemoryReadModel, type Follower } from '#log';
import { FORMAT_CARDS, type FormatCards } from '../../ports/index.js';
import { Homes, NODES, type Nodes } from '../homes/index.js';
import { History } from '../past/history.js';
import { MemorySnapshots } from '../past/snapshots.js';
import { DEFAULT_PATIENCE, PATIENCE, type Patience } from './deps.js';
import { HEARD_GAMES, type GamesHeardOf } from './heard-games.projection.js';
import { Sessions } from './sessions.js';

@Injectable()
export class GameSessions extends Sessions implements OnModuleInit, BeforeApplicationShutdown {
  private readonly follower: Follower<GamesHeardOf>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(GameSecrets) secrets: GameSecrets,
    @Inject(CLOCK) clock: Clock,
    @Inject(FORMAT_CARDS) cards: FormatCards,
    @Inject(LOG) log: Log,
    @Inject(METRICS) metrics: Metrics,
    @Inject(Followers) followers: Followers,
    @Optional() @Inject(PATIENCE) patience: Patience = DEFAULT_PATIENCE,
    @Optional() @Inject(NODES) nodes?: Nodes,
  ) {
    const history = new History(store, new MemorySnapshots());
    const homes = new Homes({ nodes, grace: patience.home, metrics });
    super({ store, history, secrets, clock, cards, log, metrics, patience, homes });
    const nothing = (): void => undefined;
    this.follower = followers.of(HEARD_GAMES, new MemoryReadModel<GamesHeardOf>(this, { emptied: nothing }));
  }

  onModuleInit(): void {
    this.start();
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
    await this.stop();
  }
}
