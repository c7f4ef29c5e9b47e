// Folds a restart of the game (cr 726): cards go back into libraries, and players are as they were at the
// start.
import type { EventData } from '../../model/events/events.js';
import { initialState, type GameObject, type GameState } from '../../model/state/game-state.js';
import { objectNumber, zoneKey, type ObjectId, type Zone } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { ReadOnly } from '../../model/basics/read-only.js';

/** cr 726: these members are reset to their first value. */
const AS_AT_FIRST = [
  'turn',
  'priority',
  'combat',
  'lasting',
  'gone',
  'history',
  'future',
  'orderAt',
  'reversed',
  'monarch',
  'initiative',
  'loop',
  'deeds',
  'choices',
  'shown',
  'lyingOpen',
] as const satisfies readonly (keyof GameState)[];

const copyOf = ({ kind, seat, index }: ReadOnly<Zone>): Zone => ({ kind, seat, index });

/** cr 400.7: the card itself, front face up, under a new id. */
function shuffledIn({ identity, card, owner }: GameObject, id: ObjectId, zone: Zone): GameObject {
  return { id, identity: { ...(card ?? identity), face: 0 }, owner, zone };
}

export function restarted(
  state: GameState,
  { life, exempt, libraries }: ReadOnly<EventData<'GameRestarted'>>,
  write: Writer,
): void {
  const objects: GameState['objects'] = {};
  const zones: GameState['zones'] = {};
  // Objects outside the game take no part in it.
  const stays = (id: ObjectId): boolean =>
    exempt.includes(id) || state.objects[objectNumber(id)]?.zone.kind === 'outside';
  for (const key of Object.keys(state.zones) as (keyof GameState['zones'])[]) {
    zones[key] = (state.zones[key] ?? []).filter(stays);
    for (const id of zones[key]) {
      const object = state.objects[objectNumber(id)];
      if (object !== undefined) objects[objectNumber(id)] = object;
    }
  }
  let made = state.objectsMade;
  for (const { zone, cards } of libraries) {
    const library = (zones[zoneKey(copyOf(zone))] ??= []);
    for (const { object, becomes } of cards) {
      const before = state.objects[objectNumber(object)];
      if (before === undefined) continue;
      objects[objectNumber(becomes)] = shuffledIn(before, becomes, copyOf(zone));
      library.push(becomes);
      made = Math.max(made, objectNumber(becomes));
    }
  }
  write.set(state, 'objects', objects);
  write.set(state, 'zones', zones);
  write.set(state, 'objectsMade', made);
  for (const seat of state.seats) {
    if (seat.player === null || seat.lost !== null) continue;
    write.set(seat, 'life', life);
    write.set(seat, 'mulligans', 0);
    write.set(seat, 'keptHand', false);
    write.set(seat, 'drewFromEmptyLibrary', false);
    write.set(seat, 'mana', []);
    write.set(seat, 'counters', {});
    write.set(seat, 'designations', []);
  }
  const first = initialState();
  for (const key of AS_AT_FIRST) write.set<GameState, keyof GameState>(state, key, first[key]);
}
