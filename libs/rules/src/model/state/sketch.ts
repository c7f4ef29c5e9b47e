// A few counts of how a game stands: they are equal wherever the positions, or the outlines, are. What differs in them
// need not be written out and hashed to be told apart. 200 copies of a spell that resolve one after another had the whole
// stack hashed twice at each priority: 2.1 of their 5.2 s, a share that grew with the square of the copies.
// `mandatory-loop.spec.ts` holds it against the hashes.
import type { GameObject, GameState } from './game-state.js';
import { BATTLEFIELD, objectNumber, STACK, zoneKey, type ZoneKey } from '../basics/ids.js';

export interface Sketches {
  /** Of either: how much lies in each zone but on the battlefield. No object is looked at for it. */
  readonly sizes: string;
  /** Of the position: whatever differs is told apart. */
  readonly ofPosition: string;
  /** Of the outline: only what cannot grow for ever and change nothing (model/state/outline.ts). */
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

/** Which abilities wait there: where two of them take turns, every other position need not be looked at. */
const onStack = (state: GameState): string =>
  objectsIn(state, zoneKey(STACK))
    .map(({ item }) => item?.ability ?? item?.kind ?? '')
    .join();

const objectsIn = ({ zones, objects }: GameState, key: ZoneKey): readonly GameObject[] =>
  (zones[key] ?? []).flatMap((id) => objects[objectNumber(id)] ?? []);
