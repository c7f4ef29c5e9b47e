// Resolves calls for a judge: what players and judges do in a dispute, and how they see it.
import { Inject, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import {
  ActInDispute,
  CallJudge,
  DisputesAtHand,
  DisputesOf,
  PreviewRuling,
  StopGame,
  ViewDispute,
  ViewPenalties,
  ViewQueue,
  WatchDispute,
  type GivenAction,
} from '#matches';
import type { ApiContext } from '../context/context.js';
import { askerIn } from '../context/asker.js';
import { ApiError } from '../errors/api-error.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  MutationAcceptRulingArgs,
  MutationAppealRulingArgs,
  MutationAskNameArgs,
  MutationCallJudgeArgs,
  MutationChallengeArgs,
  MutationCloseDisputeArgs,
  MutationGivePenaltyArgs,
  MutationGiveRulingArgs,
  MutationHandBackCallArgs,
  MutationOverturnRulingArgs,
  MutationSayArgs,
  MutationStateCaseArgs,
  MutationStopGameArgs,
  MutationTakeCallArgs,
  MutationUpholdRulingArgs,
  MutationWithdrawCallArgs,
  MutationWriteNameArgs,
  QueryDisputeArgs,
  QueryDisputesOfArgs,
  QueryJudgeQueueArgs,
  QueryPenaltiesArgs,
  QueryPreviewRulingArgs,
  SubscriptionDisputeChangedArgs,
} from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import { CALLS_A_PAGE, pageLengthIn } from '../limits/page.js';
import {
  disputeResult,
  namedGrade,
  namedInfraction,
  penaltyHistory,
  previewResult,
  queuePage,
  shownDispute,
  shownStage,
} from '../mapping/dispute.js';
import { givenRuling } from '../mapping/ruling.js';
import type { Answer } from '../mapping/types.js';
import type { ChangeStream } from '../sockets/change-stream.js';
import { LiveChanges } from '../sockets/live-changes.js';
import { subscriberIn } from '../sockets/subscriber.js';

type DisputeResult = Promise<Answer<'DisputeResult'>>;
type Change = Answer<'DisputeChange'>;

interface InDispute {
  readonly disputeId: string;
  readonly commandId: string;
}

