// cr 306.5b, 310.4b: a planeswalker enters with its printed loyalty as counters, a battle with its printed
// defense.
import type { Coming, WouldBe } from './would-be.js';

/** The counters it would get, unless an effect has already set their number. */
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
