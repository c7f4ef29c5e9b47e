// Shows a game through the asker's eyes: the present from the session, a past moment by folding the log
// again.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId, type GameId } from '#kernel';
import { legalCommands } from '#rules';
import { StoreUnavailable } from '#event-store';
import { OPENED, type Viewer } from '#visibility';
import { CLOCK, type Clock } from '#ports';
import { inSlices } from '../../event-loop/long-work.js';
import { isStill, viewerFor } from '../access.js';
import { JudgeLooks } from '../audit/judge-looks.js';
import type { Asker, GameSight, Sighted } from '../contract.js';
import { cursorAt } from '../feeds/cursor.js';
import { openedFor, whileOnRecord } from '../open-game/opened.js';
import { GameSessions } from '../session/game-sessions.js';
import type { Session } from '../session/session.js';
import { ViewGame } from './view-game.query.js';

@QueryHandler(ViewGame)
export class ViewGameHandler implements IQueryHandler<ViewGame> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {}

  async execute(query: ViewGame): Promise<Sighted<GameSight>> {
    const { asker, game, moment, eyes } = query;
    try {
      if (eyes === 'opened') return await this.opened(asker, game, moment);
      const session = await this.sessions.find(gameId(game));
      const viewer = await session?.look(({ state }) => viewerFor(state, asker));
      if (session === undefined || viewer === undefined) return { kind: 'unknown-game' };
      // If the asker's relation to the game has changed by the time of their turn, start again.
      return (await this.seenAs(session, viewer, asker, moment)) ?? (await this.execute(query));
    } catch (error) {
      if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
      throw error;
    }
  }

  /** Undefined: the asker is not this viewer any more. */
  private async seenAs(
    session: Session,
    viewer: Viewer,
    asker: Asker,
    moment: number | undefined,
  ): Promise<Sighted<GameSight> | undefined> {
    const see = (): Promise<Sighted<GameSight> | undefined> =>
      moment === undefined ? this.present(session, viewer, asker) : this.past(session, viewer, asker, moment);
    if (viewer.kind !== 'judge') return see();
    const close = await this.looks.open(session.id, asker.player, 'view');
    try {
      return await see();
    } finally {
      await close();
    }
  }

  /** The game is over: without a moment, show the last one. */
  private async opened(asker: Asker, game: string, moment: number | undefined): Promise<Sighted<GameSight>> {
    const opened = await openedFor(this.sessions, asker, game);
    if (opened === undefined) return { kind: 'unknown-game' };
    const { session } = opened;
    const last = await session.look(({ gallery }) => gallery.moment);
    return whileOnRecord(this.looks, opened, () => this.at(session, OPENED, moment ?? last, last));
  }

  private present(session: Session, viewer: Viewer, asker: Asker): Promise<Sighted<GameSight> | undefined> {
    return session.look(async ({ id, state, gallery }) => {
      if (!isStill(viewer, state, asker)) return undefined;
      const projector = await session.eyesOf(viewer);
      const legal = legalCommands(state, asker.player, this.clock.now());
      const view = await inSlices(projector.viewing(state));
      const { seq } = projector;
      return found({ ...sight(id, viewer, seq), view, moment: gallery.moment, legal });
    });
  }

  private async past(
    session: Session,
    viewer: Viewer,
    asker: Asker,
    moment: number,
  ): Promise<Sighted<GameSight> | undefined> {
    const last = await session.look(({ state, gallery }) =>
      isStill(viewer, state, asker) ? gallery.moment : undefined,
    );
    return last === undefined ? undefined : this.at(session, viewer, moment, last);
  }

  private async at(
    session: Session,
    viewer: Viewer,
    moment: number,
    last: number,
  ): Promise<Sighted<GameSight>> {
    if (!Number.isInteger(moment) || moment < 1 || moment > last) return { kind: 'bad-moment' };
    const gallery = await this.sessions.history.galleryAt(session.id, viewer, moment);
    const projector = gallery.projector(viewer);
    const view = await inSlices(projector.viewing(gallery.state));
    return found({ ...sight(session.id, viewer, projector.seq), view, moment: gallery.moment, legal: [] });
  }
}

const found = (value: GameSight): Sighted<GameSight> => ({ kind: 'found', value });

const sight = (
  game: GameId,
  viewer: Viewer,
  seq: number,
): Pick<GameSight, 'game' | 'viewer' | 'seq' | 'cursor'> => ({
  game,
  viewer,
  seq,
  cursor: cursorAt(game, viewer, seq),
});
