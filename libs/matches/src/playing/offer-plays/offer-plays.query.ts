import { Query } from '@nestjs/cqrs';
import type {
  Asker,
  CompletionSight,
  GivenAnswer,
  GivenPlay,
  OfferedPlay,
  Sighted,
} from '../../contract/contract.js';

/** What the asker could begin to do with priority now; empty while another player is asked. */
export class OfferPlays extends Query<Sighted<readonly OfferedPlay[]>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}

/** The next open choice of the asker's action, given the choices so far. */
export class CompletePlay extends Query<Sighted<CompletionSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly play: GivenPlay,
    /** The answer to its next choice. */
    readonly answer?: GivenAnswer,
  ) {
    super();
  }
}
