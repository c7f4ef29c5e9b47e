// UUIDv5 (RFC 9562, 5.5): the same name in the same namespace gives the same id, on every node, after every
// restart.
import { hexToBytes } from '@noble/hashes/utils.js';
import { PURE_DIGESTS, type Digests } from './hash.js';

const NAMESPACE_BYTES = 16;
/** No UTF-16 code unit takes more bytes of UTF-8. */
const WIDEST = 3;
const UTF8 = new TextEncoder();
const ENOUGH = 512;

/** The reused buffer for names: allocating memory takes longer than the digest. */
const scratch = new Uint8Array(ENOUGH);
const atLeast = (bytes: number): Uint8Array => (bytes <= ENOUGH ? scratch : new Uint8Array(bytes));

/** Makes the ids for the names of one namespace. */
export function uuidsIn(
  namespace: string,
  { sha1 }: Pick<Digests, 'sha1'> = PURE_DIGESTS,
): (name: string) => string {
  const prefix = hexToBytes(namespace.replaceAll('-', ''));
  return (name) => {
    const bytes = atLeast(NAMESPACE_BYTES + name.length * WIDEST);
    bytes.set(prefix);
    const { written } = UTF8.encodeInto(name, bytes.subarray(NAMESPACE_BYTES));
    const hex = sha1(bytes.subarray(0, NAMESPACE_BYTES + written));
    const variant = (8 | (parseInt(hex.charAt(16), 16) & 3)).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}
