// Reads ability data of older versions of the language, node by node.
import type { SortName } from '../notation/field.js';
import type { Sorts } from '../nodes/sorts.js';
import { isNode, rewritten, type AnyNode } from '../nodes/walk.js';

/**
 * What became of the kinds that one version of the language has and the next does not have, or has in another form. A
 * step returns a node of the next version. Parts it moves are left alone; parts it makes are of kinds that no step
 * changes.
 */
export interface LanguageStep {
  readonly becomes: {
    readonly [S in SortName]?: Readonly<Record<string, (node: AnyNode) => unknown>>;
  };
}

function withoutOnce(node: AnyNode): unknown {
  return Object.fromEntries(Object.entries(node).filter(([field]) => field !== 'once'));
}

/** One step for each version; the first leads from version 1 to version 2. */
export const LANGUAGE_STEPS: readonly LanguageStep[] = [
  // cr 508.1d, 509.1c: a requirement for a turn applies to each combat of the turn, so not to one alone.
  { becomes: { static: { must: withoutOnce }, change: { must: withoutOnce } } },
];

/** The version in which new data is written. */
export const LANGUAGE_VERSION = LANGUAGE_STEPS.length + 1;

/** The node in this version of the language. The result is validated like any other data. */
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
  // The kind is a current one now, so the tables know the sorts of its fields.
  return rewritten(sort, now as Sorts[SortName], (found, inner) =>
    inner === now ? undefined : { becomes: [upcastPart(found, inner, due)] },
  );
}