@Resolver()
@UseFilters(PassOn)
export class DisputesResolver {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(DisputesAtHand) private readonly atHand: DisputesAtHand,
    @Inject(LiveChanges) private readonly changes: LiveChanges,
  ) {}

  @Mutation()
  callJudge(
    @Args() { gameId, commandId, sentence }: MutationCallJudgeArgs,
    @Context() context: ApiContext,
  ): DisputeResult {
    return this.call(new CallJudge(askerIn(context), gameId, commandId, sentence, null));
  }

  @Mutation()
  challenge(
    @Args() { gameId, commandId, sentence, seat }: MutationChallengeArgs,
    @Context() context: ApiContext,
  ): DisputeResult {
    return this.call(new CallJudge(askerIn(context), gameId, commandId, sentence, seat));
  }

  @Mutation()
  stopGame(
    @Args() { gameId, commandId }: MutationStopGameArgs,
    @Context() context: ApiContext,
  ): DisputeResult {
    return this.call(new StopGame(askerIn(context), gameId, commandId));
  }

  @Mutation()
  withdrawCall(@Args() args: MutationWithdrawCallArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'withdraw-call' });
  }

  @Mutation()
  takeCall(@Args() args: MutationTakeCallArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'take-call' });
  }

  @Mutation()
  handBackCall(@Args() args: MutationHandBackCallArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'hand-back-call' });
  }

  @Mutation()
  stateCase(@Args() args: MutationStateCaseArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'state-case', text: args.text });
  }

  @Mutation()
  say(@Args() args: MutationSayArgs, @Context() context: ApiContext): DisputeResult {
    const to = args.to ?? (args.privately === true ? 'judge' : 'all');
    return this.act(context, args, { type: 'say', to, text: args.text });
  }

  @Mutation()
  askName(@Args() args: MutationAskNameArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'ask-name', seat: args.seat });
  }

  @Mutation()
  writeName(@Args() args: MutationWriteNameArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'write-name', text: args.name });
  }

  @Mutation()
  giveRuling(@Args() args: MutationGiveRulingArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'give-ruling', ruling: givenRuling(args.ruling) });
  }

  @Mutation()
  acceptRuling(@Args() args: MutationAcceptRulingArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'accept-ruling' });
  }

  @Mutation()
  appealRuling(@Args() args: MutationAppealRulingArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'appeal-ruling', text: args.reason });
  }

  @Mutation()
  upholdRuling(@Args() args: MutationUpholdRulingArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'uphold-ruling', words: args.words });
  }

  @Mutation()
  overturnRuling(@Args() args: MutationOverturnRulingArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'overturn-ruling', ruling: givenRuling(args.ruling) });
  }

  @Mutation()
  givePenalty(@Args() args: MutationGivePenaltyArgs, @Context() context: ApiContext): DisputeResult {
    const { seat, words, event = null } = args;
    const infraction = namedInfraction(args.infraction);
    const grade = namedGrade(args.grade);
    return this.act(context, args, { type: 'give-penalty', seat, infraction, grade, event, words });
  }

  @Mutation()
  closeDispute(@Args() args: MutationCloseDisputeArgs, @Context() context: ApiContext): DisputeResult {
    return this.act(context, args, { type: 'close-dispute' });
  }

  @Query()
  async dispute(
    @Args() { id }: QueryDisputeArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'Dispute'> | null> {
    const found = await this.queries.execute(new ViewDispute(playerIn(context), id));
    return found && shownDispute(found);
  }

  @Query()
  async disputesOf(
    @Args() { gameId }: QueryDisputesOfArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'Dispute'>[] | null> {
    const found = await this.queries.execute(new DisputesOf(playerIn(context), gameId));
    return found?.map(shownDispute) ?? null;
  }

  @Query()
  async previewRuling(
    @Args() { disputeId, ruling }: QueryPreviewRulingArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'PreviewResult'>> {
    const asked = new PreviewRuling(playerIn(context), disputeId, givenRuling(ruling));
    return previewResult(await this.queries.execute(asked));
  }

  @Query()
  async judgeQueue(
    @Args() { waitsFor, first, after }: QueryJudgeQueueArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'QueueConnection'> | null> {
    const length = pageLengthIn(first, CALLS_A_PAGE);
    const whom = waitsFor === 'HEAD_JUDGE' ? 'head-judge' : 'judge';
    const page = await this.queries.execute(
      new ViewQueue(playerIn(context), whom, length, after ?? undefined),
    );
    return page && queuePage(page, after);
  }

  @Query()
  async penalties(
    @Args() { playerId, event, infraction }: QueryPenaltiesArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'PenaltyHistory'> | null> {
    const asked = new ViewPenalties(playerIn(context), playerId, event, namedInfraction(infraction));
    const history = await this.queries.execute(asked);
    return history && penaltyHistory(history);
  }

  @Subscription(() => Object, { name: 'disputeChanged', resolve: (change: Change) => change })
  async disputeChanged(
    @Args() { disputeId }: SubscriptionDisputeChangedArgs,
    @Context() context: ApiContext,
  ): Promise<ChangeStream<Change>> {
    const subscriber = subscriberIn(context);
    const watch = (principal: typeof subscriber.principal) =>
      this.queries.execute(new WatchDispute(principal, disputeId));
    if ((await watch(subscriber.principal)) === null)
      throw new ApiError(
        'UNKNOWN_DISPUTE',
        'There is no such dispute, or you have no part in it. Check its id.',
      );
    return this.changes.follow<Change>(subscriber, {
      may: async (principal) => (await watch(principal)) !== null,
      listen: (push) => {
        const tell = (): void =>
          void watch(subscriber.principal).then((now) => {
            if (now !== null) push({ ...now, disputeId, stage: shownStage(now.stage) });
          });
        const leave = this.atHand.onChange((changed) => {
          if (changed === disputeId) tell();
        });
        // What has changed before anybody listened is told first.
        tell();
        return leave;
      },
    });
  }

  private async call(command: CallJudge | StopGame): DisputeResult {
    return disputeResult(await this.commands.execute(command));
  }

  private async act(
    context: ApiContext,
    { disputeId, commandId }: InDispute,
    action: GivenAction,
  ): DisputeResult {
    const asker = askerIn(context);
    return disputeResult(await this.commands.execute(new ActInDispute(asker, disputeId, commandId, action)));
  }
}
