// The games there are to play, as they are now. Nothing pushes them: they are read again every few seconds.
import { LobbyDocument, type ListingFragment } from './generated/operations.js';
import { LiveStore, type FollowSetting, type Read } from './live-store.js';
import { reconnecting, type Reconnection } from './reconnecting.js';
import type { Transport } from './transport.js';

/** A game as lists show it. */
export type Listing = ListingFragment;

export interface LobbySeen {
  /** Games you have a seat in or are invited to, those that wait for you first. */
  readonly mine: readonly Listing[];
  /** Games to join. */
  readonly open: readonly Listing[];
  /** Games to watch. */
  readonly playing: readonly Listing[];
}

export interface LobbySetting extends FollowSetting {
  /** Milliseconds from one reading to the next, 4,000 if you do not say. */
  readonly every?: number | undefined;
  /** How many games of each list, 30 if you do not say. More than 40 are too many for a usual server at once. */
  readonly first?: number | undefined;
}

const EVERY_MS = 4_000;
const FIRST = 30;

export class LiveLobby extends LiveStore<LobbySeen> {
  private isDue = false;
  private wake: (() => void) | undefined;

  constructor(wire: Reconnection & { readonly transport: Transport }, setting: LobbySetting = {}) {
    super(
      (signal, now) => reconnecting(wire, () => this.readings(wire.transport, setting, signal, now), signal),
      setting,
    );
  }

  /** Reads the lists now, for example after a command of yours. */
  refresh(): void {
    this.isDue = true;
    this.wake?.();
  }

  private async *readings(
    transport: Transport,
    { every = EVERY_MS, first = FIRST }: LobbySetting,
    signal: AbortSignal,
    now: () => LobbySeen | null,
  ): AsyncGenerator<Read<LobbySeen>, void, undefined> {
    for (;;) {
      this.isDue = false;
      const { mine, open, playing } = await transport.ask(LobbyDocument, { first }, signal);
      const seen = { mine: mine.nodes, open: open.nodes, playing: playing.nodes };
      const isSame = JSON.stringify(seen) === JSON.stringify(now());
      yield isSame ? { kind: 'same' } : { kind: 'read', seen };
      await this.pause(every, signal);
      if (signal.aborted) return;
    }
  }

  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    if (this.isDue || signal.aborted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
      this.wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    clearTimeout(timer);
  }
}
