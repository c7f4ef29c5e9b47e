// The published shape of what the contract has as JSON of an opened log: its events as `lineOf` writes them, and the lines of
// checkpoints and proofs. GraphQL cannot carry them: hashes are made from exactly this JSON, where an absent member and
// one that is null differ.
import { z } from 'zod';
import { cardDefinition, definitionSchema } from '#cards';
import { checkpointSchema, gameProofSchema } from '#log';
import { EVENT_TYPES, EVENTS, type EventType } from '#rules';

type Shape = Readonly<Record<string, unknown>>;

const TEXT: Shape = { type: 'string' };
const PLACE: Shape = { type: 'integer', minimum: 0 };
const HASH: Shape = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const ref = (name: string): Shape => ({ $ref: `#/$defs/${name}` });

/** `name`: of the definitions that the shape brings, as it refers to itself. */
function shapeOf(schema: z.ZodType, name: string): { readonly shape: Shape; readonly defs: Shape } {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== (cardDefinition as unknown)) return;
      for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword);
      jsonSchema.$ref = '#/$defs/CardDefinition';
    },
  });
  const named = JSON.stringify(written).replaceAll('__schema', `${name}Part`);
  const {
    $schema: _,
    $defs: defs = {},
    ...shape
  } = JSON.parse(named) as Shape & { $schema?: unknown; $defs?: Shape };
  return { shape, defs };
}

/** An event in its present version, by its type. */
function lineSchema(type: EventType): Shape {
  const { shape, defs } = shapeOf(EVENTS[type].schema, type);
  const members: Shape = {
    place: { ...PLACE, description: 'From 0, without gaps.' },
    id: TEXT,
    type: { const: type },
    v: { const: EVENTS[type].version, description: 'The version of `data`.' },
    at: { type: 'integer', description: 'In milliseconds since 1970.' },
    actor: { ...TEXT, description: 'The id of a player, `server` or `operator`.' },
    commandId: TEXT,
    data: shape,
    hash: { ...HASH, description: 'Links it to the event before: docs/verification.md.' },
  };
  const line = {
    type: 'object',
    properties: members,
    required: Object.keys(members),
    additionalProperties: false,
  };
  return { ...defs, [type]: line };
}

export function logSchema(): Shape {
  const { schema, defs } = definitionSchema();
  const events: Shape = Object.assign({}, ...EVENT_TYPES.map(lineSchema)) as Shape;
  const twice = Object.keys(defs).filter((name) => name in events);
  if (twice.length > 0) throw new Error(`two shapes are called ${twice.join(', ')}`);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'LogEvent',
    description:
      'An event of an opened game (`LogPage.events`), in its present version: a log has what was written then, so an old game can have earlier versions. `Checkpoint` and `GameProof` are the lines of the fields of that name.',
    oneOf: EVENT_TYPES.map(ref),
    $defs: {
      ...events,
      Checkpoint: shapeOf(checkpointSchema, 'Checkpoint').shape,
      GameProof: shapeOf(gameProofSchema, 'GameProof').shape,
      CardDefinition: schema,
      ...defs,
    },
  };
}
