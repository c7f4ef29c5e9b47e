// Adds effects that have begun to a result of the layers, without another pass through all effects (cr 611.2c, 613.7).
// An effect that began last applies last in its layers. If it only adds to numbers, grants abilities that
// change nothing or restricts its objects, and no other effect reads what it writes, the pass before it stays
// valid. Without this, 1,600 activations that each give +1/+1 took 3.8 s of processor time instead of 1.1
// (`npm run bench -- board-growth`). `carried-on.spec.ts` compares it with whole passes on random boards.
import { memoByIdentity } from '#kernel';
import type { Change } from '#abilities';
import { changingAmong } from '../../../model/printed/changing.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import type { Lasting } from '../../../model/state/lasting.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { Aspect } from '../effects/aspects.js';
import { reuseEqualDrafts } from './as-before.js';
import { readBy } from '../effects/bearing.js';
import { applyDeed, type Bench, type Deeds } from '../alone/changes.js';
import { settledBy, type Collected, type Continuous, type EffectPart } from '../effects/continuous.js';
import { DeedsOf } from '../effects/deeds.js';
import type { Draft } from '../alone/draft.js';
import { draftOf } from '../alone/known-as.js';
import type { Layered } from './layered.js';
import type { Known } from '../../../model/printed/shape.js';
import { countedOf } from '../alone/plain.js';
import { sightOfPlain } from '../alone/sight-of-plain.js';
import { Written } from '../effects/written.js';

/** What a change may write and still apply after everything else; undefined: it has to go through the layers. */
const WRITES: { readonly [K in Change['kind']]?: Aspect | 'nothing-read' } = {
  'gain-ability': 'abilities',
  'modify-stats': 'stats',
  cannot: 'nothing-read',
  must: 'nothing-read',
  may: 'nothing-read',
  quality: 'nothing-read',
  goaded: 'nothing-read',
};

const BENCH: Bench = {
  copied() {
    throw new Error('a copy goes through the layers');
  },
};

/** The aspects that some effect of a pass reads, or that apply out of order. */
const readIn = memoByIdentity<readonly Collected[], ReadonlySet<Aspect>>();
const WRITTEN: readonly Aspect[] = ['abilities', 'stats'];

function aspectsReadIn(collected: readonly Collected[]): ReadonlySet<Aspect> {
  let found = readIn.get(collected);
  if (found === undefined) {
    const all = new Set(collected.flatMap(({ effects }) => effects));
    found = new Set(
      collected.some(({ conditional }) => conditional)
        ? WRITTEN
        : WRITTEN.filter((aspect) => [...all].some((effect) => reads(effect, aspect))),
    );
    readIn.set(collected, found);
  }
  return found;
}

/** cr 613.4d: switching power and toughness comes after everything that modifies them. */
const reads = (effect: Continuous, aspect: Aspect): boolean =>
  readBy(effect, aspect) ||
  (aspect === 'stats' && effect.parts.some(({ change }) => change.kind === 'switch-stats'));

const begin = (before: Draft | undefined, byItself: () => Known): Draft =>
  before === undefined ? draftOf(byItself()) : draftOf(before, before.barred);

const isWorkedOut = (change: Change): boolean =>
  change.kind !== 'modify-stats' ||
  (typeof change.power === 'number' && typeof change.toughness === 'number');

/** What the part does to each object; undefined: it cannot apply after all others. */
function deedOf(
  part: EffectPart,
  { collected }: Layered,
  workedOut: () => readonly Deeds[Change['kind']][],
): Deeds[Change['kind']] | undefined {
  const writes = WRITES[part.change.kind];
  if (writes === undefined || !isWorkedOut(part.change)) return undefined;
  if (writes !== 'nothing-read' && aspectsReadIn(collected).has(writes)) return undefined;
  const [deed] = workedOut();
  const changesMore =
    part.change.kind === 'gain-ability' && changingAmong(deed as Deeds['gain-ability']).length > 0;
  return changesMore ? undefined : deed;
}

/** The result with these effects, which began after it, in this order; undefined if all effects have to apply again. */
export function carriedOn(state: GameState, before: Layered, begun: readonly Lasting[]): Layered | undefined {
  if (before.momentary || !before.inPlay || state.naming !== null || state.range !== undefined)
    return undefined;
  const sight = sightOfPlain(state);
  const deeds = new DeedsOf(state, sight, new Written(), true);
  const drafts = new Map<ObjectId, Draft>();
  let { latest } = before;
  for (const lasting of begun) {
    if (lasting.kind !== 'continuous' || lasting.timestamp <= latest) return undefined;
    latest = lasting.timestamp;
    const effect = settledBy(lasting);
    const todo = effect.parts.map((part) => ({
      part,
      deed: deedOf(part, before, () => deeds.of(sight, effect, part, [])),
    }));
    for (const id of lasting.affects ?? []) {
      const object = state.objects[objectNumber(id)];
      if (object === undefined) continue;
      if (object.permanent === undefined) return undefined;
      const draft = drafts.get(id) ?? begin(before.objects.get(id), () => countedOf(state, object));
      drafts.set(id, draft);
      for (const { part, deed } of todo) {
        if (deed === undefined) return undefined;
        applyDeed(draft, part.change.kind, deed, id, BENCH);
      }
    }
  }
  reuseEqualDrafts(drafts, before.objects);
  return { ...before, objects: new Map([...before.objects, ...drafts]), latest };
}
