// Answers what an opened game makes public.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LogSlice, OpenedSecret, Sighted } from '../../contract/contract.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { OpenedGames } from '../../game/beside/opened-games.js';
import { OpenGame, ReadLog } from './open-game.query.js';

@QueryHandler(OpenGame)
export class OpenGameHandler implements IQueryHandler<OpenGame> {
  constructor(
    @Inject(OpenedGames) private readonly opened: OpenedGames,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  async execute(query: OpenGame): Promise<Sighted<OpenedSecret | null>> {
    const shown = await this.guard.look<OpenedSecret | null>(
      query,
      { claim: 'opened', at: { way: 'log', part: 'secret' } },
      async ({ session, eyes }) => {
        const { seed, chain } = await this.opened.secretOf(session.id, eyes);
        return { kind: 'found', value: { game: session.id, seed, chain } };
      },
    );
    return shown.kind === 'unknown-game' ? { kind: 'found', value: null } : shown;
  }
}

@QueryHandler(ReadLog)
export class ReadLogHandler implements IQueryHandler<ReadLog> {
  constructor(
    @Inject(OpenedGames) private readonly opened: OpenedGames,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReadLog): Promise<Sighted<LogSlice>> {
    const { after, first } = query;
    const at = { way: 'log', part: 'events', after } as const;
    return this.guard.look(query, { claim: 'opened', at }, async ({ session, eyes }) => ({
      kind: 'found',
      value: await this.opened.logOf(session.id, eyes, { after, first }),
    }));
  }
}
