// Picks the reading that is meant out of several, or none if no convention decides.
import { canonicalJson, type Json } from '#kernel';
import type { Ability } from '#abilities';
import { applyConventions } from './conventions.js';
import { nearestReading } from './nearest.js';

type Reading = readonly Ability[];

export function decideReading(readings: readonly Reading[]): Reading | undefined {
  const [only] = readings;
  if (only === undefined || readings.length === 1) return only;
  const meant = readings.map((reading) => canonicalJson(reading.map(applyConventions) as unknown as Json));
  if (new Set(meant).size > 1) return nearestReading(readings);
  // One that already says what all of them mean.
  return (
    readings.find((reading, index) => canonicalJson(reading as unknown as Json) === meant[index]) ?? only
  );
}
