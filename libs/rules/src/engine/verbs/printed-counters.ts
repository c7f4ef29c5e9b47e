// cr 306.5b, 310.4b: a planeswalker comes with as many loyalty counters as it has printed, a battle with its defense.
import type { Coming, WouldBe } from './would-be.js';

/** Those it would get, as far as nothing has said how many yet. */
export function printedCounters(
  { known: { types, loyalty, defense } }: WouldBe,
  { entering: { counters = {} } }: Coming,
): Record<string, number> {
  const printed: Record<string, number> = {};
  if (types.includes('planeswalker') && loyalty !== null && counters['loyalty'] === undefined)
    printed['loyalty'] = loyalty;
  if (types.includes('battle') && defense !== null && counters['defense'] === undefined)
    printed['defense'] = defense;
  return printed;
}
