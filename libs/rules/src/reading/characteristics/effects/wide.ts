// Changes to whole zones, whatever the cards in them are (cr 613.1d-e). They concern hundreds of cards that
// are rarely read, so a change is recorded when it applies, and carried out on a card when something asks for
// that card. Switched off on 2026-11-28, neither self-play nor 600 cards in a graveyard became measurably slower.
// wide.spec.ts checks the results.
import { memoByIdentity } from '#kernel';
import type { Change, Filter, ZoneName } from '#abilities';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { changingAmong } from '../../../model/printed/changing.js';
import type { Continuous } from './continuous.js';
import { applyDeed, type Bench, type Deeds } from '../alone/changes.js';
import type { Draft } from '../alone/draft.js';
import { areListed, leavesAbilities } from './bearing.js';
import { draftOf } from '../alone/known-as.js';
import { haveCountersEffect, plainOf } from '../alone/plain.js';
import type { Known } from '../../../model/printed/shape.js';

/** Zones whose cards are rarely read; spells, emblems and permanents may have more abilities that matter. */
const REMOTE: readonly ZoneName[] = ['hand', 'library', 'graveyard', 'exile', 'outside'];

/** Whether objects in the zone fit, as far as the zone alone decides. */
function fitsThere(filter: Filter, zone: ZoneName): boolean | undefined {
  if (filter.kind === 'anything') return true;
  // The kind of a zone does not tell its player.
  if (filter.kind === 'in')
    return filter.zone === zone && filter.whose !== undefined ? undefined : filter.zone === zone;
  if (filter.kind === 'all') return settledBy(filter.of, zone, false);
  if (filter.kind === 'any') return settledBy(filter.of, zone, true);
  const fits = filter.kind === 'not' ? fitsThere(filter.of, zone) : undefined;
  return fits === undefined ? undefined : !fits;
}

/** One part with the `decisive` result decides the whole. */
function settledBy(filters: readonly Filter[], zone: ZoneName, decisive: boolean): boolean | undefined {
  const all = filters.map((filter) => fitsThere(filter, zone));
  if (all.includes(decisive)) return decisive;
  return all.includes(undefined) ? undefined : !decisive;
}

const taken = memoByIdentity<Filter, ReadonlySet<ZoneName>>();

function zonesTaken(filter: Filter): ReadonlySet<ZoneName> {
  let found = taken.get(filter);
  if (found === undefined)
    taken.set(filter, (found = new Set(REMOTE.filter((zone) => fitsThere(filter, zone) === true))));
  return found;
}

const NO_ZONES: ReadonlySet<ZoneName> = new Set();

/** The zones in which it changes every card, if it adds and removes no ability. */
export function zonesOfWide({ affects, each, parts }: Continuous): ReadonlySet<ZoneName> {
  if (areListed(affects) || each !== undefined) return NO_ZONES;
  return parts.every(({ change }) => leavesAbilities(change)) ? zonesTaken(affects) : NO_ZONES;
}

/** Whether only the changes recorded here can change the card. */
export const isPlainCard = (state: GameState, object: GameObject): boolean =>
  object.permanent === undefined &&
  object.item === undefined &&
  !haveCountersEffect(object) &&
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

/** The recorded changes to all cards of some zones, in order. */
export class Wide {
  private readonly steps: Step[] = [];
  private readonly drafts = new WeakMap<Known, Draft>();

  get isNothing(): boolean {
    return this.steps.length === 0;
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** A draft of the card with all of them applied; undefined if none affects it. */
  begun(state: GameState, object: GameObject): Draft | undefined {
    const steps = this.steps.filter(({ zones }) => zones.has(object.zone.kind));
    if (steps.length === 0 || !isPlainCard(state, object)) return undefined;
    const draft = draftOf(plainOf(state, object));
    for (const { kind, deed } of steps) applyDeed(draft, kind, deed, object.id, BENCH);
    return draft;
  }

  /** The same as a final result. */
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
