import { Query } from '@nestjs/cqrs';
import type { GameId } from '#kernel';
import type { Asker, Sighted } from '../../contract/contract.js';
import type { ReplayEyes } from '../../game/guard/claims.js';

/** The code of a moment of a game through eyes that the asker may use now. */
export class ShareGame extends Query<Sighted<string>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly moment: number,
    readonly eyes: ReplayEyes,
  ) {
    super();
  }
}

export interface SharedSight {
  readonly game: GameId;
  readonly moment: number;
  /** What the code names. */
  readonly meant: ReplayEyes;
  /** What the asker gets: the same, or their own if they may not use those. */
  readonly eyes: ReplayEyes;
}

/** What a code leads the asker to. */
export class OpenShared extends Query<Sighted<SharedSight>> {
  constructor(
    readonly asker: Asker,
    readonly code: string,
  ) {
    super();
  }
}
