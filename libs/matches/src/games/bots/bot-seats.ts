// Plays the seats that bots have: one move after another, a turn of the event loop between any two steps of one, so that
// nobody waits for a bot to think. Nothing is kept of it: who is asked stands in the game, so a server that starts goes
// on where another ended, and where two nodes answer one question, the log takes one of the answers, and the other node reads it.
import { setImmediate as turn } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Optional,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { GameId } from '#kernel';
import { isBot, type GameState } from '#rules';
import { LOG, type Log } from '../../ports/index.js';
import { DEFAULT_PATIENCE, PATIENCE, type Patience } from '../session/deps.js';
import { GameSessions } from '../session/game-sessions.js';
import { BotMoves } from './bot-moves.js';

const AGAIN_AFTER_MS = 1_000;

@Injectable()
export class BotSeats implements OnModuleInit, BeforeApplicationShutdown {
  private readonly due = new Set<GameId>();
  /** Those that another node may move, or that could not be moved just now. */
  private readonly awaited = new Map<GameId, NodeJS.Timeout>();
  private readonly ended = new AbortController();
  private working: Promise<void> | undefined;

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(BotMoves) private readonly moves: BotMoves,
    @Inject(LOG) private readonly log: Log,
    @Optional() @Inject(PATIENCE) private readonly patience: Patience = DEFAULT_PATIENCE,
  ) {}

  onModuleInit(): void {
    this.sessions.onSettled(({ id, game }, how) => {
      if (isBotAsked(game.state)) this.expect(id, how === 'heard' ? this.patience.bots : 0);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended.abort();
    for (const timer of this.awaited.values()) clearTimeout(timer);
    await this.working;
  }

  private expect(game: GameId, after: number): void {
    if (this.ended.signal.aborted) return;
    if (after > 0) {
      if (!this.awaited.has(game))
        this.awaited.set(game, setTimeout(() => this.expect(game, 0), after).unref());
      return;
    }
    clearTimeout(this.awaited.get(game));
    this.awaited.delete(game);
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
        this.log.warn('a bot could not move', { game }, error);
        // Its own command, which came to nothing, has made the game due again.
        this.due.delete(game);
        this.expect(game, AGAIN_AFTER_MS);
      }
    }
  }
}

function isBotAsked({ decision, seats }: GameState): boolean {
  const player = decision === null ? null : (seats[decision.seat]?.player ?? null);
  return player !== null && isBot(player);
}
