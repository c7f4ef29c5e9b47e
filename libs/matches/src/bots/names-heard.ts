// The card names that a bot has heard in a game, collected from its seat's feed. After an eviction it reads
// the feed again from the beginning.
import { setImmediate as turn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import type { GameId } from '#kernel';
import type { Seat } from '#rules';
import type { Asker } from '../contract/contract.js';
import { ReadFeed } from '../looking/read-feed/read-feed.query.js';

const SEATS_KEPT = 1_000;
const PAGE = 200;

interface Heard {
  readonly names: Set<string>;
  cursor: string | undefined;
}

@Injectable()
export class NamesHeard {
  private readonly memory = new LRUCache<string, Heard>({ max: SEATS_KEPT });

  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  async in(game: GameId, seat: Seat, asker: Asker): Promise<ReadonlySet<string>> {
    const key = `${game} ${seat}`;
    const heard = this.memory.get(key) ?? { names: new Set<string>(), cursor: undefined };
    this.memory.set(key, heard);
    for (;;) {
      await turn();
      const page = await this.queries.execute(new ReadFeed(asker, game, heard.cursor, PAGE));
      if (page.kind !== 'found') throw new Error(`a bot hears nothing: ${page.kind}`);
      for (const { story } of page.value.entries)
        if (story.type === 'CardNamed' && typeof story['name'] === 'string') heard.names.add(story['name']);
      heard.cursor = page.value.cursor;
      if (page.value.complete) return heard.names;
    }
  }
}
