// The parent objects of the contract's types that have field resolvers.
import type { Position, StatisticsFilter } from '#analytics/statistics';
import type { PlayerId } from '#kernel';
import type {
  Asker,
  EyesOf,
  GameSight,
  OpenedSecret,
  ReplayEyes,
  SharedSight,
  Terms,
  WhatIfSight,
} from '#matches';
import type { Outline, Viewer } from '#visibility';

export interface PlayerParent {
  readonly id: PlayerId;
  /** Set if it is already known. */
  readonly name?: string;
}

export interface GameParent {
  readonly sight: GameSight;
  readonly asker: Asker;
}

export interface OpenedParent {
  readonly secret: OpenedSecret;
  readonly asker: Asker;
}

/** For a judge. */
export interface EyesParent {
  readonly game: string;
  readonly asker: Asker;
  readonly eyes: EyesOf;
}

/** Where a share code leads its opener. */
export interface SharedParent {
  readonly asker: Asker;
  readonly shared: SharedSight;
}

export interface ReplayParent {
  readonly game: string;
  readonly asker: Asker;
  readonly viewer: Viewer;
  readonly eyes: ReplayEyes;
  readonly outline: Outline;
}

/** For a judge: a what-if that is open on this server. */
export interface WhatIfParent {
  readonly sight: WhatIfSight;
  readonly asker: Asker;
}

/** The game's own terms, which the field resolvers need beside the mapped ones. */
export interface TermsParent {
  readonly said: Omit<Terms, 'clock'>;
}

/** A card or one of its faces: its names in English. */
export interface FaceParent {
  readonly name: string;
  readonly printed: string | null;
}

/** Statistics of the games that the filter chooses. */
export interface StatisticsParent {
  readonly filter: StatisticsFilter;
  /** The person that it is about is the asker, or shares their statistics. */
  readonly agreed: boolean;
  readonly asker: PlayerId | undefined;
}

/** Finished games that were at the same position as one moment of a game. */
export interface SamePositionParent {
  readonly filter: StatisticsFilter;
  readonly position: Position;
}
