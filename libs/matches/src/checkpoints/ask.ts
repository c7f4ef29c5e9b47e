// The queries about the checkpoints of the log.
import { Query } from '@nestjs/cqrs';
import type { Hash, Rooted } from '#kernel';
import type { Checkpoint, ConsistencyProof, GameProof } from '#log';
import type { Asker, Sighted } from '../contract/contract.js';

/** The installation's public key. */
export class SigningKey extends Query<Hash> {}

/** The newest checkpoint; null if there is none. */
export class NewestCheckpoint extends Query<Sighted<Checkpoint | null>> {}

/** A proof that the newest checkpoint extends an earlier one; null if it does not, or if there is none. */
export class ProveSince extends Query<Sighted<Pick<ConsistencyProof, 'later' | 'path'> | null>> {
  constructor(
    readonly earlier: Rooted,
    /** A checkpoint other than the newest. */
    readonly later: Rooted | undefined,
  ) {
    super();
  }
}

/**
 * A proof that a game which has opened to the asker is in the log; null while no checkpoint covers any of it.
 */
export class ProveGame extends Query<Sighted<GameProof | null>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}
