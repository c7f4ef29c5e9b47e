// Reads a page of the asker's feed from the log.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StoreUnavailable } from '#event-store';
import { JudgeLooks } from '../audit/judge-looks.js';
import type { FeedSlice, Sighted } from '../contract.js';
import { cursorAt } from '../feeds/cursor.js';
import { placeInFeed } from '../feeds/place.js';
import { GameSessions } from '../session/game-sessions.js';
import { ReadFeed } from './read-feed.query.js';

const MOST_ENTRIES = 1_000;

@QueryHandler(ReadFeed)
export class ReadFeedHandler implements IQueryHandler<ReadFeed> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {}

  async execute({ asker, game, after, first }: ReadFeed): Promise<Sighted<FeedSlice>> {
    try {
      const place = await placeInFeed(this.sessions, asker, game, after);
      if (place.kind !== 'found') return place;
      const { session, viewer, seq, head } = place.value;
      const close =
        viewer.kind === 'judge' ? await this.looks.open(session.id, asker.player, 'feed') : undefined;
      try {
        const upTo = Math.min(head, seq + Math.min(Math.max(first, 1), MOST_ENTRIES));
        const page =
          seq === upTo
            ? []
            : await this.sessions.history.entriesBetween(session.id, viewer, { after: seq, upTo });
        const entries = page.map((entry) => ({ ...entry, cursor: cursorAt(session.id, viewer, entry.seq) }));
        const cursor = entries.at(-1)?.cursor ?? cursorAt(session.id, viewer, seq);
        return { kind: 'found', value: { entries, cursor, complete: (page.at(-1)?.seq ?? seq) === head } };
      } finally {
        await close?.();
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}
