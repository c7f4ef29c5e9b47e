// cr 400.7: an ability that triggered as an object left finds the object it became, if that is public.
import type { Pattern } from '#abilities';
import { nodeAt, parentRef } from '../../../model/printed/node-ref.js';
import type { Run } from '../../../engine/frames/run.js';
import { objectAt } from '../../../engine/objects/moving.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId } from '../../../model/basics/ids.js';
import { leafPatterns, type LeafPattern } from '../../../engine/watching/watchers.js';

const HIDDEN: ReadonlySet<string> = new Set(['hand', 'library']);

/** The objects to move: those that are there, and those that the event or the effect itself moved. */
export const found = (run: Run, ids: readonly ObjectId[]): readonly ObjectId[] =>
  ids.flatMap((id) => {
    const became = becameOf(run, id);
    return became === undefined ? [id] : [became, ...halfOf(run, id)];
  });

/** cr 712.21c: the other card of a melded permanent. */
function halfOf({ state }: Run, id: ObjectId): readonly ObjectId[] {
  const half = state.gone[String(objectNumber(id))]?.half;
  return half === undefined || objectAt(state, half) === undefined ? [] : [half];
}

function becameOf(run: Run, id: ObjectId): ObjectId | undefined {
  const { state } = run;
  const became = state.gone[String(objectNumber(id))]?.became ?? undefined;
  const now = became === undefined ? undefined : objectAt(state, became);
  if (became === undefined || now === undefined || HIDDEN.has(now.zone.kind)) return undefined;
  const isKnown =
    (ofEvent(run, id) && !leftSince(run, became)) || movedBySame(run, became) || fellOff(run, id, now);
  return isKnown ? became : undefined;
}

const ofEvent = (run: Run, id: ObjectId): boolean => {
  const { event } = run.context;
  return event !== null && (event.subjects ?? [event.subject]).includes(id) && wasTaken(run);
};

/**
 * cr 400.7e: attacking or being dealt damage does not move an object, so such an event does not help to find
 * it in its new zone.
 */
function wasTaken({ state, frame: { at } }: Run): boolean {
  const when = at === undefined ? undefined : eventThatTriggered(state, at);
  return when === undefined || leafPatterns(when).some(takesAway);
}

const takesAway = (pattern: LeafPattern): boolean =>
  pattern.kind === 'keyword-action' ||
  (pattern.kind === 'moves' && pattern.to?.every((zone) => zone === 'battlefield') !== true);

/**
 * The event the ability waited for. For an ability delayed to a step, the event of the ability that created
 * it.
 */
function eventThatTriggered(state: GameState, at: NodeRef): Pattern | undefined {
  for (let ref = at; ref.includes('/'); ref = parentRef(ref)) {
    const { when } = nodeAt(state, ref) as { readonly when?: Pattern };
    if (when !== undefined && when.kind !== 'step') return when;
  }
  return undefined;
}

/** If the new object was made after the ability went on the stack, the event did not move it. */
const leftSince = ({ context: { stack } }: Run, became: ObjectId): boolean =>
  stack !== null && objectNumber(became) > objectNumber(stack);

/** cr 400.7j: other parts of an effect find the objects it moved. */
const movedBySame = ({ context: { bindings } }: Run, became: ObjectId): boolean =>
  Object.values(bindings).some(({ objects = [] }) => objects.includes(became));

/**
 * cr 400.7f: an Aura whose ability triggered as the enchanted object left is found in the graveyard it was
 * put into.
 */
function fellOff({ state, context: { event, source } }: Run, id: ObjectId, { zone }: GameObject): boolean {
  const { subject } = event ?? { subject: null };
  if (id !== source || subject === null || zone.kind !== 'graveyard') return false;
  const [own, bearer] = [source, subject].map((one) => state.gone[String(objectNumber(one))]);
  return own?.was?.subtypes.includes('Aura') === true && bearer?.from.kind === 'battlefield';
}
