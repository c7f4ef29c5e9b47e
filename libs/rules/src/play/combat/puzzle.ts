// Builds the puzzle of restrictions and requirements from named counts.
import type { Puzzle, Requirement, Restriction, DeclarationWay } from './requirements.js';

const NO_LIMIT = Number.POSITIVE_INFINITY;

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

export class Counting {
  private readonly names = new Map<string, number>();
  readonly restrictions: Restriction[] = [];
  readonly requirements: Requirement[] = [];

  private at(name: string): number {
    let index = this.names.get(name);
    if (index === undefined) this.names.set(name, (index = this.names.size));
    return index;
  }

  /** While the count `where` is above zero, `count` must stay within the bounds. */
  restrict(where: string, count: string, { least = 0, most = NO_LIMIT }: Bounds): void {
    this.restrictions.push({ where: this.at(where), count: this.at(count), least, most });
  }

  require(count: string, { least = 1, most = NO_LIMIT }: Bounds = {}): void {
    this.requirements.push({ count: this.at(count), least, most });
  }

  /** Counts that no rule refers to are left out. */
  way(names: Iterable<string>): DeclarationWay {
    return [...new Set(names)].flatMap((name) => this.names.get(name) ?? []);
  }

  puzzle(creatures: readonly (readonly DeclarationWay[])[]): Puzzle {
    const { restrictions, requirements } = this;
    return { counts: this.names.size, creatures, restrictions, requirements };
  }
}
