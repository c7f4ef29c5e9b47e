// The two keys of an installation. The keys are never stored, logged or sent; their ids may be.
import { hashText, type Brand } from '#kernel';

export type KeyId = Brand<string, 'KeyId'>;

export interface SecretKey {
  /** A fingerprint: it tells keys apart and reveals nothing about the secret. */
  readonly id: KeyId;
  /** At least 32 characters that carry 256 bits, usually 64 hexadecimal digits. */
  readonly secret: string;
}

export interface Keys {
  /**
   * Seals the games' secrets and salts the chains of the other streams. Without it a store cannot be read.
   */
  readonly data: SecretKey;
  /** Signs tokens. A change of this key ends every session, and nothing else. */
  readonly tokens: SecretKey;
}

export const KEYS = Symbol('Keys');

export const MIN_KEY_LENGTH = 32;

export function secretKey(secret: string): SecretKey {
  if (secret.length < MIN_KEY_LENGTH)
    throw new RangeError(`a key has at least ${MIN_KEY_LENGTH} characters, this one has ${secret.length}`);
  return { id: hashText(`pentaland/key-id/1/${secret}`).slice(0, 16) as KeyId, secret };
}
