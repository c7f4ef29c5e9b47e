// The objects behind those types of the contract whose fields are found out only when they are asked for.
import type { PlayerId } from '#kernel';
import type { Asker, GameSight, OpenedSecret } from '#matches';

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
