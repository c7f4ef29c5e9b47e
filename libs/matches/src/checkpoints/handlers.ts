// Handlers of the queries about the checkpoints of the log.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StoreUnavailable } from '#event-store';
import type { GameId, Hash } from '#kernel';
import { KEYS, type Keys } from '#ports';
import { CheckpointBook, publicKeyOf, type Checkpoint, type GameProof } from '#log';
import type { Sighted } from '../contract/contract.js';
import { EyesGuard } from '../game/guard/eyes-guard.js';
import { NewestCheckpoint, ProveGame, ProveSince, SigningKey } from './ask.js';

@QueryHandler(SigningKey)
export class SigningKeyHandler implements IQueryHandler<SigningKey> {
  private readonly key: Hash;

  constructor(@Inject(KEYS) keys: Keys) {
    this.key = publicKeyOf(keys);
  }

  execute(): Promise<Hash> {
    return Promise.resolve(this.key);
  }
}

@QueryHandler(NewestCheckpoint)
export class NewestCheckpointHandler implements IQueryHandler<NewestCheckpoint> {
  constructor(@Inject(CheckpointBook) private readonly book: CheckpointBook) {}

  execute(): Promise<Sighted<Checkpoint | null>> {
    return found(async () => (await this.book.newest()) ?? null);
  }
}

@QueryHandler(ProveSince)
export class ProveSinceHandler implements IQueryHandler<ProveSince> {
  constructor(@Inject(CheckpointBook) private readonly book: CheckpointBook) {}

  execute({ earlier, later }: ProveSince) {
    return found(async () => {
      const last = await this.book.known(later);
      const path = last && (await this.book.consistency(earlier, last));
      return last === undefined || path === undefined ? null : { later: last, path };
    });
  }
}

/** A proof is cached until a newer checkpoint comes, because making one reads a part of the log. */
const KEPT = 200;

@QueryHandler(ProveGame)
export class ProveGameHandler implements IQueryHandler<ProveGame> {
  private readonly kept = new Map<GameId, GameProof>();

  constructor(
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(CheckpointBook) private readonly book: CheckpointBook,
  ) {}

  execute(query: ProveGame): Promise<Sighted<GameProof | null>> {
    const lookedFor = { claim: 'opened', at: { way: 'log', part: 'proof' } } as const;
    return this.guard.look<GameProof | null>(query, lookedFor, async ({ session }) => ({
      kind: 'found',
      value: (await this.proofOf(session.id)) ?? null,
    }));
  }

  private async proofOf(game: GameId): Promise<GameProof | undefined> {
    const newest = await this.book.newest();
    const known = this.kept.get(game);
    if (known !== undefined && known.checkpoint.size === newest?.size) return known;
    const proof = await this.book.proofOf(game);
    this.kept.delete(game);
    if (proof !== undefined) this.kept.set(game, proof);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return proof;
  }
}

async function found<T>(ask: () => Promise<T>): Promise<Sighted<T>> {
  try {
    return { kind: 'found', value: await ask() };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { kind: 'unavailable' };
    throw error;
  }
}
