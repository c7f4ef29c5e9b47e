// Resolves replays: a game to be watched again through chosen eyes.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  OpenGame,
  OpenReplay,
  ReplayFeed,
  ReplayScenario,
  ReplayView,
  type Asker,
  type ReplayEyes,
} from '#matches';
import { FEED_VERSION, momentToGoTo, type Outline, type Viewer } from '#visibility';
import type { ApiContext } from '../context/context.js';
import { FOR_A_DAY } from '../context/freshness.js';
import type { ReplayParent, SamePositionParent } from '../context/parents.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  QueryReplayArgs,
  ReplayFeedArgs,
  ReplayScenarioArgs,
  ReplaySamePositionArgs,
  ReplayStepArgs,
  ReplayViewArgs,
  ViewerKind,
} from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { ENTRIES_A_PAGE, pageLengthIn } from '../limits/page.js';
import { seenEntry } from '../mapping/feed.js';
import { DIRECTIONS, shownOutline, STEPS_BY } from '../mapping/outline.js';
import { replayEyes } from '../mapping/replay-eyes.js';
import { positionAsScenario } from '../mapping/scenario.js';
import { noSuchMoment, seen } from '../mapping/sighted.js';
import { positionAt } from '../mapping/statistics.js';
import type { Answer } from '../mapping/types.js';
import { gameView, viewerKind } from '../mapping/view.js';

@Resolver('Replay')
@UseFilters(PassOn)
export class ReplayResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  async replay(@Args() given: QueryReplayArgs, @Context() context: ApiContext): Promise<ReplayParent> {
    const asker = playerIn(context);
    const { gameId: game } = given;
    const asked = replayEyes(given);
    const { viewer, outline } = seen(await this.queries.execute(new OpenReplay(asker, game, asked)));
    await this.sayHowLong(context, asker, game, outline);
    // Whoever sits down or leaves meanwhile must not get another's moments with this outline.
    return { asker, game, viewer, eyes: eyesOf(viewer), outline };
  }

  /** A game whose log lies open cannot change any more. Each look of a judge is recorded, so none is kept. */
  private async sayHowLong(
    { freshness }: ApiContext,
    asker: Asker,
    game: string,
    { result }: Outline,
  ): Promise<void> {
    if (freshness === undefined || result === undefined || asker.roles.includes('judge')) return;
    if (seen(await this.queries.execute(new OpenGame(asker, game))) !== null) freshness.keep(FOR_A_DAY);
  }

  @ResolveField()
  gameId({ game }: ReplayParent): string {
    return game;
  }

  @ResolveField()
  viewer({ viewer }: ReplayParent): ViewerKind {
    return viewerKind(viewer);
  }

  @ResolveField()
  seat({ viewer }: ReplayParent): number | null {
    return viewer.kind === 'seat' ? viewer.seat : null;
  }

  @ResolveField()
  outline({ outline }: ReplayParent): Answer<'Outline'> {
    return shownOutline(outline);
  }

  @ResolveField()
  async view({ asker, game, eyes }: ReplayParent, { moment }: ReplayViewArgs): Promise<Answer<'GameView'>> {
    return gameView(seen(await this.queries.execute(new ReplayView(asker, game, eyes, moment ?? undefined))));
  }

  @ResolveField()
  async feed(
    { asker, game, eyes }: ReplayParent,
    { from, to, first, after }: ReplayFeedArgs,
  ): Promise<Answer<'EyesFeed'>> {
    const stretch = {
      from: from ?? 0,
      to: to ?? undefined,
      after: after ?? undefined,
      first: pageLengthIn(first, ENTRIES_A_PAGE),
    };
    const page = seen(await this.queries.execute(new ReplayFeed(asker, game, eyes, stretch)));
    return { version: FEED_VERSION, entries: page.entries.map(seenEntry), next: page.next };
  }

  @ResolveField()
  async scenario(
    { asker, game, eyes }: ReplayParent,
    { moment }: ReplayScenarioArgs,
  ): Promise<Answer<'PositionAsScenario'>> {
    const asked = new ReplayScenario(asker, game, eyes, moment ?? undefined);
    return positionAsScenario(seen(await this.queries.execute(asked)));
  }

  @ResolveField()
  async samePosition(
    { asker, game, eyes, outline }: ReplayParent,
    { moment }: ReplaySamePositionArgs,
  ): Promise<SamePositionParent | null> {
    if (moment < 1 || moment > outline.moments) throw noSuchMoment();
    const position = positionAt(outline, moment);
    if (position === undefined) return null;
    const { view } = seen(await this.queries.execute(new ReplayView(asker, game, eyes, 1)));
    return { position, filter: { ruleset: view.terms.ruleset } };
  }

  @ResolveField()
  step(
    { outline }: ReplayParent,
    { from, by = 'ENTRY', direction = 'FORWARD' }: ReplayStepArgs,
  ): number | null {
    if (from < 1 || from > outline.moments) throw noSuchMoment();
    return momentToGoTo(outline, { from, by: STEPS_BY[by], direction: DIRECTIONS[direction] });
  }
}

function eyesOf(viewer: Viewer): ReplayEyes {
  switch (viewer.kind) {
    case 'seat':
      return viewer.seat;
    case 'spectator':
      return 'spectator';
    case 'judge':
    case 'opened':
      return 'everything';
  }
}
