// A game's home is the node nginx would choose, and moves only when that node is gone.
import { describe, expect, it } from '@jest/globals';
import { crc32 } from './crc32.js';
import { HashRing } from './hash-ring.js';

const NODES = ['localhost:4101', 'localhost:4102', 'localhost:4103'];
const GAMES = Array.from({ length: 3_000 }, (_, nth) => `game-${String(nth)}`);

describe('the ring of nodes', () => {
  it('uses the standard checksum, computed whole or in parts', () => {
    const text = new TextEncoder().encode('123456789');
    expect(crc32(text)).toBe(0xcbf43926);
    expect(crc32(text.subarray(4), crc32(text.subarray(0, 4)))).toBe(0xcbf43926);
  });

  it('finds the home that nginx 1.22.1 was seen to choose with `hash $arg_game consistent`', () => {
    const seen = [4102, 4101, 4103, 4102, 4102, 4101, 4101, 4102, 4103, 4103, 4103, 4101];
    const ring = new HashRing(NODES);
    const homes = seen.map((_, nth) => ring.orderFor(`game-${String(nth + 1)}`)[0]);
    expect(homes).toEqual(seen.map((port) => `localhost:${String(port)}`));
  });

  it('finds the same home for any order of the node names, and an order of all nodes', () => {
    const [one, other] = [new HashRing(NODES), new HashRing(NODES.toReversed())];
    for (const game of GAMES.slice(0, 500)) {
      expect(other.orderFor(game)).toEqual(one.orderFor(game));
      expect(one.orderFor(game).toSorted()).toEqual(NODES);
    }
  });

  it('moves only the games of a node that is gone, each to the next node in its order', () => {
    const [all, left] = [new HashRing(NODES), new HashRing(NODES.slice(0, 2))];
    for (const game of GAMES) {
      const order = all.orderFor(game);
      expect(left.orderFor(game)).toEqual(order.filter((node) => node !== NODES[2]));
    }
  });

  it('gives each node its share', () => {
    const ring = new HashRing(NODES);
    const shares = NODES.map((node) => GAMES.filter((game) => ring.orderFor(game)[0] === node).length);
    for (const share of shares) expect(share).toBeGreaterThan(GAMES.length / 5);
  });
});
