// The published JSON Schemas (schemas/), as far as they use JSON Schema. A member that decides between the kinds of a union
// (`kind`, `type`) is looked at first: validators that look at all members of all kinds take exponential time in deep nodes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PublishedSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, PublishedSchema>>;
  readonly oneOf?: readonly PublishedSchema[];
  readonly anyOf?: readonly PublishedSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, PublishedSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | PublishedSchema;
  readonly items?: PublishedSchema;
  readonly prefixItems?: readonly PublishedSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The path of what is not of the shape, or undefined. */
export type Fault = (value: unknown) => string | undefined;

/** What these schemas may say; a keyword that is not looked at would allow too much. */
const KNOWN = new Set([
  ...['$ref', '$defs', '$schema', 'title', 'description', 'oneOf', 'anyOf', 'const', 'enum', 'type'],
  ...['properties', 'required', 'additionalProperties', 'items', 'prefixItems', 'minItems', 'maxItems'],
  ...['minLength', 'pattern', 'minimum', 'maximum', 'propertyNames', 'readOnly', 'maxLength', 'default'],
]);

/** A file under schemas/. */
export const publishedSchema = (file: string): PublishedSchema =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../schemas', file), 'utf8')) as PublishedSchema;

/** The whole of a schema, or one of its definitions. */
export function faultsOf(schema: PublishedSchema, definition?: string): Fault {
  const defs = schema.$defs ?? {};
  const root = definition === undefined ? schema : defs[definition];
  if (root === undefined) throw new Error(`no ${String(definition)} is published`);
  return (value) => fault(root, value, '/', defs);
}

type Defs = Readonly<Record<string, PublishedSchema>>;

function fault(schema: PublishedSchema, value: unknown, path: string, defs: Defs): string | undefined {
  for (const keyword of Object.keys(schema))
    if (!KNOWN.has(keyword)) throw new Error(`${keyword} is not looked at`);
  if (schema.$ref !== undefined) {
    const meant = defs[schema.$ref.replace('#/$defs/', '')];
    if (meant === undefined) throw new Error(`${schema.$ref} is nowhere`);
    return fault(meant, value, path, defs);
  }
  const fits = (one: PublishedSchema): boolean => fault(one, value, path, defs) === undefined;
  if (schema.oneOf !== undefined && schema.oneOf.filter(fits).length !== 1) return path;
  if (schema.anyOf !== undefined && !schema.anyOf.some(fits)) return path;
  if ('const' in schema && schema.const !== value) return path;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return path;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return path;
  if (typeof value === 'string') return textFault(schema, value) ? path : undefined;
  if (typeof value === 'number')
    return value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity) ? path : undefined;
  if (Array.isArray(value)) return listFault(schema, value, path, defs);
  return typeof value === 'object' && value !== null
    ? membersFault(schema, value as Readonly<Record<string, unknown>>, path, defs)
    : undefined;
}

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
const isOfType = (type: string, value: unknown): boolean => IS[type]?.(value) === true;

const textFault = ({ minLength = 0, pattern }: PublishedSchema, text: string): boolean =>
  text.length < minLength || (pattern !== undefined && !new RegExp(pattern, 'u').test(text));

function listFault(
  { items, prefixItems = [], minItems = 0, maxItems = Infinity }: PublishedSchema,
  list: readonly unknown[],
  path: string,
  defs: Defs,
): string | undefined {
  if (list.length < minItems || list.length > maxItems) return path;
  for (const [place, item] of list.entries()) {
    const of = prefixItems[place] ?? items;
    const found = of === undefined ? undefined : fault(of, item, `${path}${place}/`, defs);
    if (found !== undefined) return found;
  }
  return undefined;
}

function membersFault(
  { properties = {}, required = [], additionalProperties = true }: PublishedSchema,
  value: Readonly<Record<string, unknown>>,
  path: string,
  defs: Defs,
): string | undefined {
  for (const [name, schema] of Object.entries(properties)) {
    const found = name in value ? fault(schema, value[name], `${path}${name}/`, defs) : undefined;
    if (found !== undefined) return found;
  }
  const missing = required.find((name) => !(name in value));
  if (missing !== undefined) return `${path}${missing}`;
  for (const [name, member] of Object.entries(value)) {
    if (name in properties || additionalProperties === true) continue;
    if (additionalProperties === false) return `${path}${name}`;
    const found = fault(additionalProperties, member, `${path}${name}/`, defs);
    if (found !== undefined) return found;
  }
  return undefined;
}
