// The JSON Schema of every kind of story, made from the events, their audiences and how stories are told. It is published
// (schemas/stories.json), with a TypeScript union of the same.
import { z } from 'zod';
import { EVENT_TYPES, EVENTS, objectId, type EventType } from '#rules';
import { TRANSLATED } from './story.js';
import { toldFields, type JsonSchema, type ToldFields } from './told-fields.js';

const ID: JsonSchema = { type: 'string', description: 'Your id of an object.' };
const COUNT: JsonSchema = { type: 'integer' };
const TEXT: JsonSchema = { type: 'string' };
const SEAT: JsonSchema = { type: 'integer', minimum: 0, maximum: 7 };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** `optional`: names that may be absent. */
const shape = (properties: Readonly<Record<string, JsonSchema>>, ...optional: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** What a story tells in words of its own (`TRANSLATED`). */
const TOLD_ANEW = {
  Face: shape({ name: TEXT, cost: TEXT, typeLine: TEXT }, 'cost'),
  Item: shape(
    {
      kind: { enum: ['spell', 'activated', 'triggered'] },
      controller: SEAT,
      source: ID,
      text: TEXT,
      modes: listOf(COUNT),
      targets: listOf(
        shape({ objects: listOf(ID), players: listOf(SEAT), amounts: listOf(COUNT) }, 'amounts'),
      ),
      zones: listOf(shape({ seat: SEAT, kind: { enum: ['library', 'graveyard'] }, index: COUNT })),
      x: COUNT,
      paid: { type: 'object', additionalProperties: COUNT },
      alternative: TEXT,
      copy: { type: 'boolean' },
    },
    ...['source', 'text', 'zones', 'x', 'alternative'],
  ),
  Effect: shape({ kind: TEXT, controller: SEAT, until: TEXT, source: ID }, 'source'),
} as const;

const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });
const NAMED_FOR: Readonly<Record<string, JsonSchema>> = {
  identity: ref('Face'),
  made: ref('Face'),
  item: ref('Item'),
  effect: ref('Effect'),
};

/** What a story tells that is no field of its event; each may be absent. */
const BESIDE: { readonly [T in EventType]?: Readonly<Record<string, JsonSchema>> } = {
  ClauseProposed: { inWords: { type: 'string', description: '`does` in the words of cards.' } },
};

/** Marks ids of objects until the schema is finished. */
const MARK = 'x-object';

const schemaOf = (type: EventType): JsonSchema =>
  z.toJSONSchema(EVENTS[type].schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === objectId) jsonSchema[MARK] = true;
    },
  }) as JsonSchema;

const toldOf = (type: EventType): ToldFields | undefined => toldFields(EVENTS[type].audience, schemaOf(type));

/** The kinds of stories that there are. */
export const storyKinds = (): readonly EventType[] =>
  EVENT_TYPES.filter((type) => toldOf(type) !== undefined);

export function storySchema(): JsonSchema {
  const kinds = storyKinds();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Story',
    description:
      'What a feed entry tells: `type`, and the fields of the event that its viewer may know. Times are milliseconds since 1970.',
    oneOf: kinds.map(ref),
    $defs: { ...Object.fromEntries(kinds.map((type) => [type, storyOf(type)])), ...TOLD_ANEW },
  };
}

function storyOf(type: EventType): JsonSchema {
  const schema = schemaOf(type);
  const told = toldOf(type) ?? { always: [], sometimes: [] };
  const names = [...told.always, ...told.sometimes];
  const properties = names.map(
    (name) => [name, fieldOf(type, name, schema.properties?.[name] ?? {})] as const,
  );
  const isSure = (name: string): boolean =>
    schema.required?.includes(name) === true &&
    (name in TRANSLATED || !mayGo(schema.properties?.[name] ?? {}));
  return {
    type: 'object',
    properties: { type: { const: type }, ...Object.fromEntries(properties), ...BESIDE[type] },
    required: ['type', ...told.always.filter(isSure)],
    additionalProperties: false,
  };
}

function fieldOf(type: EventType, name: string, schema: JsonSchema): JsonSchema {
  if (type === 'HappenedAtOnce' && name === 'events')
    return listOf({
      type: 'object',
      description: 'A story, or how it differs from the one in the place `like`: see docs/feeds.md.',
      additionalProperties: true,
    });
  const anew = NAMED_FOR[name];
  if (anew === undefined) return finished(schema, name in TRANSLATED ? 'as-it-stands' : 'flattened');
  return allowsNull(schema) ? { anyOf: [anew, { type: 'null' }] } : anew;
}

const allowsNull = ({ type, anyOf = [] }: JsonSchema): boolean => type === 'null' || anyOf.some(allowsNull);

/** Whether a value is left out for a viewer who has no id for the object. */
const mayGo = (schema: JsonSchema): boolean => schema[MARK] === true || (schema.anyOf ?? []).some(mayGo);

/** What is published of a value itself; its bounds are the server's own affair. */
const KEPT = ['type', 'const', 'enum'];

/**
 * What a viewer sees of a value: ids of their own, and no member whose object they do not know, or that is null. Lists in
 * a list are told as one, except in the fields that are translated by themselves.
 */
function finished(schema: JsonSchema, lists: 'as-it-stands' | 'flattened'): JsonSchema {
  if (schema[MARK] === true) return ID;
  const { properties, required, items, anyOf, oneOf, additionalProperties } = schema;
  const rest = Object.fromEntries(
    KEPT.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])),
  );
  const inner = (members: readonly JsonSchema[]): JsonSchema[] =>
    members.map((member) => finished(member, lists));
  return {
    ...rest,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, member]) => [name, finished(member, lists)]),
          ),
          required: (required ?? []).filter((name) => {
            const member = properties[name] ?? {};
            return !mayGo(member) && !allowsNull(member);
          }),
        }),
    ...(items === undefined ? {} : { items: itemsOf(finished(items, lists), lists) }),
    ...(anyOf === undefined ? {} : { anyOf: inner(anyOf) }),
    ...(oneOf === undefined ? {} : { oneOf: inner(oneOf) }),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties:
            typeof additionalProperties === 'boolean'
              ? additionalProperties
              : finished(additionalProperties, lists),
        }),
  };
}

const itemsOf = (items: JsonSchema, lists: 'as-it-stands' | 'flattened'): JsonSchema =>
  lists === 'flattened' && items.type === 'array' ? (items.items ?? {}) : items;
