// Effects that repeat. A name bound inside a round belongs to that round. Afterwards it stands for what all
// rounds did together.
import { BOUNDS } from '../../../model/basics/bounds.js';
import { cloned } from '#kernel';
import { isNode, walk, type Effect } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import type { Bound } from '../../../model/state/context.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers, Ran } from '../../../engine/frames/handlers.js';

interface Rounds {
  /** The names that the loop itself binds. */
  readonly names: readonly string[];
  done: number;
  gathered: Record<string, Bound>;
}

const boundWithin = (effect: Effect): readonly string[] =>
  [...walk('effect', effect)].flatMap(({ sort, node }) =>
    sort === 'effect' && isNode(node) && typeof node['bind'] === 'string' ? [node['bind']] : [],
  );

function joined(one: Bound | undefined, other: Bound): Bound {
  const objects = [...(one?.objects ?? []), ...(other.objects ?? [])];
  const players = [...(one?.players ?? []), ...(other.players ?? [])];
  const amounts = [one?.amount, other.amount].filter((amount) => amount !== undefined);
  const word = other.word ?? one?.word;
  return {
    ...(objects.length > 0 ? { objects: [...new Set(objects)] } : {}),
    ...(players.length > 0 ? { players: [...new Set(players)] } : {}),
    ...(amounts.length > 0 ? { amount: amounts.reduce((sum, amount) => sum + amount, 0) } : {}),
    ...(word === undefined ? {} : { word }),
  };
}

function roundsOf(run: Run, effect: Effect): Rounds {
  const kept = run.local('rounds') as Rounds | undefined;
  if (kept !== undefined) return cloned(kept);
  const { bindings } = run.context;
  const names = [...new Set(boundWithin(effect))].filter((name) => bindings[name] === undefined);
  return { names, done: 0, gathered: {} };
}

/** Ends a round: its names make room for those of the next. */
function gather(run: Run, rounds: Rounds): void {
  const { bindings } = run.context;
  for (const name of rounds.names) {
    const bound = bindings[name];
    if (bound === undefined) continue;
    rounds.gathered[name] = joined(rounds.gathered[name], bound);
    Reflect.deleteProperty(bindings, name);
  }
}

function finish(run: Run, { gathered }: Rounds): Ran {
  for (const [name, bound] of Object.entries(gathered)) run.bind(name, bound);
  return undefined;
}

function begin(run: Run, rounds: Rounds): Ran {
  rounds.done += 1;
  run.keep('rounds', cloned(rounds));
  run.enter(run.place('effect'));
  return 'again';
}

/** One round for each item of a list that is fixed when the loop begins. */
function eachOf<T extends ObjectId | Seat>(
  run: Run,
  effect: Effect,
  items: () => readonly T[],
  name: (item: T) => void,
): Ran {
  const rounds = roundsOf(run, effect);
  gather(run, rounds);
  if (rounds.done === 0) run.keep('items', [...items()]);
  const item = (run.local('items') as readonly T[])[rounds.done];
  if (item === undefined) return finish(run, rounds);
  name(item);
  return begin(run, rounds);
}

export const loopEffects: EffectHandlers<'for-each' | 'for-each-player' | 'repeat' | 'repeat-while'> = {
  'for-each': (run, { over, bind, effect }) =>
    eachOf(
      run,
      effect,
      () => run.objects(over),
      (object) => run.bind(bind, { objects: [object] }),
    ),
  'for-each-player': (run, { over, bind, effect }) =>
    eachOf(
      run,
      effect,
      () => inChoosingOrder(run, over),
      (seat) => run.bind(bind, { players: [seat] }),
    ),
  repeat(run, { times, effect }) {
    const rounds = roundsOf(run, effect);
    gather(run, rounds);
    if (rounds.done === 0) run.keep('times', run.times(times));
    if (rounds.done >= (run.local('times') as number)) return finish(run, rounds);
    return begin(run, rounds);
  },
  /** Done once, and again as long as the condition holds afterwards. */
  'repeat-while'(run, { condition, effect }) {
    const rounds = roundsOf(run, effect);
    const goesOn = rounds.done === 0 || (rounds.done < BOUNDS.rounds && run.holds(condition));
    gather(run, rounds);
    return goesOn ? begin(run, rounds) : finish(run, rounds);
  },
};
