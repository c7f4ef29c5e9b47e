// Handles what somebody does in a dispute: as one of its players, or as a judge on record.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Dispute } from '#disputes';
import { METRICS, type Metrics } from '#ports';
import { isInvolvedIn, type DisputeId } from '#rules';
import type { CommandId, PlayerId } from '#kernel';
import { NO_OBJECT, type Projector } from '#visibility';
import { parseCommandId } from '../../contract/command-id.js';
import { faultOf } from '../../contract/command-shape.js';
import type { Asker } from '../../contract/contract.js';
import { invalidCommand, refused } from '../../contract/refusals.js';
import type { GrantedEyes } from '../../game/eyes/granted-eyes.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { Session } from '../../game/session/session.js';
import { GameQuotas } from '../../table/quotas/game-quotas.js';
import { DisputeBook, type ReadDispute } from '../disputes/dispute-book.js';
import { DisputeKeeper } from '../keeper/dispute-keeper.js';
import { DEEDS, type Deed } from './deeds.js';
import { disputeAction, type DisputeAction } from './dispute-action.js';
import { ActInDispute, type DisputeOutcome } from './desk.messages.js';
import { actionMeant, toLogBy } from './given-ruling.js';
import { KnownOfGame } from './known-of-game.js';
import { disputeRefusal, timedDispute } from './refusals.js';
import { isJudge } from './relation.js';
import { RulingPreviews } from './ruling-previews.js';
import { seenBy } from './seen-dispute.js';

/** The size of a text's events without the text, in bytes. */
const TEXT_AROUND = 900;

interface Doer {
  readonly session: Session;
  readonly asker: Asker;
  /** Of a judge. */
  readonly eyes?: GrantedEyes | undefined;
  readonly projector?: Projector | undefined;
}

interface Command {
  readonly id: DisputeId;
  readonly commandId: CommandId;
  readonly action: DisputeAction;
}

@CommandHandler(ActInDispute)
export class ActInDisputeHandler implements ICommandHandler<ActInDispute> {
  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(KnownOfGame) private readonly known: KnownOfGame,
    @Inject(RulingPreviews) private readonly previews: RulingPreviews,
    @Inject(DisputeKeeper) private readonly keeper: DisputeKeeper,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  execute(request: ActInDispute): Promise<DisputeOutcome> {
    return timedDispute(this.metrics, () => this.act(request));
  }

  private async act({ asker, dispute, commandId, action: given }: ActInDispute): Promise<DisputeOutcome> {
    const id = parseCommandId(commandId);
    if (!id.ok) return refused(id.error);
    // The shape is checked first. Objects carry the judge's ids until the judge's eyes translate them.
    const shaped = disputeAction.safeParse(actionMeant(given, () => NO_OBJECT));
    if (!shaped.success) return refused(invalidCommand(faultOf(shaped.error)));
    const action = shaped.data;
    const deed = DEEDS[action.type] as Deed<DisputeAction>;
    const found = await this.book.find(dispute);
    const session = found === undefined ? undefined : await this.sessions.find(found.dispute.game);
    if (found === undefined || session === undefined) return refused(disputeRefusal('unknown-dispute'));
    const command = { id: found.id, commandId: id.value, action };
    const isParty = found.dispute.players.some(({ player }) => player === asker.player);
    if (!isParty && !isJudge(asker)) return refused(disputeRefusal('unknown-dispute'));
    if (deed.as === 'player' || (deed.as === 'either' && isParty))
      return this.does(deed, command, found, { session, asker });
    if (!isJudge(asker)) return refused(disputeRefusal('not-a-judge'));
    if (await session.look(({ state }) => isInvolvedIn(state, asker.player)))
      return refused(disputeRefusal('own-game'));
    const act = async (eyes: GrantedEyes | undefined): Promise<DisputeOutcome> => {
      const projector = eyes && (await session.look(() => session.eyesOf(eyes)));
      const toLog = projector === undefined ? () => NO_OBJECT : toLogBy(projector);
      const meant = disputeAction.parse(actionMeant(given, toLog));
      return this.does(deed, { ...command, action: meant }, found, { session, asker, eyes, projector });
    };
    const at = deed.looking(found.dispute, action);
    return this.guard.onRecord(session, asker, { at, dispute: command.id }, act);
  }

  private async does(
    deed: Deed<DisputeAction>,
    { id, commandId, action }: Command,
    found: ReadDispute,
    { session, asker, eyes, projector }: Doer,
  ): Promise<DisputeOutcome> {
    const { player } = asker;
    const text = 'text' in action ? action.text : undefined;
    const meter = text === undefined ? undefined : this.quotas.meter(asker, session.id, 'dispute');
    const overQuota = meter && (await session.look(({ state }) => meter.refusal(state)));
    if (overQuota !== undefined) return refused(overQuota);
    const doing = await this.known.doing(found.dispute, session, asker);
    const tried = deed.decide(found.dispute, action, doing);
    const ruling = tried.ok ? tried.value.events.find((event) => event.type === 'RulingGiven') : undefined;
    // What the game could not do is refused at once. A command that was done before is not tried again.
    if (ruling !== undefined && eyes !== undefined) {
      const foreseen = await this.previews.foresee(eyes, session, id, ruling);
      if (!foreseen.ok) return refused(foreseen.error);
    }
    const inGame = deed.inGame?.(id, this.known.callWithin);
    const part = partInGame(id, action.type, commandId);
    const isDoneInGame = inGame !== undefined && (tried.ok || (await wasDone(session, player, part)));
    if (inGame !== undefined && isDoneInGame) {
      const propose = () => ({ actor: player, command: inGame });
      const outcome = await session.submit({ actor: player, commandId: part, propose });
      if (outcome.kind === 'refused') return outcome;
    }
    const attempt = { actor: player, commandId };
    const decide = (now: Dispute | undefined) =>
      deed.decide(now ?? found.dispute, action, { ...doing, isDoneInGame });
    const changed = await this.book.change(id, attempt, decide, text);
    if (!changed.ok) return refused(disputeRefusal(changed.error.code, changed.error));
    if (text !== undefined) await session.look(({ state }) => meter?.wrote(text.length + TEXT_AROUND, state));
    // What follows from it in the game is done before the answer, if it can be.
    await this.keeper.tend(id);
    const dispute = await seenBy(this.book, session, id, asker, projector);
    return dispute === undefined ? refused(disputeRefusal('unknown-dispute')) : { kind: 'accepted', dispute };
  }
}

/** Reserved for the server: no other command of the player can have this id and stand in for it. */
const partInGame = (dispute: DisputeId, type: string, commandId: CommandId): CommandId =>
  `timer/${dispute}/${type}/${commandId}` as CommandId;

/** The same command has been done in the game before: sent again, it gets its first answer. */
const wasDone = (session: Session, actor: PlayerId, commandId: CommandId): Promise<boolean> =>
  session.look((game) => game.firstAnswer(actor, commandId) !== undefined);
