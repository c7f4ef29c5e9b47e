import { Query } from '@nestjs/cqrs';
import type { Asker, Sighted, UsedName } from '../../contract/contract.js';

/** The names that are used up; null if the terms give no such help. */
export class UsedNames extends Query<Sighted<readonly UsedName[] | null>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}

/**
 * Names that a card of the asker's could be given; null if the terms give no such help, or if it is not the
 * asker's card.
 */
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
