import { Command } from '@nestjs/cqrs';
import type { ActionOutcome, Asker, RequestedTerms } from '../contract.js';

/** A new game, the asker its host. The same command id gives the same game again. */
export class CreateGame extends Command<ActionOutcome> {
  constructor(
    readonly asker: Asker,
    readonly commandId: string,
    readonly terms: RequestedTerms,
  ) {
    super();
  }
}
