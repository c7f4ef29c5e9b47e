import { Query } from '@nestjs/cqrs';
import type { Seat } from '#rules';
import type { FeedEntry } from '#visibility';
import type { Asker, GameSight, Sighted } from '../contract.js';

/** Whose eyes: those of a seat, or of who only watches. */
export type EyesOf = Seat | 'spectator';

/** For a judge: what somebody else sees of a game, now or at a moment of its past. */
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
  /** Ask for more after this seq; null where there is no more for now. */
  readonly next: number | null;
}

/** For a judge: what somebody else was shown of a game, entry by entry after a seq. */
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
