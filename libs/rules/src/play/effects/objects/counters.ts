// Counters put on objects, removed and moved (cr 122).
import type { Effect } from '#abilities';
import { isForbidden } from '../../../engine/verbs/forbidden.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Counters } from '../../../engine/verbs/verb.js';
import { isPermanent, isThere, objectAt } from '../../../engine/objects/moving.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { sharesOf } from './shares.js';

type Adding = Extract<Effect, { kind: 'add-counters' }>;
type CountersOf = Readonly<Record<string, number>>;

const countersOn = ({ state }: Run, id: ObjectId): CountersOf => {
  const object = objectAt(state, id);
  return object?.permanent?.counters ?? object?.counters ?? {};
};

const onAnything = (counters: CountersOf): number =>
  Object.values(counters).reduce((sum, count) => sum + count, 0);

export const counterHandlers: EffectHandlers<
  'add-counters' | 'remove-counters' | 'double-counters' | 'move-counters' | 'monstrosity'
> = {
  'add-counters'(run, effect) {
    const verbs = added(run, effect).map(({ to, amount }): Counters => ({
      verb: 'counters',
      on: to,
      counter: effect.counter,
      by: amount,
    }));
    run.perform([verbs], effect.bind);
    return undefined;
  },

  'remove-counters'(run, { from, counter, count, bind }) {
    const number = count === undefined ? undefined : Math.max(0, run.value(count));
    const verbs = run
      .objects(from)
      .filter((id) => isThere(run.state, id))
      .flatMap((on) =>
        Object.entries(taken(run, countersOn(run, on), counter, number)).map(([kind, by]): Counters => ({
          verb: 'counters',
          on,
          counter: kind,
          by: -by,
        })),
      );
    run.perform([verbs], bind);
    return undefined;
  },

  /** cr 701.10e. */
  'double-counters'(run, { on, counter }) {
    const verbs = [...new Set(run.objects(on))]
      .filter((id) => isThere(run.state, id))
      .flatMap((id) =>
        Object.entries(countersOn(run, id)).flatMap(([kind, by]): Counters[] =>
          by > 0 && (counter === undefined || counter === kind)
            ? [{ verb: 'counters', on: id, counter: kind, by }]
            : [],
        ),
      );
    run.perform([verbs]);
    return undefined;
  },

  /** cr 122.5: removed from one and put on the other, or neither. */
  'move-counters'(run, { from, to, counter, count }) {
    const [source] = run.objects(from);
    const [goal] = run.objects(to);
    if (source === undefined || goal === undefined || source === goal) return undefined;
    if (!isThere(run.state, source) || !isThere(run.state, goal)) return undefined;
    const number = count === undefined ? undefined : Math.max(0, run.value(count));
    const verbs = Object.entries(taken(run, countersOn(run, source), counter, number)).flatMap(
      ([kind, by]) => {
        const onto: Counters = { verb: 'counters', on: goal, counter: kind, by };
        return isForbidden(run.state, onto) ? [] : [{ ...onto, on: source, by: -by }, onto];
      },
    );
    run.perform([verbs]);
    return undefined;
  },

  /** cr 701.37a: only once. The counters come first, then it becomes monstrous. */
  monstrosity(run, { what, count }) {
    const objects = run.objects(what).filter((id) => isPermanent(run.state, id));
    const not = objects.filter(
      (id) => objectAt(run.state, id)?.permanent?.marks.includes('monstrous') === false,
    );
    if (not.length === 0) return undefined;
    if (run.local('counted') === true) {
      const { x } = run.context;
      const told = x === null ? {} : { x };
      occur(
        run.proposal,
        not.map((object) => ({ type: 'Marked', object, mark: 'monstrous', on: true, ...told })),
      );
      return undefined;
    }
    const by = Math.max(0, run.value(count));
    run.keep('counted', true);
    if (by > 0) run.perform([not.map((on) => ({ verb: 'counters', on, counter: '+1/+1', by }))]);
    return 'again';
  },
};

function added(run: Run, { on, count, divided }: Adding): { to: ObjectId; amount: number }[] {
  const objects = run.objects(on);
  const amount = Math.max(0, run.value(count));
  const shares =
    divided === undefined
      ? objects.map((to) => ({ to, amount }))
      : sharesOf(run, {
          slot: on.kind === 'target' ? on.slot : undefined,
          objects,
          players: [],
          total: amount,
        });
  return shares.flatMap(({ to, amount: share }) =>
    typeof to === 'string' && share > 0 && isThere(run.state, to) ? [{ to, amount: share }] : [],
  );
}

/** The number of each kind: that many of one kind, any kinds the controller chooses, or all there are. */
function taken(
  run: Run,
  has: CountersOf,
  counter: string | undefined,
  count: number | undefined,
): CountersOf {
  if (counter !== undefined) {
    const there = has[counter] ?? 0;
    const number = Math.min(there, count ?? there);
    return number > 0 ? { [counter]: number } : {};
  }
  const kinds = Object.keys(has).sort();
  if (count === undefined || count >= onAnything(has)) return has;
  const left: Record<string, number> = { ...has };
  const chosen: Record<string, number> = {};
  for (let nth = 0; nth < count; nth += 1) {
    const open = kinds.filter((kind) => (left[kind] ?? 0) > 0);
    const kind = open.length === 1 ? open[0] : askKind(run, open);
    if (kind === undefined) break;
    left[kind] = (left[kind] ?? 0) - 1;
    chosen[kind] = (chosen[kind] ?? 0) + 1;
  }
  return chosen;
}

const askKind = (run: Run, from: readonly string[]): string =>
  run.ask<'word'>(run.context.controller, 'word', { kind: 'word', of: 'counter', from: [...from] }).word;
