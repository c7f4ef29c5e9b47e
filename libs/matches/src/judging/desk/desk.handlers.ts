// Shows disputes: to their players what is for them, and to judges, on record, all of them.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { gameId, playerId } from '#kernel';
import { INFRACTION_NAMES, proposedUpgrade, type Infraction } from '#disputes';
import { isInvolvedIn, type DisputeId } from '#rules';
import { LOG, type Log } from '#ports';
import type { Projector } from '#visibility';
import type { Asker } from '../../contract/contract.js';
import type { GrantedEyes } from '../../game/eyes/granted-eyes.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { Session } from '../../game/session/session.js';
import { DisputeBook } from '../disputes/dispute-book.js';
import { DisputesAtHand } from '../disputes/disputes-at-hand.js';
import {
  DisputesOf,
  ViewDispute,
  ViewPenalties,
  ViewQueue,
  WatchDispute,
  type PenaltyHistory,
  type QueuedCall,
  type QueuePage,
  type SeenDispute,
} from './desk.messages.js';
import { isHeadJudge, isJudge, viewerOf } from './relation.js';
import { seenBy } from './seen-dispute.js';

@QueryHandler(ViewDispute)
export class ViewDisputeHandler implements IQueryHandler<ViewDispute> {
  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  async execute({ asker, dispute }: ViewDispute): Promise<SeenDispute | null> {
    const found = await this.book.find(dispute);
    const session = found === undefined ? undefined : await this.sessions.find(found.dispute.game);
    if (found === undefined || session === undefined) return null;
    const { id } = found;
    const viewer = await session.look(({ state }) => viewerOf(found.dispute, state, asker));
    if (viewer === undefined) return null;
    const see = async (eyes?: GrantedEyes) => {
      const projector = eyes && (await session.look(() => session.eyesOf(eyes)));
      return (await seenBy(this.book, session, id, asker, projector)) ?? null;
    };
    return viewer.kind === 'judge'
      ? this.guard.onRecord(session, asker, { at: { way: 'dispute' }, dispute: id }, see)
      : see();
  }
}

@QueryHandler(WatchDispute)
export class WatchDisputeHandler implements IQueryHandler<WatchDispute> {
  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(GameSessions) private readonly sessions: GameSessions,
  ) {}

  async execute({ asker, dispute }: WatchDispute) {
    const found = await this.book.find(dispute);
    const session = found === undefined ? undefined : await this.sessions.find(found.dispute.game);
    if (found === undefined || session === undefined) return null;
    const viewer = await session.look(({ state }) => viewerOf(found.dispute, state, asker));
    if (viewer === undefined) return null;
    const texts = await this.book.textsOf(found.id);
    return { version: found.version + texts.size, stage: found.dispute.stage };
  }
}

@QueryHandler(DisputesOf)
export class DisputesOfHandler implements IQueryHandler<DisputesOf> {
  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(DisputesAtHand) private readonly atHand: DisputesAtHand,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
  ) {}

  async execute({ asker, game }: DisputesOf): Promise<readonly SeenDispute[] | null> {
    const session = await this.sessions.find(gameId(game));
    const relation = await session?.look(({ state }) =>
      state.seats.some(({ player }) => player === asker.player)
        ? 'player'
        : isJudge(asker) && !isInvolvedIn(state, asker.player)
          ? 'judge'
          : undefined,
    );
    if (session === undefined || relation === undefined) return null;
    const see = async (eyes?: GrantedEyes): Promise<readonly SeenDispute[]> => {
      const projector = eyes && (await session.look(() => session.eyesOf(eyes)));
      return this.all(session, asker, projector);
    };
    return relation === 'judge'
      ? this.guard.onRecord(session, asker, { at: { way: 'dispute' } }, see)
      : see();
  }

  private async all(
    session: Session,
    asker: Asker,
    eyes: Projector | undefined,
  ): Promise<readonly SeenDispute[]> {
    const seen: SeenDispute[] = [];
    for (const id of this.atHand.ofGame(session.id)) {
      const one = await seenBy(this.book, session, id, asker, eyes);
      if (one !== undefined) seen.push(one);
    }
    return seen;
  }
}

@QueryHandler(ViewQueue)
export class ViewQueueHandler implements IQueryHandler<ViewQueue> {
  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(DisputesAtHand) private readonly atHand: DisputesAtHand,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** A page may have fewer calls than were asked for although another page follows. */
  async execute({ asker, waitsFor, first, after }: ViewQueue): Promise<QueuePage | null> {
    if (!isJudge(asker) || (waitsFor === 'head-judge' && !isHeadJudge(asker))) return null;
    const which = waitsFor === 'judge' ? 'waiting' : 'appealed';
    const { disputes, places, next } = this.atHand.waiting(which, first, after);
    const calls = await Promise.all(disputes.map((id) => this.queued(id, asker, waitsFor)));
    return {
      calls: calls.filter((call) => call !== undefined),
      places: places.filter((_, nth) => calls[nth] !== undefined),
      next,
    };
  }

  /** A game that cannot be opened must not break the queue of the others. */
  private async queued(
    id: DisputeId,
    asker: Asker,
    waitsFor: ViewQueue['waitsFor'],
  ): Promise<QueuedCall | undefined> {
    try {
      const found = await this.book.read(id);
      if (found === undefined) return undefined;
      const { dispute } = found;
      if (dispute.stage !== (waitsFor === 'judge' ? 'called' : 'appealed')) return undefined;
      const session = await this.sessions.find(dispute.game);
      const isOwn = await session?.look(({ state }) => isInvolvedIn(state, asker.player));
      if (isOwn !== false) return undefined;
      const { game, seat, openedBy, openedAt, moment, challenge, until } = dispute;
      return { id, game, seat, openedBy, openedAt, moment, isChallenge: challenge !== null, waitsFor, until };
    } catch (error) {
      this.log.warn('a call cannot be listed', {}, error);
      return undefined;
    }
  }
}

@QueryHandler(ViewPenalties)
export class ViewPenaltiesHandler implements IQueryHandler<ViewPenalties> {
  constructor(@Inject(DisputesAtHand) private readonly atHand: DisputesAtHand) {}

  execute({ asker, player, event, infraction }: ViewPenalties): Promise<PenaltyHistory | null> {
    if (!isJudge(asker) || playerId(player) === asker.player || !isInfraction(infraction))
      return Promise.resolve(null);
    const earlier = this.atHand.penaltiesOf(playerId(player), event);
    const proposed = proposedUpgrade(infraction, earlier) ?? null;
    return Promise.resolve({ earlier, proposed });
  }
}

const isInfraction = (text: string): text is Infraction =>
  (INFRACTION_NAMES as readonly string[]).includes(text);
