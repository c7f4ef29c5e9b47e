// SHA-256 in hexadecimal, of text, of JSON values and keyed.
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Brand } from './brand.js';
import { canonicalJson, type Json } from './json.js';

/** 64 hexadecimal digits. */
export type Hash = Brand<string, 'Hash'>;

/** The functions a chain is made with: these pure ones, or ones that give the same faster. */
export interface Digests {
  readonly hashText: (text: string) => Hash;
  readonly keyedHash: (key: string, text: string) => Hash;
  /** In hexadecimal. */
  readonly sha1: (bytes: Uint8Array) => string;
  readonly sha256: (bytes: Uint8Array) => Hash;
}

const hex = (bytes: Uint8Array): Hash => bytesToHex(bytes) as Hash;

export const hashText = (text: string): Hash => hex(sha256(utf8ToBytes(text)));
export const hashJson = (value: Json): Hash => hashText(canonicalJson(value));
/** HMAC-SHA256: a value only the holder of the key could have made. */
export const keyedHash = (key: string, text: string): Hash => hex(keyedBytes(key, text));
export const keyedBytes = (key: string, text: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(text));

/** The same of one key and text after text: the key is taken in once. */
export function keyedWith(key: string): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, utf8ToBytes(key));
  // To make a copy takes as long as to digest with it: one is made, and laid out anew for each text.
  const copy = keyed.clone();
  return (text) => keyed._cloneInto(copy).update(utf8ToBytes(text)).digest();
}

export const PURE_DIGESTS: Digests = {
  hashText,
  keyedHash,
  sha1: (bytes) => bytesToHex(sha1(bytes)),
  sha256: (bytes) => hex(sha256(bytes)),
};
