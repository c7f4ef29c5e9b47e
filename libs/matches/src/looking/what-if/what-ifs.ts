// The what-ifs of the judges on this node. Opening one is a look of the judge, on record until it is closed or
// has been idle for too long. What is tried in it is recorded nowhere.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { StoreUnavailable } from '#event-store';
import type { GameId, PlayerId } from '#kernel';
import { CLOCK, ENTROPY, LOG, METRICS, type Clock, type Entropy, type Log, type Metrics } from '#ports';
import type { Asker, Judged } from '../../contract/contract.js';
import {
  ONLY_JUDGES,
  refused,
  STORE_UNAVAILABLE,
  UNKNOWN_GAME,
  YOUR_OWN_GAME,
} from '../../contract/refusals.js';
import { EyesGuard, type JudgeLook } from '../../game/guard/eyes-guard.js';
import { KnownPasts } from '../../game/knowing/known-pasts.js';
import { Mailbox } from '../../game/queue/mailbox.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { copyOf, eventsBy } from '../judged-past.js';
import { throwAwaySeed } from '../throw-away-seed.js';
import { Fork } from './fork.js';
import {
  TOO_MANY_WHAT_IFS,
  WHAT_IF_FULL,
  WHAT_IF_GONE,
  WHAT_IF_LIMITS,
  type WhatIfLimits,
} from './limits.js';

/** The injection token of the limits, for tests. */
export const WHAT_IFS = Symbol('WhatIfLimits');

export interface WhatIf {
  readonly id: string;
  readonly game: GameId;
  readonly fork: Fork;
}

interface Open extends WhatIf {
  readonly judge: PlayerId;
  readonly look: JudgeLook;
  readonly mailbox: Mailbox;
  lastUsed: number;
}

@Injectable()
export class WhatIfs implements BeforeApplicationShutdown {
  private readonly open = new Map<string, Open>();
  /** Those that are being opened, by their judges. */
  private readonly opening: PlayerId[] = [];
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(KnownPasts) private readonly pasts: KnownPasts,
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENTROPY) private readonly entropy: Entropy,
    @Inject(LOG) private readonly log: Log,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Optional() @Inject(WHAT_IFS) private readonly limits: WhatIfLimits = WHAT_IF_LIMITS,
  ) {}

  async begin(asker: Asker, game: string, moment: number | undefined): Promise<Judged<WhatIf>> {
    await this.closeIdle();
    const { player } = asker;
    const theirs = [...this.open.values()].filter(({ judge }) => judge === player).length;
    const coming = this.opening.filter((judge) => judge === player).length;
    if (theirs + coming >= this.limits.perJudge || this.open.size + this.opening.length >= this.limits.onNode)
      return refused(TOO_MANY_WHAT_IFS);
    this.opening.push(player);
    try {
      const opened = await this.guard.openForJudge({ asker, game }, { way: 'what-if', moment });
      if (opened.kind === 'refused') return opened;
      return await this.forked(player, opened.value, moment);
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    } finally {
      this.opening.splice(this.opening.indexOf(player), 1);
    }
  }

  private async forked(
    judge: PlayerId,
    look: JudgeLook,
    moment: number | undefined,
  ): Promise<Judged<WhatIf>> {
    let isOpen = false;
    try {
      const events = await eventsBy(this.pasts, look, moment, 'batch');
      if (events.kind === 'refused') return events;
      const copy = await copyOf(this.sessions.history, look, events.value);
      if (copy === undefined) return refused(UNKNOWN_GAME);
      const fork = new Fork({ ...copy, seed: throwAwaySeed(this.entropy) });
      if (fork.characters > this.limits.characters) return refused(WHAT_IF_FULL);
      const id = randomUUID();
      const mailbox = new Mailbox();
      const lastUsed = this.clock.now();
      const open: Open = { id, game: look.session.id, fork, judge, look, mailbox, lastUsed };
      this.open.set(id, open);
      this.metrics.level('what-ifs-open', this.open.size);
      this.sweeping ??= setInterval(() => void this.closeIdle(), this.limits.idle / 2).unref();
      isOpen = true;
      return { kind: 'found', value: open };
    } finally {
      if (!isOpen) await look.close();
    }
  }

  /** Uses a what-if of this judge, who must still be one of that game. */
  async use<T>(
    { player, roles }: Asker,
    id: string,
    task: (whatIf: WhatIf) => Promise<Judged<T>>,
  ): Promise<Judged<T>> {
    try {
      await this.closeIdle();
      const found = this.open.get(id);
      if (!roles.includes('judge')) return refused(ONLY_JUDGES);
      if (found?.judge !== player) return refused(WHAT_IF_GONE);
      const session = await this.sessions.find(found.game);
      if ((await session?.look(({ state }) => found.look.isStill(state))) !== true) {
        await this.close(found);
        return refused(YOUR_OWN_GAME);
      }
      found.lastUsed = this.clock.now();
      return await found.mailbox.run(async () => (this.open.has(id) ? task(found) : refused(WHAT_IF_GONE)));
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  /** Undefined: it may grow. */
  whyFull({ fork }: WhatIf): Judged<never> | undefined {
    const isFull = fork.length >= this.limits.steps || fork.characters > this.limits.characters;
    return isFull ? refused(WHAT_IF_FULL) : undefined;
  }

  faultIn({ game }: WhatIf): (thrown: unknown) => void {
    return (thrown) => this.log.error('engine-fault', { game, kind: 'tried' }, thrown);
  }

  async end(asker: Asker, id: string): Promise<Judged<{ readonly id: string }>> {
    return this.use(asker, id, async () => {
      const found = this.open.get(id);
      if (found !== undefined) await this.close(found);
      return { kind: 'found', value: { id } };
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.closeAll([...this.open.values()]);
  }

  private async closeIdle(): Promise<void> {
    const since = this.clock.now() - this.limits.idle;
    await this.closeAll([...this.open.values()].filter(({ lastUsed }) => lastUsed <= since));
  }

  /** What was looked at stays on record even if nothing can be appended now. */
  private async closeAll(ended: readonly Open[]): Promise<void> {
    for (const one of ended)
      await this.close(one).catch((error: unknown) =>
        this.log.warn('look-not-closed', { game: one.game }, error),
      );
  }

  private async close({ id, look }: Open): Promise<void> {
    if (!this.open.delete(id)) return;
    this.metrics.level('what-ifs-open', this.open.size);
    if (this.open.size === 0) {
      clearInterval(this.sweeping);
      this.sweeping = undefined;
    }
    await look.close();
  }
}
