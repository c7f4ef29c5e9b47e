import { Query } from '@nestjs/cqrs';
import type { FeedEntry } from '#visibility';
import type { Asker, GameSight, Sighted } from '../../contract/contract.js';
import type { EyesOf } from '../../game/guard/claims.js';

/** For a judge: what another viewer sees of a game, now or at a past moment. */
export class ViewThrough extends Query<Sighted<GameSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly eyes: EyesOf,
    readonly moment?: number,
  ) {
    super();
  }
}

export interface SeenFeed {
  readonly entries: readonly FeedEntry[];
  /** Ask for entries after this seq; null if there are no more for now. */
  readonly next: number | null;
}

/** For a judge: the entries that another viewer was shown of a game, after a seq. */
export class FeedThrough extends Query<Sighted<SeenFeed>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly eyes: EyesOf,
    readonly after: number,
    readonly first: number,
  ) {
    super();
  }
}
