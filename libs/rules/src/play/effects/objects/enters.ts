// How an object enters the battlefield, according to the effect that puts it there (cr 614.12).
import { linkOf } from '../../../model/state/links.js';
import type { Effect, Outcome } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import type { Entering } from '../../../engine/verbs/verb.js';
import { attackedBy, openToAttack } from '../../../engine/objects/attacking.js';
import { NO_OBJECT } from '../../../engine/objects/attaching.js';
import { attackersOn } from '../../../engine/objects/blocking.js';
import { chooseOne } from '../../../engine/frames/choose-one.js';
import { copyIdentity } from '../../../engine/objects/copies.js';
import { fittingObjects } from '../../../reading/language/references.js';
import { bothCounters, countersOn } from '../../../reading/language/stats.js';
import type { Bound } from '../../../model/state/context.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { Ran } from '../../../engine/frames/handlers.js';

type Choosing = Extract<Outcome, { kind: 'choosing' }>;

/** cr 614.12a: choices made as it enters are made before it enters, so their effects run first. */
export function firstChoosing(run: Run, outcomes: readonly Outcome[]): Ran {
  if (run.local('chosen') === true) return undefined;
  const places = outcomes.flatMap(({ kind }, index) => (kind === 'choosing' ? [index] : []));
  if (places.length === 0) return undefined;
  run.keep('chosen', true);
  for (const index of places) run.enter(run.place('enters', index, 'effect'));
  return 'again';
}

/** The name under which an effect's choice is kept. */
function nameOf(effect: Effect): string | undefined {
  if (effect.kind === 'sequence') return effect.steps.map(nameOf).findLast((name) => name !== undefined);
  return 'bind' in effect ? effect.bind : undefined;
}

type Apply<K extends Outcome['kind']> = (
  run: Run,
  outcome: Extract<Outcome, { kind: K }>,
  comes: Entering,
  at: { readonly index: number; readonly object: ObjectId | null },
) => void;

const nothing = (): void => undefined;

/** Effects that are about other events, not about entering the battlefield. */
const APPLY: { readonly [K in Outcome['kind']]: Apply<K> } = {
  tapped(run, { if: condition }, comes) {
    if (condition === undefined || run.holds(condition)) comes.tapped = true;
  },
  untapped: (_, __, comes) => {
    comes.tapped = false;
  },
  'with-counters'(run, { counter, count }, comes) {
    const number = Math.max(0, run.value(count));
    if (number > 0)
      comes.counters = { ...comes.counters, [counter]: (comes.counters?.[counter] ?? 0) + number };
  },
  'with-counters-of'(run, { of }, comes) {
    const noted = run.objects(of).map((id) => countersOn(run.sight, id));
    comes.counters = noted.reduce(bothCounters, comes.counters ?? {});
  },
  'under-control'(run, { who }, comes) {
    comes.under = run.players(who)[0] ?? comes.under;
  },
  'as-copy'(run, { filter, in: zone, may, except, counter, count }, comes, { index, object }) {
    const at = zone ?? 'battlefield';
    const all = { kind: 'all' as const, of: [filter, { kind: 'in' as const, zone: at }] };
    const candidates = fittingObjects(run.sight, all, run.context).filter((id) => id !== object);
    const [chosen] = run.choose(comes.under, 'choose', candidates, {
      least: may === undefined ? 1 : 0,
      most: 1,
    });
    if (chosen === undefined) return;
    const changes =
      except === undefined ? undefined : { changes: except, at: run.place('enters', index, 'except') };
    const copy = copyIdentity(run.state, chosen, changes, run.context);
    if (copy === undefined) return;
    comes.copy = copy;
    if (counter === undefined) return;
    const more = Math.max(0, run.value(count ?? 1));
    comes.byCopy = { [counter]: more };
    comes.counters = { ...comes.counters, [counter]: (comes.counters?.[counter] ?? 0) + more };
  },
  itself: nothing,
  choosing(run, { effect, as }: Choosing, comes) {
    const name = nameOf(effect);
    const bound: Bound | undefined = name === undefined ? undefined : run.context.bindings[name];
    if (as === undefined || bound === undefined) return;
    comes.links = { ...comes.links, [linkOf(as, run.context)]: { ...bound } };
  },
  changed(run, _, comes, { index }) {
    const { source, controller } = run.context;
    comes.changed = [...(comes.changed ?? []), { at: run.place('enters', index), source, controller }];
  },
  /** Its face, and whether it has one, is set with the move. */
  transformed: nothing,
  'face-down': (_, __, comes) => {
    comes.faceDown = 'effect';
  },
  attacking(run, { like, players, or }, comes) {
    const seats = players === undefined ? undefined : run.players(players);
    const open = openToAttack(run.state, comes.under, seats, or);
    const [other] = like === undefined ? [] : run.objects(like);
    const same = other === undefined ? undefined : attackedBy(run.state, other);
    const among = other === undefined ? open : open.filter((one) => one === same);
    const chosen = chooseOne(run, comes.under, 'choose', among);
    if (chosen !== undefined) comes.attacking = chosen;
  },
  /** cr 301.5e, 303.4i: it cannot enter attached to something that is not there. */
  attached(run, { to, players }, comes) {
    const [object] = to === undefined ? [] : run.objects(to);
    const [seat] = players === undefined ? [] : run.players(players);
    comes.attachedTo = object ?? seat ?? NO_OBJECT;
  },
  blocking(run, { attacker }, comes) {
    const open = attackersOn(run.state, comes.under);
    const among = attacker === undefined ? open : run.objects(attacker).filter((id) => open.includes(id));
    const chosen = chooseOne(run, comes.under, 'choose', among);
    if (typeof chosen === 'string') comes.blocking = chosen;
  },
  'to-zone': nothing,
  amount: nothing,
  prevent: nothing,
  redirect: nothing,
  instead: nothing,
  also: nothing,
  'as-counters': nothing,
  'more-tokens': nothing,
  'exile-linked': nothing,
  regenerate: nothing,
  parameter: nothing,
};

/** Everything in an effect's `enters` list. The player who will control the object makes the open choices. */
export function entersWith(
  run: Run,
  outcomes: readonly Outcome[],
  object: ObjectId | null,
  comes: Entering,
): Entering {
  outcomes.forEach((outcome, index) =>
    (APPLY[outcome.kind] as Apply<Outcome['kind']>)(run, outcome, comes, { index, object }),
  );
  return comes;
}
