// Resolves checkpoints of the log: the signing key, the newest checkpoint, and proofs for those who kept an
// earlier one.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { Hash } from '#kernel';
import { NewestCheckpoint, ProveSince, SigningKey } from '#matches';
import type { ApiContext } from '../context/context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { QueryConsistencyArgs } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { shownCheckpoint } from '../mapping/checkpoint.js';
import { seen } from '../mapping/sighted.js';
import type { Answer } from '../mapping/types.js';

@Resolver()
@UseFilters(PassOn)
export class CheckpointsResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Query()
  signingKey(): Promise<Hash> {
    return this.queries.execute(new SigningKey());
  }

  @Query()
  async checkpoint(@Context() context: ApiContext): Promise<Answer<'Checkpoint'> | null> {
    playerIn(context);
    const newest = seen(await this.queries.execute(new NewestCheckpoint()));
    return newest === null ? null : shownCheckpoint(newest);
  }

  @Query()
  async consistency(
    @Args() { earlier, later }: QueryConsistencyArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'ConsistencyProof'> | null> {
    playerIn(context);
    const proof = seen(await this.queries.execute(new ProveSince(earlier, later ?? undefined)));
    return proof === null ? null : { later: shownCheckpoint(proof.later), path: proof.path };
  }
}
