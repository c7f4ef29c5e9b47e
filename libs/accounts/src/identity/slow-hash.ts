// scrypt with bounded concurrency: it takes a thread and much memory, and anyone may cause it.
import { scrypt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { err, ok, type Result } from '#kernel';
import { ENTROPY, type Entropy } from '#ports';
import type { ScryptParams, SecretHash } from '../account/events.js';
import { ACCOUNTS_OPTIONS, type AccountsOptions } from '../options/options.js';

const HASH_BYTES = 32;
const SALT_BYTES = 16;

@Injectable()
export class SlowHash {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    @Inject(ACCOUNTS_OPTIONS) private readonly options: AccountsOptions,
    @Inject(ENTROPY) private readonly entropy: Entropy,
  ) {}

  async hash(secret: string): Promise<Result<SecretHash, 'busy'>> {
    const salt = this.entropy.bytes(SALT_BYTES);
    const { scrypt: params } = this.options;
    const hash = await this.#inTurn(() => derive(secret, salt, params));
    return hash.ok ? ok({ hash: base64(hash.value), salt: base64(salt), params }) : hash;
  }

  /** True if the secret matches the hash. Without a hash it takes the same time and returns false. */
  async matches(secret: string, hashed: SecretHash | undefined): Promise<Result<boolean, 'busy'>> {
    const { hash, salt, params } = hashed ?? { hash: '', salt: '', params: this.options.scrypt };
    const derived = await this.#inTurn(() => derive(secret, Buffer.from(salt, 'base64'), params));
    if (!derived.ok) return derived;
    const expected = Buffer.from(hash, 'base64');
    return ok(expected.length === HASH_BYTES && timingSafeEqual(derived.value, expected));
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<Result<T, 'busy'>> {
    if (this.#running >= this.options.hashesAtOnce) {
      if (this.#waiting.length >= this.options.hashesWaiting) return err('busy');
      await new Promise<void>((go) => this.#waiting.push(go)); // The hash that ends hands on its slot.
    } else this.#running += 1;
    try {
      return ok(await work());
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const derive = (secret: string, salt: Uint8Array, params: ScryptParams): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { cost, blockSize, parallelization } = params;
    // Twice what scrypt needs: Node counts a little more than the specification.
    const maxmem = 256 * cost * blockSize;
    scrypt(secret, salt, HASH_BYTES, { cost, blockSize, parallelization, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
