// Plays the seats of bots, move by move, and lets the event loop turn between the steps of a move, so that
// nobody waits for a bot to think. It keeps no state: the game says who is asked, so a restarted server
// continues. The home of a game moves its bots; other nodes do if the home does not. If two nodes answer one
// question, the log takes one answer, and the other node reads it.
import { setImmediate as turn } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { GameId } from '#kernel';
import { isBot, isStopped, type GameState } from '#rules';
import { LOG, type Log } from '#ports';
import { GameSessions } from '../game/session/game-sessions.js';
import { BotMoves, BotMustWait } from './bot-moves.js';

const AGAIN_AFTER_MS = 1_000;

@Injectable()
export class BotSeats implements OnModuleInit, BeforeApplicationShutdown {
  private readonly due = new Set<GameId>();
  /** Games that another node may move, or whose bot could not be moved just now. */
  private readonly awaited = new Map<GameId, NodeJS.Timeout>();
  private readonly ended = new AbortController();
  private working: Promise<void> | undefined;

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(BotMoves) private readonly moves: BotMoves,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.sessions.onSettled(({ id, game }, how) => {
      if (!isBotAsked(game.state)) {
        this.forget(id);
        return;
      }
      const patience = this.sessions.homes.botPatience(id, how === 'heard' ? 'elsewhere' : 'here');
      if (patience === 0) this.move(id);
      else this.after(patience, id, () => this.standIn(id));
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended.abort();
    for (const timer of this.awaited.values()) clearTimeout(timer);
    await this.working;
  }

  /** Whatever the game waited for before no longer applies. */
  private after(milliseconds: number, game: GameId, then: () => void): void {
    this.forget(game);
    if (!this.ended.signal.aborted) this.awaited.set(game, setTimeout(then, milliseconds).unref());
  }

  private forget(game: GameId): void {
    clearTimeout(this.awaited.get(game));
    this.awaited.delete(game);
  }

  /** The nodes before this one have not moved it, unless the log says otherwise. */
  private standIn(game: GameId): void {
    const look = async (): Promise<void> => {
      const session = await this.sessions.find(game);
      await session?.readOn();
      // If there was more to do, the game was marked as due again.
      if (this.awaited.get(game) !== timer || session === undefined) return;
      this.sessions.homes.missed(game);
      this.move(game);
    };
    const timer = this.awaited.get(game);
    look().catch((error: unknown) => this.later(game, error));
  }

  private later(game: GameId, error: unknown): void {
    if (!(error instanceof BotMustWait)) this.log.warn('a bot could not move', { game }, error);
    this.after(AGAIN_AFTER_MS, game, () => this.move(game));
  }

  private move(game: GameId): void {
    if (this.ended.signal.aborted) return;
    this.forget(game);
    this.due.add(game);
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  private async work(): Promise<void> {
    for (;;) {
      await turn();
      const [game] = this.due;
      if (game === undefined || this.ended.signal.aborted) return;
      this.due.delete(game);
      try {
        if ((await this.moves.moveIn(game)) === 'again') this.due.add(game);
      } catch (error) {
        // The bot's own command, which failed, has marked the game as due again.
        this.due.delete(game);
        this.later(game, error);
      }
    }
  }
}

function isBotAsked(state: GameState): boolean {
  const { decision, seats } = state;
  if (isStopped(state)) return false;
  const player = decision === null ? null : (seats[decision.seat]?.player ?? null);
  return player !== null && isBot(player);
}
