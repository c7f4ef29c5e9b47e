// Designations of permanents: goaded, detained, suspected, renowned, paired (cr 701.15, 701.35, 701.60,
// 702.95).
import { WHILE_SUSPECTED } from '../../../model/printed/given-changes.js';
import { known, permanents } from '../../../reading/characteristics/characteristics.js';
import { goadersOf } from '../../../reading/in-force/in-force.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import type { GameEvent } from '../../../model/events/events.js';
import { beginByRule } from '../../../engine/lasting/lasting-by-rule.js';
import { isPermanent, objectAt } from '../../../engine/objects/moving.js';
import { canPair, pairEvents } from '../../../engine/objects/pairing.js';
import type { Duration, Reference } from '#abilities';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

const UNTIL_YOUR_NEXT_TURN: Duration = { kind: 'next-turn', whose: { kind: 'you' } };

const there = (run: Run, what: Reference): ObjectId[] =>
  [...new Set(run.objects(what))].filter((id) => isPermanent(run.state, id));
const isMarked = ({ state }: Run, id: ObjectId, mark: string): boolean =>
  objectAt(state, id)?.permanent?.marks.includes(mark) ?? false;
const marking = (object: ObjectId, mark: string, on = true): GameEvent => ({
  type: 'Marked',
  object,
  mark,
  on,
});

export const designationHandlers: EffectHandlers<'goad' | 'detain' | 'mark' | 'pair' | 'keyword-action'> = {
  /** cr 701.15d: a player cannot goad the same creature twice. */
  goad(run, { what, by }) {
    const objects = there(run, what);
    const seats = by === undefined ? [run.context.controller] : run.players(by);
    for (const controller of seats) {
      const affects = objects.filter((id) => !goadersOf(run.state, id).includes(controller));
      if (affects.length > 0)
        beginByRule(run, 'goaded', { affects, controller, until: UNTIL_YOUR_NEXT_TURN });
    }
    return undefined;
  },

  detain(run, { what }) {
    const affects = there(run, what);
    if (affects.length > 0) beginByRule(run, 'detained', { affects, until: UNTIL_YOUR_NEXT_TURN });
    return undefined;
  },

  /** An object with the designation does not get it again (cr 701.60d, 702.112b). */
  mark(run, { what, as }) {
    const objects = there(run, what).filter((id) => !isMarked(run, id, as) || as === 'ring-bearer');
    const events = objects.map((id) => marking(id, as));
    if (as === 'ring-bearer') events.unshift(...formerBearers(run, objects));
    occur(run.proposal, events);
    if (as === 'suspected')
      for (const id of objects)
        beginByRule(run, 'suspected', {
          affects: [id],
          until: { kind: 'while', condition: WHILE_SUSPECTED },
          bindings: { it: { objects: [id] } },
        });
    return undefined;
  },

  pair(run, { one, other }) {
    const [first] = run.objects(one);
    const [second] = run.objects(other);
    if (first === undefined || second === undefined) return undefined;
    if (canPair(run.state, first, second, run.context.controller))
      occur(run.proposal, pairEvents(first, second));
    return undefined;
  },

  'keyword-action'(run, { action, what, who }) {
    const [seat = run.context.controller] = who === undefined ? [] : run.players(who);
    const objects = what === undefined ? [null] : run.objects(what);
    occur(
      run.proposal,
      objects.map((object) => ({ type: 'ActionTaken', action, seat, object })),
    );
    return undefined;
  },
};

/** cr 701.54c: a player has one Ring-bearer. Choosing another one ends the former designation. */
function formerBearers(run: Run, objects: readonly ObjectId[]): GameEvent[] {
  const seats = objects.map((id) => known(run.state, id)?.controller);
  return permanents(run.state)
    .filter(
      (id) =>
        isMarked(run, id, 'ring-bearer') &&
        !objects.includes(id) &&
        seats.includes(known(run.state, id)?.controller),
    )
    .map((id) => marking(id, 'ring-bearer', false));
}
