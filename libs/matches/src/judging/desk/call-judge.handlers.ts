// Stops a game for a judge: for a player who calls one, or for a judge who comes without a call. The game stops first,
// so it stops at once and for good; the dispute is opened right after, or by whoever finds the game stopped.
import { Inject, Optional } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { gameId } from '#kernel';
import { SENTENCE } from '#disputes';
import { METRICS, type Metrics } from '#ports';
import { isInvolvedIn, seat as seatShape, type DisputeCommand, type Seat } from '#rules';
import { parseCommandId } from '../../contract/command-id.js';
import type { MatchRefusal } from '../../contract/contract.js';
import { invalidCommand, refused, UNKNOWN_GAME } from '../../contract/refusals.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { Session } from '../../game/session/session.js';
import type { GameState } from '#rules';
import { GameQuotas } from '../../table/quotas/game-quotas.js';
import { DisputeBook } from '../disputes/dispute-book.js';
import { disputeIdOf, type StopCommand } from '../disputes/dispute-ids.js';
import { DEFAULT_JUDGING_TIMES, JUDGING_TIMES, type JudgingTimes } from '../disputes/times.js';
import { openDispute } from '../keeper/open-dispute.js';
import { CallJudge, StopGame, type DisputeOutcome } from './desk.messages.js';
import { sentence as sentenceShape } from './dispute-action.js';
import { disputeRefusal, timedDispute } from './refusals.js';
import { isJudge } from './relation.js';
import { seenBy } from './seen-dispute.js';

const TEXT_AROUND = 900;

@CommandHandler(CallJudge)
export class CallJudgeHandler implements ICommandHandler<CallJudge> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Optional() @Inject(JUDGING_TIMES) private readonly times: JudgingTimes = DEFAULT_JUDGING_TIMES,
  ) {}

  execute(request: CallJudge): Promise<DisputeOutcome> {
    return timedDispute(this.metrics, () => this.call(request));
  }

  private async call({ asker, game, commandId, sentence, challenged }: CallJudge): Promise<DisputeOutcome> {
    const command = parseCommandId(commandId);
    if (!command.ok) return refused(command.error);
    if (!sentenceShape.safeParse(sentence).success)
      return refused(invalidCommand('sentence (1 to 500 characters)'));
    const session = await this.sessions.find(gameId(game));
    if (session === undefined) return refused(UNKNOWN_GAME);
    const against = seatShape.nullable().safeParse(challenged);
    if (!against.success) return refused(invalidCommand('seat'));
    const wrong = await session.look(({ state }) => notToChallenge(state, asker.player, against.data));
    if (wrong !== undefined) return refused(wrong);
    const { player } = asker;
    const stop: StopCommand = {
      ...{ game: session.id, actor: player, commandId: command.value, challenged: against.data },
    };
    const id = disputeIdOf(stop);
    const calling: DisputeCommand = { type: 'call-judge', dispute: id, within: this.times.call };
    const meter = this.quotas.meter(asker, session.id, 'dispute');
    const outcome = await session.submit({
      actor: player,
      commandId: command.value,
      meter,
      propose: ({ state }) =>
        viewerFor(state, asker) === undefined ? undefined : { actor: player, command: calling },
    });
    meter.ended(outcome);
    if (outcome.kind === 'refused') return outcome;
    if (await openDispute(this.book, session, id, stop)) {
      await this.book.write(id, { actor: player, commandId: command.value }, SENTENCE, sentence);
      await session.look(({ state }) => meter.wrote(sentence.length + TEXT_AROUND, state));
    }
    return opened(this.book, session, id, asker);
  }
}

/** war-zone Challenges, in every game whose terms have them. */
function notToChallenge(
  { terms, seats }: GameState,
  player: CallJudge['asker']['player'],
  against: Seat | null,
): MatchRefusal | undefined {
  if (against === null) return undefined;
  if (terms?.challenges === undefined) return disputeRefusal('no-challenges');
  const challenged = seats.find(({ seat }) => seat === against)?.player ?? null;
  return challenged === null || challenged === player
    ? invalidCommand('seat (of the player whom you challenge)')
    : undefined;
}

@CommandHandler(StopGame)
export class StopGameHandler implements ICommandHandler<StopGame> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  execute(request: StopGame): Promise<DisputeOutcome> {
    return timedDispute(this.metrics, () => this.stop(request));
  }

  private async stop({ asker, game, commandId }: StopGame): Promise<DisputeOutcome> {
    const command = parseCommandId(commandId);
    if (!command.ok) return refused(command.error);
    const session = await this.sessions.find(gameId(game));
    const isThere = session && (await session.look(({ state }) => viewerFor(state, asker) !== undefined));
    if (session === undefined || isThere !== true) return refused(UNKNOWN_GAME);
    if (!isJudge(asker)) return refused(disputeRefusal('not-a-judge'));
    if (await session.look(({ state }) => isInvolvedIn(state, asker.player)))
      return refused(disputeRefusal('own-game'));
    const { player } = asker;
    const stop = { game: session.id, actor: player, commandId: command.value, challenged: null };
    const id = disputeIdOf(stop);
    const act = async (): Promise<DisputeOutcome> => {
      const stopping: DisputeCommand = { type: 'stop-for-judge', dispute: id };
      const propose = () => ({ actor: player, command: stopping });
      const outcome = await session.submit({ actor: player, commandId: command.value, propose });
      if (outcome.kind === 'refused') return outcome;
      await openDispute(this.book, session, id, stop);
      return opened(this.book, session, id, asker);
    };
    return this.guard.onRecord(session, asker, { at: { way: 'desk', deed: 'stop-game' }, dispute: id }, act);
  }
}

async function opened(
  book: DisputeBook,
  session: Session,
  id: ReturnType<typeof disputeIdOf>,
  asker: CallJudge['asker'],
): Promise<DisputeOutcome> {
  const dispute = await seenBy(book, session, id, asker);
  // The game went on before the dispute could be opened.
  return dispute === undefined ? refused(disputeRefusal('unknown-dispute')) : { kind: 'accepted', dispute };
}
