// Why no scenario can be written of a moment: the format has no word for what the game is in the middle of.
import { cardsIn, isPlayed, STACK, type GameState } from '#rules';
import type { GameView } from '#visibility';

export type Uncarried =
  /** The turns have not begun, or the game is over. */
  | 'not-in-turns'
  /** Turns go by without cards (decision 3). */
  | 'not-played'
  /** Spells and abilities are on the stack. */
  | 'stack'
  /** Creatures attack. */
  | 'combat'
  /** Somebody is asked something other than what to do with priority. */
  | 'question'
  /** A player makes another's decisions (cr 723). */
  | 'controlled';

export const UNCARRIED: { readonly [U in Uncarried]: string } = {
  'not-in-turns': 'the turns have not begun, or the game is over',
  'not-played': 'no cards are played in that game',
  stack: 'there is something on the stack: choose a moment when it is empty',
  combat: 'creatures are attacking: choose a moment before or after the combat',
  question: 'a player is in the middle of something: choose a moment when somebody has priority',
  controlled: 'a player is controlled by another: choose a moment when nobody is',
};

/** Undefined: a scenario can say it. */
export function uncarried(state: GameState, view: GameView): Uncarried | undefined {
  const { turn, decision, combat, stack = [] } = view;
  if (!isPlayed(state)) return 'not-played';
  if (view.status !== 'playing' || turn?.step === undefined) return 'not-in-turns';
  if (stack.length > 0) return 'stack';
  if (combat !== undefined && combat.attacks.length > 0) return 'combat';
  if (decision?.prompt !== 'priority' || turn.step === 'untap' || turn.step === 'cleanup') return 'question';
  return decision.of === undefined || decision.of === decision.seat ? undefined : 'controlled';
}

/** Whether a position can be laid as it is: the same, of the state alone. */
export function canBeLaid(state: GameState): boolean {
  const { stage, turn, decision, combat } = state;
  if (stage.kind !== 'turns' || !isPlayed(state) || decision === null) return false;
  if (turn === null || turn.step === null) return false;
  if (turn.step === 'untap' || turn.step === 'cleanup' || decision.prompt !== 'priority') return false;
  if (decision.of !== undefined && decision.of !== decision.seat) return false;
  return cardsIn(state, STACK).length === 0 && (combat?.attacks.length ?? 0) === 0;
}
