// cr 613.7m: the controller of objects that enter together chooses their timestamp order. It asks only if the
// order could make a difference.
import { memoByIdentity } from '#kernel';
import { walk, type Ability, type Change, type Static } from '#abilities';
import { baseOf } from '../../reading/characteristics/alone/base.js';
import { layerOf } from '../../reading/characteristics/effects/continuous.js';
import type { AbilityInstance } from '../../model/printed/shape.js';
import type { Run } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';
import { turnOrder } from '../../reading/language/players.js';
import type { Seat } from '../../model/basics/ids.js';
import { identityOf, isComing, type Coming } from '../verbs/would-be.js';

/**
 * What a static ability does in a layer: to itself alone or to others too. Only the latter can make the order
 * matter.
 */
interface Deed {
  readonly effect: Static;
  readonly layer: number;
  readonly sets: boolean;
  readonly itself: boolean;
}

/** These changes overwrite earlier ones of their layer. The others add up in any order. */
const SETS: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'copy',
  'control',
  'words',
  'set-name',
  'full-text',
  'set-types',
  'remove-types',
  'set-colours',
  'lose-ability',
  'lose-all-abilities',
  'lose-this-ability',
  'cannot-have',
  'set-stat',
]);

const deeds = memoByIdentity<readonly AbilityInstance[], readonly Deed[]>();

function deedsOf(abilities: readonly AbilityInstance[]): readonly Deed[] {
  let found = deeds.get(abilities);
  if (found === undefined)
    deeds.set(abilities, (found = abilities.flatMap(({ ability }) => doneBy(ability))));
  return found;
}

const doneBy = (ability: Ability): readonly Deed[] =>
  ability.kind !== 'static'
    ? []
    : ability.effects.flatMap((effect) =>
        effect.kind === 'modify' || effect.kind === 'modify-host' || effect.kind === 'modify-this'
          ? effect.changes.map((change) => ({
              effect,
              layer: layerOf(change, false),
              sets: SETS.has(change.kind),
              itself: effect.kind === 'modify-this',
            }))
          : [],
      );

const OF_ITSELF = ['this', 'host', 'linked', 'granter'];
const speaksOfItself = (effect: Static): boolean =>
  effect.kind === 'modify-host' ||
  [...walk('static', effect)].some(({ node }) =>
    OF_ITSELF.includes((node as { kind?: string } | null)?.kind ?? ''),
  );

const meet = (one: Deed, other: Deed): boolean =>
  one.layer === other.layer &&
  (one.sets || other.sets) &&
  !(one.itself && other.itself) &&
  (one.effect !== other.effect || speaksOfItself(one.effect));

interface Placed {
  readonly verb: Coming;
  readonly index: number;
  readonly name: string;
  readonly does: readonly Deed[];
}

function placed(run: Run, group: readonly Verb[]): readonly Placed[] {
  return group.flatMap((verb, index) => {
    if (!isComing(verb) || (verb.entering.faceDown ?? null) !== null) return [];
    const identity = identityOf(run.state, verb);
    if (identity === undefined) return [];
    const { name, abilities } = baseOf(run.state, identity);
    const does = deedsOf(abilities);
    return does.length === 0 ? [] : [{ verb, index, name, does }];
  });
}

/** The objects whose order can matter. */
const bearing = (all: readonly Placed[]): readonly Placed[] =>
  all.filter((one) =>
    all.some(
      (other) => other !== one && one.does.some((deed) => other.does.some((another) => meet(deed, another))),
    ),
  );

/** Everything is decided; the group only has to happen, in this order. */
export function inOwnOrder(run: Run, group: Verb[]): void {
  if (group.length < 2) return;
  const all = placed(run, group);
  if (all.length < 2) return;
  const seats = turnOrder(
    run,
    all.map(({ verb }) => verb.entering.under),
  );
  const orders = seats.map((seat) => {
    const own = bearing(all.filter(({ verb }) => verb.entering.under === seat));
    return { places: own.map(({ index }) => index), chosen: own.length < 2 ? own : ask(run, seat, own) };
  });
  run.settle();
  for (const { places, chosen } of orders)
    for (const [nth, { verb }] of chosen.entries()) group[places[nth] ?? 0] = verb;
}

/** The first object in the answer has the earliest timestamp. */
function ask(run: Run, seat: Seat, own: readonly Placed[]): readonly Placed[] {
  const { order } = run.ask<'order'>(seat, 'order-cards', {
    kind: 'order',
    options: own.map(({ verb, name: label }) =>
      verb.verb === 'move' ? { label, object: verb.object } : { label },
    ),
  });
  return order.flatMap((at) => own[at] ?? []);
}
