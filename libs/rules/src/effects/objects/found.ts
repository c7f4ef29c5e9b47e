// cr 400.7: an ability that triggered as an object left finds what it became, where that is for everyone to see.
import type { Run } from '../../engine/run.js';
import { objectAt } from '../../objects/moving.js';
import { objectNumber, type ObjectId } from '../../state/ids.js';

const HIDDEN: ReadonlySet<string> = new Set(['hand', 'library']);

/** The objects to be moved: those that are there, and those the event of the ability took away. */
export const found = (run: Run, ids: readonly ObjectId[]): readonly ObjectId[] =>
  ids.map((id) => becameOf(run, id) ?? id);

function becameOf({ state, context: { event } }: Run, id: ObjectId): ObjectId | undefined {
  if (event === null || !(event.subjects ?? [event.subject]).includes(id)) return undefined;
  const became = state.gone[String(objectNumber(id))]?.became ?? undefined;
  const now = became === undefined ? undefined : objectAt(state, became);
  return now === undefined || HIDDEN.has(now.zone.kind) ? undefined : became;
}
