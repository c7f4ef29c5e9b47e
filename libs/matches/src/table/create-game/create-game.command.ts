import { Command } from '@nestjs/cqrs';
import type { ActionOutcome, Asker, RequestedTerms } from '../../contract/contract.js';

/** Creates a game with the asker as its host. The same command id returns the same game. */
export class CreateGame extends Command<ActionOutcome> {
  constructor(
    readonly asker: Asker,
    readonly commandId: string,
    readonly terms: RequestedTerms,
  ) {
    super();
  }
}
