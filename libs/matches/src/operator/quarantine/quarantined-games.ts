// The quarantined games that this node knows of: those quarantined in the log, and those whose log this node
// cannot read. It counts them for the operator and writes a log line for each.
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { StoreUnavailable, type StoredEvent } from '#event-store';
import { gameId, type GameId } from '#kernel';
import { LOG, METRICS, type Log, type Metrics } from '#ports';
import { familyOf, Followers, memberOf, RowStorage, type Follower, type Rows, type RowsModel } from '#log';
import { GameSessions } from '../../game/session/game-sessions.js';
import { QUARANTINES } from './quarantines.projection.js';

/** The most that are looked up at once. */
const PAGE = 1_000;

@Injectable()
export class QuarantinedGames implements OnModuleInit, BeforeApplicationShutdown {
  private readonly rows: RowsModel;
  private readonly follower: Follower<Rows, RowsModel>;
  private readonly standing = new Set<GameId>();

  constructor(
    @Inject(Followers) followers: Followers,
    @Inject(RowStorage) storage: RowStorage,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(LOG) private readonly log: Log,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {
    this.rows = storage.open(QUARANTINES.name);
    this.follower = followers.of(QUARANTINES, this.rows);
  }

  onModuleInit(): void {
    this.sessions.onSettled(({ id, game }) => {
      // The session has already recorded it in the game's log; an unreadable log cannot say so itself.
      if (game.unreadable === undefined || game.state.stage.kind === 'over') return;
      this.standing.add(id);
      this.tellCount();
    });
    this.follower.onFolded((events) => this.folded(events));
    this.follower.start();
    void this.follower.caughtUp().then(() => this.tellAtFirst());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
    this.rows.close();
  }

  /** For readiness: a quarantined game does not affect any other. */
  health(): { readonly status: 'ok'; readonly detail: string } {
    const { size } = this.standing;
    return {
      status: 'ok',
      detail: size === 0 ? 'no game is quarantined' : `quarantined: ${size} (see \`pentaland game list\`)`,
    };
  }

  private tellCount(): void {
    this.metrics.level('games-quarantined', this.standing.size);
  }

  /** Games from before the start are reported as one number. */
  private tellAtFirst(): void {
    for (const game of this.stored()) this.standing.add(game);
    const count = this.standing.size;
    if (count > 0) this.log.warn('games-quarantined', { count });
    this.tellCount();
  }

  private stored(): GameId[] {
    const games: GameId[] = [];
    try {
      for (;;) {
        const after = games.at(-1);
        const page = this.follower.ask((rows) => rows.page({ after, max: PAGE }));
        games.push(...page.map(({ key }) => gameId(key)));
        if (page.length < PAGE) return games;
      }
    } catch (error) {
      // It is folded anew, and this hears of each game again.
      if (error instanceof StoreUnavailable) return games;
      throw error;
    }
  }

  private folded(events: readonly StoredEvent[]): void {
    for (const { stream, type, data } of events) {
      if (familyOf(stream) !== 'game') continue;
      const game = gameId(memberOf(stream));
      if (type !== 'GameQuarantined') this.standing.delete(game);
      else {
        this.standing.add(game);
        if (this.follower.isWhole) this.log.warn('game-quarantined', { game, reason: reasonIn(data) });
      }
    }
    if (this.follower.isWhole) this.tellCount();
  }
}

function reasonIn(data: StoredEvent['data']): string {
  const { why } = data as { readonly why?: unknown };
  return typeof why === 'string' ? why : 'unknown';
}
