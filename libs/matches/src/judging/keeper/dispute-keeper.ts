// Carries disputes on without being asked: opens the dispute of a stopped game, follows what the game did, ends what is
// over in time, and lets the game do what was ruled. It runs on every node, after every change and every start. Each
// step is a command with an id of its own, so it happens once, whichever node does it and whenever one is stopped.
import {
  Inject,
  Injectable,
  Optional,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { StoreUnavailable } from '#event-store';
import type { CommandId } from '#kernel';
import {
  carriedOut,
  dueIn,
  endedWithout,
  handedBack,
  ruledInVain,
  type Dispute,
  type Due,
  type GameNow,
  type Ruling,
} from '#disputes';
import { CLOCK, LOG, type Clock, type Log } from '#ports';
import type { DisputeId } from '#rules';
import type { ActionOutcome } from '../../contract/contract.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { Session } from '../../game/session/session.js';
import { Alarms } from '../../game/timers/alarms.js';
import { DisputeBook } from '../disputes/dispute-book.js';
import { rulingIdOf } from '../disputes/dispute-ids.js';
import { DisputesAtHand } from '../disputes/disputes-at-hand.js';
import type { StoppedGame } from '../disputes/disputes.projection.js';
import { DEFAULT_JUDGING_TIMES, JUDGING_TIMES, type JudgingTimes } from '../disputes/times.js';
import { openDispute } from './open-dispute.js';

const PAGE = 500;
/** One step follows from another; a dispute that takes more than this is tended again when it changes. */
const MOST_STEPS = 20;

/** Reserved for the server: no client's command can have such an id. */
const stepOf = (dispute: DisputeId, step: string): CommandId => `timer/${dispute}/${step}` as CommandId;

@Injectable()
export class DisputeKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly alarms: Alarms<DisputeId>;
  private readonly tending = new Map<DisputeId, Promise<void>>();
  private stopped = false;
  private unfollow: () => void = () => undefined;

  constructor(
    @Inject(DisputeBook) private readonly book: DisputeBook,
    @Inject(DisputesAtHand) private readonly atHand: DisputesAtHand,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
    @Optional() @Inject(JUDGING_TIMES) private readonly times: JudgingTimes = DEFAULT_JUDGING_TIMES,
  ) {
    this.alarms = new Alarms(clock, async (dispute) => {
      await this.tend(dispute);
      return 'done';
    });
  }

  onApplicationBootstrap(): void {
    this.unfollow = this.atHand.onChange((dispute) => void this.tend(dispute));
    void this.atHand.caughtUp().then(() => this.tendAll());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.unfollow();
    this.alarms.stop();
    await Promise.all(this.tending.values());
  }

  /** Does all there is to do in it now. Never fails: what could not be done is tried again. */
  tend(dispute: DisputeId): Promise<void> {
    const before = this.tending.get(dispute) ?? Promise.resolve();
    const done = before.then(() => this.tendSafely(dispute));
    this.tending.set(dispute, done);
    return done.finally(() => {
      if (this.tending.get(dispute) === done) this.tending.delete(dispute);
    });
  }

  private async tendSafely(dispute: DisputeId): Promise<void> {
    if (this.stopped) return;
    try {
      await this.steps(dispute);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (error instanceof StoreUnavailable) this.log.debug('dispute-not-tended', { reason });
      else this.log.error('dispute-not-tended', { reason }, error);
      this.tryAgain(dispute);
    }
  }

  private tryAgain(dispute: DisputeId): void {
    if (!this.stopped) this.alarms.set(dispute, this.clock.now());
  }

  private async tendAll(): Promise<void> {
    let after: string | null | undefined;
    while (after !== null && !this.stopped) {
      const { disputes, next } = this.atHand.live(PAGE, after);
      for (const dispute of disputes) await this.tend(dispute);
      after = next;
    }
  }

  private async steps(id: DisputeId): Promise<void> {
    for (let step = 0; step < MOST_STEPS && !this.stopped; step += 1) {
      const stop = this.atHand.stop(id);
      const found = await this.book.read(id);
      const game = found?.dispute.game ?? stop?.game;
      const session = game === undefined ? undefined : await this.sessions.find(game);
      if (session === undefined) return;
      if (found === undefined) {
        if (stop === undefined || !(await openDispute(this.book, session, id, stop))) return;
        continue;
      }
      const now = await gameNow(session, id, stop);
      const due = dueIn(found.dispute, now, { now: this.clock.now(), times: this.times });
      if (due.kind === 'wait') {
        this.alarms.set(id, due.until ?? undefined);
        return;
      }
      if ((await this.does(id, session, found.dispute, due)) === 'later') return;
    }
  }

  private async does(
    id: DisputeId,
    session: Session,
    dispute: Dispute,
    due: Exclude<Due, { kind: 'wait' }>,
  ): Promise<'done' | 'later'> {
    const append = async (step: string, decide: (now: Dispute) => ReturnType<typeof endedWithout>) => {
      const attempt = { actor: 'server', commandId: stepOf(id, step) } as const;
      await this.book.change(id, attempt, (now) => decide(now ?? dispute));
      return 'done' as const;
    };
    if (due.kind === 'append') return append(`${due.step}/${dispute.takings}`, due.decide);
    if (due.kind === 'hand-back') {
      const { judge, step } = due;
      const command = { type: 'hand-back-call', dispute: id, within: this.times.call } as const;
      const propose = () => ({ actor: judge, command });
      const outcome = await session.submit({ actor: judge, commandId: stepOf(id, step), propose });
      if (outcome.kind === 'accepted') return append(step, (now) => handedBack(now, judge));
      this.tryAgain(id);
      return 'later';
    }
    const { ruling } = due;
    const outcome = await this.apply(id, session, ruling);
    if (outcome.kind === 'accepted') return append(`done/${ruling.ruling}`, () => carriedOut(ruling));
    const { code, retriable } = outcome.refusal;
    if (retriable) {
      this.tryAgain(id);
      return 'later';
    }
    if (code === 'quarantined') return 'later';
    const isGone = code === 'game-over' || code === 'no-dispute' || code === 'unknown-game';
    return append(`in-vain/${ruling.ruling}`, () =>
      isGone ? endedWithout() : ruledInVain(ruling, code, { now: this.clock.now(), times: this.times }),
    );
  }

  /** The same command on every node: a ruling that is in the game's log gets its first answer. */
  private apply(id: DisputeId, session: Session, ruling: Ruling): Promise<ActionOutcome> {
    const { judge, remedies, rules, words } = ruling;
    const command = {
      type: 'apply-ruling' as const,
      dispute: id,
      ruling: rulingIdOf(id, ruling.ruling),
      ...{ remedies: [...remedies], rules: [...rules], words },
    };
    return session.submit({
      actor: judge,
      commandId: stepOf(id, `ruling/${ruling.ruling}`),
      propose: () => ({ actor: judge, command }),
    });
  }
}

async function gameNow(session: Session, id: DisputeId, stop: StoppedGame | undefined): Promise<GameNow> {
  const isStopped = await session.look(({ state }) => state.dispute?.id === id);
  const { takenBy = null, takings = 0, handBacks = 0, wentOn = null } = stop ?? {};
  return { isStopped, takenBy, takings, handBacks, wentOn };
}
