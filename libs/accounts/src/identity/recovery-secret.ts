// The recovery secret: 160 bits in letters that are hard to misread. It is never stored. A registration
// derives it from the data key, the account and the command's id: if the first answer was lost, repeating the
// registration returns the same secret, and nobody can compute it without the command's id.
import { canonicalJson, keyedBytes, keyedHash, type CommandId, type PlayerId } from '#kernel';
import type { Keys } from '#ports';
import type { NameKey } from '../account/events.js';

/** Crockford's base 32: no I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_LETTERS = 32;
const GROUP = 4;
/** Longer input is not a recovery secret, and not worth hashing. */
const MAX_TYPED = 200;

export function recoverySecret(keys: Keys, player: PlayerId, command: CommandId): string {
  const bytes = keyedBytes(keys.data.secret, `pentaland/recovery/1/${canonicalJson([player, command])}`);
  let letters = '';
  for (let index = 0; index < SECRET_LETTERS; index += 1) letters += LETTERS[(bytes[index] ?? 0) % 32] ?? '';
  return letters.replaceAll(new RegExp(`.{${String(GROUP)}}(?=.)`, 'g'), '$&-');
}

/**
 * Normalises a secret as typed before it is hashed: grouping, case and letters mistaken for digits do not
 * matter.
 */
export const plainSecret = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** The hash of a registration's command id that the log keeps. */
export const claimOf = (keys: Keys, name: NameKey, command: CommandId): string =>
  keyedHash(keys.data.secret, `pentaland/registration/1/${canonicalJson([name, command])}`);
