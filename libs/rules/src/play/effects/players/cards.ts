// Drawing, milling and discarding (cr 121, 701.9, 701.17).
import type { Effect } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { comingOut } from '../../../engine/verbs/coming-out.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Move } from '../../../engine/verbs/verb.js';
import type { GameEvent } from '../../../model/events/events.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { graveyardOf, handOf, zoneKey, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { atRandom } from '../../../engine/frames/random.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { drawVerbs } from '../../../engine/happening/draws.js';

type Discard = Extract<Effect, { kind: 'discard' }>;

/** The discarding or milling player is the one who acts, whoever caused it (cr 701.9a, 701.17a). */
const toGraveyard = (seat: Seat, object: ObjectId, cause: Move['cause']): Move => ({
  verb: 'move',
  object,
  to: graveyardOf(seat),
  position: null,
  cause,
  by: seat,
});

/** How many cards of the hand must be discarded; all if no number is stated. */
const howMany = (run: Run, { count, how }: Discard, among: number): number =>
  count === undefined || how === 'hand' ? among : Math.min(among, Math.max(0, run.value(count)));

function discarded(run: Run, effect: Discard, seat: Seat): readonly ObjectId[] {
  const hand = cardsIn(run.state, handOf(seat));
  const { filter, how = 'choose' } = effect;
  const isChosen = how === 'choose' || how === 'chosen-by-you';
  const fits = (id: ObjectId): boolean =>
    filter === undefined || (isChosen ? run.mayFit(filter, id) : run.fits(filter, id));
  const fitting = hand.filter(fits);
  const count = howMany(run, effect, fitting.length);
  if (how === 'hand' || how === 'random' || hand.length === 0) return fitting;
  if (effect.count !== undefined && run.value(effect.count) <= 0) return [];
  // The filter applies to hidden cards, so the question must not show that none fits. The hand's size is
  // public.
  if (filter === undefined && (count === 0 || count === hand.length)) return fitting.slice(0, count);
  const chooser = how === 'chosen-by-you' ? run.context.controller : seat;
  const chosen = run.choose(chooser, 'discard', fitting, { least: count, most: count, hidden: true });
  return filter === undefined ? chosen : run.fitting(chooser, filter, chosen);
}

/** A player who chooses among the cards of another player's hand sees them. */
function lookAtHands(run: Run, chooser: Seat, seats: readonly Seat[]): void {
  const looks = seats
    .filter((seat) => seat !== chooser)
    .map((seat): GameEvent => {
      const objects = [...cardsIn(run.state, handOf(seat))];
      return { type: 'CardsLookedAt', seat: chooser, objects, zone: handOf(seat), count: objects.length };
    });
  occur(run.proposal, looks);
}

export const cardEffects: EffectHandlers<'draw' | 'discard' | 'mill'> = {
  /** cr 121.2: one at a time; cr 121.2c: one player after the other. */
  draw(run, { who, count, bind }) {
    const number = run.times(count);
    run.perform(
      inChoosingOrder(run, who).flatMap((seat) => drawVerbs(run, seat, number)),
      bind,
    );
    return undefined;
  },
  /** cr 701.9b: everyone chooses first. Then all cards are discarded at once. */
  discard(run, effect) {
    if (effect.how === 'chosen-by-you' && run.local('looked') !== true) {
      run.keep('looked', true);
      lookAtHands(run, run.context.controller, inChoosingOrder(run, effect.who));
      return 'again';
    }
    const chosen = inChoosingOrder(run, effect.who).map((seat) => ({
      seat,
      objects: discarded(run, effect, seat),
    }));
    const moves = chosen.flatMap(({ seat, objects }) => {
      const going =
        effect.how === 'random' ? atRandom(run, objects, howMany(run, effect, objects.length)) : objects;
      return going.map((object) => toGraveyard(seat, object, 'discard'));
    });
    run.perform([moves], effect.bind);
    return undefined;
  },
  mill(run, { who, count, bind }) {
    const number = run.times(count);
    const coming = comingOut(run.state, run.proposal.agenda);
    const taken = new Map<string, number>();
    const moves = inChoosingOrder(run, who).flatMap((seat) => {
      const library = run.libraryOf(seat);
      const cards = cardsIn(run.state, library).filter((id) => !coming.includes(id));
      // Players who share a library each take what the one before left on top.
      const from = cards.length - (taken.get(zoneKey(library)) ?? 0);
      taken.set(zoneKey(library), cards.length - from + number);
      return cards
        .slice(Math.max(0, from - number), Math.max(0, from))
        .reverse()
        .map((object) => toGraveyard(seat, object, 'mill'));
    });
    run.perform([moves], bind);
    return undefined;
  },
};
