// UUIDv5 (RFC 9562, 5.5): the same name in the same namespace is the same id, on every node, after every restart.
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { PURE_DIGESTS, type Digests } from './hash.js';

export function uuidV5(
  namespace: string,
  name: string,
  { sha1 }: Pick<Digests, 'sha1'> = PURE_DIGESTS,
): string {
  const digest = sha1(concatBytes(hexToBytes(namespace.replaceAll('-', '')), utf8ToBytes(name)));
  const bytes = digest.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytesToHex(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
