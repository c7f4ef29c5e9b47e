// The top of the stack resolves (cr 608).
import { cloned } from '#kernel';
import { PERMANENT_TYPES, type Condition } from '#abilities';
import { everyFitting, isLegalTarget } from '../../engine/targets/targets.js';
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { itemOnStack } from '../../reading/characteristics/on-stack.js';
import { makeLastKnown } from '../../reading/characteristics/last-known.js';
import { nodeAt } from '../../model/printed/node-ref.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { occur } from '../../engine/triggers/occur.js';
import type { Run } from '../../engine/frames/run.js';
import type { Entering } from '../../engine/verbs/verb.js';
import { holds } from '../../reading/language/conditions.js';
import { asksForResolutions, resolutionsKey, type WithBody } from '../../reading/language/resolutions.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject } from '../../model/state/game-state.js';
import { BATTLEFIELD, graveyardOf, objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { StackItem, TargetChoice } from '../../model/state/objects.js';
import { endControls } from '../turn/controls.js';
import { partsOf, type BodyPart } from '../../engine/targets/parts.js';

export function resolve(run: Run): Ran {
  const id = run.frame.object;
  const object = id === undefined ? undefined : run.state.objects[objectNumber(id)];
  const item = object === undefined ? undefined : itemOnStack(run.state, object.id);
  if (object === undefined || item === undefined) return undefined;
  if (run.local('begun') === true) {
    finish(run, object, item);
    return undefined;
  }
  const parts = partsOf(run.state, item, object.id);
  const legal = parts.map((part, index) =>
    legalTargets(run, object.id, item, part, item.targets[index] ?? []),
  );
  // cr 702.103e: a bestowed Aura without its target resolves as a creature.
  const isFizzled = item.alternative !== 'bestow' && hadTargets(item) && !legal.flat().some(isSomething);
  if (isFizzled || !stillHolds(run, item)) {
    run.proposal.emit({ type: 'ResolutionBegan', object: object.id, fizzled: true });
    leaveStack(run, object, item);
    return undefined;
  }
  run.proposal.emit({ type: 'ResolutionBegan', object: object.id, fizzled: false });
  countResolution(run, item);
  if (item.kind === 'spell' && becomesPermanent(run, object.id)) {
    comeOntoBattlefield(run, object, item, legal);
    return undefined;
  }
  run.keep('begun', true);
  parts.forEach((part, index) => {
    const context = contextOf(item, object.id);
    // cr 603.7c: a delayed ability without targets of its own uses the targets of the ability that created
    // it.
    const isAimed = item.kind !== 'triggered' || part.targets.length > 0;
    if (isAimed) context.targets = legal[index] ?? [];
    if (part.each !== undefined)
      context.targets = part.each.map((spec) => everyFitting(run.sight, spec, context));
    run.enter(part.effect, run.proposal.addContext(context));
  });
  return 'again';
}

/** cr 603.7h: if the ability itself asks how often it has resolved. */
function countResolution({ state, proposal }: Run, { ability, source, context }: StackItem): void {
  if (ability === null || !asksForResolutions(nodeAt(state, ability) as WithBody)) return;
  const key = resolutionsKey(state, ability, context.acquired);
  proposal.emit({ type: 'ActivationCounted', object: source, ability: key });
}

const contextOf = (item: StackItem, stack: ObjectId): Context => ({
  ...cloned(item.context),
  source: item.source,
  stack,
  controller: item.controller,
  x: item.x ?? item.context.x,
});

const isSomething = ({ objects, players }: TargetChoice): boolean => objects.length + players.length > 0;
const hadTargets = ({ targets }: StackItem): boolean => targets.flat().some(isSomething);

/** cr 608.2b: illegal targets are not affected, and their announced shares are lost. */
function legalTargets(
  run: Run,
  object: ObjectId,
  item: StackItem,
  { targets: specs }: BodyPart,
  chosen: readonly TargetChoice[],
): TargetChoice[] {
  const context: Context = { ...contextOf(item, object), targets: [...chosen] };
  return chosen.map(({ objects, players, amounts }, slot) => {
    const spec = specs[slot];
    const fits = (target: ObjectId | number): boolean =>
      spec !== undefined && isLegalTarget(run.sight, spec, target as ObjectId, context);
    const kept = objects.map(fits);
    const keptPlayers = players.map(fits);
    const all = [...kept, ...keptPlayers];
    return {
      objects: objects.filter((_, index) => kept[index] === true),
      players: players.filter((_, index) => keptPlayers[index] === true),
      ...(amounts === undefined ? {} : { amounts: amounts.filter((_, index) => all[index] === true) }),
    };
  });
}

/** cr 603.4: an intervening if is checked again, for delayed abilities too. */
function stillHolds({ state }: Run, item: StackItem): boolean {
  if (item.kind !== 'triggered' || item.ability === null) return true;
  const { if: condition } = nodeAt(state, item.ability) as { readonly if?: Condition };
  return condition === undefined || holds(sightOf(state), condition, { ...item.context, stack: null });
}

const becomesPermanent = ({ state }: Run, object: ObjectId): boolean =>
  known(state, object)?.types.some((type) => PERMANENT_TYPES.includes(type)) ?? false;

/** cr 608.3. */
function comeOntoBattlefield(
  run: Run,
  object: GameObject,
  item: StackItem,
  legal: readonly (readonly TargetChoice[])[],
): void {
  const [target] = legal.flat();
  const attachedTo = target?.objects[0] ?? target?.players[0];
  const isAura = known(run.state, object.id)?.subtypes.includes('Aura') ?? false;
  const entering: Entering = {
    under: item.controller,
    faceDown: item.faceDown,
    face: object.identity.face,
    ...(isAura && attachedTo !== undefined ? { attachedTo } : {}),
    // cr 607.2q: cards kept for the spell are kept for the permanent.
    ...(object.links === undefined ? {} : { links: object.links }),
    castAs: {
      // cr 112.2: the player who cast it stays the same, whoever controls it now.
      by: object.item?.controller ?? item.controller,
      from: item.from,
      x: item.x,
      paid: item.paid,
      alternative: item.alternative,
      mana: item.mana,
    },
  };
  if (item.copy) {
    // cr 608.3f: the copy of a permanent spell becomes a token.
    run.perform([[{ verb: 'token', who: item.controller, identity: object.identity, entering, count: 1 }]]);
    run.proposal.emit({ type: 'ObjectCeased', object: object.id, was: null });
    return;
  }
  run.perform([
    [
      {
        verb: 'move',
        object: object.id,
        to: BATTLEFIELD,
        position: null,
        cause: 'resolve',
        by: item.controller,
        entering,
      },
    ],
  ]);
}

/** cr 608.2n, 608.2k: the last step of the resolution. */
function finish(run: Run, object: GameObject, item: StackItem): void {
  endControls(run.proposal, 'this');
  leaveStack(run, object, item, 'resolve');
}

function leaveStack(run: Run, object: GameObject, item: StackItem, cause: 'resolve' | 'put' = 'put'): void {
  if (item.kind !== 'spell' || item.copy || object.owner === null) {
    // cr 608.2h, 702.50a: an effect that a copy of a spell leaves behind may refer to it, using last known
    // information.
    const was = item.kind === 'spell' ? makeLastKnown(run.state, object.id) : null;
    occur(run.proposal, [{ type: 'ObjectCeased', object: object.id, was }]);
    return;
  }
  run.perform([
    [
      {
        verb: 'move',
        object: object.id,
        to: graveyardOf(object.owner),
        position: null,
        cause,
        by: item.controller,
      },
    ],
  ]);
}
