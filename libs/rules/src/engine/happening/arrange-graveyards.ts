// cr 404.3: the owner chooses the order of cards that are put into one graveyard at the same time, if the
// terms say that the order of graveyards matters.
import { known } from '../../reading/characteristics/characteristics.js';
import { isPublicZone } from '../../model/events/objects.js';
import { turnOrder } from '../../reading/language/players.js';
import { objectNumber, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Run } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';
import { whereTo } from '../proposal/where-to.js';

interface Arriving {
  /** The index in the group. */
  readonly place: number;
  readonly owner: Seat;
  readonly graveyard: string;
  readonly option: { readonly label: string; readonly object?: ObjectId };
}

/**
 * The group in the order it is to happen, as indices. If there are several graveyards, they are asked about
 * one after another.
 */
export function arrangedGraveyards(run: Run, group: readonly Verb[]): readonly number[] | undefined {
  if (run.state.terms?.graveyards !== 'arranged' || group.length < 2) return undefined;
  const all = arriving(run, group);
  const order = [...group.keys()];
  for (const owner of turnOrder(
    run,
    all.map((one) => one.owner),
  ))
    for (const graveyard of new Set(all.filter((one) => one.owner === owner).map((one) => one.graveyard))) {
      const own = all.filter((one) => one.graveyard === graveyard);
      if (own.length < 2) continue;
      const answer = run.ask<'order'>(owner, 'order-cards', {
        kind: 'order',
        options: own.map(({ option }) => option),
      });
      // The first card of the answer lies uppermost, so it is moved last.
      const moved = [...answer.order].reverse();
      for (const [nth, at] of moved.entries()) order[own[nth]?.place ?? 0] = own[at]?.place ?? 0;
    }
  return order;
}

function arriving({ state, proposal }: Run, group: readonly Verb[]): readonly Arriving[] {
  return group.flatMap((verb, place) => {
    const object = verb.verb === 'move' ? state.objects[objectNumber(verb.object)] : undefined;
    // cr 111.7: a token ceases to exist there, so its place does not matter.
    if (verb.verb !== 'move' || object === undefined || object.token === true) return [];
    const to = whereTo(proposal, object, verb.to);
    if (to.kind !== 'graveyard' || to.seat === null) return [];
    const name = known(state, object.id)?.name ?? '';
    const label = name === '' ? 'card' : name;
    const option = isPublicZone(object.zone) ? { label, object: object.id } : { label };
    return [{ place, owner: to.seat, graveyard: zoneKey(to), option }];
  });
}
