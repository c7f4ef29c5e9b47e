// What changes whatever lies in a zone, be it what it may (cr 613.1d-e): hundreds of cards that hardly anything asks
// about. What happens to them is written down as it is applied, and done to a card once somebody asks for it.
import type { Change, Filter, ZoneName } from '#abilities';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { changingAmong } from '../../model/printed/changing.js';
import type { Continuous } from './continuous.js';
import { perform, type Bench, type Deeds } from './changes.js';
import type { Draft } from './draft.js';
import { isFixed, leavesAbilities } from './bearing.js';
import { draftOf } from './known-as.js';
import { isCounted, plainOf } from './plain.js';
import type { Known } from '../../model/printed/shape.js';

/** Zones in which a card is looked at seldom; what is a spell, an emblem or a permanent may have more to say. */
const REMOTE: readonly ZoneName[] = ['hand', 'library', 'graveyard', 'exile', 'outside'];

/** Whether what lies in the zone fits, as far as the zone decides that. */
function fitsThere(filter: Filter, zone: ZoneName): boolean | undefined {
  if (filter.kind === 'anything') return true;
  // Whose it is, the zone's kind does not say.
  if (filter.kind === 'in')
    return filter.zone === zone && filter.whose !== undefined ? undefined : filter.zone === zone;
  if (filter.kind === 'all') return settledBy(filter.of, zone, false);
  if (filter.kind === 'any') return settledBy(filter.of, zone, true);
  const fits = filter.kind === 'not' ? fitsThere(filter.of, zone) : undefined;
  return fits === undefined ? undefined : !fits;
}

/** One that comes to `decisive` settles the matter. */
function settledBy(filters: readonly Filter[], zone: ZoneName, decisive: boolean): boolean | undefined {
  const all = filters.map((filter) => fitsThere(filter, zone));
  if (all.includes(decisive)) return decisive;
  return all.includes(undefined) ? undefined : !decisive;
}

const taken = new WeakMap<Filter, ReadonlySet<ZoneName>>();

function zonesTaken(filter: Filter): ReadonlySet<ZoneName> {
  let found = taken.get(filter);
  if (found === undefined)
    taken.set(filter, (found = new Set(REMOTE.filter((zone) => fitsThere(filter, zone) === true))));
  return found;
}

const NO_ZONES: ReadonlySet<ZoneName> = new Set();

/** The zones of which it changes everything, and gives or takes no ability. */
export function zonesOfWide({ affects, each, parts }: Continuous): ReadonlySet<ZoneName> {
  if (isFixed(affects) || each !== undefined) return NO_ZONES;
  return parts.every(({ change }) => leavesAbilities(change)) ? zonesTaken(affects) : NO_ZONES;
}

/** Whether it is by itself what is written on it: nothing but what is written down here changes it. */
export const isPlainCard = (state: GameState, object: GameObject): boolean =>
  object.permanent === undefined &&
  object.item === undefined &&
  !isCounted(object) &&
  changingAmong(plainOf(state, object).abilities).length === 0;

interface Step {
  readonly zones: ReadonlySet<ZoneName>;
  readonly kind: Change['kind'];
  readonly deed: Deeds[Change['kind']];
}

const BENCH: Bench = {
  copied() {
    throw new Error('who becomes a copy has other abilities');
  },
};

/** What was done to all cards of some zones, one thing after another. */
export class Wide {
  private readonly steps: Step[] = [];
  private readonly drafts = new WeakMap<Known, Draft>();

  get isNothing(): boolean {
    return this.steps.length === 0;
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** A card as it is under all that, to be written on; undefined where none of it is at the card. */
  begun(state: GameState, object: GameObject): Draft | undefined {
    const steps = this.steps.filter(({ zones }) => zones.has(object.zone.kind));
    if (steps.length === 0 || !isPlainCard(state, object)) return undefined;
    const draft = draftOf(plainOf(state, object));
    for (const { kind, deed } of steps) perform(draft, kind, deed as never, object.id, BENCH);
    return draft;
  }

  /** The same, once and for all. */
  of(state: GameState, object: GameObject): Known | undefined {
    if (this.steps.length === 0) return undefined;
    const plain = plainOf(state, object);
    let found = this.drafts.get(plain);
    if (found === undefined) {
      found = this.begun(state, object);
      if (found !== undefined) this.drafts.set(plain, found);
    }
    return found;
  }

  isSame({ steps }: Wide): boolean {
    return (
      this.steps.length === steps.length &&
      this.steps.every(({ zones, kind, deed }, nth) => {
        const other = steps[nth];
        return (
          other !== undefined &&
          other.zones === zones &&
          other.kind === kind &&
          JSON.stringify(other.deed) === JSON.stringify(deed)
        );
      })
    );
  }
}
