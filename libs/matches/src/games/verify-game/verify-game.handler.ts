// Verifies a game for an asker to whom it has opened.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StoreUnavailable } from '#event-store';
import type { Sighted } from '../contract.js';
import { openedFor } from '../open-game/opened.js';
import { GameSessions } from '../session/game-sessions.js';
import type { GameVerdict } from './game-verifier.js';
import { Verdicts } from './verdicts.js';
import { VerifyGame } from './verify-game.query.js';

@QueryHandler(VerifyGame)
export class VerifyGameHandler implements IQueryHandler<VerifyGame> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(Verdicts) private readonly verdicts: Verdicts,
  ) {}

  async execute({ asker, game }: VerifyGame): Promise<Sighted<GameVerdict>> {
    try {
      const opened = await openedFor(this.sessions, asker, game);
      if (opened === undefined) return { kind: 'unknown-game' };
      return { kind: 'found', value: await this.verdicts.of(opened.session.id) };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}
