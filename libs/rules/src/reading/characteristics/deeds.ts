// What an effect does to those it is at, worked out once for all that it is the same for: of a counting anthem for all
// that are alike, and for all anthems that count the same; of an ability that is given, once for as long as the effect
// stays what it is.
import type { Change } from '#abilities';
import type { Sight } from '../language/sight.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import { isAlikeForAlike, likeness } from './alike.js';
import type { Aspect } from './aspects.js';
import { workedOut, type Deeds } from './changes.js';
import type { Continuous, Part } from './continuous.js';
import type { Written } from './written.js';

type Deed = Deeds[Change['kind']];

/** What `likeness` and what is alike for alike read. */
const OF_LIKENESS: readonly Aspect[] = ['types', 'colours', 'control'];

/** An ability that is given depends on nothing but the effect that gives it. */
const given = new WeakMap<Part, readonly [Deed]>();

export class DeedsOf {
  private likenesses = new Map<ObjectId, string>();
  private alike = new Map<Change, Map<string, Deed>>();
  private written = 0;

  constructor(
    private readonly state: GameState,
    private readonly sight: Sight,
    private readonly writing: Written,
    /** False: each effect works out its own. */
    private readonly shares: boolean,
  ) {}

  /** One thing for all of those affected, or for each of them what it is for that one. */
  of(sight: Sight, { each }: Continuous, part: Part, affected: readonly ObjectId[]): readonly Deed[] {
    const { change, context } = part;
    if (each === undefined) return this.oneOf(sight, part);
    const workOut = (id: ObjectId): Deed => {
      const bindings = { ...context.bindings, [each]: { objects: [id] } };
      return workedOut(sight, change, { ...part, context: { ...context, bindings } });
    };
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

  private oneOf(sight: Sight, part: Part): readonly [Deed] {
    const { change } = part;
    if (!this.shares || change.kind !== 'gain-ability') return [workedOut(sight, change, part)];
    let found = given.get(part);
    if (found === undefined) given.set(part, (found = [workedOut(sight, change, part)]));
    return found;
  }

  /** Nothing of it hangs on whose effect it is. */
  private forAlike(change: Change): Map<string, Deed> {
    if (!this.shares) return new Map();
    this.forget();
    const found = this.alike.get(change) ?? new Map<string, Deed>();
    this.alike.set(change, found);
    return found;
  }

  /** What is not on the battlefield is counted nowhere: it is like nothing that is. */
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
