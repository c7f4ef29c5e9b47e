// Shows a judge without a seat a game through somebody else's eyes.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GameSight, Sighted } from '../../contract/contract.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { pastSight } from '../view-game/sight.js';
import { FeedThrough, ViewThrough, type SeenFeed } from './through-eyes.query.js';

const MOST_ENTRIES = 1_000;

/** The game does not exist for an asker who may not judge it, nor for a seat that it does not have. */
@QueryHandler(ViewThrough)
export class ViewThroughHandler implements IQueryHandler<ViewThrough> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ViewThrough): Promise<Sighted<GameSight>> {
    const { eyes: through, moment } = query;
    return this.guard.look(query, { claim: { through }, at: { way: 'view', moment } }, (look) =>
      pastSight(this.sessions.pastViews, look, moment),
    );
  }
}

@QueryHandler(FeedThrough)
export class FeedThroughHandler implements IQueryHandler<FeedThrough> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: FeedThrough): Promise<Sighted<SeenFeed>> {
    const { eyes: through } = query;
    const at = { way: 'feed', moment: undefined, after: query.after } as const;
    return this.guard.look(query, { claim: { through }, at }, async ({ session, eyes }) => {
      const after = Math.max(query.after, 0);
      const length = Math.min(Math.max(query.first, 1), MOST_ENTRIES);
      const between = { after, upTo: after + length };
      const { entries, isAll } = await this.sessions.history.stretch(session.id, eyes, between);
      const next = isAll ? null : (entries.at(-1)?.seq ?? after);
      return { kind: 'found', value: { entries, next } };
    });
  }
}
