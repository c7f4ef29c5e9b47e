// What is done with the top of a library: scry, surveil, fateseal (cr 701.22, 701.25, 701.29), and shuffling (cr 701.24).
import type { Run } from '../../engine/run.js';
import { occur } from '../../engine/occur.js';
import { shuffleZone } from '../../decide/library.js';
import { cardsIn } from '../../evolve/cards.js';
import { libraryOf } from '../../reading/references.js';
import { graveyardOf, zoneKey, type ObjectId, type Seat, type Zone } from '../../state/ids.js';
import { inOrder } from '../choices/seats.js';
import type { EffectHandlers, Ran } from '../handlers.js';

/** The top cards of a library, topmost first. */
export const topOf = (run: Run, library: Zone, count: number): readonly ObjectId[] => {
  const cards = cardsIn(run.state, library);
  return cards.slice(Math.max(0, cards.length - Math.max(0, count))).reverse();
};

/** cr 401.4 and the like: the order they come to lie in, the first on top. */
function ordered(run: Run, seat: Seat, cards: readonly ObjectId[]): readonly ObjectId[] {
  if (cards.length < 2) return cards;
  const { order } = run.ask<'order'>(seat, 'order-cards', {
    kind: 'order',
    options: cards.map((object) => ({ label: 'card', object })),
  });
  return order.flatMap((index) => cards[index] ?? []);
}

/** Lays the cards on top of their library and under it, each list topmost first. */
export function arrange(
  run: Run,
  by: Seat,
  library: Zone,
  top: readonly ObjectId[],
  bottom: readonly ObjectId[],
): void {
  const rest = cardsIn(run.state, library).filter((id) => !top.includes(id) && !bottom.includes(id));
  occur(run.proposal, [
    {
      type: 'LibraryArranged',
      zone: library,
      order: [...[...bottom].reverse(), ...rest, ...[...top].reverse()],
      top: top.length,
      bottom: bottom.length,
      by,
    },
  ]);
}

interface Looking {
  readonly action: 'scry' | 'surveil' | 'fateseal';
  readonly seat: Seat;
  readonly library: Zone;
  readonly count: number;
}

/** Looks; once that is known, chooses; then it happens. One player after another, as the turn goes (cr 101.4). */
function lookThrough(run: Run, all: readonly Looking[]): Ran {
  const done = (run.local('seats') ?? []) as unknown as readonly Seat[];
  const looking = all.find(({ seat }) => !done.includes(seat));
  if (looking === undefined) return undefined;
  const { action, seat, library, count } = looking;
  const cards = topOf(run, library, count);
  if (run.local('looking') !== seat) {
    run.keep('looking', seat);
    occur(run.proposal, [
      { type: 'CardsLookedAt', seat, objects: [...cards], zone: library, count: cards.length },
    ]);
    return 'again';
  }
  const away =
    cards.length === 0 ? [] : run.choose(seat, 'scry', cards, { least: 0, most: cards.length, hidden: true });
  const staying = ordered(
    run,
    seat,
    cards.filter((id) => !away.includes(id)),
  );
  if (action === 'surveil') {
    arrange(run, seat, library, [...away, ...staying], []);
    run.perform([
      away.map((object) => ({
        verb: 'move',
        object,
        to: graveyardOf(library.seat ?? seat),
        position: null,
        cause: 'put',
        by: seat,
      })),
    ]);
  } else arrange(run, seat, library, staying, ordered(run, seat, away));
  run.keep('done', { action, seat, amount: count });
  run.keep('seats', [...done, seat]);
  return 'again';
}

/** cr 701.22d, 701.25d: it counts as done when all of it is, however little there was to do. */
function told(run: Run): void {
  const done = run.local('done') as
    (Pick<Looking, 'action' | 'seat'> & { amount: number }) | null | undefined;
  if (done === null || done === undefined) return;
  occur(run.proposal, [{ type: 'ActionTaken', object: null, ...done }]);
  run.keep('done', null);
}

export const libraryEffects: EffectHandlers<'shuffle' | 'scry' | 'surveil' | 'fateseal'> = {
  shuffle(run, { who }) {
    const libraries = new Map<string, Zone>();
    for (const seat of inOrder(run, who)) {
      const library = libraryOf(run.state, seat);
      libraries.set(zoneKey(library), library);
    }
    for (const library of libraries.values()) shuffleZone(run.proposal, library);
    return undefined;
  },
  scry(run, { who, count, whose }) {
    told(run);
    return lookThrough(
      run,
      lookings('scry', inOrder(run, who), run.value(count), (seat) =>
        libraryOf(run.state, whose === undefined ? seat : (run.players(whose)[0] ?? seat)),
      ),
    );
  },
  surveil(run, { who, count }) {
    told(run);
    return lookThrough(
      run,
      lookings('surveil', inOrder(run, who), run.value(count), (seat) => libraryOf(run.state, seat)),
    );
  },
  fateseal(run, { who, whose, count }) {
    told(run);
    const [opponent] = run.players(whose);
    if (opponent === undefined) return undefined;
    return lookThrough(
      run,
      lookings('fateseal', inOrder(run, who), run.value(count), () => libraryOf(run.state, opponent)),
    );
  },
};

/** cr 701.22b, 701.25c: with none to look at there is no such event. */
function lookings(
  action: Looking['action'],
  seats: readonly Seat[],
  count: number,
  libraryFor: (seat: Seat) => Zone,
): readonly Looking[] {
  return count <= 0 ? [] : seats.map((seat) => ({ action, seat, library: libraryFor(seat), count }));
}
