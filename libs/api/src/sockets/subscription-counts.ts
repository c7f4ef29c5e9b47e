// How many subscriptions each client has open, of any kind.
import { Inject, Injectable } from '@nestjs/common';
import type { PlayerId } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';

@Injectable()
export class SubscriptionCounts {
  /** Includes those that are being opened. */
  private readonly counts = new Map<PlayerId, number>();

  constructor(@Inject(API_OPTIONS) private readonly options: ApiOptions) {}

  /** Throws if the client has as many as are allowed. */
  take(player: PlayerId): void {
    const count = this.counts.get(player) ?? 0;
    const allowed = this.options.limits.subscriptionsPerClient;
    if (count >= allowed)
      throw new ApiError(
        'TOO_MANY_SUBSCRIPTIONS',
        `You already follow ${count} feeds, and ${allowed} are allowed. End one.`,
        { found: count + 1, allowed },
      );
    this.counts.set(player, count + 1);
  }

  give(player: PlayerId): void {
    const count = this.counts.get(player) ?? 0;
    if (count > 1) this.counts.set(player, count - 1);
    else this.counts.delete(player);
  }
}
