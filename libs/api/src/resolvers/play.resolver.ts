// Resolves players' commands: each mutation is one command, and all return the same type of result.
import { Inject, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import {
  ActInGame,
  CreateGame,
  ForkGame,
  ForkScenario,
  Rule,
  SayInChat,
  WriteNote,
  type GameAction,
  type GivenRuling,
} from '#matches';
import type { ApiContext } from '../context/context.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  MutationAgreeToOpenArgs,
  MutationAnswerTakeBackArgs,
  MutationAskTakeBackArgs,
  MutationAnswerArgs,
  MutationConcedeAbsentArgs,
  MutationConcedeArgs,
  MutationCreateGameArgs,
  MutationForkGameArgs,
  MutationForkScenarioArgs,
  MutationDeclineArgs,
  MutationInviteArgs,
  MutationJoinArgs,
  MutationLeaveArgs,
  MutationOpenEntropyArgs,
  MutationReadyArgs,
  MutationRuleArgs,
  MutationSeatBotArgs,
  MutationSetPassingArgs,
  MutationShortcutArgs,
  MutationStartArgs,
  MutationUnseatArgs,
  MutationUnseatBotArgs,
  MutationWithdrawInvitationArgs,
  MutationChatArgs,
  MutationWriteNoteArgs,
  RulingOutcome,
} from '../generated/schema.js';
import { askerIn } from '../context/asker.js';
import { actionResult } from '../mapping/action.js';
import { meantBot } from '../mapping/bot.js';
import { givenWithPayment } from '../mapping/given.js';
import { chatResult } from '../mapping/chat.js';
import { noteResult } from '../mapping/note.js';
import { givenPassing } from '../mapping/passing.js';
import { requestedTerms } from '../mapping/terms.js';
import type { Answer } from '../mapping/types.js';

const RULINGS: { readonly [R in RulingOutcome]: GivenRuling['outcome'] } = {
  LET_STAND: 'stands',
  NOTHING: 'nothing',
};

type ActionResult = Promise<Answer<'ActionResult'>>;

interface Command {
  readonly gameId: string;
  readonly commandId: string;
}

@Resolver()
@UseFilters(PassOn)
export class PlayResolver {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus) {}

  @Mutation()
  async createGame(
    @Args() { commandId, terms }: MutationCreateGameArgs,
    @Context() context: ApiContext,
  ): ActionResult {
    const asker = askerIn(context);
    return actionResult(await this.commands.execute(new CreateGame(asker, commandId, requestedTerms(terms))));
  }

  @Mutation()
  async forkGame(
    @Args() { commandId, gameId, moment, seat, terms }: MutationForkGameArgs,
    @Context() context: ApiContext,
  ): ActionResult {
    const command = new ForkGame(askerIn(context), commandId, gameId, moment, seat, requestedTerms(terms));
    return actionResult(await this.commands.execute(command));
  }

  @Mutation()
  async forkScenario(
    @Args() { commandId, scenario, seat, terms }: MutationForkScenarioArgs,
    @Context() context: ApiContext,
  ): ActionResult {
    const command = new ForkScenario(askerIn(context), commandId, scenario, seat, requestedTerms(terms));
    return actionResult(await this.commands.execute(command));
  }

  @Mutation()
  invite(@Args() args: MutationInviteArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'invite', player: args.playerId });
  }

  @Mutation()
  withdrawInvitation(
    @Args() args: MutationWithdrawInvitationArgs,
    @Context() context: ApiContext,
  ): ActionResult {
    return this.act(context, args, { type: 'withdraw-invitation', player: args.playerId });
  }

  @Mutation()
  decline(@Args() args: MutationDeclineArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'decline' });
  }

  @Mutation()
  join(@Args() args: MutationJoinArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'join' });
  }

  @Mutation()
  leave(@Args() args: MutationLeaveArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'leave' });
  }

  @Mutation()
  unseat(@Args() args: MutationUnseatArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'unseat', seat: args.seat });
  }

  @Mutation()
  seatBot(@Args() args: MutationSeatBotArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'seat-bot', bot: meantBot(args.kind) });
  }

  @Mutation()
  unseatBot(@Args() args: MutationUnseatBotArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'unseat-bot', seat: args.seat });
  }

  @Mutation()
  ready(@Args() args: MutationReadyArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'ready', commitment: args.commitment ?? null });
  }

  @Mutation()
  start(@Args() args: MutationStartArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'start' });
  }

  @Mutation()
  openEntropy(@Args() args: MutationOpenEntropyArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'open-entropy', entropy: args.entropy });
  }

  @Mutation()
  answer(@Args() args: MutationAnswerArgs, @Context() context: ApiContext): ActionResult {
    const { decisionId: decision, answer, pay } = args;
    return this.act(context, args, { type: 'answer', decision, answer: givenWithPayment(answer, pay) });
  }

  @Mutation()
  shortcut(@Args() args: MutationShortcutArgs, @Context() context: ApiContext): ActionResult {
    const { decisionId: decision, choices, times } = args;
    return this.act(context, args, { type: 'shortcut', decision, choices, times });
  }

  @Mutation()
  setPassing(@Args() args: MutationSetPassingArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, givenPassing(args.until, args.stops));
  }

  @Mutation()
  async writeNote(
    @Args() { gameId, commandId, text }: MutationWriteNoteArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'NoteResult'>> {
    const asker = askerIn(context);
    return noteResult(await this.commands.execute(new WriteNote(asker, gameId, commandId, text)));
  }

  @Mutation()
  async chat(
    @Args() { gameId, commandId, text }: MutationChatArgs,
    @Context() context: ApiContext,
  ): Promise<Answer<'ChatResult'>> {
    const asker = askerIn(context);
    return chatResult(await this.commands.execute(new SayInChat(asker, gameId, commandId, text)));
  }

  @Mutation()
  concede(@Args() args: MutationConcedeArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'concede' });
  }

  @Mutation()
  concedeAbsent(@Args() args: MutationConcedeAbsentArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'concede-absent', seat: args.seat });
  }

  @Mutation()
  agreeToOpen(@Args() args: MutationAgreeToOpenArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'agree-to-open' });
  }

  @Mutation()
  askTakeBack(@Args() args: MutationAskTakeBackArgs, @Context() context: ApiContext): ActionResult {
    return this.act(context, args, { type: 'ask-take-back', moment: args.moment });
  }

  @Mutation()
  answerTakeBack(@Args() args: MutationAnswerTakeBackArgs, @Context() context: ApiContext): ActionResult {
    const { moment, agrees } = args;
    return this.act(context, args, { type: 'answer-take-back', moment, agrees });
  }

  @Mutation()
  async rule(
    @Args() { gameId, commandId, referral, outcome, attempt, reason }: MutationRuleArgs,
    @Context() context: ApiContext,
  ): ActionResult {
    const asker = askerIn(context);
    const ruling = { referral, outcome: RULINGS[outcome], attempt: attempt ?? null, reason };
    return actionResult(await this.commands.execute(new Rule(asker, gameId, commandId, ruling)));
  }

  private async act(context: ApiContext, { gameId, commandId }: Command, action: GameAction): ActionResult {
    const asker = askerIn(context);
    return actionResult(await this.commands.execute(new ActInGame(asker, gameId, commandId, action)));
  }
}
