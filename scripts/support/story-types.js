// The published shapes of what the contract has as JSON, and TypeScript types of them: schemas/stories.json and log.json from
// the events, proposal.json from the language of abilities, play-input.json from the contract.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../setup/places.js';

const STORIES = 'schemas/stories.json';
const PLAY = 'schemas/play-input.json';
const PROPOSAL = 'schemas/proposal.json';
const LOG = 'schemas/log.json';
const TYPES = 'libs/api/src/generated/json-shapes.ts';
/** The client library is packed alone. */
const CLIENT_TYPES = 'libs/client/src/generated/stories.ts';
const CLIENT_PROPOSALS = 'libs/client/src/generated/proposals.ts';
const CLIENT_LOG = 'libs/client/src/generated/log-events.ts';

export async function writePublishedShapes() {
  for (const [path, text] of await shapes()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    console.log(`${path} is written.`);
  }
}

export async function checkPublishedShapes() {
  for (const [path, text] of await shapes()) {
    const file = join(ROOT, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    console.error(`${path} is not what the sources give: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}

async function shapes() {
  register('./source-hooks.js', import.meta.url, {
    data: { cache: join(ROOT, 'node_modules/.cache/pentaland/generate') },
  });
  const { storySchema } = await import('../../libs/visibility/src/view/story-schema.ts');
  const { proposalSchema } = await import('../../libs/abilities/src/proposals/language-schema.ts');
  const { logSchema } = await import('../../libs/matches/src/game/beside/log-schema.ts');
  const stories = storySchema();
  const proposal = proposalSchema();
  const log = logSchema();
  const play = inputSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'), 'PlayInput');
  const head = `// Generated from the events and from schema.graphql by \`npm run generate\`; do not edit.\n`;
  const told = `/** What a feed entry tells. */
${typesOf(stories, 'Story', 'Told')}
/** The kinds of stories. */
export type StoryKind = Story['type'];
export type StoryOf<K extends StoryKind> = Extract<Story, { readonly type: K }>;
`;
  const json =
    'export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };\n';
  const code = `${head}${json}
${told}
/** \`Complete.play\` and \`NextChoice.play\`. */
${typesOf(play, 'PlayInput', 'Play')}`;
  return [
    [STORIES, await pretty(STORIES, JSON.stringify(stories))],
    [PLAY, await pretty(PLAY, JSON.stringify(play))],
    [PROPOSAL, await pretty(PROPOSAL, JSON.stringify(proposal))],
    [LOG, await pretty(LOG, JSON.stringify(log))],
    [TYPES, await pretty(TYPES, code)],
    [CLIENT_TYPES, await pretty(CLIENT_TYPES, `${head}${json}\n${told}`)],
    [
      CLIENT_PROPOSALS,
      await pretty(
        CLIENT_PROPOSALS,
        `${from('the language of abilities')}${typesOf(proposal, 'ProposedEffect', 'Proposed')}`,
      ),
    ],
    [
      CLIENT_LOG,
      await pretty(
        CLIENT_LOG,
        `${from('the events')}import type { Json } from './stories.js';

/** An event of \`LogPage.events\`, in its present version. */
${typesOf(log, 'LogEvent', 'Logged')}`,
      ),
    ],
  ];
}

const from = (what) => `// Generated from ${what} by \`npm run generate\`; do not edit.\n\n`;

const pretty = async (path, text) =>
  format(text, { ...(await resolveConfig(join(ROOT, path))), filepath: path });

/** The JSON Schema of an input of the contract. */
function inputSchema(contract, name) {
  const schema = buildSchema(contract);
  const defs = {};
  const scalars = { Int: { type: 'integer' }, Boolean: { type: 'boolean' }, Json: {} };
  const named = (type) => {
    if (isEnumType(type)) return { enum: type.getValues().map((value) => value.name) };
    if (!isInputObjectType(type)) return scalars[type.name] ?? { type: 'string' };
    if (!(type.name in defs)) {
      defs[type.name] = {};
      const fields = Object.values(type.getFields());
      defs[type.name] = {
        type: 'object',
        description: type.description,
        properties: Object.fromEntries(
          fields.map((field) => [field.name, { ...shown(field.type), description: field.description }]),
        ),
        required: fields
          .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
          .map((field) => field.name),
        additionalProperties: false,
      };
    }
    return { $ref: `#/$defs/${type.name}` };
  };
  const shown = (type) => {
    if (isNonNullType(type)) return shown(type.ofType);
    return isListType(type) ? { type: 'array', items: shown(type.ofType) } : named(getNamedType(type));
  };
  named(schema.getType(name));
  const { [name]: root, ...$defs } = defs;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: name, ...root, $defs };
}

/** TypeScript types: the root by its name, each definition by a prefix and its own. */
function typesOf({ $defs = {}, ...root }, name, prefix) {
  const isMapped = 'oneOf' in root;
  const typeNamed = (def) => `${prefix}${def}`;
  const typeOf = (schema) => {
    if (schema.$ref !== undefined) return typeNamed(schema.$ref.replace('#/$defs/', ''));
    const either = schema.anyOf ?? schema.oneOf;
    if (either !== undefined) return either.map(typeOf).join(' | ');
    if ('const' in schema) return JSON.stringify(schema.const);
    if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
    switch (schema.type) {
      case 'null':
      case 'boolean':
      case 'string':
        return schema.type;
      case 'integer':
      case 'number':
        return 'number';
      case 'array':
        return `readonly (${schema.items === undefined ? 'Json' : typeOf(schema.items)})[]`;
      case 'object':
        return objectOf(schema);
      default:
        return 'Json';
    }
  };
  const objectOf = ({ properties = {}, required = [], additionalProperties }) => {
    const members = Object.entries(properties).map(
      ([member, schema]) =>
        `${described(schema)}readonly ${JSON.stringify(member)}${required.includes(member) ? '' : '?'}: ${typeOf(schema)};`,
    );
    // A member that may be absent is undefined then, which an index beside it has to allow.
    const absent = members.some((_, nth) => !required.includes(Object.keys(properties)[nth]))
      ? ' | undefined'
      : '';
    if (additionalProperties === true || (additionalProperties === undefined && members.length === 0))
      members.push(`readonly [name: string]: Json${absent};`);
    else if (typeof additionalProperties === 'object')
      members.push(`readonly [name: string]: ${typeOf(additionalProperties)}${absent};`);
    return `{ ${members.join(' ')} }`;
  };
  const described = ({ description }) =>
    description === undefined ? '' : `/** ${description.replace(/\s+/g, ' ')} */ `;
  const definitions = Object.entries($defs).map(
    ([def, schema]) => `export type ${typeNamed(def)} = ${typeOf(schema)};`,
  );
  // A root that is one of the definitions has its name already.
  const first = '$ref' in root ? [] : [`export type ${name} = ${isMapped ? typeOf(root) : objectOf(root)};`];
  return [...first, ...definitions, ''].join('\n');
}
