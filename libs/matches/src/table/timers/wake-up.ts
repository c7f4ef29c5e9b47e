// Sets the alarms of games that nobody has used on this node. After a restart, or when the node that had the
// alarms is gone, tables still expire and abandoned games still end.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { after, seconds, type GameId, type Instant } from '#kernel';
import { isBot } from '#rules';
import { LOG, type Log } from '#ports';
import { Lobby, type LobbyGame } from '../../lobby/index.js';
import { GameSessions } from '../../game/session/game-sessions.js';

const PAGE = 500;
const AGAIN_AFTER_MS = 10 * 60_000;
/** The interval if there are other nodes: one may be gone whose games were never live here. */
const AGAIN_AMONG_OTHERS_MS = 60_000;

@Injectable()
export class WakeUp implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ended = new AbortController();
  private rounds: Promise<void> = Promise.resolve();

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(Lobby) private readonly lobby: Lobby,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds = this.goRound();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended.abort();
    await this.rounds;
  }

  private async goRound(): Promise<void> {
    const { signal } = this.ended;
    const over = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await Promise.race([this.lobby.caughtUp(), over]);
    while (!signal.aborted) {
      try {
        this.setAll();
      } catch (error) {
        this.log.warn('alarms not set', {}, error);
      }
      const wait = this.sessions.homes.hasOthers ? AGAIN_AMONG_OTHERS_MS : AGAIN_AFTER_MS;
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private setAll(): void {
    let last: GameId | undefined;
    for (;;) {
      const from = last;
      const games = this.lobby.ask((lists) => lists.unfinishedAfter(from, PAGE));
      for (const game of games) this.sessions.expect(game.id, soonestDeadline(game));
      last = games.at(-1)?.id;
      if (games.length < PAGE) return;
    }
  }
}

const isBots = ({ player, lost }: LobbyGame['seats'][number]): boolean =>
  player !== null && !lost && isBot(player);

/** The game's earliest possible deadline; when it comes, the game itself knows the real one. */
function soonestDeadline({ status, terms, createdAt, seats, referred, stopped }: LobbyGame): Instant {
  // A clock may run out, or a bot may be asked, at any time: look at the game itself.
  if (status === 'playing' && (terms.clock !== undefined || seats.some(isBots))) return createdAt;
  const least = status === 'gathering' ? Math.min(terms.startWithin, terms.openWithin) : terms.abandonAfter;
  const soonest = after(createdAt, seconds(least));
  const others = [referred?.until, stopped?.until].filter((at) => at !== undefined && at !== null);
  return others.reduce((least, at) => (at < least ? at : least), soonest);
}
