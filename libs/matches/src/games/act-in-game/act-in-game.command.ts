import { Command } from '@nestjs/cqrs';
import type { ActionOutcome, Asker, GameAction } from '../contract.js';

/** Whatever a player does in a game that exists. */
export class ActInGame extends Command<ActionOutcome> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly commandId: string,
    readonly action: GameAction,
  ) {
    super();
  }
}
