// UUIDv5 (RFC 9562, 5.5): the same name in the same namespace is the same id, on every node, after every restart.
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { PURE_DIGESTS, type Digests } from './hash.js';

export function uuidV5(
  namespace: string,
  name: string,
  { sha1 }: Pick<Digests, 'sha1'> = PURE_DIGESTS,
): string {
  const hex = sha1(concatBytes(hexToBytes(namespace.replaceAll('-', '')), utf8ToBytes(name)));
  const variant = (8 | (parseInt(hex.charAt(16), 16) & 3)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
