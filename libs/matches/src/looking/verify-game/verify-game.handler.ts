// Verifies a game for an asker to whom it has opened.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Sighted } from '../../contract/contract.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import type { GameVerdict } from '../../game/verifier/game-verifier.js';
import { Verdicts } from '../../game/verifier/verdicts.js';
import { VerifyGame } from './verify-game.query.js';

@QueryHandler(VerifyGame)
export class VerifyGameHandler implements IQueryHandler<VerifyGame> {
  constructor(
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(Verdicts) private readonly verdicts: Verdicts,
  ) {}

  execute(query: VerifyGame): Promise<Sighted<GameVerdict>> {
    return this.guard.look(
      query,
      { claim: 'opened', at: { way: 'log', part: 'verdict' } },
      async ({ session }) => ({
        kind: 'found',
        value: await this.verdicts.of(session.id, session.game.revision),
      }),
    );
  }
}
