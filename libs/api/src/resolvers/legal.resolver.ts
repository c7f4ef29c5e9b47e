// Resolves what the asker may do in a game now. Plays are worked out only where they are asked for.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { OfferPlays } from '#matches';
import type { GameParent } from '../context/parents.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { CommandKind } from '../generated/schema.js';
import { legalCommands, ownQuestion, shownPlays } from '../mapping/legal.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';

@Resolver('LegalActions')
@UseFilters(PassOn)
export class LegalActionsResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @ResolveField()
  commands({ sight }: GameParent): CommandKind[] {
    return legalCommands(sight);
  }

  @ResolveField()
  decision({ sight }: GameParent): Answer<'Decision'> | null {
    return ownQuestion(sight);
  }

  @ResolveField()
  plays(parent: GameParent): Promise<Answer<'Play'>[]> {
    return this.offered(parent, 'now');
  }

  @ResolveField()
  lackingMana(parent: GameParent): Promise<Answer<'Play'>[]> {
    return this.offered(parent, 'lacking-mana');
  }

  private async offered({ sight, asker }: GameParent, which: OfferPlays['asked']): Promise<Answer<'Play'>[]> {
    return shownPlays(seen(await this.queries.execute(new OfferPlays(asker, sight.game, which))));
  }
}
