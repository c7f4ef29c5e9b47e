// Picks the reading that is meant out of several, or none if no convention decides.
import { canonicalJson, type Json } from '#kernel';
import type { Ability } from '#abilities';
import { applyConventions } from './conventions.js';
import { nearestReading } from './nearest.js';

type Reading = readonly Ability[];

export function decideReading(readings: readonly Reading[]): Reading | undefined {
  const [only] = readings;
  if (only === undefined || readings.length === 1) return only;
  const meant = readings.map((reading) => canonical(reading.map(applyConventions)));
  if (new Set(meant).size > 1) return nearestReading(readings);
  // Prefer a reading that already has the meaning common to all.
  return readings.find((reading, index) => canonical(reading) === meant[index]) ?? only;
}

const canonical = (reading: Reading): string => canonicalJson(JSON.parse(JSON.stringify(reading)) as Json);
