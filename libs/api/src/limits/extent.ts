// The depth and width of an operation, fragments included. Each fragment is measured once.
import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

export interface Extent {
  readonly depth: number;
  /** Fields at the root, counted as often as they are written. */
  readonly rootFields: number;
  /** The aliases of the operation and its fragments, each fragment counted as often as it is used. */
  readonly aliases: number;
}

interface Measure {
  readonly depth: number;
  readonly width: number;
  readonly aliases: number;
}

const NOTHING: Measure = { depth: 0, width: 0, aliases: 0 };

export function extentOf(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Extent {
  const measured = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const measure = fragment === undefined ? NOTHING : ofSelections(fragment.selectionSet);
    measured.set(name, measure);
    return measure;
  };

  const ofSelections = (set: SelectionSetNode): Measure => {
    let { depth, width, aliases } = NOTHING;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        // Introspection has a limit of its own.
        const inner =
          selection.selectionSet === undefined || selection.name.value.startsWith('__')
            ? NOTHING
            : ofSelections(selection.selectionSet);
        depth = Math.max(depth, 1 + inner.depth);
        width += 1;
        aliases += inner.aliases + (selection.alias === undefined ? 0 : 1);
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSelections(selection.selectionSet);
      depth = Math.max(depth, inner.depth);
      width += inner.width;
      aliases += inner.aliases;
    }
    return { depth, width, aliases };
  };

  const { depth, width, aliases } = ofSelections(selections);
  return { depth, rootFields: width, aliases };
}
