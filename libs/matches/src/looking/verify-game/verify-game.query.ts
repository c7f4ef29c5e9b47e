import { Query } from '@nestjs/cqrs';
import type { Asker, Sighted } from '../../contract/contract.js';
import type { GameVerdict } from '../../game/verifier/game-verifier.js';

/** Verifies everything that can be checked of a game that has opened to the asker: was it played fairly? */
export class VerifyGame extends Query<Sighted<GameVerdict>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}
