// What a player has beside cards: life, counters, mana, designations; and whether they have left.
import { DEFAULT_TERMS, type GameEvent, type ManaUnit, type Seat } from '#rules';
import type { Side } from '../format/position.js';

export function standing(side: Side, seat: Seat): readonly GameEvent[] {
  const { life = DEFAULT_TERMS.startingLife, poison, counters = {}, mana = '', designations = [] } = side;
  const all = { ...counters, ...(poison === undefined ? {} : { poison }) };
  const events: GameEvent[] = [];
  if (life !== DEFAULT_TERMS.startingLife)
    events.push({ type: 'LifeChanged', seat, by: life - DEFAULT_TERMS.startingLife, cause: 'set' });
  for (const [counter, by] of Object.entries(all))
    if (by !== 0) events.push({ type: 'PlayerCountersChanged', seat, counter, by });
  const units = mana.split('').map((type) => ({ type }) as ManaUnit);
  if (units.length > 0) events.push({ type: 'ManaAdded', seat, mana: units, source: null });
  for (const designation of designations)
    events.push({ type: 'PlayerDesignated', seat, designation, on: true });
  if (side.lost === true) events.push({ type: 'PlayerLost', seat, reason: 'conceded' });
  return events;
}
