// Reads a feed from its end: for whoever needs the present, and of the past only what came last.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LastEntries, Sighted } from '../../contract/contract.js';
import { cursorAt, entryOf } from '../../game/feeds/cursor.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { placeInFeed, type PlaceInFeed } from '../place.js';
import { ReadLastEntries } from './read-last-entries.query.js';

@QueryHandler(ReadLastEntries)
export class ReadLastEntriesHandler implements IQueryHandler<ReadLastEntries> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReadLastEntries): Promise<Sighted<LastEntries>> {
    const at = { way: 'feed', moment: undefined, before: entryOf(query.before) } as const;
    return this.guard.look(query, { claim: 'own', at }, async (look) => {
      const place = await placeInFeed(look, query.before);
      if (place?.kind !== 'found') return place;
      const { seq, head } = place.value;
      const upTo = query.before === undefined ? head : seq;
      return { kind: 'found', value: await this.entriesUpTo(place.value, upTo, query.last) };
    });
  }

  private async entriesUpTo(
    { session, viewer }: PlaceInFeed,
    upTo: number,
    last: number,
  ): Promise<LastEntries> {
    const { id } = session;
    const cursor = (seq: number): string => cursorAt(id, viewer, seq);
    for (let length = Math.min(last, upTo); ; length = Math.ceil(length / 2)) {
      const after = upTo - length;
      const { entries, before } = await this.sessions.history.stretch(id, viewer, { after, upTo });
      // Long entries fill a page early: the ones that are left out must be the first.
      if (length > 1 && (entries.at(-1)?.seq ?? upTo) < upTo) continue;
      return {
        entries: entries.map((entry) => ({ ...entry, cursor: cursor(entry.seq) })),
        cursor: cursor(entries.at(-1)?.seq ?? upTo),
        before: after === 0 || before === undefined ? undefined : { ...before, cursor: cursor(after) },
      };
    }
  }
}
