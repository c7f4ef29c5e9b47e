import { Query } from '@nestjs/cqrs';
import type { PlaysAsked } from '#visibility';
import type {
  Asker,
  CompletionSight,
  GivenAnswer,
  GivenPlay,
  OfferedPlay,
  Sighted,
} from '../../contract/contract.js';

/** What the asker could begin to do with priority, now or with more mana; empty while another player is asked. */
export class OfferPlays extends Query<Sighted<readonly OfferedPlay[]>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly asked: PlaysAsked = 'now',
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
