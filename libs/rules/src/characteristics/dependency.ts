// In what order effects of one layer apply (cr 613.7-8): by timestamp, unless one depends on another.

/** Which of them applies next. `dependsOn(one, other)` is asked of each pair at most once. */
export function nextOf<T extends { readonly timestamp: number }>(
  pending: readonly T[],
  dependsOn: (one: T, other: T) => boolean,
): T | undefined {
  const [first] = pending;
  if (pending.length < 2) return first;
  const waits = pending.map((one) =>
    pending.flatMap((other, at) => (other !== one && dependsOn(one, other) ? [at] : [])),
  );
  const ready = pending.filter((_, at) => isReady(waits, at));
  return ready.reduce<T | undefined>(
    (best, one) => (best === undefined || one.timestamp < best.timestamp ? one : best),
    undefined,
  );
}

/** cr 613.8b: it waits for none, or only for such as wait for it in turn: a loop, which is ignored. */
function isReady(waits: readonly (readonly number[])[], at: number): boolean {
  return reached(waits, at).every((other) => reached(waits, other).includes(at));
}

function reached(waits: readonly (readonly number[])[], from: number): readonly number[] {
  const found: number[] = [];
  const look = (at: number): void => {
    for (const next of waits[at] ?? [])
      if (!found.includes(next)) {
        found.push(next);
        look(next);
      }
  };
  look(from);
  return found;
}
