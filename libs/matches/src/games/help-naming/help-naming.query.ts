import { Query } from '@nestjs/cqrs';
import type { Asker, Sighted, UsedName } from '../contract.js';

/** The names that are used up; null where the terms give no such help. */
export class UsedNames extends Query<Sighted<readonly UsedName[] | null>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}

/** Names that a card of the asker's could be given; null where the terms give no such help, or it is none. */
export class FittingNames extends Query<Sighted<readonly string[] | null>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly object: string,
    readonly text: string,
    readonly first: number,
  ) {
    super();
  }
}
