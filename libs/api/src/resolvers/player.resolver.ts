// Resolves players wherever they are shown: the id, and its present name.
import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { botKindOf, botName, GuestName } from '#matches';
import { NameOf } from '#accounts';
import type { BotKind } from '../generated/schema.js';
import { shownBot } from '../mapping/bot.js';
import type { ApiContext } from '../context/context.js';
import type { PlayerParent } from '../context/parents.js';

@Resolver('Player')
export class PlayerResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @ResolveField()
  async name(
    @Parent() { id, name }: PlayerParent,
    @Context() { freshness }: ApiContext,
  ): Promise<string | null> {
    // It can be given up.
    freshness?.changes();
    const known = name ?? botName(id) ?? (await this.queries.execute(new NameOf(id)));
    return known ?? (await this.queries.execute(new GuestName(id))) ?? null;
  }

  @ResolveField()
  bot({ id }: PlayerParent): BotKind | null {
    const kind = botKindOf(id);
    return kind === undefined ? null : shownBot(kind);
  }
}
