// The seed of a copy of a game in which a judge tries something out. It has nothing to do with the game's seed:
// nobody must learn from a copy what the game will draw.
import { Buffer } from 'node:buffer';
import type { Entropy } from '#ports';

const BYTES = 32;

export const throwAwaySeed = (entropy: Entropy): string => Buffer.from(entropy.bytes(BYTES)).toString('hex');
