// The secret of each game: 32 random bytes, sealed under the data key and stored in a stream of its own
// before the game's first event. The seed of the game's randomness and the salt of its chain derive from it,
// and become public with it.
import { Inject, Injectable } from '@nestjs/common';
import { bytesToHex } from '@noble/hashes/utils.js';
import { commandId, keyedHash, type GameId } from '#kernel';
import type { EventStore, StoredEvent } from '#event-store';
import { CLOCK, ENTROPY, EVENT_STORE, KEYS, type Clock, type Entropy, type Keys } from '#ports';
import { z } from 'zod';
import { EMPTY_TAIL } from '../events/chain.js';
import type { Codec } from '../events/codec.js';
import { decode } from '../events/decode.js';
import { encodeBatch } from '../events/encode.js';
import { sealedSchema, unseal, seal, type Sealed, type UnsealFault } from './sealed.js';
import { streamSecret } from '../streams/stream-secrets.js';
import { secretStream } from '../streams/streams.js';

export type SecretEvent =
  | { readonly type: 'GameSecretSealed'; readonly sealed: Sealed }
  /** Of a game from another server: its seed, which was made there, and the salt of its chain here. */
  | { readonly type: 'GameSecretImported'; readonly sealed: Sealed };

export const SECRET_EVENTS: Codec<SecretEvent> = {
  GameSecretSealed: { version: 1, schema: z.strictObject({ sealed: sealedSchema }) },
  GameSecretImported: { version: 1, schema: z.strictObject({ sealed: sealedSchema }) },
};

export interface GameSecret {
  /** The server's part of the game's randomness. */
  readonly seed: string;
  /** Salts the chain of the game's stream. */
  readonly chain: string;
}

/** The game's secret cannot be loaded. The message tells the operator why and what to do. */
export class GameSecretUnreadable extends Error {
  override readonly name = 'GameSecretUnreadable';
  constructor(
    readonly reason: 'absent' | UnsealFault,
    game: string,
  ) {
    super(`the secret of game ${game} ${WHY[reason]}`);
  }
}

const WHY: Readonly<Record<GameSecretUnreadable['reason'], string>> = {
  absent: 'is not in the store',
  'other-key': 'was sealed under another data key than the configured one',
  damaged: 'is damaged: it does not open under the key that sealed it',
};

/** What is sealed of an imported game. */
const imported = z.strictObject({ seed: z.string(), chain: z.string() });

const SECRET_BYTES = 32;

@Injectable()
export class GameSecrets {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(ENTROPY) private readonly entropy: Entropy,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates the game's secret, or returns the existing one. Repeated or racing creations get the same secret
   * on every node.
   */
  create(game: GameId): Promise<GameSecret> {
    return this.#keep(game, 'GameSecretSealed', this.#random());
  }

  /** The same for a game from another server, whose seed is known. */
  import(game: GameId, seed: string): Promise<GameSecret> {
    const text = JSON.stringify({ seed, chain: this.#random() } satisfies GameSecret);
    return this.#keep(game, 'GameSecretImported', text);
  }

  #random(): string {
    return bytesToHex(this.entropy.bytes(SECRET_BYTES));
  }

  async #keep(game: GameId, type: SecretEvent['type'], text: string): Promise<GameSecret> {
    const stream = secretStream(game);
    const sealed = seal(this.keys, this.entropy, stream, text);
    const batch = encodeBatch(SECRET_EVENTS, {
      stream,
      actor: 'server',
      commandId: commandId('create'),
      at: this.clock.now(),
      events: [{ type, sealed }],
      after: EMPTY_TAIL,
      secret: streamSecret(this.keys, stream),
    });
    await this.store.append(stream, 'no-stream', batch.events);
    return this.load(game); // Whatever the append returned, the stored secret is the one that counts.
  }

  load(game: GameId): Promise<GameSecret> {
    return loadGameSecret(this.store, this.keys, game);
  }
}

export async function loadGameSecret(store: EventStore, keys: Keys, game: GameId): Promise<GameSecret> {
  const found = await store.read(secretStream(game), { max: 1 });
  const first = found.kind === 'found' ? found.events[0] : undefined;
  if (first === undefined) throw new GameSecretUnreadable('absent', game);
  return openGameSecret(keys, game, first);
}

/** The secret in the first event of a game's secret stream. */
export function openGameSecret(keys: Keys, game: GameId, stored: StoredEvent): GameSecret {
  const { type, sealed } = decode(SECRET_EVENTS, stored, 'strict').event;
  const opened = unseal(keys, stored.stream, sealed);
  if (!opened.ok) throw new GameSecretUnreadable(opened.error, game);
  if (type === 'GameSecretImported') return imported.parse(JSON.parse(opened.value));
  return {
    seed: keyedHash(opened.value, 'pentaland/seed/1'),
    chain: keyedHash(opened.value, 'pentaland/chain-secret/1'),
  };
}
