// Answers whom a game waits for, from its session.
import { Inject, Injectable } from '@nestjs/common';
import type { GameId, PlayerId } from '#kernel';
import { waitsFor, type Awaited } from '#rules';
import { WaitingGames } from '../../lobby/index.js';
import { GameSessions } from '../../game/session/game-sessions.js';

@Injectable()
export class WaitingSessions extends WaitingGames {
  constructor(@Inject(GameSessions) private readonly sessions: GameSessions) {
    super();
  }

  async waitsFor(game: GameId, player: PlayerId): Promise<Awaited | undefined> {
    const session = await this.sessions.find(game);
    return session?.look(({ state }) => waitsFor(state, player));
  }
}
