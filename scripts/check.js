// `npm run check`: everything that can be known of the code without running it. All checks run, all failures are shown.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './setup/places.js';
import { readyToRead } from './setup/ready.js';
import { runNode, tool } from './setup/run.js';

/** The longest first. */
const CHECKS = [
  { name: 'format', args: [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'] },
  {
    name: 'types and lint',
    args: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings', '.'],
    // The types are looked at by a program in Go, which collects all the time unless it may use more memory.
    env: { ...process.env, GOGC: process.env.GOGC ?? '400' },
  },
  {
    name: 'who may know whom',
    args: [
      // Most of what it reads is gone soon.
      '--max-semi-space-size=64',
      tool('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...['apps', 'libs', 'test', 'bench', 'scripts'].filter(stands),
    ],
  },
  { name: 'links, headings, words and descriptions', args: ['scripts/prose.js'] },
  { name: 'generated code is fresh', args: ['scripts/generate.js', '--check'], needs: 'schema.graphql' },
  {
    name: 'the released schema is kept',
    args: ['scripts/schema-release.js', '--check'],
    needs: 'schema.released.graphql',
  },
];

function stands(path) {
  return existsSync(join(ROOT, path));
}

await readyToRead();

const due = CHECKS.filter(({ needs }) => needs === undefined || stands(needs));
const queue = [...due];
let failed = 0;
// As many at once as there are cores: most of them use one.
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${due.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function work() {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    const begun = performance.now();
    const { code, output } = await runNode(check.args, { quiet: true, env: check.env });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
    if (code === 0) continue;
    failed += 1;
    console.log(output.trimEnd());
  }
}
