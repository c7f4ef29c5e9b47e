// `npm run generate`: the types of the resolvers, from the public contract, as libs/api/codegen.js says.
// With --check it only says whether they are fresh.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as types from '@graphql-codegen/typescript';
import { parse } from 'graphql';
import settings from '../libs/api/codegen.js';
import { ROOT } from './support/run.js';

const output = join(ROOT, settings.output);

const code = await codegen({
  filename: output,
  schema: parse(readFileSync(join(ROOT, settings.schema), 'utf8')),
  documents: [],
  config: settings.config,
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript: types, resolvers },
});
const fresh = `// Generated from ${settings.schema} by \`npm run generate\`; do not edit.\n${code}`;

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, fresh);
  console.log(`${settings.output} is written.`);
} else if (!existsSync(output) || readFileSync(output, 'utf8') !== fresh) {
  console.error(`${settings.output} is not what ${settings.schema} gives: run \`npm run generate\`.`);
  process.exitCode = 1;
}
