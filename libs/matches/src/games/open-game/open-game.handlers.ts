// What a game that has opened gives away: the secret its randomness and its chain came from, and its log.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StoreUnavailable, type EventStore } from '#event-store';
import { gameStream, GameSecrets, pagesOf } from '../../log/index.js';
import { EVENT_STORE } from '../../ports/index.js';
import { JudgeLooks } from '../audit/judge-looks.js';
import type { LogSlice, OpenedSecret, Sighted } from '../contract.js';
import { GameSessions } from '../session/game-sessions.js';
import { lineOf } from './logged-line.js';
import { openedFor, whileOnRecord } from './opened.js';
import { OpenGame, ReadLog } from './open-game.query.js';

const MOST_EVENTS = 1_000;

@QueryHandler(OpenGame)
export class OpenGameHandler implements IQueryHandler<OpenGame> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(GameSecrets) private readonly secrets: GameSecrets,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {}

  async execute({ asker, game }: OpenGame): Promise<Sighted<OpenedSecret | null>> {
    try {
      const opened = await openedFor(this.sessions, asker, game);
      if (opened === undefined) return { kind: 'found', value: null };
      return await whileOnRecord<OpenedSecret | null>(this.looks, opened, async () => {
        const { seed, chain } = await this.secrets.load(opened.session.id);
        return { kind: 'found', value: { game: opened.session.id, seed, chain } };
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}

@QueryHandler(ReadLog)
export class ReadLogHandler implements IQueryHandler<ReadLog> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {}

  async execute({ asker, game, after = -1, first }: ReadLog): Promise<Sighted<LogSlice>> {
    try {
      const opened = await openedFor(this.sessions, asker, game);
      if (opened === undefined) return { kind: 'unknown-game' };
      return await whileOnRecord<LogSlice>(this.looks, opened, async () => {
        const upTo = after + Math.min(Math.max(first, 1), MOST_EVENTS);
        const events: LogSlice['events'][number][] = [];
        let place = -1;
        pages: for await (const page of pagesOf(this.store, gameStream(opened.session.id)))
          for (const stored of page) {
            place += 1;
            if (place > upTo) break pages;
            if (place > after) events.push(lineOf(stored, place));
          }
        return { kind: 'found', value: { events, next: place > upTo ? upTo : null } };
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}
