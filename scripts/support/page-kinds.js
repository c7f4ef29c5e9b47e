// The enums of the contract as types of the pages, made from schema.graphql.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../setup/places.js';

const NAME = 'apps/web/src/words/kinds.ts';
const OUTPUT = join(ROOT, NAME);

export async function writePageKinds() {
  writeFileSync(OUTPUT, await generated());
  console.log(`${NAME} is written.`);
}

export async function checkPageKinds() {
  if (readFileSync(OUTPUT, 'utf8') === (await generated())) return;
  console.error(`${NAME} is not what schema.graphql gives: run \`npm run generate\`.`);
  process.exitCode = 1;
}

async function generated() {
  const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
  const enums = Object.values(schema.getTypeMap()).filter(
    (type) => isEnumType(type) && !type.name.startsWith('__'),
  );
  const types = enums.map(
    (type) =>
      `export type ${type.name} = ${type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(' | ')};`,
  );
  const code = `// Generated from schema.graphql by \`npm run generate\`; do not edit.\n\n${types.join('\n\n')}\n`;
  return format(code, { ...(await resolveConfig(OUTPUT)), filepath: OUTPUT });
}
