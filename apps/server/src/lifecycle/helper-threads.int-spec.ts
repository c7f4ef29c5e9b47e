import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const BUILT = join(process.cwd(), 'dist/apps/server/src/lifecycle/helper-threads.js');

/** A process that puts its helpers behind, begins a thread of its own, and says how nice its threads are. */
const PROGRAM = `
  import { existsSync, readdirSync, readFileSync } from 'node:fs';
  import { Worker } from 'node:worker_threads';
  import { putHelpersBehind } from ${JSON.stringify(pathToFileURL(BUILT).href)};

  const threads = () => (existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : []);
  const niceOf = (thread) => {
    const stat = readFileSync(\`/proc/self/task/\${thread}/stat\`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  };
  const before = threads();
  putHelpersBehind();
  const worker = new Worker('setTimeout(() => {}, 60_000)', { eval: true });
  worker.on('online', () => {
    const helpers = before.filter((thread) => thread !== process.pid);
    const later = threads().filter((thread) => !before.includes(thread));
    console.log(JSON.stringify({ main: before.length === 0 ? null : niceOf(process.pid), helpers: helpers.map(niceOf), later: later.map(niceOf) }));
    process.exit();
  });
`;

describe('the threads that Node starts for itself', () => {
  it('run behind the main thread and the threads it starts, if there is no core for all', () => {
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' });
    const { main, helpers, later } = JSON.parse(said) as {
      main: number | null;
      helpers: number[];
      later: number[];
    };
    // No other system than Linux has priorities of threads.
    if (main === null) return;
    expect(helpers.length).toBeGreaterThan(1);
    const behind = Math.min(main + 10, 19);
    expect(new Set(helpers)).toEqual(new Set([behind]));
    expect(new Set(later)).toEqual(new Set([main]));
  });
});
