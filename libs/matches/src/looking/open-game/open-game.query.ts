import { Query } from '@nestjs/cqrs';
import type { Asker, LogSlice, OpenedSecret, Sighted } from '../../contract/contract.js';

/** The secret of a game that has opened to the asker; null while it has not. */
export class OpenGame extends Query<Sighted<OpenedSecret | null>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}

/** The stored log of an opened game: the events after a place in it. */
export class ReadLog extends Query<Sighted<LogSlice>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly after: number | undefined,
    readonly first: number,
  ) {
    super();
  }
}
