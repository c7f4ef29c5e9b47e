// The types of the resolvers, made from the public contract as libs/api/codegen.js says.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as types from '@graphql-codegen/typescript';
import { parse } from 'graphql';
import settings from '../../libs/api/codegen.js';
import { ROOT } from '../setup/places.js';

const OUTPUT = join(ROOT, settings.output);

export async function writeResolverTypes() {
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, await generated());
  console.log(`${settings.output} is written.`);
}

export async function checkResolverTypes() {
  if (existsSync(OUTPUT) && readFileSync(OUTPUT, 'utf8') === (await generated())) return;
  console.error(`${settings.output} is not what ${settings.schema} gives: run \`npm run generate\`.`);
  process.exitCode = 1;
}

async function generated() {
  const code = await codegen({
    filename: OUTPUT,
    schema: parse(readFileSync(join(ROOT, settings.schema), 'utf8')),
    documents: [],
    config: settings.config,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: types, resolvers },
  });
  return `// Generated from ${settings.schema} by \`npm run generate\`; do not edit.\n${code}`;
}
