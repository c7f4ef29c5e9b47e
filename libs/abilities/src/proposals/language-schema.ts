// The language as JSON Schema, made from its tables: all of it for the faces of cards, and the part that a table can agree
// on for proposals. GraphQL cannot carry either: a field of one name has another type in each kind, and a value is a
// number or an object.
import type { Field, SortName, SortTable } from '../notation/field.js';
import { SORT_NAMES } from '../notation/field.js';
import { SORTS, type Plain } from '../nodes/sorts.js';
import { GREATEST_NUMBER, LONGEST_PROPOSAL, mayBeProposed } from './proposals.js';

/** As much of JSON Schema as is needed here. */
export type NodeSchema = Readonly<Record<string, unknown>>;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const pascal = (words: string): string =>
  words.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const sortRef = (sort: SortName): NodeSchema => ({ $ref: `#/$defs/${pascal(sort)}` });
const kindName = (sort: SortName, kind: string): string => `${pascal(kind)}${pascal(sort)}`;

/** The kinds of each sort that can be written: a kind that needs a node of a sort without any cannot. */
type Kinds = ReadonlyMap<SortName, SortTable>;

function writable(isIn: (sort: SortName, kind: string) => boolean): Kinds {
  let kinds: Kinds = new Map(
    SORT_NAMES.map((sort) => [sort, only(SORTS[sort].kinds, (kind) => isIn(sort, kind))]),
  );
  for (;;) {
    const known = kinds;
    const next = new Map(
      [...known].map(([sort, table]) => [
        sort,
        only(table, (kind) => Object.values(table[kind] ?? {}).every((field) => canBe(field, known))),
      ]),
    );
    if ([...next].every(([sort, table]) => size(table) === size(known.get(sort) ?? {}))) return known;
    kinds = next;
  }
}

const size = (table: SortTable): number => Object.keys(table).length;
const only = (table: SortTable, keeps: (kind: string) => boolean): SortTable =>
  Object.fromEntries(Object.entries(table).filter(([kind]) => keeps(kind)));
const isEmpty = (sort: SortName, kinds: Kinds): boolean =>
  size(kinds.get(sort) ?? {}) === 0 && SORTS[sort].plain === undefined;

/** Whether a node can have the field at all: what is optional, or a list that may be empty, can be left out. */
function canBe(field: Field, kinds: Kinds): boolean {
  if (field.is === 'node') return !isEmpty(field.sort, kinds);
  if (field.is === 'list') return field.least === 0 || canBe(field.of as Field, kinds);
  return true;
}

const PLAIN: (plain: Plain) => NodeSchema = (plain) =>
  plain === 'number'
    ? { type: 'integer' }
    : plain === 'text'
      ? { type: 'string', minLength: 1 }
      : { enum: [...plain] };

function fieldSchema(field: Field, kinds: Kinds): NodeSchema {
  switch (field.is) {
    case 'node':
      return sortRef(field.sort);
    case 'optional':
      return fieldSchema(field.of as Field, kinds);
    case 'list': {
      const of = field.of as Field;
      if (!canBe(of, kinds)) return { type: 'array', items: {}, maxItems: 0 };
      return {
        type: 'array',
        items: fieldSchema(of, kinds),
        ...(field.least === 0 ? {} : { minItems: field.least }),
      };
    }
    case 'word':
      return { enum: [...field.words] };
    case 'int':
      return { type: 'integer', minimum: field.least };
    case 'text':
      return { type: 'string', minLength: 1 };
  }
}

/** A field that can never be filled is not shown. */
function kindSchema(kind: string, fields: Readonly<Record<string, Field>>, kinds: Kinds): NodeSchema {
  const shown = Object.entries(fields).filter(
    ([, field]) => field.is !== 'optional' || canBe(field.of as Field, kinds),
  );
  return {
    type: 'object',
    properties: {
      kind: { const: kind },
      ...Object.fromEntries(shown.map(([name, field]) => [name, fieldSchema(field, kinds)])),
    },
    required: ['kind', ...shown.filter(([, field]) => field.is !== 'optional').map(([name]) => name)],
    additionalProperties: false,
  };
}

function definitionsOf(root: SortName, kinds: Kinds): Record<string, NodeSchema> {
  const found = new Map<SortName, Record<string, NodeSchema>>();
  const visit = (sort: SortName): void => {
    if (found.has(sort)) return;
    const table = kinds.get(sort) ?? {};
    const shapes = Object.entries(table).map(
      ([kind, fields]) => [kindName(sort, kind), kindSchema(kind, fields, kinds)] as const,
    );
    const { plain } = SORTS[sort];
    found.set(sort, {
      [pascal(sort)]: {
        oneOf: [
          ...(plain === undefined ? [] : [PLAIN(plain)]),
          ...shapes.map(([name]) => ({ $ref: `#/$defs/${name}` })),
        ],
      },
      ...Object.fromEntries(shapes),
    });
    const text = JSON.stringify(shapes);
    for (const other of SORT_NAMES) if (text.includes(`"#/$defs/${pascal(other)}"`)) visit(other);
  };
  visit(root);
  return Object.assign({}, ...found.values()) as Record<string, NodeSchema>;
}

/** What `propose` can say a text does. */
export const proposalSchema = (): NodeSchema => ({
  $schema: DIALECT,
  title: 'ProposedEffect',
  description: `What a text does that nobody could read: an effect of the language of abilities (docs/assisted.md). Beyond this shape the server looks at the names, at costs and keywords, and refuses more than ${LONGEST_PROPOSAL} characters of JSON, numbers beyond ${GREATEST_NUMBER}, and counts within counts.`,
  ...sortRef('effect'),
  $defs: definitionsOf('effect', writable(mayBeProposed)),
});

/** The definitions of a face of a card, by the name of each: `Face` is where to begin. */
export const faceDefinitions = (): Record<string, NodeSchema> =>
  definitionsOf(
    'face',
    writable(() => true),
  );
