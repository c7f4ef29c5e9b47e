// The quarantined games that this node knows of: those quarantined in the log, and those whose log this node
// cannot read. It counts them for the operator and writes a log line for each.
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { GameId } from '#kernel';
import { LOG, METRICS, type Log, type Metrics } from '#ports';
import { Followers, MemoryReadModel, type Follower } from '#log';
import { GameSessions } from '../../game/session/game-sessions.js';
import { QUARANTINES, type Quarantines } from './quarantines.projection.js';

@Injectable()
export class QuarantinedGames implements Quarantines, OnModuleInit, BeforeApplicationShutdown {
  private readonly standing = new Set<GameId>();
  private readonly follower: Follower<Quarantines>;

  constructor(
    @Inject(Followers) followers: Followers,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(LOG) private readonly log: Log,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {
    this.follower = followers.of(
      QUARANTINES,
      new MemoryReadModel<Quarantines>(this, { emptied: () => this.standing.clear() }),
    );
  }

  onModuleInit(): void {
    this.sessions.onSettled(({ id, game }) => {
      // The session has already recorded it in the game's log; an unreadable log cannot say so itself.
      if (game.unreadable !== undefined && game.state.stage.kind !== 'over') this.add(id);
    });
    this.follower.start();
    void this.follower.caughtUp().then(() => this.tell());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /** For readiness: a quarantined game does not affect any other. */
  health(): { readonly status: 'ok'; readonly detail: string } {
    const { size } = this.standing;
    return {
      status: 'ok',
      detail: size === 0 ? 'no game is quarantined' : `quarantined: ${size} (see \`pentaland game list\`)`,
    };
  }

  private add(game: GameId): void {
    this.standing.add(game);
    this.metrics.level('games-quarantined', this.standing.size);
  }

  /** Games from before the start are reported as one number. */
  private tell(): void {
    const count = this.standing.size;
    if (count > 0) this.log.warn('games-quarantined', { count });
    this.metrics.level('games-quarantined', count);
  }

  began(game: GameId, reason: string): void {
    this.add(game);
    if (this.follower.isWhole) this.log.warn('game-quarantined', { game, reason });
  }

  ended(game: GameId): void {
    if (this.standing.delete(game)) this.metrics.level('games-quarantined', this.standing.size);
  }
}
