import { randomKey, randomSource } from '#kernel';
import {
  best,
  brokenBy,
  requirementCounts,
  obeyedBy,
  type Puzzle,
  type Restriction,
  type DeclarationWay,
} from './requirements.js';

/** Every possible declaration. */
function bruteForce({ counts, creatures, restrictions, requirements }: Puzzle): number {
  const all = creatures.reduce<(DeclarationWay | null)[][]>(
    (choices, ways) => choices.flatMap((choice) => [null, ...ways].map((way) => [...choice, way])),
    [[]],
  );
  const legal = all
    .map((choice) =>
      requirementCounts(
        counts,
        choice.flatMap((way) => (way === null ? [] : [way])),
      ),
    )
    .filter((raised) => brokenBy(restrictions, raised) === undefined);
  return Math.max(...legal.map((raised) => obeyedBy(requirements, raised)));
}

function randomPuzzle(seed: number): Puzzle {
  const random = randomSource(randomKey(`puzzle ${String(seed)}`, []), 0);
  const below = (bound: number): number => random.below(bound);
  const counts = 1 + below(6);
  const some = (most: number): number[] => Array.from({ length: below(most + 1) }, () => below(counts));
  const creatures = Array.from({ length: below(6) }, () =>
    Array.from({ length: below(4) }, () => [...new Set(some(3))]),
  );
  const bounds = (): Pick<Restriction, 'least' | 'most'> => {
    const least = below(3);
    return { least, most: below(3) === 0 ? least + below(3) : Infinity };
  };
  return {
    counts,
    creatures,
    restrictions: Array.from({ length: below(4) }, () => ({
      where: below(counts),
      count: below(counts),
      ...bounds(),
    })),
    requirements: Array.from({ length: below(7) }, () => ({ count: below(counts), ...bounds() })),
  };
}

describe('the most requirements that can be obeyed', () => {
  it('cr 508.1d, 509.1c: the search agrees with trying every declaration', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const puzzle = randomPuzzle(seed);
      const found = best(puzzle);
      const ways = found.ways.flatMap((way, creature) => {
        const taken = way === null ? undefined : puzzle.creatures[creature]?.[way];
        return taken === undefined ? [] : [taken];
      });
      const raised = requirementCounts(puzzle.counts, ways);
      expect({ seed, exact: found.exact, most: found.obeyed }).toEqual({
        seed,
        exact: true,
        most: bruteForce(puzzle),
      });
      expect({ seed, broken: brokenBy(puzzle.restrictions, raised) }).toEqual({ seed, broken: undefined });
      expect({ seed, obeyed: obeyedBy(puzzle.requirements, raised) }).toEqual({ seed, obeyed: found.obeyed });
    }
  });

  it('cr 508.1d: a search that is cut short still gives a declaration that breaks no restriction', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const puzzle = randomPuzzle(seed);
      const { ways, exact } = best(puzzle, 3);
      const taken = ways.flatMap((way, creature) =>
        way === null ? [] : [puzzle.creatures[creature]![way]!],
      );
      expect(brokenBy(puzzle.restrictions, requirementCounts(puzzle.counts, taken))).toBeUndefined();
      if (puzzle.creatures.length > 3) expect(exact).toBe(false);
    }
  });

  it('cr 509.1c: a search with a hundred creatures that must each block one of twenty attackers is exact', () => {
    const creatures = Array.from({ length: 100 }, (_, creature) =>
      Array.from({ length: 20 }, (_, attacker) => [100 + attacker, creature]),
    );
    const single = Array.from({ length: 100 }, (_, count) => ({ count, least: 1, most: Infinity }));
    const menace = Array.from({ length: 20 }, (_, attacker) => ({
      where: 100 + attacker,
      count: 100 + attacker,
      least: 2,
      most: Infinity,
    }));
    const found = best({ counts: 120, creatures, restrictions: menace, requirements: single });
    expect(found).toMatchObject({ obeyed: 100, exact: true });
  });

  it('cr 508.1d: a search with a hundred creatures that must attack, of which three may, is exact', () => {
    const creatures = Array.from({ length: 100 }, (_, creature) => [[creature, 100]]);
    const requirements = Array.from({ length: 100 }, (_, count) => ({ count, least: 1, most: Infinity }));
    const restrictions = [{ where: 100, count: 100, least: 0, most: 3 }];
    expect(best({ counts: 101, creatures, restrictions, requirements })).toMatchObject({
      obeyed: 3,
      exact: true,
    });
  });
});
