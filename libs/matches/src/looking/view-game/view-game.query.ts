import { Query } from '@nestjs/cqrs';
import type { Asker, GameSight, Sighted } from '../../contract/contract.js';

/** The asker's own eyes, or everyone's if the finished game has opened to the asker. */
export type Eyes = 'own' | 'opened';

/** The game through the asker's eyes, now or at a past moment. */
export class ViewGame extends Query<Sighted<GameSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly moment?: number,
    readonly eyes: Eyes = 'own',
  ) {
    super();
  }
}
