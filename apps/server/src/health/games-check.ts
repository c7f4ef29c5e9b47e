// How many games are stopped, for the details of readiness.
import type { INestApplicationContext } from '@nestjs/common';
import { QuarantinedGames } from '#matches';
import type { Readiness } from './readiness.js';

export function addGamesCheck(app: INestApplicationContext, readiness: Readiness): void {
  const quarantined = app.get(QuarantinedGames, { strict: false });
  readiness.add('games', () => quarantined.health());
}
