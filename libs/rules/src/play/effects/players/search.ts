// Searching a zone (cr 701.23): the player looks at all of it, then finds cards. Moving them is a separate
// step.
import type { Effect } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { GameEvent } from '../../../model/events/events.js';
import { isPublicZone } from '../../../model/events/objects.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { zonesNamed } from '../../../reading/language/references.js';
import { zoneKey, type ObjectId, type Seat, type Zone } from '../../../model/basics/ids.js';
import { limitsOf } from '../choices/limits.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { amountsFor, playerCannot } from '../../../reading/in-force/player-rules.js';

type Search = Extract<Effect, { kind: 'search' }>;

interface Searched {
  readonly zone: Zone;
  readonly cards: readonly ObjectId[];
}

/** cr 701.23f: the whole library, or the number of top cards the player searches instead. */
function upperOf({ state }: Run, seat: Seat, library: Zone): readonly ObjectId[] {
  const cards = cardsIn(state, library);
  const limits = amountsFor(state, 'searched-cards', seat);
  return limits.length === 0 ? cards : cards.slice(Math.max(0, cards.length - Math.min(...limits)));
}

/** The zones to search, and the cards of each that can be found. */
function searchedBy(run: Run, effect: Search, seat: Seat): readonly Searched[] {
  const seats = effect.whose === undefined ? [seat] : run.players(effect.whose);
  const zones = effect.zones.flatMap((kind) =>
    kind === 'library' ? seats.map((one) => run.libraryOf(one)) : zonesNamed(run.state, kind, seats),
  );
  const { most } = limitsOf(run, effect);
  return [...new Map(zones.map((zone) => [zoneKey(zone), zone])).values()].flatMap((zone): Searched[] => {
    const all = zone.kind === 'library' ? upperOf(run, seat, zone) : cardsIn(run.state, zone);
    const cards = zone.kind === 'library' ? run.proposal.variant.libraries.searched(all, most) : all;
    return cards === 'impossible' ? [] : [{ zone, cards }];
  });
}

/**
 * cr 701.23b, 701.23d: in a hidden zone a player may fail to find a card with a stated quality. Plain cards,
 * and cards in a public zone, must be found.
 */
function found(run: Run, effect: Search, seat: Seat): readonly ObjectId[] {
  const searched = searchedBy(run, effect, seat);
  if (searched.length === 0) return [];
  const { filter } = effect;
  const lying = searched.filter(({ zone }) => effect.unbounded === 'all' && isPublicZone(zone));
  const candidates = (zones: readonly Searched[]) =>
    zones.flatMap(({ cards }) => cards.filter((id) => filter === undefined || run.mayFit(filter, id)));
  const limits = limitsOf(run, effect);
  const isHidden = searched.some(({ zone }) => !isPublicZone(zone));
  const inTheGame = searched.filter(({ zone }) => zone.kind !== 'outside');
  const chosen = run.choose(seat, 'search', candidates(searched.filter((zone) => !lying.includes(zone))), {
    // cr 701.23j: a player may always fail to find a card outside the game.
    least: filter !== undefined && isHidden ? 0 : Math.min(limits.least, candidates(inTheGame).length),
    most: limits.most,
    hidden: isHidden,
  });
  const all = [...candidates(lying), ...chosen];
  return filter === undefined ? all : run.fitting(seat, filter, all);
}

export const searchEffects: EffectHandlers<'search'> = {
  search(run, effect) {
    const seats = inChoosingOrder(run, effect.who).filter(
      (seat) => !playerCannot(run.state, 'search', seat) && searchedBy(run, effect, seat).length > 0,
    );
    if (run.local('looked') !== true) {
      run.keep('looked', true);
      // cr 701.23i: all searching players look at the same time.
      const looks = seats.flatMap((seat) =>
        searchedBy(run, effect, seat)
          .filter(({ zone }) => !isPublicZone(zone))
          .map(({ zone, cards }): GameEvent => ({
            type: 'CardsLookedAt',
            seat,
            objects: [...cards],
            zone,
            count: cards.length,
          })),
      );
      const searches = seats.map((seat): GameEvent => ({
        type: 'ActionTaken',
        action: 'search',
        seat,
        object: null,
      }));
      occur(run.proposal, [...looks, ...searches]);
      return 'again';
    }
    const objects = seats.flatMap((seat) => found(run, effect, seat));
    run.bind(effect.bind, { objects: [...new Set(objects)] });
    return undefined;
  },
};
