// Runs other programs for the scripts.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { addWorker } from './one-at-a-time.js';
import { ROOT } from './places.js';

/** The file of an installed tool. Node runs it directly, without a shell, on every system. */
export const tool = (...path) => join(ROOT, 'node_modules', ...path);

/**
 * Runs a command to its end. Its output goes where ours goes or, with `quiet`, into the result.
 * `code` is 0 on success; it is not 0 if the command could not be started or was ended by a signal.
 */
export function run(command, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const forget = endWithParent(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      forget();
      resolve({ code: 1, signal: null, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      forget();
      resolve({ code: code ?? 1, signal, output });
    });
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** The npm that started this process, else the one on the PATH. */
export function runNpm(args, options) {
  const started = process.env.npm_execpath ?? '';
  if (basename(started) === 'npm-cli.js') return runNode([started, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

const children = new Set();
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'];

/** Tells the child to end when this process ends. npm takes its time, or goes on: see one-at-a-time.js. */
function endWithParent(child) {
  if (children.size === 0) {
    process.on('exit', endChildren);
    for (const signal of SIGNALS) process.on(signal, exitBySignal);
  }
  children.add(child);
  if (child.pid !== undefined) addWorker(child.pid);
  return () => {
    children.delete(child);
    if (children.size > 0) return;
    process.off('exit', endChildren);
    for (const signal of SIGNALS) process.off(signal, exitBySignal);
  };
}

const endChildren = () => children.forEach((child) => child.kill());
const exitBySignal = (signal) => process.exit(128 + constants.signals[signal]);
