// The objects behind those types of the contract whose fields are found out only when they are asked for.
import type { PlayerId } from '#kernel';
import type { Asker, EyesOf, GameSight, OpenedSecret, Terms } from '#matches';

export interface PlayerParent {
  readonly id: PlayerId;
  /** Where it is known already. */
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

/** The terms as they are said, beside how they are shown. */
export interface TermsParent {
  readonly said: Omit<Terms, 'clock'>;
}

/** A card or a face of one: its names in English. */
export interface FaceParent {
  readonly name: string;
  readonly printed: string | null;
}
