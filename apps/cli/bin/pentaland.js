// The command line of a checkout. It installs and builds what is missing, then runs the command. Questions about the
// command line itself are answered at once, even if nothing is built.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/setup/places.js';
import { readyToRun } from '../../../scripts/setup/ready.js';

const [first, ...more] = process.argv.slice(2);
const asksForHelp = (word) => word === '--help' || word === '-h' || word === 'help';

if (first === '--version') print(`pentaland ${JSON.parse(read('package.json')).version}\n`);
else if (asksForHelp(first)) print(help());
else if (existsSync(join(ROOT, 'dist/run/pentaland.js'))) await run();
else if (first === undefined) refuse('No command was given.');
else if (!help().includes(`\n  ${first} `)) refuse(`There is no command '${first}'.`);
else if (more.some(asksForHelp)) {
  print(help());
  process.stderr.write(
    `\nNothing is built here yet: run \`npm run build\` first, and \`npx pentaland ${process.argv.slice(2).join(' ')}\` says more.\n`,
  );
} else await run();

async function run() {
  await readyToRun();
  await import('../../../dist/run/pentaland.js');
}

/** A test compares it with what the built command line prints. */
function help() {
  return read('apps/cli/bin/help.txt');
}

function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}

function print(text) {
  process.stdout.write(text);
}

function refuse(reason) {
  process.stderr.write(`${reason}\n${help()}`);
  process.exitCode = 2;
}
