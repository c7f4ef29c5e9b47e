import { Command } from '@nestjs/cqrs';
import type { ActionOutcome, Asker, GameAction } from '../../contract/contract.js';

/** Any action of a player in an existing game. */
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
