// The chain secrets of all streams other than the games': derived from the data key and the stream's name.
import { keyedHash, type StreamName } from '#kernel';
import type { Keys } from '#ports';

export const streamSecret = (keys: Keys, stream: StreamName): string =>
  keyedHash(keys.data.secret, `pentaland/stream-chain/1/${stream}`);
