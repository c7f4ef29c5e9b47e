// The subscriptions to changes that are followed now. Each ends when its token ends, or when its player may not follow it
// any more.
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { PlayerId } from '#kernel';
import { CLOCK, type Clock } from '#ports';
import { AccountDirectory, Principals, type Principal } from '#accounts';
import type { Subscriber } from './live-feeds.js';
import { ChangeStream } from './change-stream.js';
import { SubscriptionCounts } from './subscription-counts.js';

/** How often to retry while the log is unavailable and no token can be checked. */
const ASK_AGAIN_MS = 500;
/** setTimeout counts in 32 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Followed<T> {
  /** Whether this player may follow it; asked again whenever their account has changed. */
  readonly may: (principal: Principal) => Promise<boolean> | boolean;
  /** Calls back with each change; the returned function ends that. */
  readonly listen: (push: (change: T) => void) => () => void;
}

interface Live {
  readonly player: PlayerId;
  readonly token: string;
  readonly may: Followed<unknown>['may'];
  readonly end: () => void;
}

@Injectable()
export class LiveChanges implements OnModuleInit, OnModuleDestroy {
  private readonly all = new Set<Live>();
  private unfollow: () => void = () => undefined;

  constructor(
    @Inject(SubscriptionCounts) private readonly counts: SubscriptionCounts,
    @Inject(Principals) private readonly principals: Principals,
    @Inject(AccountDirectory) private readonly directory: AccountDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.unfollow = this.directory.onChange((player) => {
      for (const live of [...this.all]) if (live.player === player) void this.check(live);
    });
  }

  onModuleDestroy(): void {
    this.unfollow();
    for (const { end } of [...this.all]) end();
  }

  /** The caller has asked `may` already. */
  follow<T>({ principal, token, outlet }: Subscriber, { may, listen }: Followed<T>): ChangeStream<T> {
    const { player, expiresAt } = principal;
    this.counts.take(player);
    const ended: (() => void)[] = [];
    const stream = new ChangeStream<T>(() => {
      for (const end of ended) end();
    });
    const live: Live = { player, token, may, end: () => stream.end() };
    this.all.add(live);
    const left = Math.min(Math.max(0, expiresAt - this.clock.now()), LONGEST_TIMER_MS);
    const untilItExpires = setTimeout(() => stream.end(), left);
    untilItExpires.unref();
    ended.push(
      listen((change) => stream.push(change)),
      outlet.onOverflow(() => stream.end()),
      () => clearTimeout(untilItExpires),
      () => this.all.delete(live),
      () => this.counts.give(player),
    );
    return stream;
  }

  private async check(live: Live): Promise<void> {
    const known = await this.principals.principalOf(live.token);
    if (!known.ok && known.error.code === 'try-later') {
      setTimeout(() => {
        if (this.all.has(live)) void this.check(live);
      }, ASK_AGAIN_MS).unref();
      return;
    }
    if (!known.ok || !(await live.may(known.value))) live.end();
  }
}
