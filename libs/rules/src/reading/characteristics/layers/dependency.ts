// The order in which effects of one layer apply (cr 613.7-8): by timestamp, unless one depends on another.

/**
 * The effect to apply next. `dependsOn(one, other)` is called at most once for each pair, and only if needed:
 * usually the earliest effect depends on nothing.
 */
export function nextOf<T extends { readonly timestamp: number }>(
  pending: readonly T[],
  dependsOn: (one: T, other: T) => boolean,
): T | undefined {
  if (pending.length < 2) return pending[0];
  const asked = new Map<T, readonly T[]>();
  const waitsOf = (one: T): readonly T[] => {
    let waits = asked.get(one);
    if (waits === undefined)
      asked.set(one, (waits = pending.filter((other) => other !== one && dependsOn(one, other))));
    return waits;
  };
  return [...pending]
    .sort((one, other) => one.timestamp - other.timestamp)
    .find((one) => isReady(waitsOf, one));
}

type Waits<T> = (one: T) => readonly T[];

/** cr 613.8b: it depends on none, or only on effects that depend on it in turn; such a loop is ignored. */
function isReady<T>(waitsOf: Waits<T>, one: T): boolean {
  if (waitsOf(one).length === 0) return true;
  const waiting = reached(waitsOf, one);
  const waitedForBy = new Map<T, T[]>();
  for (const other of waiting)
    for (const next of waitsOf(other)) {
      const others = waitedForBy.get(next);
      if (others === undefined) waitedForBy.set(next, [other]);
      else others.push(other);
    }
  const leadBack = reached((other) => waitedForBy.get(other) ?? [], one);
  return [...waiting].every((other) => leadBack.has(other));
}

function reached<T>(waitsOf: Waits<T>, from: T): ReadonlySet<T> {
  const found = new Set<T>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of waitsOf(at))
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
}
