// Resolves an opened game: its seed, its log, everyone's view, and whether it was played fairly.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { ProveGame, VerifyGame, ViewGame, ReadLog } from '#matches';
import { PassOn } from '../errors/pass-on.filter.js';
import type { OpenedGameLogArgs, OpenedGameViewArgs } from '../generated/schema.js';
import { ENTRIES_A_PAGE, pageLengthIn } from '../limits/page.js';
import { logProof } from '../mapping/checkpoint.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';
import { verification } from '../mapping/verification.js';
import { gameView } from '../mapping/view.js';
import type { OpenedParent } from '../context/parents.js';

@Resolver('OpenedGame')
@UseFilters(PassOn)
export class OpenedResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @ResolveField()
  seed({ secret }: OpenedParent): string {
    return secret.seed;
  }

  @ResolveField()
  chainSecret({ secret }: OpenedParent): string {
    return secret.chain;
  }

  @ResolveField()
  async view({ secret, asker }: OpenedParent, { moment }: OpenedGameViewArgs): Promise<Answer<'GameView'>> {
    const look = new ViewGame(asker, secret.game, moment ?? undefined, 'opened');
    return gameView(seen(await this.queries.execute(look)));
  }

  @ResolveField()
  async log(
    { secret, asker }: OpenedParent,
    { first, after }: OpenedGameLogArgs,
  ): Promise<Answer<'LogPage'>> {
    const length = pageLengthIn(first, ENTRIES_A_PAGE);
    return seen(await this.queries.execute(new ReadLog(asker, secret.game, after ?? undefined, length)));
  }

  @ResolveField()
  async verification({ secret, asker }: OpenedParent): Promise<Answer<'Verification'>> {
    return verification(seen(await this.queries.execute(new VerifyGame(asker, secret.game))));
  }

  @ResolveField()
  async proof({ secret, asker }: OpenedParent): Promise<Answer<'LogProof'> | null> {
    const proof = seen(await this.queries.execute(new ProveGame(asker, secret.game)));
    return proof === null ? null : logProof(proof);
  }
}
