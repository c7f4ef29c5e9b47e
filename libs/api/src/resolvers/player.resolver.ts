// Resolves players: by id or name, and wherever they are shown.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { playerId, type Instant, type PlayerId } from '#kernel';
import { botKindOf, botName, GuestName } from '#matches';
import { HasAccount, NameOf, PlayerNamed, RegisteredAt } from '#accounts';
import type { ApiContext } from '../context/context.js';
import type { PlayerParent } from '../context/parents.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { BotKind, QueryPlayerArgs } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { oneOf } from '../limits/one-of.js';
import { shownBot } from '../mapping/bot.js';
import type { Answer } from '../mapping/types.js';

@Resolver('Player')
@UseFilters(PassOn)
export class PlayerResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  async player(
    @Args() given: QueryPlayerArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'Player'> | null> {
    playerIn(context);
    const by = oneOf(given, 'id', 'name');
    if (by.id !== undefined) return this.withId(playerId(by.id));
    const found = await this.queries.execute(new PlayerNamed(by.name));
    return found === undefined ? null : { id: found.player, name: found.name };
  }

  @ResolveField()
  async name(
    @Parent() { id, name }: PlayerParent,
    @Context() { freshness }: ApiContext,
  ): Promise<string | null> {
    // It can be given up.
    freshness?.changes();
    return name ?? (await this.nameOf(id)) ?? null;
  }

  @ResolveField()
  bot({ id }: PlayerParent): BotKind | null {
    const kind = botKindOf(id);
    return kind === undefined ? null : shownBot(kind);
  }

  @ResolveField()
  async since(@Parent() { id }: PlayerParent, @Context() { freshness }: ApiContext): Promise<Instant | null> {
    freshness?.changes();
    return botKindOf(id) === undefined ? ((await this.queries.execute(new RegisteredAt(id))) ?? null) : null;
  }

  /** A deleted account leaves its player without a name. */
  private async withId(id: PlayerId): Promise<Answer<'Player'> | null> {
    const name = await this.nameOf(id);
    if (name !== undefined) return { id, name };
    return (await this.queries.execute(new HasAccount(id))) ? { id } : null;
  }

  private async nameOf(id: PlayerId): Promise<string | undefined> {
    return (
      botName(id) ??
      (await this.queries.execute(new NameOf(id))) ??
      (await this.queries.execute(new GuestName(id))) ??
      undefined
    );
  }
}
