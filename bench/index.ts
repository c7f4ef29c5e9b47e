// `npm run bench`: measures each figure of the budget that has a bench so far, and shows it against its target.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { BUDGET } from './budget.js';
import { parseOptions, USAGE, type BenchOptions } from './options.js';
import { jsonOf, missesTarget, tableOf, type Circumstances } from './report.js';
import { runBench, type Outcome } from './run.js';

const options = parseOptions(process.argv.slice(2));
if (options.ok) process.exitCode = await bench(options.value);
else {
  console.error(`${options.error}\n${USAGE}`);
  process.exitCode = 2;
}

async function bench({ json, strict, only }: BenchOptions): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const line of BUDGET) {
    if (only.length > 0 && !only.includes(line.module)) continue;
    console.error(`bench: ${line.what} ...`);
    outcomes.push(await runBench(import.meta.dirname, line));
  }
  const here = circumstances();
  const found = jsonOf(outcomes, here);
  console.log(json === 'stdout' ? found : tableOf(outcomes, here));
  if (typeof json === 'object') writeFileSync(json.file, `${found}\n`);
  const failed = outcomes.some((outcome) => outcome.kind === 'failed');
  return failed || (strict && outcomes.some(missesTarget)) ? 1 : 0;
}

function circumstances(): Circumstances {
  const cores = cpus();
  return {
    at: new Date().toISOString(),
    node: process.versions.node,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
  };
}
