// Players, wherever they are shown: an id, and the name it has now.
import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { NameOf } from '#matches';
import type { PlayerParent } from './parents.js';

@Resolver('Player')
export class PlayerResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @ResolveField()
  async name({ id, name }: PlayerParent): Promise<string | null> {
    return name ?? (await this.queries.execute(new NameOf(id))) ?? null;
  }
}
