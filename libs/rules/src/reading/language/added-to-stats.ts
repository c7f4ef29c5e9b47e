// The amount a power or toughness changes by (cr 107.1b): a negative result counts as zero, so that '+X'
// never subtracts and '-X' never adds.
import { saturated } from '../../model/basics/bounds.js';
import type { Value } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { Sight } from './sight.js';

export function addedToStat(sight: Sight, value: Value, context: Context): number {
  if (typeof value === 'number') return value;
  if (value.kind === 'product' && typeof value.of === 'number')
    return saturated(value.of * Math.max(0, sight.read.valueOf(sight, value.by, context)) + 0);
  return Math.max(0, sight.read.valueOf(sight, value, context));
}
