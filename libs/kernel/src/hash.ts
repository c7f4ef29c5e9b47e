// SHA-256 in hexadecimal: of text, of JSON values, and keyed.
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Brand } from './brand.js';
import { canonicalJson, type Json } from './json.js';

/** 64 hexadecimal digits. */
export type Hash = Brand<string, 'Hash'>;

/** The hash functions of a chain: these pure ones, or faster ones with the same results. */
export interface Digests {
  readonly hashText: (text: string) => Hash;
  readonly keyedHash: (key: string, text: string) => Hash;
  /** In hexadecimal. */
  readonly sha1: (bytes: Uint8Array) => string;
  /** Of the byte 1 and the bytes of both hashes: a node of a Merkle tree. */
  readonly hashPair: (left: Hash, right: Hash) => Hash;
}

const NODE = Uint8Array.of(1);

const hex = (bytes: Uint8Array): Hash => bytesToHex(bytes) as Hash;

export const hashText = (text: string): Hash => hex(sha256(utf8ToBytes(text)));
export const hashJson = (value: Json): Hash => hashText(canonicalJson(value));
/** HMAC-SHA256: a value only the holder of the key could have made. */
export const keyedHash = (key: string, text: string): Hash => hex(keyedBytes(key, text));
export const keyedBytes = (key: string, text: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(text));

/** Like `keyedHash` for many texts under one key: the key is processed once. */
export function keyedWith(key: string): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, utf8ToBytes(key));
  // A copy costs as much as a digest, so one copy is made and reset for each text.
  const copy = keyed.clone();
  return (text) => keyed._cloneInto(copy).update(utf8ToBytes(text)).digest();
}

/** Like `hashText` of this text and another after it, for many others: this one is processed once. */
export function hashBegunWith(text: string): (rest: string) => Hash {
  const begun = sha256.create().update(utf8ToBytes(text));
  const copy = begun.clone();
  return (rest) => hex(begun._cloneInto(copy).update(utf8ToBytes(rest)).digest());
}

export const PURE_DIGESTS: Digests = {
  hashText,
  keyedHash,
  sha1: (bytes) => bytesToHex(sha1(bytes)),
  hashPair: (left, right) => hex(sha256(concatBytes(NODE, hexToBytes(left), hexToBytes(right)))),
};
