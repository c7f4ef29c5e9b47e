// Random nodes of any sort, generated from the tables, shallow or deep.
import fc from 'fast-check';
import { SORT_NAMES, type Field, type SortName } from '../../../abilities/src/notation/field.js';
import { SORTS } from '../../../abilities/src/nodes/sorts.js';
import { KEYWORDS } from '../../../abilities/src/keywords/index.js';

const NAMES = ['it', 'them', 'first', 'second'];

/** Kinds a hole aside: what a macro may hold is no matter of these. */
const kindsOf = (sort: SortName) => Object.keys(SORTS[sort].kinds).filter((kind) => kind !== 'parameter');

/** The fewest levels a kind can be written with; kinds that fit into what is left are chosen from. */
const LEAST = new Map<string, number>();
const least = (sort: SortName, kind: string) => LEAST.get(`${sort}/${kind}`) ?? Infinity;
const leastOf = (field: Field): number => {
  if (field.is === 'list' || field.is === 'optional') return leastOf(field.of as Field);
  if (field.is !== 'node' || SORTS[field.sort].plain !== undefined) return 0;
  return Math.min(...kindsOf(field.sort).map((kind) => least(field.sort, kind)));
};
const needed = (field: Field) =>
  field.is === 'optional' || (field.is === 'list' && field.least === 0) ? 0 : leastOf(field);

for (let changed = true; changed;) {
  changed = false;
  for (const sort of SORT_NAMES)
    for (const kind of kindsOf(sort)) {
      const depth = 1 + Math.max(0, ...Object.values(SORTS[sort].kinds[kind] ?? {}).map(needed));
      changed ||= depth < least(sort, kind);
      LEAST.set(`${sort}/${kind}`, Math.min(depth, least(sort, kind)));
    }
}

const plainOf = (sort: SortName): fc.Arbitrary<unknown> | undefined => {
  const { plain } = SORTS[sort];
  if (plain === undefined) return undefined;
  if (plain === 'number') return fc.integer({ min: -3, max: 20 });
  return plain === 'text' ? fc.constantFrom('Goblin', 'Forest', 'Aura') : fc.constantFrom(...plain);
};

/** Any node of the sort with at most so many levels. */
export function nodesOf(sort: SortName, depth = 4): fc.Arbitrary<unknown> {
  const kinds = kindsOf(sort).filter((kind) => least(sort, kind) <= depth);
  const plain = plainOf(sort);
  if (kinds.length === 0 && plain !== undefined) return plain;
  const nodes = fc.constantFrom(...kinds).chain((kind) => nodesOfKind(sort, kind, depth));
  return plain === undefined ? nodes : fc.oneof(plain, nodes);
}

/**
 * A node of this very kind; its parts are of any kind that fits. How the text puts it is left open: 'it', where it is
 * told to be said, no longer tells what it is.
 */
export function nodesOfKind(sort: SortName, kind: string, depth = 4): fc.Arbitrary<unknown> {
  const fields = SORTS[sort].kinds[kind] ?? {};
  return fc
    .tuple(
      ...Object.entries(fields)
        .filter(([name]) => name !== 'said')
        .map(([name, field]) =>
          valuesOf(field, Math.max(depth, least(sort, kind)) - 1).map((value) => [name, value] as const),
        ),
    )
    .map((entries) => ({
      kind,
      ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    }));
}

function valuesOf(field: Field, depth: number): fc.Arbitrary<unknown> {
  switch (field.is) {
    case 'node':
      return nodesOf(field.sort, depth);
    case 'optional': {
      return leastOf(field.of as Field) > depth
        ? fc.constant(undefined)
        : fc
            .boolean()
            .chain((there) => (there ? valuesOf(field.of as Field, depth) : fc.constant(undefined)));
    }
    case 'list': {
      const most = leastOf(field.of as Field) > depth ? field.least : Math.max(2, field.least);
      return most === 0
        ? fc.constant([])
        : fc.array(valuesOf(field.of as Field, depth), { minLength: field.least, maxLength: most });
    }
    case 'word':
      return fc.constantFrom(...field.words);
    case 'int':
      return fc.integer({ min: field.least, max: field.least + 3 });
    case 'text':
      switch (field.as) {
        case 'cost':
          return fc.constantFrom('{1}', '{2}{W}', '{X}{R}', '{W/B}');
        case 'keyword':
          return fc.constantFrom(...KEYWORDS.keys());
        case 'free':
          return fc.constantFrom('+1/+1', 'charge', 'flying', 'kicker');
        case 'binding':
        case 'bound':
        case 'link':
          return fc.constantFrom(...NAMES);
      }
  }
}
