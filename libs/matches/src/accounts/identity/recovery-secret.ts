// The recovery secret: 160 bits in letters that are hard to misread. It is stored nowhere; within a registration
// it is derived from the data key, the account and the command's id, so that a repeated registration whose
// first answer was lost gets the same one, and nobody without the command's id can make it.
import { canonicalJson, keyedBytes, keyedHash, type CommandId, type PlayerId } from '#kernel';
import type { Keys } from '../../ports/index.js';
import type { NameKey } from '../events.js';

/** Crockford's base 32: no I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SECRET_LETTERS = 32;
const GROUP = 4;
/** Longer input is no secret of ours, and not worth a hash of its length. */
const MAX_TYPED = 200;

export function recoverySecret(keys: Keys, player: PlayerId, command: CommandId): string {
  const bytes = keyedBytes(keys.data.secret, `pentaland/recovery/1/${canonicalJson([player, command])}`);
  let letters = '';
  for (let index = 0; index < SECRET_LETTERS; index += 1) letters += LETTERS[(bytes[index] ?? 0) % 32] ?? '';
  return letters.replaceAll(new RegExp(`.{${String(GROUP)}}(?=.)`, 'g'), '$&-');
}

/** What is hashed of a secret as someone typed it: groups, case and the letters taken for digits do not matter. */
export const plainSecret = (typed: string): string =>
  typed
    .slice(0, MAX_TYPED)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** What the log keeps of a registration's command id. */
export const claimOf = (keys: Keys, name: NameKey, command: CommandId): string =>
  keyedHash(keys.data.secret, `pentaland/registration/1/${canonicalJson([name, command])}`);
