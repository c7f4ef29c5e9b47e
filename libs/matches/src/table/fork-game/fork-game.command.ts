import { Command } from '@nestjs/cqrs';
import type { ActionOutcome, Asker, RequestedTerms } from '../../contract/contract.js';

/** Opens a table that goes on from a moment of a game that has opened to the asker. */
export class ForkGame extends Command<ActionOutcome> {
  constructor(
    readonly asker: Asker,
    readonly commandId: string,
    readonly game: string,
    /** The position is that of the end of the last command up to there. */
    readonly moment: number,
    /** The seat that the asker takes. */
    readonly seat: number,
    /** Only those of the table: what is played stays as it was. */
    readonly terms: RequestedTerms,
  ) {
    super();
  }
}

/** Opens a table that begins with the position of a scenario. */
export class ForkScenario extends Command<ActionOutcome> {
  constructor(
    readonly asker: Asker,
    readonly commandId: string,
    /** JSON or YAML, as docs/scenarios.md has it. */
    readonly scenario: string,
    /** The seat that the asker takes. */
    readonly seat: number,
    /** Only those of the table. */
    readonly terms: RequestedTerms,
  ) {
    super();
  }
}
