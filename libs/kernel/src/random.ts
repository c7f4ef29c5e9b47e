// Randomness that anyone with the key can draw again: word n of a key is a pure function of both. Words are
// 32 bits: HMAC-SHA256(key, "pentaland/draw/1/<block>") cut into eight, block after block.
import type { Brand } from './brand.js';
import { hashText, keyedWith, type Hash } from './hash.js';

export type RandomKey = Brand<string, 'RandomKey'>;
/** A commitment to a secret: published first, checked when the secret is opened. */
export type Commitment = Hash;

export const commitTo = (secret: string): Commitment => hashText(secret);
export const opens = (commitment: Commitment, secret: string): boolean => commitTo(secret) === commitment;

/**
 * The key of a game: the server's seed and every seat's entropy, in seat order. Nobody can steer it alone.
 */
export const randomKey = (seed: string, entropy: readonly string[]): RandomKey =>
  hashText(
    ['pentaland/key/1', seed, ...entropy].map((part) => `${String(part.length)}:${part}`).join('|'),
  ) as string as RandomKey;

export interface RandomSource {
  /** How many words have been drawn since the beginning of the game. */
  readonly drawn: number;
  /** An integer from 0 to bound - 1, each equally likely. */
  below(bound: number): number;
}

const WORDS_PER_BLOCK = 8;
const RANGE = 2 ** 32;

/** The source that continues after `drawn` words. It reads the key only at the first draw. */
export function randomSource(key: RandomKey, drawn: number): RandomSource {
  let position = drawn;
  let keyed: ((text: string) => Uint8Array) | undefined;
  let block: DataView | undefined;
  let blockNumber = -1;

  const word = (): number => {
    const wanted = Math.floor(position / WORDS_PER_BLOCK);
    if (block === undefined || blockNumber !== wanted) {
      keyed ??= keyedWith(key);
      const bytes = keyed(`pentaland/draw/1/${String(wanted)}`);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blockNumber = wanted;
    }
    const value = block.getUint32((position % WORDS_PER_BLOCK) * 4);
    position += 1;
    return value;
  };

  return {
    get drawn() {
      return position;
    },
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > RANGE)
        throw new RangeError(`no integer below ${String(bound)}`);
      // Words past the last whole multiple of the bound would favour small numbers: draw again.
      const fair = RANGE - (RANGE % bound);
      let value = word();
      while (value >= fair) value = word();
      return value % bound;
    },
  };
}

/** Draws `count` of the items without replacement, or all if there are fewer. */
export function drawnFrom<T>(items: readonly T[], count: number, random: RandomSource): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
}

/** A new array with the items in random order (Fisher-Yates): every order equally likely. */
export function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = random.below(last + 1);
    const moved = order[last] as T;
    order[last] = order[pick] as T;
    order[pick] = moved;
  }
  return order;
}
