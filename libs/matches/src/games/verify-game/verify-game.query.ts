import { Query } from '@nestjs/cqrs';
import type { Asker, Sighted } from '../contract.js';
import type { GameVerdict } from './game-verifier.js';

/** Whether a game that has opened to the asker was played fairly: everything that can be checked, checked. */
export class VerifyGame extends Query<Sighted<GameVerdict>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}
