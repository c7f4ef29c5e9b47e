// The quarantined games that this node knows of: those quarantined in the log, and those whose log this node
// cannot read. It counts them for the operator and writes a log line for each.
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EventStore, Position, StoredEvent } from '#event-store';
import { gameId, type GameId } from '#kernel';
import { EVENT_STORE, LOG, METRICS, type Log, type Metrics } from '#ports';
import { familyOf, memberOf } from '#log';
import { GameSessions } from '../../game/session/game-sessions.js';

const RETRY_MS = 500;
const TYPES = ['GameQuarantined', 'QuarantineLifted', 'GameEnded'];

@Injectable()
export class QuarantinedGames implements OnModuleInit, BeforeApplicationShutdown {
  private readonly standing = new Set<GameId>();
  private readonly ended = new AbortController();
  private following: Promise<void> = Promise.resolve();
  private isCaughtUp = false;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(LOG) private readonly log: Log,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.sessions.onSettled(({ id, game }) => {
      // The session has already recorded it in the game's log; an unreadable log cannot say so itself.
      if (game.unreadable !== undefined && game.state.stage.kind !== 'over') this.add(id);
    });
    this.following = this.follow();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended.abort();
    await this.following;
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

  private async follow(): Promise<void> {
    const { signal } = this.ended;
    let after: Position | undefined;
    while (!signal.aborted) {
      try {
        const options = { ...(after === undefined ? {} : { after }), types: TYPES, signal };
        for await (const message of this.store.subscribe({ kind: 'all' }, options)) {
          if (message.kind === 'caught-up') this.caughtUp();
          else {
            after = message.event.position;
            this.heard(message.event);
          }
        }
      } catch (error) {
        this.log.warn('quarantined games are not followed', {}, error);
      }
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private caughtUp(): void {
    if (!this.isCaughtUp && this.standing.size > 0)
      this.log.warn('games-quarantined', { count: this.standing.size });
    this.isCaughtUp = true;
    this.metrics.level('games-quarantined', this.standing.size);
  }

  private heard({ stream, type, data }: StoredEvent): void {
    if (familyOf(stream) !== 'game') return;
    const game = gameId(memberOf(stream));
    if (type !== 'GameQuarantined') {
      if (this.standing.delete(game)) this.metrics.level('games-quarantined', this.standing.size);
      return;
    }
    this.add(game);
    // Games from before the start are reported as one number.
    if (this.isCaughtUp) this.log.warn('game-quarantined', { game, reason: reasonIn(data) });
  }
}

function reasonIn(data: StoredEvent['data']): string {
  const { why } = data as { readonly why?: unknown };
  return typeof why === 'string' ? why : 'unknown';
}
