// cr 508.1c-d, 509.1b-c: finds the most requirements that a declaration can obey without breaking a
// restriction. A declaration gives each creature one of its ways to take part, or none. A way raises counts,
// and restrictions and requirements refer only to counts, so attacking and blocking are the same problem.

/** The counts that one way raises, each by one. */
export type DeclarationWay = readonly number[];

/** While the count `where` is not zero, `count` must be within these bounds. */
export interface Restriction {
  readonly where: number;
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/** Obeyed while the count is within these bounds. */
export interface Requirement {
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

export interface Puzzle {
  readonly counts: number;
  /** The ways of each creature. */
  readonly creatures: readonly (readonly DeclarationWay[])[];
  readonly restrictions: readonly Restriction[];
  readonly requirements: readonly Requirement[];
}

export interface Best {
  readonly obeyed: number;
  /** The way each creature takes. Null: it does not take part. */
  readonly ways: readonly (number | null)[];
  /** False: the search broke off, and there may be a better declaration. */
  readonly exact: boolean;
}

/** Without requirements nobody has to take part. */
export const NOTHING_REQUIRED: Best = { obeyed: 0, ways: [], exact: true };

/**
 * The number of positions searched before the search breaks off. The best found until then counts as the
 * best: a declaration may pass that a longer search would refuse, but a legal one is never refused.
 */
export const SEARCHED = 50_000;

const within = (count: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  count >= least && count <= most;

export const requirementCounts = (size: number, ways: readonly DeclarationWay[]): number[] => {
  const counts = new Array<number>(size).fill(0);
  for (const way of ways) for (const count of way) counts[count] = (counts[count] ?? 0) + 1;
  return counts;
};

export const brokenBy = (
  restrictions: readonly Restriction[],
  counts: readonly number[],
): Restriction | undefined =>
  restrictions.find(
    (restriction) =>
      (counts[restriction.where] ?? 0) > 0 && !within(counts[restriction.count] ?? 0, restriction),
  );

export const obeyedBy = (requirements: readonly Requirement[], counts: readonly number[]): number =>
  requirements.filter((requirement) => within(counts[requirement.count] ?? 0, requirement)).length;

/**
 * A legal choice that obeys the most requirements: the first one found, with as few creatures as possible.
 */
export function best(puzzle: Puzzle, searched = SEARCHED): Best {
  return new Search(puzzle, searched).run();
}

interface Creature {
  readonly index: number;
  /** The creature's signature. Creatures with the same one are interchangeable. */
  readonly same: string;
  readonly ways: readonly { readonly index: number; readonly way: DeclarationWay; readonly gain: number }[];
}

class Search {
  private readonly creatures: readonly Creature[];
  private readonly counts: number[];
  /**
   * For each depth: how far each count can still rise, and how many single-creature requirements can still be
   * met.
   */
  private readonly rises: number[][];
  private readonly gains: number[];
  private readonly chosen: number[];
  private readonly shared: readonly Requirement[];
  private readonly single: ReadonlySet<number>;
  private left: number;
  private found: { obeyed: number; ways: (number | null)[] } | undefined;

  constructor(
    private readonly puzzle: Puzzle,
    searched: number,
  ) {
    this.left = searched;
    this.counts = requirementCounts(puzzle.counts, []);
    this.single = this.countsOfOneCreature();
    this.creatures = this.ordered();
    this.chosen = this.creatures.map(() => -1);
    this.rises = this.creatures.map(() => []);
    this.gains = [];
    this.lookAhead();
    // Requirements that nobody can meet are dropped once, not checked at every position.
    this.shared = puzzle.requirements.filter(
      (requirement) =>
        !this.isSingle(requirement) && (this.rises[0]?.[requirement.count] ?? 0) >= requirement.least,
    );
  }

  run(): Best {
    this.visit(0, 0);
    const ways = this.found?.ways ?? this.puzzle.creatures.map(() => null);
    return { obeyed: this.found?.obeyed ?? 0, ways, exact: this.left > 0 };
  }

  /** Counts that only one creature can raise. Requirements on them are weighed creature by creature. */
  private countsOfOneCreature(): ReadonlySet<number> {
    const raisers = new Map<number, Set<number>>();
    this.puzzle.creatures.forEach((ways, creature) => {
      for (const count of ways.flat()) {
        const known = raisers.get(count) ?? new Set();
        raisers.set(count, known.add(creature));
      }
    });
    return new Set([...raisers].flatMap(([count, creatures]) => (creatures.size === 1 ? [count] : [])));
  }

  private isSingle({ count, least, most }: Requirement): boolean {
    return least === 1 && most >= 1 && this.single.has(count);
  }

  private gainOf(way: DeclarationWay): number {
    return this.puzzle.requirements.filter(
      (requirement) => this.isSingle(requirement) && way.includes(requirement.count),
    ).length;
  }

  /**
   * What a count means to the creature that raises it. If no other creature raises it and all rules about it
   * use it alone, its meaning is what those rules ask. Creatures with the same meanings are interchangeable.
   */
  private meaning(count: number): string {
    const { restrictions, requirements } = this.puzzle;
    const isOwn =
      this.single.has(count) &&
      !restrictions.some((one) => one.count === count && one.where !== count) &&
      !requirements.some((one) => one.count === count && !this.isSingle(one));
    if (!isOwn) return String(count);
    const asked = restrictions
      .filter(({ where }) => where === count)
      .map(
        (one) =>
          `${one.count === count ? 'own' : String(one.count)} ${String(one.least)} ${String(one.most)}`,
      );
    return `own ${String(this.gainOf([count]))} ${asked.sort().join()}`;
  }

  /** Creatures with requirements come first, and interchangeable ones are neighbours. */
  private ordered(): readonly Creature[] {
    const meanings = requirementCounts(this.puzzle.counts, []).map((_, count) => this.meaning(count));
    const creatures = this.puzzle.creatures.map((ways, index): Creature => {
      const different = new Map<string, Creature['ways'][number]>();
      ways.forEach((way, at) => {
        const key = way
          .map((count) => meanings[count])
          .sort()
          .join(';');
        if (way.length > 0 && !different.has(key))
          different.set(key, { index: at, way, gain: this.gainOf(way) });
      });
      const kept = [...different].sort(
        ([key, one], [otherKey, other]) => other.gain - one.gain || (key < otherKey ? -1 : 1),
      );
      return { index, same: kept.map(([key]) => key).join('/'), ways: kept.map(([, way]) => way) };
    });
    const urgency = ({ ways }: Creature): number => ways[0]?.gain ?? 0;
    return creatures.sort(
      (one, other) =>
        urgency(other) - urgency(one) ||
        (one.same < other.same ? -1 : one.same > other.same ? 1 : one.index - other.index),
    );
  }

  private lookAhead(): void {
    const { length } = this.creatures;
    let rises = requirementCounts(this.puzzle.counts, []);
    let gain = 0;
    this.rises[length] = rises;
    this.gains[length] = gain;
    for (let depth = length - 1; depth >= 0; depth -= 1) {
      const { ways } = this.creatures[depth] ?? { ways: [] };
      rises = [...rises];
      for (const count of new Set(ways.flatMap(({ way }) => way))) rises[count] = (rises[count] ?? 0) + 1;
      gain += Math.max(0, ...ways.map((one) => one.gain));
      this.rises[depth] = rises;
      this.gains[depth] = gain;
    }
  }

  /** The upper bound on requirements from here. Below zero: a restriction is broken for good. */
  private promise(depth: number, gained: number): number {
    const rises = this.rises[depth] ?? [];
    const { counts } = this;
    const couldBe = (count: number, { least, most }: Requirement): boolean =>
      (counts[count] ?? 0) <= most && (counts[count] ?? 0) + (rises[count] ?? 0) >= least;
    const broken = this.puzzle.restrictions.some(
      (restriction) => (counts[restriction.where] ?? 0) > 0 && !couldBe(restriction.count, restriction),
    );
    if (broken) return -1;
    return (
      gained +
      (this.gains[depth] ?? 0) +
      this.shared.filter((requirement) => couldBe(requirement.count, requirement)).length
    );
  }

  private visit(depth: number, gained: number): void {
    if (this.left <= 0) return;
    this.left -= 1;
    const promise = this.promise(depth, gained);
    if (promise < 0 || promise <= (this.found?.obeyed ?? -1)) return;
    const creature = this.creatures[depth];
    if (creature === undefined) {
      this.found = { obeyed: promise, ways: this.taken() };
      return;
    }
    const before = this.creatures[depth - 1];
    const from = before?.same === creature.same ? rank(this.chosen[depth - 1] ?? -1, creature) : 0;
    for (const place of this.places(creature)) {
      // Interchangeable creatures are tried in only one order of their ways.
      if (rank(place, creature) < from) continue;
      const taken = creature.ways[place];
      this.chosen[depth] = place;
      for (const count of taken?.way ?? []) this.counts[count] = (this.counts[count] ?? 0) + 1;
      this.visit(depth + 1, gained + (taken?.gain ?? 0));
      for (const count of taken?.way ?? []) this.counts[count] = (this.counts[count] ?? 0) - 1;
    }
    this.chosen[depth] = -1;
  }

  /** The order of ways to try: those that gain something, then staying out (-1), then the rest. */
  private places({ ways }: Creature): readonly number[] {
    const gaining = ways.flatMap(({ gain }, place) => (gain > 0 ? [place] : []));
    const others = ways.flatMap(({ gain }, place) => (gain > 0 ? [] : [place]));
    return [...gaining, -1, ...others];
  }

  private taken(): (number | null)[] {
    const ways = this.puzzle.creatures.map((): number | null => null);
    this.creatures.forEach(({ index, ways: own }, depth) => {
      ways[index] = own[this.chosen[depth] ?? -1]?.index ?? null;
    });
    return ways;
  }
}

const rank = (place: number, { ways }: Creature): number => (place === -1 ? ways.length : place);
