// Shows a game again: its outline, any moment of it and the feed between two, through the eyes that the guard
// grants.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GameSight, Sighted } from '../../contract/contract.js';
import { EyesGuard, type Look } from '../../game/guard/eyes-guard.js';
import type { OutlineSight } from '../../game/past/outlines.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { SeenFeed } from '../through-eyes/through-eyes.query.js';
import { pastSight } from '../view-game/sight.js';
import { OpenReplay, ReplayFeed, ReplayView, type FeedStretch, type ReplaySight } from './replay.query.js';

const MOST_ENTRIES = 1_000;

/** No later than the session has come: nobody is shown a moment that this node cannot show yet. */
async function outlineOf(
  sessions: GameSessions,
  { session, eyes, isStill }: Look,
): Promise<OutlineSight | undefined> {
  const now = await session.look(({ state, revision }) => (isStill(state) ? { revision } : undefined));
  return now === undefined ? undefined : sessions.outlines.of(session.id, eyes, now.revision);
}

@QueryHandler(OpenReplay)
export class OpenReplayHandler implements IQueryHandler<OpenReplay> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: OpenReplay): Promise<Sighted<ReplaySight>> {
    const { eyes: replay } = query;
    return this.guard.look(query, { claim: { replay }, at: { way: 'outline' } }, async (look) => {
      const sight = await outlineOf(this.sessions, look);
      if (sight === undefined) return undefined;
      return { kind: 'found', value: { viewer: look.eyes, outline: sight.outline } };
    });
  }
}

@QueryHandler(ReplayView)
export class ReplayViewHandler implements IQueryHandler<ReplayView> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReplayView): Promise<Sighted<GameSight>> {
    const { eyes: replay, moment } = query;
    return this.guard.look(query, { claim: { replay }, at: { way: 'view', moment } }, (look) =>
      pastSight(this.sessions.pastViews, look, moment),
    );
  }
}

@QueryHandler(ReplayFeed)
export class ReplayFeedHandler implements IQueryHandler<ReplayFeed> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  execute(query: ReplayFeed): Promise<Sighted<SeenFeed>> {
    const { eyes: replay, stretch } = query;
    const { from, to, after } = stretch;
    const at = { way: 'feed', moment: from, until: to, after } as const;
    return this.guard.look(query, { claim: { replay }, at }, async (look) => {
      const sight = await outlineOf(this.sessions, look);
      return sight === undefined ? undefined : this.between(look, sight, stretch);
    });
  }

  private async between(
    { session, eyes }: Look,
    { outline, seqAt }: OutlineSight,
    { from, to = outline.moments, after = 0, first }: FeedStretch,
  ): Promise<Sighted<SeenFeed>> {
    const isMoment = (moment: number): boolean =>
      Number.isInteger(moment) && moment >= 0 && moment <= outline.moments;
    if (!isMoment(from) || !isMoment(to) || from > to) return { kind: 'no-such-moment' };
    const [begin, end] = [Math.max(seqAt(from), after), seqAt(to)];
    const upTo = Math.min(end, begin + Math.min(Math.max(first, 1), MOST_ENTRIES));
    const { history } = this.sessions;
    const entries =
      begin >= upTo ? [] : await history.entriesBetween(session.id, eyes, { after: begin, upTo });
    const last = entries.at(-1)?.seq ?? Math.max(begin, end);
    return { kind: 'found', value: { entries, next: last < end ? last : null } };
  }
}
