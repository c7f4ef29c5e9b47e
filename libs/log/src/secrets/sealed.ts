// Encrypts text under the data key (AES-256-GCM) and binds it to the stream that stores it.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { err, keyedBytes, ok, type Result } from '#kernel';
import type { Entropy, Keys } from '#ports';
import { z } from 'zod';

export const sealedSchema = z.strictObject({
  /** The id of the key that sealed it. */
  key: z.string(),
  iv: z.string(),
  tag: z.string(),
  text: z.string(),
});
export type Sealed = z.infer<typeof sealedSchema>;

/**
 * `other-key`: sealed under a key that is not the configured one. `damaged`: the key is right, the text was
 * changed.
 */
export type UnsealFault = 'other-key' | 'damaged';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const cipherKey = (keys: Keys): Uint8Array => keyedBytes(keys.data.secret, 'pentaland/seal/1');

export function seal(keys: Keys, entropy: Entropy, context: string, text: string): Sealed {
  const iv = entropy.bytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey(keys), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    key: keys.data.id,
    iv: Buffer.from(iv).toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    text: hidden.toString('base64'),
  };
}

export function unseal(keys: Keys, context: string, sealed: Sealed): Result<string, UnsealFault> {
  if (sealed.key !== keys.data.id) return err('other-key');
  try {
    const iv = Buffer.from(sealed.iv, 'base64');
    const cipher = createDecipheriv(CIPHER, cipherKey(keys), iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(context));
    cipher.setAuthTag(Buffer.from(sealed.tag, 'base64'));
    const bytes = Buffer.concat([cipher.update(Buffer.from(sealed.text, 'base64')), cipher.final()]);
    return ok(bytes.toString('utf8'));
  } catch {
    return err('damaged');
  }
}
