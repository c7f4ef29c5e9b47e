// Lists what a player may do with priority. It is computed on request, never pushed, and uses the asker's
// object ids.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { isStopped, withQueryBudget } from '#rules';
import { StoreUnavailable } from '#event-store';
import { actingSeat, offeredPlays } from '#visibility';
import type { OfferedPlay, Sighted } from '../../contract/contract.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { ownSeatEyes } from '../../game/guard/table-eyes.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { OfferPlays } from './offer-plays.query.js';

const TOO_MUCH = 'too-much';

@QueryHandler(OfferPlays)
export class OfferPlaysHandler implements IQueryHandler<OfferPlays> {
  constructor(@Inject(GameSessions) private readonly sessions: GameSessions) {}

  async execute({ asker, game, asked }: OfferPlays): Promise<Sighted<readonly OfferedPlay[]>> {
    try {
      const session = await this.sessions.find(gameId(game));
      const value = await session?.look(async ({ state }) => {
        if (viewerFor(state, asker) === undefined) return undefined;
        if (isStopped(state)) return [];
        const seat = actingSeat(state, asker.player);
        const eyes = ownSeatEyes(state, asker);
        const { rulebook } = session;
        if (seat === undefined || eyes === undefined || rulebook === undefined) return [];
        const projector = await session.eyesOf(eyes);
        const offered = withQueryBudget(() => offeredPlays(state, seat, projector, rulebook, asked));
        return offered.ok ? offered.value : TOO_MUCH;
      });
      if (value === TOO_MUCH) return { kind: 'too-much' };
      return value === undefined ? { kind: 'unknown-game' } : { kind: 'found', value };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}
