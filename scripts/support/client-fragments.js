// The fragments of view.graphql as a module of the client library, which front ends have without reading a file.
import { existsSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, print } from 'graphql';
import { ROOT } from '../setup/places.js';

const NAME = 'libs/client/src/generated/fragments.ts';
const OUTPUT = join(ROOT, NAME);

export async function writeClientFragments() {
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, generated());
  console.log(`${NAME} is written.`);
}

export async function checkClientFragments() {
  if (existsSync(OUTPUT) && readFileSync(OUTPUT, 'utf8') === generated()) return;
  console.error(`${NAME} is not what view.graphql gives: run \`npm run generate\`.`);
  process.exitCode = 1;
}

/** Each on one line: what is indented for people is sent without that. */
function generated() {
  const { definitions } = parse(readFileSync(join(ROOT, 'view.graphql'), 'utf8'));
  const lines = definitions.map((fragment) => {
    const text = print(fragment).replaceAll(/\s+/gu, ' ');
    return `  ${fragment.name.value}: ${JSON.stringify(text).replaceAll("'", "\\'").replace(/^"|"$/gu, "'")},`;
  });
  return `// Generated from view.graphql by \`npm run generate\`; do not edit.\nexport const FRAGMENTS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}
