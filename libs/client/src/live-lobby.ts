// The games there are to play, as they are now. The server says when the lists may have changed, and they are read again
// then; where it cannot say so, they are read every so often.
import { LobbyChangedDocument, LobbyDocument, type ListingFragment } from './generated/operations.js';
import { LiveStore, type FollowSetting, type Read } from './live-store.js';
import { reconnecting, type Reconnection } from './reconnecting.js';
import { results, type Wired } from './socket.js';
import type { Transport } from './transport.js';
import { wait } from './waiting.js';

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
  /** The most milliseconds from one reading to the next, 30,000 if you do not say. Changes are read as they are told. */
  readonly every?: number | undefined;
  /** How many games of each list, 30 if you do not say. More than 40 are too many for a usual server at once. */
  readonly first?: number | undefined;
  /** How many games of your own, as many as `first` if you do not say. */
  readonly mine?: number | undefined;
}

type LobbyWire = Reconnection & Wired & { readonly transport: Transport };

const EVERY_MS = 30_000;
/** The least from one reading to the next, so that many changes are read once. */
const PAUSE_MS = 250;
/** When the connection breaks, perhaps with those of everybody else, they do not all look at once. */
const LOST_WITHIN_MS = 2_000;
const FIRST = 30;

export class LiveLobby extends LiveStore<LobbySeen> {
  /** The moment at which to read again. */
  private due = Infinity;
  private isAskedFor = false;
  private wake: () => void = () => undefined;

  constructor(wire: LobbyWire, setting: LobbySetting = {}) {
    super((signal, now) => this.following(wire, setting, signal, now), setting);
  }

  /** Reads the lists now, for example after a command of yours. */
  refresh(): void {
    this.isAskedFor = true;
    this.wake();
  }

  private async *following(
    wire: LobbyWire,
    setting: LobbySetting,
    signal: AbortSignal,
    now: () => LobbySeen | null,
  ): ReturnType<typeof reconnecting<Read<LobbySeen>>> {
    const ended = new AbortController();
    const end = (): void => ended.abort();
    signal.addEventListener('abort', end, { once: true });
    void this.listen(wire, ended.signal);
    try {
      yield* reconnecting(
        wire,
        () => this.readings(wire.transport, setting, ended.signal, now),
        ended.signal,
      );
    } finally {
      end();
      signal.removeEventListener('abort', end);
    }
  }

  /** A server that cannot say when something changes, or not to us, is asked every so often all the same. */
  private async listen(wire: LobbyWire, signal: AbortSignal): Promise<void> {
    let isHeard = false;
    try {
      const told = (token: string | undefined) => results(wire, token, LobbyChangedDocument, {}, signal);
      for await (const one of reconnecting(wire, told, signal)) {
        const isLost = 'kind' in one;
        if (!isLost) this.readWithin(0);
        else if (isHeard) this.readWithin(Math.random() * LOST_WITHIN_MS);
        isHeard = !isLost;
      }
    } catch {
      // Reading meets the same trouble, and tells of it.
    }
  }

  private readWithin(ms: number): void {
    this.due = Math.min(this.due, performance.now() + ms);
    this.wake();
  }

  private async *readings(
    transport: Transport,
    { every = EVERY_MS, first = FIRST, mine: own = first }: LobbySetting,
    signal: AbortSignal,
    now: () => LobbySeen | null,
  ): AsyncGenerator<Read<LobbySeen>, void, undefined> {
    while (!signal.aborted) {
      // What changes while the lists are read is read after them.
      this.due = Infinity;
      this.isAskedFor = false;
      const { mine, open, playing } = await transport.ask(LobbyDocument, { first, own }, signal);
      const seen = { mine: mine.nodes, open: open.nodes, playing: playing.nodes };
      const isSame = JSON.stringify(seen) === JSON.stringify(now());
      yield isSame ? { kind: 'same' } : { kind: 'read', seen };
      await this.untilDue(performance.now(), every, signal);
    }
  }

  private async untilDue(read: number, every: number, signal: AbortSignal): Promise<void> {
    while (!this.isAskedFor && !signal.aborted) {
      const left = Math.min(read + every, Math.max(this.due, read + PAUSE_MS)) - performance.now();
      if (left <= 0) return;
      await this.sleep(left, signal);
    }
  }

  private async sleep(ms: number, signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    this.wake = () => woken.abort();
    signal.addEventListener('abort', this.wake, { once: true });
    await wait(ms, woken.signal).catch(() => undefined);
    signal.removeEventListener('abort', this.wake);
  }
}
