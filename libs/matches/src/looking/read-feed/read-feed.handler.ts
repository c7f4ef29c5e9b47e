// Reads a page of the asker's feed from the log.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FeedSlice, Sighted } from '../../contract/contract.js';
import { cursorAt, entryOf } from '../../game/feeds/cursor.js';
import { placeInFeed, type PlaceInFeed } from '../place.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { ReadFeed } from './read-feed.query.js';

const MOST_ENTRIES = 1_000;

@QueryHandler(ReadFeed)
export class ReadFeedHandler implements IQueryHandler<ReadFeed> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReadFeed): Promise<Sighted<FeedSlice>> {
    const at = { way: 'feed', moment: undefined, after: entryOf(query.after) } as const;
    return this.guard.look(query, { claim: 'own', at }, async (look) => {
      const place = await placeInFeed(look, query.after);
      return place?.kind === 'found' ? this.pageAt(place.value, query.first) : place;
    });
  }

  private async pageAt(
    { session, viewer, seq, head }: PlaceInFeed,
    first: number,
  ): Promise<Sighted<FeedSlice>> {
    const upTo = Math.min(head, seq + Math.min(Math.max(first, 1), MOST_ENTRIES));
    const page =
      seq === upTo
        ? []
        : await this.sessions.history.entriesBetween(session.id, viewer, { after: seq, upTo });
    const entries = page.map((entry) => ({ ...entry, cursor: cursorAt(session.id, viewer, entry.seq) }));
    const cursor = entries.at(-1)?.cursor ?? cursorAt(session.id, viewer, seq);
    return { kind: 'found', value: { entries, cursor, complete: (page.at(-1)?.seq ?? seq) === head } };
  }
}
