// Verifies a whole store: every chain of every stream, in one pass over all events in log order.
import { gameId, type StreamName } from '#kernel';
import type { EventStore, Position, Revision, StoredEvent } from '#event-store';
import type { Keys } from '#ports';
import { ChainChecker, type ChainFault } from '../events/chain.js';
import type { EventKind } from '../events/codec.js';
import { decode, UndecodableEvent, type DecodeFault } from '../events/decode.js';
import { CHECKPOINT_EVENTS } from '../checkpoints/stream.js';
import { DATA_KEY_EVENTS } from '../secrets/data-key.js';
import { GameSecretUnreadable, openGameSecret, SECRET_EVENTS } from '../secrets/game-secrets.js';
import { streamSecret } from '../streams/stream-secrets.js';
import { familyOf, memberOf } from '../streams/streams.js';

export interface StoreFault {
  readonly stream: StreamName;
  readonly revision: Revision;
  readonly reason:
    | ChainFault['reason']
    | DecodeFault
    | 'unknown-family'
    /** The game's secret is missing before the game's first event. */
    | 'secret-absent'
    | 'secret-under-other-key'
    | 'secret-damaged';
}

export interface StoreVerdict {
  readonly streams: number;
  readonly events: number;
  /** The first fault of each faulty stream. */
  readonly faults: readonly StoreFault[];
}

/** The event types that each family of streams may hold. A family that is not listed is a fault. */
export type Families = Readonly<Record<string, Readonly<Record<string, EventKind>>>>;

/** The families the log itself writes. */
export const LOG_FAMILIES: Families = {
  secret: SECRET_EVENTS,
  installation: { ...DATA_KEY_EVENTS, ...CHECKPOINT_EVENTS },
};

const PAGE = 1_000;

/** All events of a store, or only those of some types, in order. */
export async function* everyEvent(store: EventStore, types?: readonly string[]): AsyncGenerator<StoredEvent> {
  let after: Position | undefined;
  const max = PAGE;
  for (;;) {
    const page = await store.readAll({
      max,
      ...(after === undefined ? {} : { after }),
      ...(types === undefined ? {} : { types }),
    });
    yield* page;
    after = page.at(-1)?.position;
    if (after === undefined) return;
  }
}

/** Only the streams of these families: a database server may hold the streams of other programs. */
export async function* eventsOf(
  families: Families,
  events: AsyncIterable<StoredEvent>,
): AsyncGenerator<StoredEvent> {
  for await (const stored of events) if (Object.hasOwn(families, familyOf(stored.stream))) yield stored;
}

export async function verifyStore(
  events: AsyncIterable<StoredEvent>,
  keys: Keys,
  families: Families,
): Promise<StoreVerdict> {
  const verifier = new StoreVerifier(keys, families);
  for await (const stored of events) verifier.add(stored);
  return verifier.verdict();
}

class StoreVerifier {
  readonly #checkers = new Map<StreamName, ChainChecker>();
  readonly #faults = new Map<StreamName, StoreFault>();
  readonly #gameChains = new Map<string, string>();
  #events = 0;

  constructor(
    private readonly keys: Keys,
    private readonly families: Families,
  ) {}

  add(stored: StoredEvent): void {
    this.#events += 1;
    const { stream, revision } = stored;
    if (this.#faults.has(stream)) return;
    const reason = this.#shapeFault(stored) ?? this.#sealFault(stored) ?? this.#chainFault(stored);
    if (reason !== undefined) this.#faults.set(stream, { stream, revision, reason });
  }

  verdict(): StoreVerdict {
    const streams = new Set([...this.#checkers.keys(), ...this.#faults.keys()]).size;
    return { streams, events: this.#events, faults: [...this.#faults.values()] };
  }

  #shapeFault(stored: StoredEvent): StoreFault['reason'] | undefined {
    const family = familyOf(stored.stream);
    const codec = Object.hasOwn(this.families, family) ? this.families[family] : undefined;
    if (codec === undefined) return 'unknown-family';
    try {
      decode(codec, stored, 'strict');
      return undefined;
    } catch (error) {
      if (error instanceof UndecodableEvent) return error.fault;
      throw error;
    }
  }

  #chainFault(stored: StoredEvent): StoreFault['reason'] | undefined {
    let checker = this.#checkers.get(stored.stream);
    if (checker === undefined) {
      const secret = this.#secretOf(stored.stream);
      if (typeof secret !== 'string') return secret.fault;
      checker = new ChainChecker(secret);
      this.#checkers.set(stored.stream, checker);
    }
    return checker.add(stored)?.reason;
  }

  #secretOf(stream: StreamName): string | { readonly fault: StoreFault['reason'] } {
    if (familyOf(stream) !== 'game') return streamSecret(this.keys, stream);
    return this.#gameChains.get(memberOf(stream)) ?? { fault: 'secret-absent' };
  }

  /** Also opens each game's secret, for the chain of the game that follows. */
  #sealFault(stored: StoredEvent): StoreFault['reason'] | undefined {
    if (familyOf(stored.stream) !== 'secret') return undefined;
    const game = gameId(memberOf(stored.stream));
    try {
      this.#gameChains.set(game, openGameSecret(this.keys, game, stored).chain);
      return undefined;
    } catch (error) {
      if (error instanceof GameSecretUnreadable)
        return error.reason === 'other-key' ? 'secret-under-other-key' : 'secret-damaged';
      throw error;
    }
  }
}
