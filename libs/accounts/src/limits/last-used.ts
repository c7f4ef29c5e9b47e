// A map that keeps the entries that were used last, as many as it may have.
import { LRUCache } from 'lru-cache';

/**
 * By `max` the cache would reserve room for all of them when it is made: three milliseconds for fifty thousand, of which
 * most servers never have many. By size, with each entry of size 1, it grows as they come.
 */
export const lastUsed = <K extends object | string, V extends object | string | number>(
  most: number,
): LRUCache<K, V> => new LRUCache<K, V>({ maxSize: most, sizeCalculation: () => 1 });
