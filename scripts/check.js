// `npm run check`: everything that can be known of the code without running it. All checks run, all failures are shown.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.js';
import { ROOT, runNode, tool } from './support/run.js';

const CHECKS = [
  { name: 'format', args: [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'] },
  { name: 'lint', args: [tool('eslint', 'bin', 'eslint.js'), '.'] },
  { name: 'types', args: [tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  {
    name: 'who may know whom',
    args: [
      tool('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...['apps', 'libs', 'test', 'bench'].filter(stands),
    ],
  },
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

await ensureInstalled();

let failed = 0;
const due = CHECKS.filter(({ needs }) => needs === undefined || stands(needs));
for (const { name, args } of due) {
  const begun = performance.now();
  const { code, output } = await runNode(args, { quiet: true });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) {
    failed += 1;
    console.log(output.trimEnd());
  }
}
console.log(`${due.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
