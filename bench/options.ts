// The command line of the benches.
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '#kernel';
import { BUDGET } from './budget.js';

export interface BenchOptions {
  /** A file the JSON goes to beside the table; 'stdout': the JSON instead of the table. */
  readonly json?: { readonly file: string } | 'stdout';
  /** A figure below its target fails the run. */
  readonly strict: boolean;
  /** The modules to run; all that exist where none is named. */
  readonly only: readonly string[];
}

export const USAGE = `npm run bench -- [--json [FILE]] [--strict] [MODULE ...]
  --json FILE   write the figures as JSON to FILE, beside the table
  --json        alone, where no FILE follows: print JSON instead of the table
  --strict      exit with 1 when a figure misses its target
  MODULE        only these: ${BUDGET.map(({ module }) => module).join(', ')}`;

export function parseOptions(args: readonly string[]): Result<BenchOptions, string> {
  const at = args.indexOf('--json');
  const next = args[at + 1];
  const alone = at >= 0 && (next === undefined || next.startsWith('-') || isBench(next));
  try {
    const { values, positionals } = parseArgs({
      args: alone ? args.filter((arg) => arg !== '--json') : [...args],
      options: { json: { type: 'string' }, strict: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !isBench(name));
    if (unknown !== undefined) return err(`no bench is called ${unknown}`);
    const options = { strict: values.strict, only: positionals };
    if (alone) return ok({ ...options, json: 'stdout' });
    return ok(values.json === undefined ? options : { ...options, json: { file: values.json } });
  } catch (error) {
    return err(String(error));
  }
}

const isBench = (name: string): boolean => BUDGET.some(({ module }) => module === name);
