import { Query } from '@nestjs/cqrs';
import type { Result } from '#kernel';
import type { Outline, Viewer } from '#visibility';
import type { Asker, GameSight, Sighted } from '../../contract/contract.js';
import type { ReplayEyes } from '../../game/guard/claims.js';
import type { NoScenario } from '../../ports/index.js';
import type { SeenFeed } from '../through-eyes/through-eyes.query.js';

export interface ReplaySight {
  readonly viewer: Viewer;
  readonly outline: Outline;
}

/** A game to be watched again through chosen eyes: its outline. */
export class OpenReplay extends Query<Sighted<ReplaySight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly eyes: ReplayEyes,
  ) {
    super();
  }
}

/** The view at a moment of a replay; without one, at its last. */
export class ReplayView extends Query<Sighted<GameSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly eyes: ReplayEyes,
    readonly moment?: number,
  ) {
    super();
  }
}

export interface ScenarioSight {
  /** The moment of the end of the command whose position it is. */
  readonly moment: number;
  /** As JSON, or why there is none; `unwritten`: this server writes no scenarios. */
  readonly scenario: Result<string, NoScenario | 'unwritten'>;
}

/** The position of a moment as a scenario; without a moment, of the last one. */
export class ReplayScenario extends Query<Sighted<ScenarioSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly eyes: ReplayEyes,
    readonly moment?: number,
  ) {
    super();
  }
}

export interface FeedStretch {
  /** The view at this moment is what the first entry changes; 0: before the game. */
  readonly from: number;
  /** The last moment whose entries are wanted; left out: the game's last. */
  readonly to?: number | undefined;
  /** The seq after which to go on, from a page before. */
  readonly after?: number | undefined;
  readonly first: number;
}

/** The feed between two moments of a replay. */
export class ReplayFeed extends Query<Sighted<SeenFeed>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly eyes: ReplayEyes,
    readonly stretch: FeedStretch,
  ) {
    super();
  }
}
