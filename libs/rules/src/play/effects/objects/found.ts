// cr 400.7: an ability that triggered as an object left finds what it became, where that is for everyone to see.
import type { Pattern } from '#abilities';
import { nodeAt, parentRef } from '../../../model/printed/node-ref.js';
import type { Run } from '../../../engine/frames/run.js';
import { objectAt } from '../../../engine/objects/moving.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId } from '../../../model/basics/ids.js';
import { leavesOf, type LeafPattern } from '../../../engine/watching/watchers.js';

const HIDDEN: ReadonlySet<string> = new Set(['hand', 'library']);

/** The objects to be moved: those that are there, and those the event or the effect itself took away. */
export const found = (run: Run, ids: readonly ObjectId[]): readonly ObjectId[] =>
  ids.flatMap((id) => {
    const became = becameOf(run, id);
    return became === undefined ? [id] : [became, ...halfOf(run, id)];
  });

/** cr 712.21c: the other card of what was a melded permanent. */
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

/** cr 400.7e: who attacked or was dealt damage has not been moved by that, and is not looked for where it went since. */
function wasTaken({ state, frame: { at } }: Run): boolean {
  const when = at === undefined ? undefined : eventThatTriggered(state, at);
  return when === undefined || leavesOf(when).some(takesAway);
}

const takesAway = (pattern: LeafPattern): boolean =>
  pattern.kind === 'keyword-action' ||
  (pattern.kind === 'moves' && pattern.to?.every((zone) => zone === 'battlefield') !== true);

/** What the ability waited for; of what is put off to a step, what the ability that put it off had waited for. */
function eventThatTriggered(state: GameState, at: NodeRef): Pattern | undefined {
  for (let ref = at; ref.includes('/'); ref = parentRef(ref)) {
    const { when } = nodeAt(state, ref) as { readonly when?: Pattern };
    if (when !== undefined && when.kind !== 'step') return when;
  }
  return undefined;
}

/** What it became was made after the ability was put on the stack: it is not the event that took it away. */
const leftSince = ({ context: { stack } }: Run, became: ObjectId): boolean =>
  stack !== null && objectNumber(became) > objectNumber(stack);

/** cr 400.7j: what an effect has moved, its other parts find. */
const movedBySame = ({ context: { bindings } }: Run, became: ObjectId): boolean =>
  Object.values(bindings).some(({ objects = [] }) => objects.includes(became));

/** cr 400.7f: an Aura whose ability triggered as its bearer left is found in the graveyard it was put into for that. */
function fellOff({ state, context: { event, source } }: Run, id: ObjectId, { zone }: GameObject): boolean {
  const { subject } = event ?? { subject: null };
  if (id !== source || subject === null || zone.kind !== 'graveyard') return false;
  const [own, bearer] = [source, subject].map((one) => state.gone[String(objectNumber(one))]);
  return own?.was?.subtypes.includes('Aura') === true && bearer?.from.kind === 'battlefield';
}
