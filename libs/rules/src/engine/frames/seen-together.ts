// Shows the controller of a controlled player what that player is shown, except for objects outside the game
// (cr 722.4).
import type { GameEvent } from '../../model/events/events.js';
import type { GameState } from '../../model/state/game-state.js';
import { deciderFor } from './ask.js';

export const alsoToDecider = (state: GameState, events: readonly GameEvent[]): readonly GameEvent[] =>
  state.future.controls.some(({ active }) => active)
    ? events.flatMap((event) => withDecider(state, event))
    : events;

function withDecider(state: GameState, event: GameEvent): GameEvent[] {
  if (event.type !== 'CardsLookedAt') return [event];
  const decider = deciderFor(state, event.seat);
  const { zone, seat } = event;
  const isOwnHand = zone.kind === 'hand' && zone.seat === decider;
  return decider === seat || isOwnHand || zone.kind === 'outside'
    ? [event]
    : [event, { ...event, seat: decider }];
}
