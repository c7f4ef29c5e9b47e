// Effects on the stack: countering, copying, new targets (cr 701.6, 707.10, 115.7).
import type { Effect } from '#abilities';
import { itemOnStack } from '../../../reading/characteristics/on-stack.js';
import { newAims } from '../../../engine/frames/aiming.js';
import { isForbidden } from '../../../engine/verbs/forbidden.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Move } from '../../../engine/verbs/verb.js';
import type { GameEvent } from '../../../model/events/events.js';
import { copiedItem, copyIdentity, copyableItem } from '../../../engine/objects/copies.js';
import { objectAt, ZONE_OF } from '../../../engine/objects/moving.js';
import { placesOf, retargeted, type How } from '../../../engine/targets/retargeting.js';
import { bindingsAnew } from '../../../model/state/chosen-zones.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import type { StackItem, TargetChoice } from '../../../model/state/objects.js';
import { partsOf } from '../../../engine/targets/parts.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

type Countering = Extract<Effect, { kind: 'counter' }>;
type Copying = Extract<Effect, { kind: 'copy-spell' }>;
type Retargeting = Extract<Effect, { kind: 'new-targets' }>;

export const stackEffectHandlers: EffectHandlers<'counter' | 'copy-spell' | 'new-targets'> = {
  counter(run, effect) {
    const verbs = [...new Set(run.objects(effect.what))].flatMap((id) => countering(run, effect, id) ?? []);
    const abilities = verbs.filter(({ object }) => objectAt(run.state, object)?.item?.kind !== 'spell');
    const spells = verbs.filter((verb) => !abilities.includes(verb));
    const gone = abilities.filter((verb) => !isForbidden(run.state, verb)).map(({ object }) => object);
    occur(
      run.proposal,
      gone.flatMap((object): GameEvent[] => [
        { type: 'Countered', object, by: run.context.source },
        { type: 'ObjectCeased', object, was: null },
      ]),
    );
    if (spells.length > 0 || gone.length === 0) run.perform([spells], effect.bind);
    else run.bind(effect.bind, { objects: gone, amount: gone.length });
    return undefined;
  },

  'copy-spell'(run, effect) {
    const seats = effect.who === undefined ? [run.context.controller] : run.players(effect.who);
    const count = effect.count === undefined ? 1 : run.times(effect.count);
    const copies = run
      .objects(effect.what)
      .flatMap((of) => seats.flatMap((seat) => copiesOf(run, effect, of, seat, count)));
    const events = copies.map(({ of, item, identity }, index): GameEvent => {
      const object = run.proposal.nextObject(index);
      return { type: 'SpellCopied', object, of, identity, item: copiedItem(item, object, item.controller) };
    });
    run.bind(effect.bind, { objects: copies.map((_, index) => run.proposal.nextObject(index)) });
    occur(run.proposal, events);
    return undefined;
  },

  'new-targets'(run, effect) {
    const [seat] = run.players(effect.who);
    if (seat === undefined) return undefined;
    const how = howOf(run, effect);
    const events = run.objects(effect.what).flatMap((object): GameEvent[] => {
      const item = itemOnStack(run.state, object);
      if (item === undefined) return [];
      const targets = plain(retargeted(run, item, seat, placesOf(run, object, item), how));
      if (JSON.stringify(targets) === JSON.stringify(item.targets)) return [];
      const zones = newAims(run, partsOf(run.state, item, object), item, targets, seat);
      return [
        { type: 'TargetsChanged', object, targets, ...(zones.length === 0 ? {} : { zones: [...zones] }) },
      ];
    });
    occur(run.proposal, events);
    return undefined;
  },
};

/** cr 701.6a: removed from the stack. A card goes to its owner's graveyard, or where the effect says. */
function countering(run: Run, { to = 'graveyard', position }: Countering, id: ObjectId): Move | undefined {
  const object = objectAt(run.state, id);
  if (object?.item === undefined) return undefined;
  return {
    verb: 'move',
    object: id,
    to: ZONE_OF[to](run.state, object.owner ?? object.item.controller),
    position: position === 'bottom' ? -1 : null,
    cause: 'counter',
    by: run.context.controller,
    countered: run.context.source,
  };
}

interface Copied {
  readonly of: ObjectId;
  readonly item: StackItem;
  readonly identity: Extract<GameEvent, { type: 'SpellCopied' }>['identity'];
}

/**
 * cr 707.10, 707.10c: the copy has all choices of the original, and new targets if its controller may choose
 * them.
 */
function copiesOf(
  run: Run,
  { targets, except }: Copying,
  of: ObjectId,
  seat: Seat,
  count: number,
): readonly Copied[] {
  const item = copyableItem(run.state, of);
  const exceptions = except === undefined ? undefined : { changes: except, at: run.place('except') };
  const identity = copyIdentity(run.state, of, exceptions, run.context);
  if (item === undefined || identity === undefined || count === 0) return [];
  const own: StackItem = { ...item, controller: seat };
  if (targets !== 'may-change') return Array.from({ length: count }, () => ({ of, item: own, identity }));
  const places = placesOf(run, of, own, 'new-copy');
  const parts = partsOf(run.state, own, of);
  const { context } = own;
  return Array.from({ length: count }, () => {
    const anew = plain(retargeted(run, own, seat, places, { how: 'any' }));
    const zones = newAims(run, parts, own, anew, seat);
    const about = { ...context, bindings: bindingsAnew(context.bindings, zones) };
    return {
      of,
      item: { ...own, targets: anew, ...(zones.length === 0 ? {} : { context: about }) },
      identity,
    };
  });
}

function howOf(run: Run, { how, to, players }: Retargeting): How {
  if (how !== 'to') return { how };
  return {
    how,
    to: [
      ...(to === undefined ? [] : run.objects(to)),
      ...(players === undefined ? [] : run.players(players)),
    ],
  };
}

const plain = (targets: readonly (readonly TargetChoice[])[]): TargetChoice[][] =>
  targets.map((part) => [...part]);
