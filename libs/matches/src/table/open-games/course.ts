// The course of a game in a few facts of its log. A rewind takes back what happened since its target, so some of them
// count no longer: only what stands on the present line does.

/** A fact and its place: how many events the log had with it. */
export type Placed = { readonly place: number };

export type Rewind = Placed & {
  /** How many events of the log make the state that the game went back to. */
  readonly to: number;
};

/** The last of the facts that stands. */
export function lastStanding<F extends Placed>(
  facts: readonly F[],
  rewinds: readonly Rewind[],
): F | undefined {
  return standing(facts, rewinds).at(-1);
}

/** The facts that no rewind has taken back. They are in the order of their places. */
export function standing<F extends Placed>(facts: readonly F[], rewinds: readonly Rewind[]): readonly F[] {
  if (rewinds.length === 0) return facts;
  const stretches = stretchesOf(rewinds);
  return facts.filter(({ place }) => stretches.some(({ after, upTo }) => after < place && place <= upTo));
}

/** The parts of the log that made the present state, the last one first. */
function stretchesOf(rewinds: readonly Rewind[]): readonly { after: number; upTo: number }[] {
  const stretches: { after: number; upTo: number }[] = [];
  for (let upTo = Infinity; ;) {
    const last = rewinds.findLast(({ place, to }) => place <= upTo && to < place);
    stretches.push({ after: last?.place ?? 0, upTo });
    if (last === undefined) return stretches;
    upTo = last.to;
  }
}
