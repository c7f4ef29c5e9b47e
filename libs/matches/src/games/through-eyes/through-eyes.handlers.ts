// Shows a judge without a seat a game through somebody else's eyes. Each look is recorded before anything is
// shown.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StoreUnavailable } from '#event-store';
import { gameId } from '#kernel';
import { SPECTATOR, viewerAt, type Viewer } from '#visibility';
import { inSlices } from '../../event-loop/long-work.js';
import { viewerFor } from '../access.js';
import { JudgeLooks, type WayOfLooking } from '../audit/judge-looks.js';
import type { Asker, GameSight, Sighted } from '../contract.js';
import { cursorAt } from '../feeds/cursor.js';
import { GameSessions } from '../session/game-sessions.js';
import type { Session } from '../session/session.js';
import { FeedThrough, ViewThrough, type EyesOf, type SeenFeed } from './through-eyes.query.js';

const MOST_ENTRIES = 1_000;

interface Look {
  readonly asker: Asker;
  readonly game: string;
  readonly eyes: EyesOf;
}

interface Through {
  readonly session: Session;
  readonly viewer: Viewer;
  /** The latest moment of the game. */
  readonly last: number;
}

/** The game does not exist for an asker who may not judge it, nor for a seat that it does not have. */
async function looked<T>(
  sessions: GameSessions,
  looks: JudgeLooks,
  { asker, game, eyes }: Look,
  way: WayOfLooking,
  see: (through: Through) => Promise<Sighted<T>>,
): Promise<Sighted<T>> {
  try {
    const session = await sessions.find(gameId(game));
    const last = await session?.look(({ state, gallery }) => {
      const isThere = eyes === 'spectator' || state.seats.some(({ seat }) => seat === eyes);
      return isThere && viewerFor(state, asker)?.kind === 'judge' ? gallery.moment : undefined;
    });
    if (session === undefined || last === undefined) return { kind: 'unknown-game' };
    const close = await looks.open(session.id, asker.player, way);
    try {
      return await see({ session, viewer: eyes === 'spectator' ? SPECTATOR : viewerAt(eyes), last });
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
    throw error;
  }
}

@QueryHandler(ViewThrough)
export class ViewThroughHandler implements IQueryHandler<ViewThrough> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {}

  execute(query: ViewThrough): Promise<Sighted<GameSight>> {
    return looked(this.sessions, this.looks, query, 'view', async ({ session, viewer, last }) => {
      const { moment = last } = query;
      if (!Number.isInteger(moment) || moment < 1 || moment > last) return { kind: 'bad-moment' };
      const gallery = await this.sessions.history.galleryAt(session.id, viewer, moment);
      const projector = gallery.projector(viewer);
      const { seq } = projector;
      const value: GameSight = {
        game: session.id,
        viewer,
        view: await inSlices(projector.viewing(gallery.state)),
        moment: gallery.moment,
        seq,
        cursor: cursorAt(session.id, viewer, seq),
        legal: [],
      };
      return { kind: 'found', value };
    });
  }
}

@QueryHandler(FeedThrough)
export class FeedThroughHandler implements IQueryHandler<FeedThrough> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(JudgeLooks) private readonly looks: JudgeLooks,
  ) {}

  execute(query: FeedThrough): Promise<Sighted<SeenFeed>> {
    return looked(this.sessions, this.looks, query, 'feed', async ({ session, viewer }) => {
      const after = Math.max(query.after, 0);
      const length = Math.min(Math.max(query.first, 1), MOST_ENTRIES);
      const between = { after, upTo: after + length };
      const { entries, isAll } = await this.sessions.history.stretch(session.id, viewer, between);
      const next = isAll ? null : (entries.at(-1)?.seq ?? after);
      return { kind: 'found', value: { entries, next } };
    });
  }
}
