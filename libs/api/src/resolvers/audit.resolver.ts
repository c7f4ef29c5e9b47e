// Resolves the audit of judges: for admins all of it, for players who looked at their finished game.
import { Inject, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { Principal } from '#accounts';
import { AuditTrail, LookedAt, ReadAudit } from '#matches';
import type { ApiContext } from '../context/context.js';
import { ApiError } from '../errors/api-error.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { QueryAuditArgs, QueryLookedAtArgs } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { LOOKS_A_PAGE, pageLengthIn } from '../limits/page.js';
import { auditPage, judgeLook, knownLook } from '../mapping/audit.js';
import type { Answer } from '../mapping/types.js';
import type { ChangeStream } from '../sockets/change-stream.js';
import { LiveChanges } from '../sockets/live-changes.js';
import { subscriberIn } from '../sockets/subscriber.js';

const isAdmin = ({ roles }: Principal): boolean => roles.includes('admin');

@Resolver()
@UseFilters(PassOn)
export class AuditResolver {
  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AuditTrail) private readonly trail: AuditTrail,
    @Inject(LiveChanges) private readonly changes: LiveChanges,
  ) {}

  @Query()
  async audit(
    @Args() { gameId, judgeId, from, until, first, after }: QueryAuditArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'AuditConnection'> | null> {
    const asker = playerIn(context);
    const asked = {
      game: gameId ?? undefined,
      judge: judgeId ?? undefined,
      from: from ?? undefined,
      until: until ?? undefined,
    };
    const length = pageLengthIn(first, LOOKS_A_PAGE);
    const page = await this.queries.execute(new ReadAudit(asker, asked, length, after ?? undefined));
    return page === null ? null : auditPage(page, after);
  }

  @Query()
  async lookedAt(
    @Args() { gameId }: QueryLookedAtArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'KnownLook'>[] | null> {
    const looks = await this.queries.execute(new LookedAt(playerIn(context), gameId));
    return looks?.map(knownLook) ?? null;
  }

  @Subscription(() => Object, { name: 'auditEntries', resolve: (look: Answer<'JudgeLook'>) => look })
  auditEntries(@Context() context: ApiContext): ChangeStream<Answer<'JudgeLook'>> {
    const subscriber = subscriberIn(context);
    if (!isAdmin(subscriber.principal))
      throw new ApiError('NOT_ALLOWED', 'Only admins follow the audit. Ask an admin.');
    const listen = (push: (look: Answer<'JudgeLook'>) => void) =>
      this.trail.onLook((row) => push(judgeLook(row)));
    return this.changes.follow(subscriber, { may: isAdmin, listen });
  }
}
