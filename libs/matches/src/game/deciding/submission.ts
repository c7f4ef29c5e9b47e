// A submission: what is handed to a session to be decided.
import type { CommandId } from '#kernel';
import type { GameState, Proposed } from '#rules';
import type { Actor } from '#log';
import type { ActionOutcome, MatchRefusal } from '../../contract/contract.js';
import type { LiveGame } from '../folding/live-game.js';

/** One command: asked when its turn comes, told how many bytes it wrote, and told its outcome at the end. */
export interface Meter {
  refusal(state: GameState): MatchRefusal | undefined;
  wrote(bytes: number, state: GameState): void;
  /**
   * What the command would add counts from the moment it is allowed, and is given back if the command fails.
   */
  ended(outcome: Pick<ActionOutcome, 'kind'>): void;
}

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
