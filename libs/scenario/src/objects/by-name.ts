// Which objects of a zone are called something: looked up once for each position, zone by zone as they are asked for.
// An answer that is used by nothing is looked for at every question of the script, in every zone, and each search used to
// ask every object for its names: objects times answers times questions. Now it is the objects of a position once, and
// then one look for each answer. by-name.spec.ts holds it against going through the zones (measured in docs/engine-speed.md).
import { memoByIdentity, memoByText } from '#kernel';
import { nameKey } from '#cards';
import { momentToken, type GameState, type ObjectId } from '#rules';
import type { ZoneWord } from '../format/words.js';
import { namesOf, presentNames } from './names.js';

interface Called {
  /** By whatever it may be called, in the order of the zone. */
  readonly anyhow: ReadonlyMap<string, readonly ObjectId[]>;
  /** By what it is called now. */
  readonly now: ReadonlyMap<string, ReadonlySet<ObjectId>>;
}

/** The same as long as nothing happens to the game. */
const positions = memoByIdentity<object, Map<ZoneWord, Called>>();

const keys = memoByText<string>(100_000);

/** There are as many as cards have names, and each is asked for again in every position. */
function keyOf(name: string): string {
  let key = keys.get(name);
  if (key === undefined) keys.set(name, (key = nameKey(name)));
  return key;
}

function lookedUp(state: GameState, ids: readonly ObjectId[]): Called {
  const anyhow = new Map<string, ObjectId[]>();
  const now = new Map<string, Set<ObjectId>>();
  for (const id of ids) {
    for (const key of new Set(namesOf(state, id).map(keyOf))) {
      const others = anyhow.get(key);
      if (others === undefined) anyhow.set(key, [id]);
      else others.push(id);
    }
    for (const name of presentNames(state, id)) {
      const key = keyOf(name);
      const others = now.get(key);
      if (others === undefined) now.set(key, new Set([id]));
      else others.add(id);
    }
  }
  return { anyhow, now };
}

function calledIn(state: GameState, kind: ZoneWord, idsIn: () => readonly ObjectId[]): Called {
  const moment = momentToken(state);
  let zones = positions.get(moment);
  if (zones === undefined) positions.set(moment, (zones = new Map<ZoneWord, Called>()));
  let found = zones.get(kind);
  if (found === undefined) zones.set(kind, (found = lookedUp(state, idsIn())));
  return found;
}

const NOTHING: readonly ObjectId[] = [];

/** What is called so, in the order of the zone: what is called so now before what only is printed so. */
export function calledSo(
  state: GameState,
  kind: ZoneWord,
  name: string,
  idsIn: () => readonly ObjectId[],
): readonly ObjectId[] {
  const key = keyOf(name);
  const { anyhow, now } = calledIn(state, kind, idsIn);
  const all = anyhow.get(key) ?? NOTHING;
  const present = now.get(key);
  if (present === undefined || all.length < 2) return all;
  return [...all.filter((id) => present.has(id)), ...all.filter((id) => !present.has(id))];
}
