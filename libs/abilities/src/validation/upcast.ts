// Reads ability data of older versions of the language, node by node.
import type { SortName } from '../notation/field.js';
import type { Sorts } from '../nodes/sorts.js';
import { isNode, rewritten, type AnyNode } from '../nodes/walk.js';

/**
 * What became of the kinds that one version of the language has and the next has not, or has otherwise. A step gives
 * a node of the next version; the parts it moves stay as they are, and those it makes are of kinds nothing becomes of.
 */
export interface LanguageStep {
  readonly becomes: {
    readonly [S in SortName]?: Readonly<Record<string, (node: AnyNode) => unknown>>;
  };
}

function withoutOnce(node: AnyNode): unknown {
  return Object.fromEntries(Object.entries(node).filter(([field]) => field !== 'once'));
}

/** The steps from each version to the next: the first leads from version 1 to version 2. */
export const LANGUAGE_STEPS: readonly LanguageStep[] = [
  // cr 508.1d, 509.1c: what is required of a turn is required of each combat of it, and so of none alone.
  { becomes: { static: { must: withoutOnce }, change: { must: withoutOnce } } },
];

/** What is written today is written in this version. */
export const LANGUAGE_VERSION = LANGUAGE_STEPS.length + 1;

/** The node as this version says it. What comes out of old data is validated like any other. */
export function upcast<S extends SortName>(
  sort: S,
  data: unknown,
  version: number,
  steps?: readonly LanguageStep[],
): Sorts[S];
export function upcast(
  sort: SortName,
  data: unknown,
  version: number,
  steps: readonly LanguageStep[] = LANGUAGE_STEPS,
): unknown {
  if (!Number.isSafeInteger(version) || version < 1 || version > steps.length + 1)
    throw new RangeError(`no version ${version} of the language of abilities is known`);
  return upcastPart(sort, data, steps.slice(version - 1));
}

function upcastPart(sort: SortName, part: unknown, due: readonly LanguageStep[]): unknown {
  const now = due.reduce((node, { becomes }) => {
    const step = isNode(node) ? becomes[sort]?.[node.kind] : undefined;
    return step === undefined ? node : step(node as AnyNode);
  }, part);
  // Now that its kind is one of today's, the tables know the sorts of its fields.
  return rewritten(sort, now as Sorts[SortName], (found, inner) =>
    inner === now ? undefined : { becomes: [upcastPart(found, inner, due)] },
  );
}
