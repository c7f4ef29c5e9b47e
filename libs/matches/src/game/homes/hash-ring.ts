// A consistent hash over the nodes of an installation. It builds the same ring as nginx's `hash …
// consistent`, so a proxy and the nodes behind it agree on a game's home without asking each other.
import { crc32 } from './crc32.js';

const POINTS_OF_EACH = 160;
const UTF8 = new TextEncoder();

interface Point {
  readonly hash: number;
  readonly node: string;
}

export class HashRing {
  private readonly points: readonly Point[];

  /** Nodes have the names they have in the proxy's `upstream`: host:port. */
  constructor(nodes: readonly string[]) {
    const points = nodes.flatMap(pointsOf);
    // If two points coincide, nginx keeps the one of the node named first; the sort is stable.
    this.points = points
      .toSorted((one, other) => one.hash - other.hash)
      .filter(({ hash }, index, sorted) => hash !== sorted[index - 1]?.hash);
  }

  /** All nodes: the key's home, then its successors in order. */
  orderFor(key: string): readonly string[] {
    const hash = crc32(UTF8.encode(key));
    const found = this.points.findIndex((point) => point.hash >= hash);
    const start = Math.max(found, 0);
    const round = [...this.points.slice(start), ...this.points.slice(0, start)];
    return [...new Set(round.map(({ node }) => node))];
  }
}

function pointsOf(node: string): Point[] {
  const [, host = node, port = ''] = /^(.*):(\d*)$/.exec(node) ?? [];
  const base = crc32(UTF8.encode(`${host}\0${port}`));
  const points: Point[] = [];
  let previous = 0;
  for (let nth = 0; nth < POINTS_OF_EACH; nth += 1) {
    previous = crc32(littleEndian(previous), base);
    points.push({ hash: previous, node });
  }
  return points;
}

function littleEndian(word: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, word, true);
  return bytes;
}
