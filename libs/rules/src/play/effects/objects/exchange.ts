// Exchanges (cr 701.12): the whole exchange happens, or nothing.
import type { Duration, Effect } from '#abilities';
import { hasType, known } from '../../../reading/characteristics/characteristics.js';
import { isForbidden } from '../../../engine/verbs/forbidden.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Counters, Move } from '../../../engine/verbs/verb.js';
import { canAttach } from '../../../engine/objects/attaching.js';
import { beginByRule, type ByRule } from '../../../engine/lasting/lasting-by-rule.js';
import { isPermanent, isThere, moveVerb, objectAt } from '../../../engine/objects/moving.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

type What = Extract<Effect, { kind: 'exchange' }>['of'];
type Exchange = (run: Run, one: ObjectId, other: ObjectId) => void;

const FOREVER: Duration = { kind: 'forever' };

const EXCHANGES: { readonly [W in What]: Exchange } = {
  /** cr 701.12b: nothing happens if one player controls both. */
  control(run, one, other) {
    if (!isPermanent(run.state, one) || !isPermanent(run.state, other)) return;
    const [first, second] = [
      known(run.state, one)?.controller ?? null,
      known(run.state, other)?.controller ?? null,
    ];
    if (first === null || second === null || first === second) return;
    const to = (seat: Seat): Pick<ByRule, 'bindings'> => ({
      bindings: { 'new controller': { players: [seat] } },
    });
    beginByRule(run, 'controlled', { affects: [one], until: FOREVER, ...to(second) });
    beginByRule(run, 'controlled', { affects: [other], until: FOREVER, ...to(first) });
  },
  power: (run, one, other) => exchangeStat(run, 'power', one, other),
  toughness: (run, one, other) => exchangeStat(run, 'toughness', one, other),
  /** cr 701.12h: each gets the rules text the other had before. */
  text(run, one, other) {
    if (!isPermanent(run.state, one) || !isPermanent(run.state, other)) return;
    const textOf = (id: ObjectId): NodeRef[] => known(run.state, id)?.abilities.map(({ ref }) => ref) ?? [];
    const [first, second] = [textOf(one), textOf(other)];
    beginByRule(run, 'text', { affects: [one], until: FOREVER, abilities: second });
    beginByRule(run, 'text', { affects: [other], until: FOREVER, abilities: first });
  },
  /** Each gets as many counters of every kind as the other had. */
  counters(run, one, other) {
    if (!isThere(run.state, one) || !isThere(run.state, other)) return;
    const [has, had] = [countersOn(run, one), countersOn(run, other)];
    const kinds = [...new Set([...Object.keys(has), ...Object.keys(had)])].sort();
    const verbs = kinds.flatMap((counter): Counters[] => {
      const by = (had[counter] ?? 0) - (has[counter] ?? 0);
      return by === 0
        ? []
        : [
            { verb: 'counters', on: one, counter, by },
            { verb: 'counters', on: other, counter, by: -by },
          ];
    });
    if (verbs.some((verb) => isForbidden(run.state, verb))) return;
    run.perform([verbs]);
  },
  /**
   * cr 701.12d-e: cards of one owner. If one was attached to something, the other is attached to it instead.
   */
  zones(run, one, other) {
    const [here, there] = [objectAt(run.state, one), objectAt(run.state, other)];
    if (here === undefined || there === undefined) return;
    if (here.owner === null || here.owner !== there.owner) return;
    if (here.token === true || there.token === true || here.zone.kind === there.zone.kind) return;
    const verbs = [swapped(run, one, other), swapped(run, other, one)];
    const both = verbs.flatMap((verb) => verb ?? []);
    if (both.length === 2 && !both.some((verb) => isForbidden(run.state, verb))) run.perform([both]);
  },
};

const countersOn = ({ state }: Run, id: ObjectId): Readonly<Record<string, number>> => {
  const object = objectAt(state, id);
  return object?.permanent?.counters ?? object?.counters ?? {};
};

/** cr 701.12g: each is set to the other's former value. */
function exchangeStat(run: Run, stat: 'power' | 'toughness', one: ObjectId, other: ObjectId): void {
  const isCreature = (id: ObjectId): boolean =>
    isPermanent(run.state, id) && hasType(run.state, id, 'creature');
  if (one === other || !isCreature(one) || !isCreature(other)) return;
  const number = (id: ObjectId): number => known(run.state, id)?.[stat] ?? 0;
  const [first, second] = [number(one), number(other)];
  const to = (amount: number): Pick<ByRule, 'bindings'> => ({ bindings: { exchanged: { amount } } });
  beginByRule(run, stat, { affects: [one], until: FOREVER, ...to(second) });
  beginByRule(run, stat, { affects: [other], until: FOREVER, ...to(first) });
}

/** Moves this card to the other's zone, attached to what the other is attached to. */
function swapped(run: Run, id: ObjectId, place: ObjectId): Move | undefined {
  const goal = objectAt(run.state, place);
  if (goal === undefined) return undefined;
  const verb = moveVerb(run.state, id, { to: goal.zone.kind, cause: 'put', by: run.context.controller });
  if (verb === undefined || goal.permanent === undefined) return verb;
  const under = known(run.state, place)?.controller ?? run.context.controller;
  const host = goal.permanent.attachedTo;
  if (host === null) return { ...verb, entering: { under } };
  // cr 303.4i, 701.12a: if a card cannot be attached there, the whole exchange is impossible.
  return canAttach(run.state, id, host, { under })
    ? { ...verb, entering: { under, attachedTo: host } }
    : undefined;
}

export const exchangeHandlers: EffectHandlers<'exchange'> = {
  exchange(run, { one, other, of }) {
    const [first] = run.objects(one);
    const [second] = run.objects(other);
    if (first !== undefined && second !== undefined && first !== second) EXCHANGES[of](run, first, second);
    return undefined;
  },
};
