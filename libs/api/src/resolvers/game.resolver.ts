// Resolves one game through the asker's eyes.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ReadChat, CompletePlay, FittingNames, OpenGame, ReadNotes, UsedNames, ViewGame } from '#matches';
import type { ApiContext } from '../context/context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  GameChatArgs,
  GameCompletionArgs,
  GameEyesArgs,
  GameFittingNamesArgs,
  GameViewArgs,
  QueryGameArgs,
  ViewerKind,
} from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { givenAnswer, givenPlay } from '../mapping/given.js';
import { chatLine } from '../mapping/chat.js';
import { completion } from '../mapping/legal.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';
import { gameView, viewerKind } from '../mapping/view.js';
import type { EyesParent, GameParent, OpenedParent } from '../context/parents.js';

/** How many names are returned if the request gives no number. */
const NAMES = 20;

@Resolver('Game')
@UseFilters(PassOn)
export class GameResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  async game(@Args() { id }: QueryGameArgs, @Context() context: ApiContext): Promise<GameParent | null> {
    const asker = playerIn(context);
    const sighted = await this.queries.execute(new ViewGame(asker, id));
    return sighted.kind === 'unknown-game' ? null : { sight: seen(sighted), asker };
  }

  @ResolveField()
  id({ sight }: GameParent): string {
    return sight.game;
  }

  @ResolveField()
  viewer({ sight }: GameParent): ViewerKind {
    return viewerKind(sight.viewer);
  }

  @ResolveField()
  seat({ sight }: GameParent): number | null {
    return sight.viewer.kind === 'seat' ? sight.viewer.seat : null;
  }

  @ResolveField()
  async view({ sight, asker }: GameParent, { moment }: GameViewArgs): Promise<Answer<'GameView'>> {
    if (moment === null || moment === undefined) return gameView(sight);
    return gameView(seen(await this.queries.execute(new ViewGame(asker, sight.game, moment))));
  }

  @ResolveField()
  legalActions(parent: GameParent): GameParent {
    return parent;
  }

  @ResolveField()
  async completion(
    { sight, asker }: GameParent,
    { play, answer }: GameCompletionArgs,
  ): Promise<Answer<'Completion'>> {
    const asked = new CompletePlay(
      asker,
      sight.game,
      givenPlay(play),
      answer ? givenAnswer(answer) : undefined,
    );
    return completion(seen(await this.queries.execute(asked)));
  }

  @ResolveField()
  async usedNames({ sight, asker }: GameParent): Promise<Answer<'UsedName'>[] | null> {
    const names = seen(await this.queries.execute(new UsedNames(asker, sight.game)));
    return names === null ? null : names.map((name) => ({ ...name }));
  }

  @ResolveField()
  async fittingNames(
    { sight, asker }: GameParent,
    { object, text = '', first }: GameFittingNamesArgs,
  ): Promise<string[] | null> {
    const asked = new FittingNames(asker, sight.game, object, text, first ?? NAMES);
    const names = seen(await this.queries.execute(asked));
    return names === null ? null : [...names];
  }

  @ResolveField()
  async opened({ sight, asker }: GameParent): Promise<OpenedParent | null> {
    const secret = seen(await this.queries.execute(new OpenGame(asker, sight.game)));
    return secret === null ? null : { secret, asker };
  }

  /** The fields below look the game up again and record the judge's look. */
  @ResolveField()
  eyes({ sight, asker }: GameParent, { seat }: GameEyesArgs): EyesParent | null {
    const { game, viewer, view } = sight;
    if (viewer.kind !== 'judge') return null;
    if (seat === null || seat === undefined) return { game, asker, eyes: 'spectator' };
    const found = Object.values(view.seats).find((one) => one.seat === seat);
    return found === undefined ? null : { game, asker, eyes: found.seat };
  }

  @ResolveField()
  async notes({ sight, asker }: GameParent): Promise<Answer<'Note'>[] | null> {
    const notes = seen(await this.queries.execute(new ReadNotes(asker, sight.game)));
    return notes === null ? null : [...notes];
  }

  @ResolveField()
  async chat({ sight, asker }: GameParent, { after }: GameChatArgs): Promise<Answer<'ChatLine'>[]> {
    const lines = seen(await this.queries.execute(new ReadChat(asker, sight.game, after ?? 0)));
    return lines.map(chatLine);
  }

  @ResolveField()
  seq({ sight }: GameParent): number {
    return sight.seq;
  }

  @ResolveField()
  cursor({ sight }: GameParent): string {
    return sight.cursor;
  }
}
