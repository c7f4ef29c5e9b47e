import { Query } from '@nestjs/cqrs';
import type { Asker, LastEntries, Sighted } from '../../contract/contract.js';

/** The last entries of the asker's feed, or those before a cursor. */
export class ReadLastEntries extends Query<Sighted<LastEntries>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly before: string | undefined,
    readonly last: number,
  ) {
    super();
  }
}
