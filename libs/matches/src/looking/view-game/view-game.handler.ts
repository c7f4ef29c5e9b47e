// Shows a game through the eyes that the guard grants: the present from the session, a past moment by folding
// the log again.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { legalCommands } from '#rules';
import { CLOCK, type Clock } from '#ports';
import { inSlices } from '../../event-loop/long-work.js';
import type { Asker, GameSight, Sighted } from '../../contract/contract.js';
import { EyesGuard, type Look } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { pastSight, sightOf } from './sight.js';
import { ViewGame } from './view-game.query.js';

@QueryHandler(ViewGame)
export class ViewGameHandler implements IQueryHandler<ViewGame> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ViewGame): Promise<Sighted<GameSight>> {
    const { asker, moment, eyes } = query;
    // The game is over: without a moment, show the last one.
    if (eyes === 'opened')
      return this.guard.look(query, { claim: 'opened', at: { way: 'log', part: 'view', moment } }, (look) =>
        pastSight(this.sessions.pastViews, look, moment),
      );
    return this.guard.look(query, { claim: 'own', at: { way: 'view', moment } }, (look) =>
      moment === undefined ? this.present(look, asker) : pastSight(this.sessions.pastViews, look, moment),
    );
  }

  private present({ session, eyes, isStill }: Look, asker: Asker): Promise<Sighted<GameSight> | undefined> {
    return session.look(async ({ id, state, gallery }) => {
      if (!isStill(state)) return undefined;
      const projector = await session.eyesOf(eyes);
      const legal = legalCommands(state, asker.player, this.clock.now());
      const view = await inSlices(projector.viewing(state));
      return {
        kind: 'found',
        value: { ...sightOf(id, eyes, projector.seq), view, moment: gallery.moment, legal },
      };
    });
  }
}
