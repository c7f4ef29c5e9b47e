// What an effect does to its affected objects, computed once for every group with the same result: a counting
// anthem for all objects that are alike, and all anthems that count the same; a granted ability once as long
// as the effect is unchanged.
import { memoByIdentity } from '#kernel';
import type { Change } from '#abilities';
import type { Sight } from '../../language/sight.js';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import { isAlikeForAlike, likeness } from './alike.js';
import type { Aspect } from './aspects.js';
import { isFixed } from './change-reads.js';
import { evaluatedChange, type Deeds } from '../alone/changes.js';
import type { Continuous, EffectPart } from './continuous.js';
import type { Written } from './written.js';

type Deed = Deeds[Change['kind']];

/** The aspects that `likeness` and changes that treat alike objects alike read. */
const OF_LIKENESS: readonly Aspect[] = ['types', 'colours', 'control'];

/** A granted ability depends only on the effect that grants it. */
const given = memoByIdentity<EffectPart, readonly [Deed]>();

export class DeedsOf {
  private likenesses = new Map<ObjectId, string>();
  private alike = new Map<Change, Map<string, Deed>>();
  private written = 0;

  constructor(
    private readonly state: GameState,
    private readonly sight: Sight,
    private readonly writing: Written,
    /** False: each effect evaluates its own. */
    private readonly shares: boolean,
  ) {}

  /** One deed for all affected objects, or a separate one for each. */
  of(sight: Sight, { each }: Continuous, part: EffectPart, affected: readonly ObjectId[]): readonly Deed[] {
    const { change, context } = part;
    if (each === undefined) return this.oneOf(sight, part);
    const workOut = (id: ObjectId): Deed => {
      const bindings = { ...context.bindings, [each]: { objects: [id] } };
      return evaluatedChange(sight, change, { ...part, context: { ...context, bindings } });
    };
    if (isFixed(change)) {
      const deed = evaluatedChange(sight, change, part);
      return affected.map(() => deed);
    }
    if (!isAlikeForAlike(change, each)) return affected.map(workOut);
    const done = this.forAlike(change);
    return affected.map((id) => {
      const key = this.likenessOf(id);
      if (key === undefined) return workOut(id);
      const found = done.get(key) ?? workOut(id);
      done.set(key, found);
      return found;
    });
  }

  private oneOf(sight: Sight, part: EffectPart): readonly [Deed] {
    const { change } = part;
    if (!this.shares || change.kind !== 'gain-ability') return [evaluatedChange(sight, change, part)];
    let found = given.get(part);
    if (found === undefined) given.set(part, (found = [evaluatedChange(sight, change, part)]));
    return found;
  }

  /** It does not depend on the effect's controller. */
  private forAlike(change: Change): Map<string, Deed> {
    if (!this.shares) return new Map();
    this.forget();
    const found = this.alike.get(change) ?? new Map<string, Deed>();
    this.alike.set(change, found);
    return found;
  }

  /** An object outside the battlefield is counted nowhere, so it is like nothing on it. */
  private likenessOf(id: ObjectId): string | undefined {
    const isInPlay = this.state.objects[objectNumber(id)]?.permanent !== undefined;
    if (!isInPlay) return undefined;
    const found = this.shares ? this.likenesses.get(id) : undefined;
    if (found !== undefined) return found;
    const known = this.sight.known(id);
    if (known === undefined) return undefined;
    const made = likeness(known);
    this.likenesses.set(id, made);
    return made;
  }

  private forget(): void {
    const written = this.writing.since(OF_LIKENESS);
    if (written === this.written) return;
    this.written = written;
    this.likenesses = new Map();
    this.alike = new Map();
  }
}
