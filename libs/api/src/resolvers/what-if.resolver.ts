// Resolves a judge's what-ifs: opens and closes them, acts in them, and shows them.
import { Inject, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  ActInWhatIf,
  CloseWhatIf,
  CouldDoInWhatIf,
  GoBackInWhatIf,
  OpenWhatIf,
  ReadWhatIf,
  ViewWhatIf,
  type Asker,
  type WhatIfSight,
} from '#matches';
import type { ApiContext } from '../context/context.js';
import { askerIn } from '../context/asker.js';
import type { WhatIfParent } from '../context/parents.js';
import { ApiError, asSentence } from '../errors/api-error.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  MutationActInWhatIfArgs,
  MutationCloseWhatIfArgs,
  MutationGoBackInWhatIfArgs,
  MutationOpenWhatIfArgs,
  QueryWhatIfArgs,
  WhatIfViewArgs,
} from '../generated/schema.js';
import { seenEntry } from '../mapping/feed.js';
import { judgeEyes } from '../mapping/judge-eyes.js';
import { judged } from '../mapping/knowing.js';
import { seatCouldDo } from '../mapping/legal.js';
import { publishedResult } from '#visibility';
import { tried } from '../mapping/tried.js';
import type { Answer } from '../mapping/types.js';
import { gameView } from '../mapping/view.js';

const shown =
  (asker: Asker) =>
  (sight: WhatIfSight): Answer<'WhatIfResult'> => ({ __typename: 'WhatIf', sight, asker });

@Resolver()
@UseFilters(PassOn)
export class WhatIfResolver {
  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(CommandBus) private readonly commands: CommandBus,
  ) {}

  @Query()
  async whatIf(
    @Args() { id }: QueryWhatIfArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'WhatIfResult'>> {
    const asker = askerIn(context);
    return judged(await this.queries.execute(new ReadWhatIf(asker, id)), shown(asker));
  }

  @Mutation()
  async openWhatIf(
    @Args() { gameId, moment }: MutationOpenWhatIfArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'WhatIfResult'>> {
    const asker = askerIn(context);
    const opened = await this.commands.execute(new OpenWhatIf(asker, gameId, moment ?? undefined));
    return judged(opened, shown(asker));
  }

  @Mutation()
  async actInWhatIf(
    @Args() { id, seat, command, ids, eyes }: MutationActInWhatIfArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'ActInWhatIfResult'>> {
    const asker = askerIn(context);
    const act = new ActInWhatIf(asker, id, seat, tried(command), judgeEyes(ids), judgeEyes(eyes));
    return judged(await this.commands.execute(act), ({ whatIf: sight, entries }) => ({
      __typename: 'ActedInWhatIf' as const,
      whatIf: { sight, asker },
      entries: entries.map(seenEntry),
    }));
  }

  @Mutation()
  async goBackInWhatIf(
    @Args() { id, steps }: MutationGoBackInWhatIfArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'WhatIfResult'>> {
    const asker = askerIn(context);
    return judged(await this.commands.execute(new GoBackInWhatIf(asker, id, steps ?? 1)), shown(asker));
  }

  @Mutation()
  async closeWhatIf(
    @Args() { id }: MutationCloseWhatIfArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'CloseWhatIfResult'>> {
    const closed = await this.commands.execute(new CloseWhatIf(askerIn(context), id));
    return judged(closed, (one) => ({ __typename: 'ClosedWhatIf' as const, ...one }));
  }
}

@Resolver('WhatIf')
@UseFilters(PassOn)
export class WhatIfFieldsResolver {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @ResolveField()
  id({ sight }: WhatIfParent): string {
    return sight.id;
  }

  @ResolveField()
  gameId({ sight }: WhatIfParent): string {
    return sight.game;
  }

  @ResolveField()
  from({ sight }: WhatIfParent): number {
    return sight.from;
  }

  @ResolveField()
  moment({ sight }: WhatIfParent): number {
    return sight.moment;
  }

  @ResolveField()
  steps({ sight }: WhatIfParent): number {
    return sight.steps;
  }

  @ResolveField()
  result({ sight }: WhatIfParent): Answer<'GameResult'> | null {
    return sight.result === null ? null : publishedResult(sight.result);
  }

  @ResolveField()
  async view({ sight, asker }: WhatIfParent, { eyes }: WhatIfViewArgs): Promise<Answer<'GameView'>> {
    const seen = await this.queries.execute(new ViewWhatIf(asker, sight.id, judgeEyes(eyes)));
    if (seen.kind === 'refused') throw new ApiError('BAD_USER_INPUT', asSentence(seen.refusal.message));
    return gameView(seen.value);
  }

  @ResolveField()
  async couldDo({ sight, asker }: WhatIfParent): Promise<Answer<'SeatCouldDo'>[]> {
    const seats = await this.queries.execute(new CouldDoInWhatIf(asker, sight.id));
    if (seats.kind === 'refused') throw new ApiError('BAD_USER_INPUT', asSentence(seats.refusal.message));
    return seats.value.map(seatCouldDo);
  }
}
