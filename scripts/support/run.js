// Starts other programs for the scripts: where the project is, and commands whose exit code is the answer.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** A tool of the project, started by its file: works without a shell on every system. */
export const tool = (...path) => join(ROOT, 'node_modules', ...path);

/**
 * Runs a command to its end with the output going where ours goes, or, with `quiet`, into the answer.
 * The answer's `code` is 0 when all went well; a command that could not be started counts as failed.
 */
export function run(command, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** npm as it started us, or the one beside this Node. */
export function runNpm(args, options) {
  const started = process.env.npm_execpath;
  if (started?.endsWith('.js')) return runNode([started, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Says what is being done, and from time to time that it still is, so that a long silence is not taken for a hang. */
export async function saying(what, work) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  process.stderr.write(`${what} ...\n`);
  const ticking = setInterval(() => process.stderr.write(`  still at it after ${seconds()} s\n`), 15_000);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
  }
}
