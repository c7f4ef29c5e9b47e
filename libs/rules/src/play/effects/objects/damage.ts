// Damage by effects (cr 120), fighting (cr 701.14), and removal of damage.
import type { Effect } from '#abilities';
import { hasType, known } from '../../../reading/characteristics/characteristics.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Damage } from '../../../engine/verbs/verb.js';
import { isPermanent } from '../../../engine/objects/moving.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { sharesOf } from './shares.js';

type DamageEffect = Extract<Effect, { kind: 'damage' }>;

/** cr 120.1: the objects that can be dealt damage. */
const takesDamage = ({ state }: Run, id: ObjectId): boolean =>
  isPermanent(state, id) && ['creature', 'planeswalker', 'battle'].some((type) => hasType(state, id, type));

export const damageHandlers: EffectHandlers<'damage' | 'fight' | 'remove-damage'> = {
  damage(run, effect) {
    const sources = effect.from === undefined ? [run.context.source] : run.objects(effect.from);
    const shares = amounts(run, effect);
    const verbs = sources.flatMap((source) =>
      shares
        .filter(({ amount }) => amount > 0)
        .map(({ to, amount }): Damage => ({
          verb: 'damage',
          source,
          to,
          amount,
          combat: false,
          ...(effect.unpreventable === undefined ? {} : { unpreventable: true }),
        })),
    );
    run.perform([verbs], effect.bind);
    return undefined;
  },

  /**
   * cr 701.14a-d: each deals damage equal to its power to the other at once, or neither does if one cannot
   * fight.
   */
  fight(run, { one, other }) {
    const [first] = run.objects(one);
    const [second] = run.objects(other);
    if (first === undefined || second === undefined) return undefined;
    const fights = (id: ObjectId): boolean =>
      isPermanent(run.state, id) && hasType(run.state, id, 'creature');
    if (!fights(first) || !fights(second)) return undefined;
    const hit = (source: ObjectId, to: ObjectId): Damage[] => {
      const amount = known(run.state, source)?.power ?? 0;
      return amount > 0 ? [{ verb: 'damage', source, to, amount, combat: false }] : [];
    };
    if (first === second) {
      // cr 701.14c: a creature that fights itself deals itself twice its power.
      const twice = hit(first, first).map((verb) => ({ ...verb, amount: verb.amount * 2 }));
      run.perform([twice]);
    } else run.perform([[...hit(first, second), ...hit(second, first)]]);
    return undefined;
  },

  'remove-damage'(run, { from }) {
    const objects = run.objects(from).filter((id) => isPermanent(run.state, id));
    if (objects.length > 0) occur(run.proposal, [{ type: 'DamageRemoved', objects: [...objects] }]);
    return undefined;
  },
};

/** The recipients, and the amount for each. */
function amounts(run: Run, effect: DamageEffect): { to: ObjectId | Seat; amount: number }[] {
  const named = effect.to === undefined ? [] : run.objects(effect.to);
  const players = effect.players === undefined ? [] : run.players(effect.players);
  const amount = Math.max(0, run.value(effect.amount));
  const all = [...named, ...players];
  const shares =
    effect.divided === 'divided'
      ? sharesOf(run, { slot: slotOf(effect), objects: named, players, total: amount })
      : all.map((to) => ({
          to,
          // cr 608.2b: divided evenly among those that are still targets.
          amount: effect.divided === 'evenly' ? Math.floor(amount / all.length) : amount,
        }));
  return shares.filter(({ to }) => typeof to === 'number' || takesDamage(run, to));
}

/** The target slot whose announced division is used, if there is one. */
const slotOf = ({ to, players }: DamageEffect): number | undefined =>
  to?.kind === 'target' ? to.slot : players?.kind === 'target' ? players.slot : undefined;
