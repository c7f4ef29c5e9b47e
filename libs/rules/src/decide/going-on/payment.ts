// What mana an action would be paid with if it were done now (cr 601.2g-h). It is found by doing the action in a trial, so it
// is what the server does, automatic choices included.
import { act } from '../../play/casting/announcing/act.js';
import type { Rulebook } from '../../play/casting/naming/named-action.js';
import { rulesOf } from '../../play/loop.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { GameAction } from '../../model/decisions/action.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ManaUnit } from '../../model/state/turn-state.js';
import { closeDecision } from '../../engine/frames/ask.js';
import { trial } from '../../engine/proposal/trial.js';
import { changedToPay } from './changed-to-pay.js';

export interface PaidWith {
  /** The objects that add mana for it, in order, with the letters of that mana. */
  readonly makes: readonly { readonly object: ObjectId; readonly mana: string }[];
  /** What it takes of the mana that was in the pool before. */
  readonly pool: string;
  /** What is made and not needed: it stays in the pool. */
  readonly left: string;
}

const lettersOf = (units: readonly ManaUnit[]): string => units.map(({ type }) => type).join('');

/** Undefined where the action makes mana itself, cannot be done, or waits for another player or a name before it is paid. */
export function paymentOf(
  state: GameState,
  seat: Seat,
  action: GameAction,
  book: Rulebook,
): PaidWith | undefined {
  if (action.do === 'play') return undefined;
  const proposal = trial(state, rulesOf(book));
  return proposal.tryOut(() => {
    const before = lettersOf(state.seats[seat]?.mana ?? []);
    closeDecision(proposal);
    const rest = changedToPay(proposal, seat, action);
    if ('refusal' in rest || act(proposal, seat, rest) !== undefined) return undefined;
    const makes = proposal.events.flatMap((event) =>
      event.type === 'ManaAdded' && event.seat === seat && event.source !== null
        ? [{ object: event.source, mana: lettersOf(event.mana) }]
        : [],
    );
    if (makes.some(({ object }) => object === action.object)) return undefined;
    const after = lettersOf(state.seats[seat]?.mana ?? []);
    return { makes, pool: beyond(before, after), left: beyond(after, before) };
  });
}

/** The letters of the first that the second lacks. */
function beyond(letters: string, others: string): string {
  const left = others.split('');
  return letters
    .split('')
    .filter((letter) => {
      const place = left.indexOf(letter);
      if (place !== -1) left.splice(place, 1);
      return place === -1;
    })
    .join('');
}
