// The operations of the client library, of the pages and of the terminal as typed documents: for each operation a constant,
// a plain text whose type says what it answers and which variables it takes. graphql-codegen makes the types. The library's
// are in one module; the others lie beside their `.graphql` files, so that a page or a command loads no text of another.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { ROOT } from '../setup/places.js';

/** Fragments that the library brings itself. */
const PUBLISHED = parsed('view.graphql');
const SCHEMA = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');

const LIBRARY = {
  folder: 'libs/client/src',
  types: 'libs/client/src/generated/operations.ts',
};
const APPS = [
  { folder: 'apps/web/src', types: 'apps/web/src/state/generated/operations.ts' },
  { folder: 'apps/cli/src', types: 'apps/cli/src/client/generated/operations.ts' },
];

export async function writeOperations() {
  for (const [path, code] of await generated()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), code);
    console.log(`${path} is written.`);
  }
}

export async function checkOperations() {
  for (const [path, code] of await generated()) {
    const file = join(ROOT, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === code) continue;
    console.error(`${path} is not what the operations give: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}

const generated = async () => [...(await ofLibrary()), ...(await Promise.all(APPS.map(ofApp))).flat()];

async function ofLibrary() {
  const files = filesIn(LIBRARY.folder);
  const definitions = files.flatMap((file) => file.definitions);
  // What is generated imports nothing of the room above it.
  const beginning = [
    "import { FRAGMENTS } from './fragments.js';",
    "import type { Json } from './stories.js';",
    'type TypedDocument<Result, Variables> = { toString(): string; __apiType?: (variables: Variables) => Result };',
  ];
  const types = await typesOf(LIBRARY, definitions);
  const constants = fragmentsFirst(definitions).map((one) => constant(one, definitions, withPublished));
  return [[LIBRARY.types, module([...beginning, types, ...constants])]];
}

async function ofApp(app) {
  const files = filesIn(app.folder);
  const all = files.flatMap((file) => file.definitions);
  const types = await typesOf(app, all);
  const json = /\bJson\b/u.test(types) ? "import type { Json } from '#client';" : '';
  return [
    [app.types, module([json, types])],
    ...files.map((file) => [outputOf(file), beside({ file, files, all, app })]),
  ];
}

function beside({ file, files, all, app }) {
  const own = outputOf(file);
  const from = (path) => {
    const way = relative(dirname(own), path).replace(/\.ts$/u, '.js');
    return way.startsWith('.') ? way : `./${way}`;
  };
  const imports = files
    .filter((other) => other !== file)
    .map((other) => {
      const spread = file.definitions.flatMap((one) => spreadBy(one, all));
      const names = other.definitions.filter((one) => spread.includes(one)).map(textName);
      return names.length === 0
        ? ''
        : `import { ${names.toSorted().join(', ')} } from '${from(outputOf(other))}';`;
    });
  const called = file.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const types = called.flatMap((one) => [typeName(one), `${typeName(one)}Variables`]);
  const isPublished = called.some((one) => spreadsPublished(one, all));
  return module([
    called.length === 0
      ? ''
      : isPublished
        ? "import { withFragments, type TypedDocument } from '#client';"
        : "import type { TypedDocument } from '#client';",
    ...imports,
    types.length === 0 ? '' : `import type { ${types.toSorted().join(', ')} } from '${from(app.types)}';`,
    ...fragmentsFirst(file.definitions).map((one) => constant(one, all)),
  ]);
}

const module = (parts) =>
  `// Generated from the .graphql files beside by \`npm run generate\`; do not edit.\n${parts.filter((part) => part !== '').join('\n')}\n`;

/** Constants are read when their module begins. */
const fragmentsFirst = (definitions) => definitions.toSorted((one, other) => rank(one) - rank(other));
const rank = ({ kind }) => (kind === Kind.FRAGMENT_DEFINITION ? 0 : 1);

/** A fragment with its own text alone; an operation with all that it spreads. */
function constant(definition, all, publish = (whole) => `/* @__PURE__ */ withFragments(${whole})`) {
  const text = JSON.stringify(print(definition).replaceAll(/\s+/gu, ' '));
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return `export const ${textName(definition)} = ${text};`;
  const whole = [text, ...spreadBy(definition, all).map((one) => `' ' + ${textName(one)}`)].join(' + ');
  const sent = spreadsPublished(definition, all) ? publish(whole, definition, all) : whole;
  const type = typeName(definition);
  return `export const ${definition.name.value}Document: TypedDocument<${type}, ${type}Variables> = ${sent};`;
}

function withPublished(whole, definition, all) {
  const spread = [definition, ...spreadBy(definition, all)].flatMap((one) =>
    spreadBy(one, PUBLISHED.definitions),
  );
  return [whole, ...new Set(spread.map(({ name }) => `' ' + FRAGMENTS['${name.value}']`))].join(' + ');
}

const textName = ({ name }) => `${name.value}Text`;
const typeName = ({ name, operation }) => `${name.value}${operation[0].toUpperCase()}${operation.slice(1)}`;

/** The fragments of `all` that a definition spreads, and those that they spread. */
function spreadBy(definition, all) {
  const found = [];
  // It grows while it is gone through.
  const queue = [definition];
  for (const one of queue)
    for (const name of spreadNames(one)) {
      const fragment = all.find(
        (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name,
      );
      if (fragment === undefined || found.includes(fragment)) continue;
      found.push(fragment);
      queue.push(fragment);
    }
  return found;
}

const spreadsPublished = (definition, all) =>
  [definition, ...spreadBy(definition, all)].some((one) =>
    spreadNames(one).some((name) => PUBLISHED.definitions.some((fragment) => fragment.name.value === name)),
  );

function spreadNames(definition) {
  const names = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => ({ path: join(folder, name), definitions: parsed(join(folder, name)).definitions }));
}

function parsed(path) {
  return parse(readFileSync(join(ROOT, path), 'utf8'), { noLocation: true });
}

const outputOf = ({ path }) => join(dirname(path), 'generated', `${basename(path, '.graphql')}.ts`);

async function typesOf({ types }, definitions) {
  const document = { kind: Kind.DOCUMENT, definitions: [...PUBLISHED.definitions, ...definitions] };
  // Nobody has to use all of the published fragments.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const faults = validate(buildSchema(SCHEMA), document, rules);
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'));
  const code = await codegen({
    filename: join(ROOT, types),
    schema: parse(SCHEMA),
    documents: [{ document }],
    config: {
      enumType: 'string-literal',
      immutableTypes: true,
      inlineFragmentTypes: 'combine',
      disableDescriptions: true,
      useTypeImports: true,
      skipTypename: true,
      arrayInputCoercion: false,
      inputMaybeValue: 'T | null | undefined',
      strictScalars: true,
      scalars: { ID: 'string', Instant: 'string', Hash: 'string', Cursor: 'string', Json: 'Json' },
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  return code.replaceAll(/[ \t]+$/gmu, '');
}
