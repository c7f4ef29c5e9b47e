// When a player may act (cr 117.1, 307.1, 307.5).
import type { CardType } from '#abilities';
import type { GameState } from '../../../model/state/game-state.js';
import { STACK, zoneKey, type Seat } from '../../../model/basics/ids.js';

/** cr 117.1a, 307.1: a main phase of one's own turn, with the stack empty. */
export function isSorceryTime({ turn, zones }: GameState, seat: Seat): boolean {
  if (turn?.active !== seat) return false;
  if (turn.step !== 'precombat-main' && turn.step !== 'postcombat-main') return false;
  return (zones[zoneKey(STACK)]?.length ?? 0) === 0;
}

const RULES: Readonly<Partial<Record<CardType, string>>> = {
  artifact: 'cr 301.1',
  creature: 'cr 302.1',
  enchantment: 'cr 303.1',
  planeswalker: 'cr 306.1',
  sorcery: 'cr 307.1',
  battle: 'cr 310.1',
};

/** The rules that limit when it is cast: one for each type that has one, or cr 117.1a if none has. */
export function timingRules(types: readonly string[]): readonly [string, ...string[]] {
  const [first = 'cr 117.1a', ...others] = types.flatMap((type) => RULES[type as CardType] ?? []);
  return [first, ...others];
}
