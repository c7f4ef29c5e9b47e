// Runs commands in a bare clone and checks what they print.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../setup/places.js';

const POLL_MS = 50;
/** After so long, all that a command printed before its end has arrived. */
const FLUSHED_MS = 2_000;
/** A line of a stack trace. */
const TRACE = /^ +at .*(?::\d+:\d+|node:)/m;

export const results = { passed: 0, failed: 0 };

export class Newcomer {
  #name;

  constructor(name, folder) {
    this.#name = name;
    this.folder = folder;
  }

  /** Clones what is committed; nothing is installed or built there. */
  async clone() {
    const { code, stderr } = await this.run('git', ['clone', '--quiet', ROOT, this.folder], { cwd: ROOT });
    if (code !== 0) throw new Error(`git clone: ${stderr}`);
    return this;
  }

  /** Starts a command in its own process group, as a terminal does. */
  start(command, args, { cwd = this.folder, env = process.env } = {}) {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => (printed[name] += text));
    let isOver = false;
    const ended = new Promise((resolve, reject) => {
      const end = (code) => {
        isOver = true;
        resolve({ code, ...printed });
      };
      child.on('error', reject);
      child.on('close', end);
      // A program that outlives a killed command keeps its output open.
      child.on('exit', (code) => setTimeout(end, FLUSHED_MS, code).unref());
    });
    return {
      printed,
      ended,
      /** Waits until `condition` holds or the command has ended. */
      until: async (condition) => {
        while (!isOver && !condition()) await sleep(POLL_MS);
      },
      kill: () => {
        if (!isOver) signalGroup(child, 'SIGKILL');
        return ended;
      },
    };
  }

  run(command, args, options) {
    return this.start(command, args, options).ended;
  }

  has(path) {
    return existsSync(join(this.folder, path));
  }

  read(path) {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path, text) {
    writeFileSync(join(this.folder, path), text);
  }

  /** How many entries node_modules has. */
  packages() {
    return this.has('node_modules') ? readdirSync(join(this.folder, 'node_modules')).length : 0;
  }

  /** `wanted` must match what was printed, `unwanted` must not. A stack trace is never wanted. */
  expect(what, { code, stdout, stderr }, { ends = 0, wanted = [], unwanted = [] }) {
    const printed = `${stdout}\n${stderr}`;
    const faults = [
      ...(code === ends ? [] : [`it ended with ${code}`]),
      ...wanted.filter((pattern) => !pattern.test(printed)).map((pattern) => `it does not say ${pattern}`),
      ...[TRACE, ...unwanted]
        .filter((pattern) => pattern.test(printed))
        .map((pattern) => `it says ${pattern}`),
    ];
    this.report(what, faults.length === 0, `${faults.join('; ')}\n${printed}`);
  }

  report(what, holds, details) {
    results[holds ? 'passed' : 'failed'] += 1;
    console.log(`${holds ? 'ok    ' : 'FAILED'} ${this.#name}: ${what}${holds ? '' : `\n${details}`}`);
  }
}

/** Signals all processes of the child's group, as a terminal does. */
export function signalGroup({ pid }, signal) {
  if (pid !== undefined) process.kill(-pid, signal);
}
