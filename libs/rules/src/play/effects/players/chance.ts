// Coins and dice (cr 705, 706).
import { BOUNDS } from '../../../model/basics/bounds.js';
import type { Effect } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { GameEvent } from '../../../model/events/events.js';
import type { Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers, Ran } from '../../../engine/frames/handlers.js';

type Flip = Extract<Effect, { kind: 'flip-coins' }>;

/** Flips that continue until somebody wins or loses stop here, whatever the results. */

interface Flips {
  /** The players who are done flipping. */
  readonly done: readonly Seat[];
  /** The player who is flipping, and their number of flips so far. */
  readonly seat: Seat | null;
  readonly flipped: number;
  readonly won: number;
}

function flip(run: Run, seat: Seat, call: string | undefined): boolean {
  const random = run.proposal.random();
  const heads = random.below(2) === 0;
  const won = call === undefined ? null : (call === 'heads') === heads;
  occur(run.proposal, [{ type: 'CoinFlipped', seat, heads, won, drawn: random.drawn }]);
  return won ?? heads;
}

function flipNext(run: Run, effect: Flip, seats: readonly Seat[], flips: Flips): Ran {
  const { done, won } = flips;
  const seat = seats.find((one) => !done.includes(one));
  if (seat === undefined) {
    run.bind(effect.bind, { amount: won });
    return undefined;
  }
  const flipped = flips.seat === seat ? flips.flipped : 0;
  const count = effect.count === undefined ? 1 : run.times(effect.count);
  if (effect.until === undefined && flipped >= count) {
    run.keep('flips', { ...flips, done: [...done, seat] });
    return 'again';
  }
  // cr 705.2: if only heads or tails matters, nobody calls and nobody wins.
  const call =
    effect.call === 'no-call'
      ? undefined
      : run.ask<'word'>(seat, 'coin', { kind: 'word', of: 'coin', from: ['heads', 'tails'] }).word;
  const good = flip(run, seat, call);
  const ends =
    (effect.until === 'loses' && !good) || (effect.until === 'wins' && good) || flipped + 1 >= BOUNDS.flips;
  run.keep('flips', {
    done: ends ? [...done, seat] : [...done],
    seat,
    flipped: flipped + 1,
    won: won + (good ? 1 : 0),
  });
  return 'again';
}

export const chanceEffects: EffectHandlers<'flip-coins' | 'roll-dice'> = {
  'flip-coins'(run, effect) {
    const kept = run.local('flips') as Flips | undefined;
    return flipNext(
      run,
      effect,
      inChoosingOrder(run, effect.who),
      kept ?? { done: [], seat: null, flipped: 0, won: 0 },
    );
  },
  /** cr 706.2. The result of several dice is their sum. */
  'roll-dice'(run, { who, sides, count, bind }) {
    const number = count === undefined ? 1 : run.times(count);
    const random = run.proposal.random();
    const rolls = inChoosingOrder(run, who).flatMap((seat) =>
      Array.from({ length: number }, () => ({ seat, result: 1 + random.below(sides), drawn: random.drawn })),
    );
    occur(
      run.proposal,
      rolls.map((roll): GameEvent => ({ type: 'DieRolled', sides, ...roll })),
    );
    run.bind(bind, { amount: rolls.reduce((sum, { result }) => sum + result, 0) });
    return undefined;
  },
};
