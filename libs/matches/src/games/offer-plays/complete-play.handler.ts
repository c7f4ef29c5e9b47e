// The next choice of an action that is being put together (cr 601.2): nothing of it is kept, and nobody else learns of it.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { complete, gameAction, type ObjectId } from '#rules';
import { StoreUnavailable } from '#event-store';
import { viewerFor } from '../access.js';
import { actionMeant } from '../act-in-game/written.js';
import { faultOf } from '../command-shape.js';
import type { CompletionSight, Sighted } from '../contract.js';
import { GameSessions } from '../session/game-sessions.js';
import { invalidCommand, NO_PRIORITY } from '../session/refusals.js';
import { playAsGiven } from './as-given.js';
import { actingSeat } from './offer-plays.handler.js';
import { CompletePlay } from './offer-plays.query.js';

/** No object has this id. */
const NO_OBJECT = 'o0' as ObjectId;

@QueryHandler(CompletePlay)
export class CompletePlayHandler implements IQueryHandler<CompletePlay> {
  constructor(@Inject(GameSessions) private readonly sessions: GameSessions) {}

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
        const next = complete(state, seat, shaped.data);
        if ('refusal' in next) return { kind: 'refused', refusal: { ...next.refusal, retriable: false } };
        if ('question' in next)
          return {
            kind: 'choose',
            field: next.into,
            prompt: next.prompt,
            question: projector.questionIn(next.question),
            view: projector.viewOf(state),
          };
        const done = playAsGiven(next.done, (object) => projector.idOf(object));
        return done === undefined
          ? { kind: 'refused', refusal: NO_PRIORITY }
          : { kind: 'complete', play: done };
      });
      return { kind: 'found', value };
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }
}
