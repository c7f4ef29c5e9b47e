// Runs one bench module in a process of its own: no bench warms, fills or breaks another's.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { BudgetLine } from './budget.js';
import { figureSchema, type Figure } from './figure.js';

export type Outcome =
  | { readonly line: BudgetLine; readonly kind: 'measured'; readonly figure: Figure }
  /** What the module needs is not there. */
  | { readonly line: BudgetLine; readonly kind: 'skipped' }
  /** The module is not written yet. */
  | { readonly line: BudgetLine; readonly kind: 'absent' }
  | { readonly line: BudgetLine; readonly kind: 'failed'; readonly why: string };

/** What the child runs. Its standard output becomes our standard error, so that only the report is on ours. */
const CHILD = `
  import(process.argv[1])
    .then(({ measure }) => measure())
    .then((figure) => process.send({ figure }, () => process.exit(0)));
`;
const STDERR = 2;
const answerSchema = z.object({ figure: figureSchema.optional() });

export async function runBench(folder: string, line: BudgetLine): Promise<Outcome> {
  const file = join(folder, `${line.module}.js`);
  if (!existsSync(file)) return { line, kind: 'absent' };
  const { answer, ended } = await runChild(file);
  if (answer === undefined) return { line, kind: 'failed', why: `ended with ${ended} and no figure` };
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return { line, kind: 'failed', why: z.prettifyError(parsed.error) };
  const { figure } = parsed.data;
  return figure === undefined ? { line, kind: 'skipped' } : { line, kind: 'measured', figure };
}

function runChild(file: string): Promise<{ answer: unknown; ended: string }> {
  // No --input-type: worker threads inherit it, and refuse it.
  const args = ['--expose-gc', '--eval', CHILD, pathToFileURL(file).href];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', STDERR, STDERR, 'ipc'],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    let answer: unknown;
    child.on('message', (message) => (answer = message));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ answer, ended: signal ?? `exit code ${String(code)}` }));
  });
}
