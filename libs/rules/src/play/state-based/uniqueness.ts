// The legend rule (cr 704.5j), the world rule (cr 704.5k), and their versions in older base profiles.
import type { BaseProfile } from '#cards';
import {
  known,
  perBattlefield,
  permanents,
  sightOf,
  type Known,
} from '../../reading/characteristics/characteristics.js';
import { permissions } from '../../reading/in-force/in-force.js';
import { matches } from '../../reading/language/filters.js';
import { areNamed, EVERY_CREATURE_NAME, namesOf } from '../../reading/language/names.js';
import { isObjectInRange } from '../../reading/language/range.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Clash, Due } from './due.js';

interface Candidate {
  readonly id: ObjectId;
  readonly known: Known;
}

interface Candidates {
  readonly legends: readonly Candidate[];
  readonly worlds: readonly Candidate[];
}

const candidates = perBattlefield((state): Candidates => {
  const found = { legends: [] as Candidate[], worlds: [] as Candidate[] };
  for (const id of permanents(state)) {
    const now = known(state, id);
    if (now === undefined) continue;
    if (isUnique(state, now) && now.name !== '') found.legends.push({ id, known: now });
    if (now.supertypes.includes('world')) found.worlds.push({ id, known: now });
  }
  return found;
});

export function legends(state: GameState, { clashes }: Due): void {
  const found = candidates(state);
  if (found.legends.length > 1)
    for (const group of alike(
      state,
      found.legends.filter(({ id }) => !isExempt(state, id)),
    ))
      clashes.push(group);
  if (found.worlds.length < 2) return;
  const clash = worldRule(state, found.worlds);
  if (clash.objects.length > 0) clashes.push(clash);
}

/** cr 704.5j. In cr2011 and ninth, planeswalkers are compared by their types instead (`uniqueness rule`). */
const isUnique = ({ terms }: GameState, { supertypes, types }: Known): boolean =>
  supertypes.includes('legendary') || ((terms?.base ?? 'cr') === 'cr2011' && types.includes('planeswalker'));

const isExempt = (state: GameState, id: ObjectId): boolean =>
  permissions(state, 'legend-rule-off').some(({ permission, context, object }) =>
    object === null ? matches(sightOf(state), permission.what, id, context) : object === id,
  );

/** What has one name among those that are compared with each other. */
interface Namesakes {
  readonly name: string;
  readonly comparedBy: string;
  readonly group: Candidate[];
}

/** Each name is looked up once, so that a thousand legends of one name are read a thousand times, not a million. */
function alike(state: GameState, all: readonly Candidate[]): Clash[] {
  const base = state.terms?.base ?? 'cr';
  const named = all.map((one) => ({
    one,
    names: sameAs(base, one.known),
    comparedBy: comparedBy(base, one.known),
  }));
  const namesakes = new Map<string, Namesakes>();
  for (const { one, names, comparedBy } of named)
    for (const name of names) {
      const key = `${comparedBy} ${name}`;
      const found = namesakes.get(key) ?? { name, comparedBy, group: [] };
      found.group.push(one);
      namesakes.set(key, found);
    }
  const isAnyNamedForEvery = named.some(({ names }) => names.includes(EVERY_CREATURE_NAME));
  const groups = new Map<string, readonly Candidate[]>();
  for (const { name, comparedBy, group: those } of namesakes.values()) {
    const group = isAnyNamedForEvery
      ? named
          .filter((other) => other.comparedBy === comparedBy && areNamed(other.names, name))
          .map(({ one }) => one)
      : those;
    // Of several shared names, any one will do.
    if (group.length > 1) groups.set(group.map(({ id }) => id).join(' '), group);
  }
  return [...groups.values()].map((group) => ({
    objects: group.map(({ id }) => id),
    // cr2011 704.5j-k, ninth p.33: all of them go, and nobody chooses.
    chooser: base === 'cr' ? (group[0]?.known.controller ?? null) : null,
  }));
}

/** The key that makes two permanents the same: their names, or the types of planeswalkers. */
const byTypes = (base: BaseProfile, { types }: Known): boolean =>
  base !== 'cr' && types.includes('planeswalker');
const sameAs = (base: BaseProfile, known: Known): readonly string[] =>
  byTypes(base, known) ? [known.subtypes.join(' ')] : [...new Set(namesOf(known))];

/**
 * Two permanents are compared if this is equal: permanents of one player, and in older rules of all players
 * (cr2011 704.5j-k).
 */
const comparedBy = (base: BaseProfile, known: Known): string =>
  base === 'cr' ? `of ${String(known.controller)}` : byTypes(base, known) ? 'by types' : 'by names';

/**
 * cr 704.5k: all but the newest; if two are equally new, none stays. cr 801.12: among those within range of
 * each.
 */
function worldRule(state: GameState, worlds: readonly Candidate[]): Clash {
  const age = ({ id }: Candidate): number => state.objects[objectNumber(id)]?.permanent?.timestamp ?? 0;
  const near = (world: Candidate, other: Candidate): boolean =>
    state.range === undefined ||
    world.known.controller === null ||
    isObjectInRange(sightOf(state), world.known.controller, other.id);
  const going = worlds.filter((world) =>
    worlds.some((other) => other !== world && near(world, other) && age(other) >= age(world)),
  );
  return { objects: going.map(({ id }) => id), chooser: null };
}
