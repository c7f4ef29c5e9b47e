// What an opened game makes public: its log, and the secret behind its randomness and its chain.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StoreUnavailable, type EventStore, type Revision } from '#event-store';
import type { StreamName } from '#kernel';
import { EVENT_STORE } from '#ports';
import { GameSecrets, gameStream, pagesOf } from '#log';
import { JudgeLooks } from '../audit/judge-looks.js';
import type { LogSlice, OpenedSecret, Sighted } from '../contract.js';
import { GameSessions } from '../session/game-sessions.js';
import { lineOf } from './logged-line.js';
import { openedFor, whileOnRecord } from './opened.js';
import { OpenGame, ReadLog } from './open-game.query.js';

const MOST_EVENTS = 1_000;
/** The size limit of the events returned at once, as JSON. */
const MOST_CHARACTERS = 512 * 1024;
const PAGE = 100;

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
        const length = Math.min(Math.max(first, 1), MOST_EVENTS);
        return { kind: 'found', value: await this.slice(gameStream(opened.session.id), after, length) };
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  /** The events after a place; fewer if they are long. */
  private async slice(stream: StreamName, after: number, length: number): Promise<LogSlice> {
    const begin = await this.store.read(stream, { max: 1 });
    const first = begin.kind === 'found' ? begin.events[0]?.revision : undefined;
    const events: LogSlice['events'][number][] = [];
    if (first === undefined) return { events, next: null };
    let place = Math.max(after, -1);
    let characters = 0;
    const from = (first + place + 1) as Revision;
    for await (const page of pagesOf(this.store, stream, from, PAGE))
      for (const stored of page) {
        if (events.length === length || characters >= MOST_CHARACTERS) return { events, next: place };
        place += 1;
        events.push(lineOf(stored, place));
        characters += JSON.stringify(stored.data).length;
      }
    return { events, next: null };
  }
}
