// One trial of effects that do the very same to the very same objects, like those of a hundred copies of March of the
// Machines, tells whether an effect depends on any of them (cr 613.8a). `one-by-one.spec.ts` compares with a trial of each.
import type { Filter } from '#abilities';
import { areListed, mayEndEffects } from '../effects/bearing.js';
import { isFixed } from '../effects/change-reads.js';
import { splitByContext } from '../effects/context-read.js';
import type { Applying } from './pending.js';
import type { ObjectId } from '../../../model/basics/ids.js';

const readsNoSource = (filter: Filter): boolean => splitByContext(filter).own.length === 0;

/** The trials of one layer, for as long as what is applied changes nothing. */
export class Trials {
  private readonly numbers = new Map<object, number>();
  private readonly keys = new Map<Applying, string>();
  private readonly results = new Map<string, boolean>();
  private readonly affected = new Map<string, readonly ObjectId[]>();
  private readonly sets = new Map<readonly ObjectId[], ReadonlySet<ObjectId>>();
  private readonly prints = new Map<Applying, string>();

  constructor(
    private readonly layer: number,
    /** False: each effect is tried out. */
    private readonly shares: boolean,
  ) {}

  /** Whether anything was tried out. */
  get areDone(): boolean {
    return this.results.size > 0;
  }

  /** What the effect affects if it applies now. */
  affectedBy(one: Applying, find: () => readonly ObjectId[]): readonly ObjectId[] {
    return kept(this.affected, this.keyOf(one), find);
  }

  /** What the effect does before anything is tried out. */
  printOf(one: Applying, print: () => string): string {
    return kept(this.prints, one, print);
  }

  /** Whether the one depends on the other, which affects those objects. */
  of(one: Applying, other: Applying, those: readonly ObjectId[], tryOut: () => boolean): boolean {
    const key = this.mayEnd(one, other, those) ? this.ownKeyOf(one) : this.keyOf(one);
    return kept(this.results, `${key} | ${this.keyOf(other)}`, tryOut);
  }

  /** Its source may lose what makes the effect, which the sources of its like keep. */
  private mayEnd({ effect }: Applying, other: Applying, those: readonly ObjectId[]): boolean {
    if (effect.while !== undefined) return true;
    return (
      mayEndEffects(other.effect, this.layer) &&
      kept(this.sets, those, () => new Set(those)).has(effect.context.source)
    );
  }

  /** Equal for effects that are interchangeable in the layer. */
  private keyOf(one: Applying): string {
    return kept(this.keys, one, () => this.keyFor(one));
  }

  private keyFor(one: Applying): string {
    const { effect, affected } = one;
    const { affects, context, parts, defines } = effect;
    const changes = parts.filter(({ layer }) => layer === this.layer).map(({ change }) => change);
    if (!this.shares || !changes.every(isFixed)) return this.ownKeyOf(one);
    if (affected === null && (areListed(affects) || !readsNoSource(affects))) return this.ownKeyOf(one);
    const numbers = [affected ?? affects, ...changes].map((part) => this.numberOf(part));
    return `${numbers.join()} ${String(context.controller)} ${String(defines)}`;
  }

  private ownKeyOf(one: Applying): string {
    return `#${String(this.numberOf(one))}`;
  }

  private numberOf(one: object): number {
    return kept(this.numbers, one, () => this.numbers.size);
  }
}

function kept<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const found = values.get(key);
  if (found !== undefined) return found;
  const made = make();
  values.set(key, made);
  return made;
}
