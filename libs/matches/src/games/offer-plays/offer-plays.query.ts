import { Query } from '@nestjs/cqrs';
import type { Asker, CompletionSight, GivenAnswer, GivenPlay, OfferedPlay, Sighted } from '../contract.js';

/** What the asker could begin to do with priority now; nothing while another is asked. */
export class OfferPlays extends Query<Sighted<readonly OfferedPlay[]>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}

/** What is still to be chosen for an action of the asker's, once this is answered. */
export class CompletePlay extends Query<Sighted<CompletionSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly play: GivenPlay,
    /** To its next choice. */
    readonly answer?: GivenAnswer,
  ) {
    super();
  }
}
