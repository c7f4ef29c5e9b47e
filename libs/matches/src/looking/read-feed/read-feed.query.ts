import { Query } from '@nestjs/cqrs';
import type { Asker, FeedSlice, Sighted } from '../../contract/contract.js';

/** A page of the asker's feed after a cursor, or from its beginning. */
export class ReadFeed extends Query<Sighted<FeedSlice>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly after: string | undefined,
    readonly first: number,
  ) {
    super();
  }
}
