// A fast check for costs that are certainly payable: each need gets its own source or unit in the pool. A
// cost that fails it may still be payable; auto-payer.ts decides that.
import type { Made, ManaSource } from './auto-payer.js';
import type { Bill, ManaTypeSet } from './bill.js';

/** The units the player has or could make for free: for each unit the sorts it could be. */
export function freeUnits(
  pool: readonly Made[],
  sources: readonly ManaSource<unknown>[],
): readonly ManaTypeSet[] {
  const units = pool.map(({ sorts }) => sorts);
  for (const { ways } of sources) {
    let sorts = 0;
    for (const { pays, makes } of ways) {
      const [made] = makes;
      if (pays.length > 0 || made === undefined || makes.length > 1) {
        sorts = 0;
        break;
      }
      sorts |= made.sorts;
    }
    if (sorts !== 0) units.push(sorts);
  }
  return units;
}

export function isPlainlyPayable(units: readonly ManaTypeSet[], bill: Bill): boolean {
  if (units.length < bill.length) return false;
  const left = units.slice();
  for (const { sorts, snow } of bill) {
    const at = snow ? -1 : leastThatDoes(left, sorts);
    if (at === -1) return false;
    left[at] = 0;
  }
  return true;
}

/** The index of the unit that meets the need and could be the fewest other sorts. */
function leastThatDoes(units: readonly ManaTypeSet[], sorts: ManaTypeSet): number {
  let found = -1;
  let least = Infinity;
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? 0;
    if ((unit & sorts) === 0) continue;
    const count = manyIn(unit);
    if (count < least) {
      least = count;
      found = at;
      if (count === 1) break;
    }
  }
  return found;
}

function manyIn(sorts: ManaTypeSet): number {
  let count = 0;
  for (let left = sorts; left !== 0; left &= left - 1) count += 1;
  return count;
}
