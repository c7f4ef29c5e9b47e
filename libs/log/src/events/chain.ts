// The hash chain of one stream: its tail, and the check that every link holds.
import { CHAIN_START, linkOver, err, ok, saltAt, type Hash, type Result } from '#kernel';
import type { Revision, StoredEvent } from '#event-store';
import { NATIVE_DIGESTS } from './digests.js';
import { chainedText, envelopeOf } from './envelope.js';

/**
 * The end of a stream's chain. Links are counted from the stream's first event. In a stream that begins at 0
 * that count equals the revision; a stream that was deleted and recreated begins a new chain at a later
 * revision.
 */
export interface Tail {
  readonly links: number;
  readonly hash: Hash;
}

export const EMPTY_TAIL: Tail = { links: 0, hash: CHAIN_START };

export interface ChainFault {
  readonly revision: Revision;
  readonly reason: 'no-envelope' | 'revision-missing' | 'link-broken';
}

/** Follows one stream's chain event by event, from the beginning or from a tail that is already trusted. */
export class ChainChecker {
  #tail: Tail;
  #last: Revision | undefined;

  constructor(
    private readonly secret: string,
    from: Tail = EMPTY_TAIL,
  ) {
    this.#tail = from;
  }

  get tail(): Tail {
    return this.#tail;
  }

  /** The fault this event shows, if any. After a fault nothing more can be said about the stream. */
  add(stored: StoredEvent): ChainFault | undefined {
    const { revision } = stored;
    if (this.#last !== undefined && revision !== this.#last + 1)
      return { revision, reason: 'revision-missing' };
    const envelope = envelopeOf(stored);
    if (envelope === undefined) return { revision, reason: 'no-envelope' };
    const salt = saltAt(this.secret, this.#tail.links, NATIVE_DIGESTS);
    const hash = linkOver(this.#tail.hash, salt, chainedText(stored, envelope), NATIVE_DIGESTS);
    if (hash !== envelope.hash) return { revision, reason: 'link-broken' };
    this.#tail = { links: this.#tail.links + 1, hash };
    this.#last = revision;
    return undefined;
  }
}

/** The tail after a stream's events, read from its first one (or after `from`), if every link holds. */
export function verifyChain(
  events: Iterable<StoredEvent>,
  secret: string,
  from: Tail = EMPTY_TAIL,
): Result<Tail, ChainFault> {
  const checker = new ChainChecker(secret, from);
  for (const stored of events) {
    const fault = checker.add(stored);
    if (fault !== undefined) return err(fault);
  }
  return ok(checker.tail);
}
