// The player affected by an event (cr 616.1), who chooses among the effects that could modify it; and the
// order of several affected players (cr 101.4).
import type { Run } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';
import { turnOrder } from '../../reading/language/players.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { sources } from '../watching/sources.js';
import { isComing } from '../verbs/would-be.js';

/** The affected player, or the controller (or owner) of the affected object. */
export function affected({ state, sight }: Run, verb: Verb): Seat {
  const of = (affectedOne: ObjectId | Seat): Seat => {
    if (typeof affectedOne === 'number') return affectedOne;
    const known = sight.remembered(affectedOne);
    return known?.controller ?? known?.owner ?? state.turn?.active ?? (0 as Seat);
  };
  switch (verb.verb) {
    case 'move':
      return isComing(verb) ? verb.entering.under : of(verb.object);
    case 'destroy':
    case 'tap':
    case 'attach':
      return of(verb.object);
    case 'damage':
      return of(verb.to);
    case 'counters':
      return of(verb.on);
    case 'life':
    case 'draw':
    case 'mana':
      return verb.seat;
    case 'token':
      return verb.who;
  }
}

/** Sorts verbs that happen at once by player, if anything might have to be chosen. */
export function sortByTurn(run: Run, group: Verb[]): void {
  if (group.length < 2) return;
  const { byKind, entering } = sources(run.state);
  if (byKind.size + entering.length === 0 && !group.some(isComing)) return;
  const seats = group.map((verb) => affected(run, verb));
  const order = turnOrder(run, seats);
  if (order.length < 2) return;
  const placed = group.map((verb, index) => ({ verb, place: order.indexOf(seats[index] ?? (0 as Seat)) }));
  placed.sort((one, other) => one.place - other.place);
  group.splice(0, group.length, ...placed.map(({ verb }) => verb));
}
