// Clashing (cr 701.30): both players reveal the top card of their library. Then each may put it on the
// bottom.
import { occur } from '../../../engine/triggers/occur.js';
import type { GameEvent } from '../../../model/events/events.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import { turnOrder } from '../../../reading/language/players.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { arrange, topOf } from './library.js';

interface Shown {
  readonly seat: Seat;
  readonly object: ObjectId;
}

export const clashEffects: EffectHandlers<'clash'> = {
  clash(run, { who, against, bind }) {
    const [own] = run.players(who);
    const seats = turnOrder(run.sight, [...run.players(who).slice(0, 1), ...run.players(against)]);
    if (run.local('shown') === undefined) {
      const shown = seats.flatMap((seat): Shown[] =>
        topOf(run, run.libraryOf(seat), 1).map((object) => ({ seat, object })),
      );
      run.keep('shown', shown);
      occur(
        run.proposal,
        shown.map(({ seat, object }): GameEvent => ({
          type: 'CardsRevealed',
          seat,
          objects: [object],
          zone: run.libraryOf(seat),
        })),
      );
      return 'again';
    }
    const all = run.local('shown') as readonly Shown[];
    const shown = all.filter(({ seat }) => seats.includes(seat));
    const down = shown.filter(({ seat }) => run.asksYes(seat, 'scry'));
    const valueOf = ({ object }: Shown): number => run.sight.known(object)?.manaValue ?? 0;
    const best = Math.max(...shown.map(valueOf));
    const winners = shown.filter((one) => valueOf(one) === best);
    // cr 701.30d: a card wins if it is higher than every other one. With equal cards nobody wins.
    const winner = winners.length === 1 ? winners[0]?.seat : undefined;
    for (const { seat, object } of down) arrange(run, seat, run.libraryOf(seat), [], [object]);
    occur(
      run.proposal,
      seats.map((seat): GameEvent => ({
        type: 'ActionTaken',
        action: 'clash',
        seat,
        object: null,
        word: seat === winner ? 'wins' : 'loses',
      })),
    );
    run.bind(bind, own !== undefined && winner === own ? { players: [own], amount: 1 } : {});
    return undefined;
  },
};
