// Looking through the top cards of a library: scry, surveil, fateseal (cr 701.22, 701.25, 701.29). Everyone
// looks at the same time, then each player decides in turn order, then it happens for all at once (cr
// 701.22c).
import type { Value } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { GameEvent } from '../../../model/events/events.js';
import { setOwner } from '../../../engine/objects/owning.js';
import { graveyardOf, type ObjectId, type Seat, type Zone } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers, Ran } from '../../../engine/frames/handlers.js';
import { arrange, topOf } from './library.js';

interface Looking {
  readonly seat: Seat;
  /** The owner of the library. */
  readonly whose: Seat;
  readonly library: Zone;
  readonly cards: readonly ObjectId[];
}

/** cr 401.4 and similar: the order the cards are put in, first on top. */
function ordered(run: Run, seat: Seat, cards: readonly ObjectId[]): readonly ObjectId[] {
  if (cards.length < 2) return cards;
  const { order } = run.ask<'order'>(seat, 'order-cards', {
    kind: 'order',
    options: cards.map((object) => ({ label: 'card', object })),
  });
  return order.flatMap((index) => cards[index] ?? []);
}

type Action = 'scry' | 'surveil' | 'fateseal';

function look(run: Run, lookings: readonly Looking[]): void {
  for (const { whose, cards } of lookings) setOwner(run.proposal, cards, whose);
  occur(
    run.proposal,
    lookings.map(({ seat, library, cards }): GameEvent => ({
      type: 'CardsLookedAt',
      seat,
      objects: [...cards],
      zone: library,
      count: cards.length,
    })),
  );
}

/** The decisions of each player: which cards go away, and the order of those and the rest. */
function decide(
  run: Run,
  action: Action,
  { seat, cards }: Looking,
): { away: ObjectId[]; staying: ObjectId[] } {
  const away =
    cards.length === 0 ? [] : run.choose(seat, 'scry', cards, { least: 0, most: cards.length, hidden: true });
  const staying = ordered(
    run,
    seat,
    cards.filter((id) => !away.includes(id)),
  );
  return { away: [...(action === 'surveil' ? away : ordered(run, seat, away))], staying: [...staying] };
}

const intoGraveyard = ({ seat, library }: Looking, object: ObjectId): Verb => ({
  verb: 'move',
  object,
  to: graveyardOf(library.seat ?? seat),
  position: null,
  cause: 'put',
  by: seat,
});

function lookThrough(
  run: Run,
  action: Action,
  seats: readonly Seat[],
  count: Value,
  whoseFor: (seat: Seat) => Seat = (seat) => seat,
): Ran {
  if (run.local('count') === undefined) run.keep('count', run.value(count));
  const amount = run.local('count') as number;
  // cr 701.22b, 701.25c: with no card to look at, the event does not happen.
  if (amount <= 0) return undefined;
  if (run.local('done') === true) {
    // cr 701.22d, 701.25d: the event happens once the whole action is done, even if no card moved.
    occur(
      run.proposal,
      seats.map((seat): GameEvent => ({ type: 'ActionTaken', action, seat, object: null, amount })),
    );
    return undefined;
  }
  const lookings = seats.map((seat): Looking => {
    const whose = whoseFor(seat);
    const library = run.libraryOf(whose);
    return { seat, whose, library, cards: topOf(run, library, amount) };
  });
  if (run.local('looked') !== true) {
    run.keep('looked', true);
    look(run, lookings);
    return 'again';
  }
  const decided = lookings.map((looking) => ({ looking, ...decide(run, action, looking) }));
  run.keep('done', true);
  for (const { looking, away, staying } of decided) {
    const { seat, library } = looking;
    if (action === 'surveil') arrange(run, seat, library, [...away, ...staying], []);
    else arrange(run, seat, library, staying, away);
  }
  if (action === 'surveil')
    run.perform([decided.flatMap(({ looking, away }) => away.map((id) => intoGraveyard(looking, id)))]);
  return 'again';
}

export const lookingEffects: EffectHandlers<Action> = {
  scry: (run, { who, count, whose }) =>
    lookThrough(run, 'scry', inChoosingOrder(run, who), count, (seat) =>
      whose === undefined ? seat : (run.players(whose)[0] ?? seat),
    ),
  surveil: (run, { who, count }) => lookThrough(run, 'surveil', inChoosingOrder(run, who), count),
  fateseal(run, { who, whose, count }) {
    const [opponent] = run.players(whose);
    if (opponent === undefined) return undefined;
    return lookThrough(run, 'fateseal', inChoosingOrder(run, who), count, () => opponent);
  },
};
