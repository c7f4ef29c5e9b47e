// A submission: what is handed to a session to be decided.
import type { CommandId } from '#kernel';
import type { Proposed } from '#rules';
import type { Actor } from '#log';
import type { Meter } from '../quotas/game-quotas.js';
import type { LiveGame } from './live-game.js';

export interface Submission {
  readonly actor: Actor;
  readonly commandId: CommandId;
  /**
   * The command with the game's own ids, translated from the viewer's when its turn comes. Undefined: the
   * game does not exist for them.
   */
  readonly propose: (game: LiveGame) => Proposed | undefined;
  /** Set for what a player or a bot does. */
  readonly meter?: Meter;
}
