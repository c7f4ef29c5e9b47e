// What is brought to a session to be decided.
import type { CommandId } from '#kernel';
import type { Proposed } from '#rules';
import type { Actor } from '../../log/index.js';
import type { Meter } from '../quotas/game-quotas.js';
import type { LiveGame } from './live-game.js';

export interface Submission {
  readonly actor: Actor;
  readonly commandId: CommandId;
  /** In the game's own terms; made when its turn comes, from the viewer's ids. Undefined: no such game for them. */
  readonly propose: (game: LiveGame) => Proposed | undefined;
  /** Of what a player or bot does. */
  readonly meter?: Meter;
}
