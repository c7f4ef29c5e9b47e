// A sketch of a position: a few counts that are equal wherever the positions, or their outlines, are equal.
// Positions with different sketches need not be written out and hashed. Without it, 200 copies of a spell
// resolving one after another had the whole stack hashed twice at each priority: 2.1 of 5.2 s, growing with
// the square of the copies. `mandatory-loop.spec.ts` compares it with the hashes.
import type { GameObject, GameState } from './game-state.js';
import { BATTLEFIELD, objectNumber, STACK, zoneKey, type ZoneKey } from '../basics/ids.js';

export interface Sketches {
  /** For both: the size of each zone except the battlefield. It needs no look at any object. */
  readonly sizes: string;
  /** For the position: counts everything that differs. */
  readonly ofPosition: string;
  /** For the outline: leaves out what can grow forever and change nothing (model/state/outline.ts). */
  readonly ofOutline: string;
}

const BATTLEFIELD_KEY = zoneKey(BATTLEFIELD);

export function sizesOf({ zones }: GameState): string {
  let sizes = '';
  for (const key of Object.keys(zones).sort()) {
    const count = zones[key as ZoneKey]?.length ?? 0;
    if (count > 0 && key !== BATTLEFIELD_KEY) sizes += `${key} ${String(count)};`;
  }
  return sizes;
}

export function sketchesOf(state: GameState): Sketches {
  const sizes = sizesOf(state);
  const battlefield = objectsIn(state, BATTLEFIELD_KEY);
  const cards = battlefield.filter(({ token }) => token !== true).length;
  const lives = state.seats.map(({ life }) => life).join();
  const rest = `${sizes}${onStack(state)}`;
  return {
    sizes,
    ofPosition: `${String(battlefield.length)} ${lives} ${rest}`,
    ofOutline: `${String(cards)} ${rest}`,
  };
}

/** The abilities that wait on the stack: if two of them alternate, every second position can be skipped. */
const onStack = (state: GameState): string =>
  objectsIn(state, zoneKey(STACK))
    .map(({ item }) => item?.ability ?? item?.kind ?? '')
    .join();

const objectsIn = ({ zones, objects }: GameState, key: ZoneKey): readonly GameObject[] =>
  (zones[key] ?? []).flatMap((id) => objects[objectNumber(id)] ?? []);
