// New targets for objects on the stack (cr 115.7, 707.10c). The possible targets are searched once for all
// copies of one spell: an effect that makes 200 copies runs again for each of 200 answers, and nothing
// changes in between. Without this, the search took two thirds of storm's remaining time (`npm run bench --
// board-growth`).
import { targetCandidates } from './targets.js';
import type { Run } from '../frames/run.js';
import { partsOf } from './parts.js';
import type { Context } from '../../model/state/context.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { StackItem, TargetChoice } from '../../model/state/objects.js';
import { chooseOne, chooseOneOrNone } from '../frames/choose-one.js';

type Target = ObjectId | Seat;

/** One target of a spell or ability: its place, the present target, and the possible new ones. */
export interface TargetPlace {
  readonly part: number;
  readonly slot: number;
  readonly nth: number;
  readonly now: Target;
  readonly instead: readonly Target[];
  /** Slots whose targets must differ from this one ('another target'). */
  readonly apart: readonly number[];
}

/**
 * cr 115.7a-d. all: each target changes to another legal one, or none does; any: as many as wished; change:
 * one; to: one changes to this.
 */
export type How =
  { readonly how: 'all' | 'any' | 'change' } | { readonly how: 'to'; readonly to: readonly Target[] };

const everyOne = ({ objects, players }: TargetChoice): Target[] => [...objects, ...players];

/** The choice with its division unchanged: new targets keep the shares (cr 115.7f). */
function choiceOf(
  all: readonly { readonly target: Target; readonly amount: number | undefined }[],
): TargetChoice {
  const objects = all.filter(({ target }) => typeof target === 'string');
  const players = all.filter(({ target }) => typeof target === 'number');
  const amounts = [...objects, ...players].flatMap(({ amount }) => amount ?? []);
  return {
    objects: objects.map(({ target }) => target as ObjectId),
    players: players.map(({ target }) => target as Seat),
    ...(amounts.length === 0 ? {} : { amounts }),
  };
}

/** The item's targets after `seat` has chosen, from the result of `placesOf`. */
export function retargeted(
  run: Run,
  { targets }: StackItem,
  seat: Seat,
  places: readonly TargetPlace[],
  how: How,
): readonly (readonly TargetChoice[])[] {
  const chosen = choosing(run, seat, places, how);
  return targets.map((part, partAt) =>
    part.map((choice, slot) =>
      choiceOf(
        everyOne(choice).map((now, nth) => {
          const change = chosen.find(
            ({ place }) => place.part === partAt && place.slot === slot && place.nth === nth,
          );
          return { target: change?.to ?? now, amount: choice.amounts?.[nth] };
        }),
      ),
    ),
  );
}

/**
 * Every target with its legal alternatives. `object` is the object that is asked about: for a copy, the
 * original. Only the spell or ability itself cannot be its own target (cr 115.5): a `new-copy` is another
 * object than the original.
 */
export function placesOf(
  run: Run,
  object: ObjectId,
  item: StackItem,
  as: 'itself' | 'new-copy' = 'itself',
): readonly TargetPlace[] {
  const stack = as === 'itself' ? object : null;
  const parts = partsOf(run.state, item, object);
  return item.targets.flatMap((slots, part) => {
    const context: Context = {
      ...item.context,
      source: item.kind === 'spell' ? object : item.source,
      stack,
      controller: item.controller,
      x: item.x ?? item.context.x,
      targets: slots,
    };
    return slots.flatMap((choice, slot) => {
      const spec = parts[part]?.targets[slot];
      if (spec === undefined || spec.kind === 'parameter') return [];
      // Whether two targets differ is checked on the result.
      const alone = { ...spec, different: [] };
      const { objects, players } = targetCandidates(run.sight, alone, context, slots);
      return everyOne(choice).map((now, nth) => ({
        part,
        slot,
        nth,
        now,
        instead: [...objects, ...players].filter((other) => other !== now),
        apart: spec.different ?? [],
      }));
    });
  });
}

/** True if two targets must not be the same (cr 115.3). */
const exclude = (place: TargetPlace, other: TargetPlace): boolean =>
  place !== other &&
  place.part === other.part &&
  (place.slot === other.slot || place.apart.includes(other.slot) || other.apart.includes(place.slot));

interface Changed {
  readonly place: TargetPlace;
  readonly to: Target;
}

function choosing(run: Run, seat: Seat, places: readonly TargetPlace[], how: How): Changed[] {
  switch (how.how) {
    case 'any':
      return inTurn(run, seat, places, 'keep');
    case 'all': {
      const changed = inTurn(run, seat, places, 'change');
      // cr 115.7a: all of them change, or none.
      return changed.length === places.length ? changed : [];
    }
    case 'change':
      return one(run, seat, places);
    case 'to': {
      const open = places.map((place) => ({
        ...place,
        instead: place.instead.filter((to) => how.to.includes(to)),
      }));
      return one(run, seat, open);
    }
  }
}

/**
 * Asks for one target after another. A target without an alternative stays; with `keep` the player may keep
 * any target by choosing none. Only the resulting targets must be legal together (cr 115.7e), so one may take
 * what another gives up.
 */
function inTurn(run: Run, seat: Seat, places: readonly TargetPlace[], may: 'keep' | 'change'): Changed[] {
  const changed: Changed[] = [];
  places.forEach((place, index) => {
    const taken = places
      .slice(0, index)
      .filter((other) => exclude(place, other))
      .map((other) => changed.find((change) => change.place === other)?.to ?? other.now);
    const later = places.slice(index + 1).filter((other) => exclude(place, other));
    const isFree = (one: Target): boolean =>
      !taken.includes(one) && later.every((other) => other.now !== one || other.instead.length > 0);
    const open = taken.length + later.length === 0 ? place.instead : place.instead.filter(isFree);
    if (open.length === 0) return;
    const mayStay = may === 'keep' && !taken.includes(place.now);
    const to = mayStay ? chooseOneOrNone(run, seat, 'target', open) : chooseOne(run, seat, 'target', open);
    if (to !== undefined) changed.push({ place, to });
  });
  return changed;
}

/** cr 115.7b: changes exactly one target. */
function one(run: Run, seat: Seat, places: readonly TargetPlace[]): Changed[] {
  const open = places
    .map((place) => ({
      place,
      instead: place.instead.filter(
        (target) => !places.some((other) => exclude(place, other) && other.now === target),
      ),
    }))
    .filter(({ instead }) => instead.length > 0);
  const now = chooseOne(run, seat, 'target', [...new Set(open.map(({ place }) => place.now))]);
  const chosen = open.find(({ place }) => place.now === now);
  if (chosen === undefined) return [];
  const to = chooseOne(run, seat, 'target', chosen.instead);
  return to === undefined ? [] : [{ place: chosen.place, to }];
}
