// The next choice of an action that is being put together (cr 601.2): nothing of it is kept, and nobody else learns of it.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { gameAction } from '#rules';
import { StoreUnavailable } from '#event-store';
import { actingSeat, actionMeant, completionOf, NO_OBJECT } from '#visibility';
import { CLOCK, type Clock } from '../../ports/index.js';
import { viewerFor } from '../access.js';
import { faultOf } from '../command-shape.js';
import type { CompletionSight, Sighted } from '../contract.js';
import { GameSessions } from '../session/game-sessions.js';
import { guessOf } from '../session/name-meter.js';
import { invalidCommand, NO_PRIORITY, TOO_MANY_NAMES } from '../session/refusals.js';
import { CompletePlay } from './offer-plays.query.js';

@QueryHandler(CompletePlay)
export class CompletePlayHandler implements IQueryHandler<CompletePlay> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ asker, game, play }: CompletePlay): Promise<Sighted<CompletionSight>> {
    try {
      const session = await this.sessions.find(gameId(game));
      const viewer = await session?.look(({ state }) => viewerFor(state, asker));
      if (session === undefined || viewer === undefined) return { kind: 'unknown-game' };
      const value = await session.look(async ({ state }): Promise<CompletionSight> => {
        const seat = actingSeat(state, asker.player);
        if (seat === undefined || viewer.kind !== 'seat') return { kind: 'refused', refusal: NO_PRIORITY };
        const projector = await session.eyesOf(viewer);
        const meant = actionMeant(play, (visible) => projector.objectOf(visible) ?? NO_OBJECT);
        const shaped = gameAction.safeParse(meant);
        if (!shaped.success) return { kind: 'refused', refusal: invalidCommand(faultOf(shaped.error)) };
        const { decision } = state;
        const guess = decision === null ? undefined : guessOf(shaped.data, decision.id);
        const now = this.clock.now();
        if (guess !== undefined && !session.guesses.allows(guess, state, now))
          return { kind: 'refused', refusal: TOO_MANY_NAMES };
        const next = completionOf(state, seat, projector, shaped.data, session.rulebook);
        if (guess !== undefined) session.guesses[next?.kind === 'refused' ? 'refused' : 'fitted'](guess, now);
        if (next === undefined) return { kind: 'refused', refusal: NO_PRIORITY };
        if (next.kind === 'refused') return { ...next, refusal: { ...next.refusal, retriable: false } };
        return next.kind === 'choose' ? { ...next, view: projector.viewOf(state) } : next;
      });
      return { kind: 'found', value };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}
