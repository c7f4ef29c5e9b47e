// Runs every test and writes what each suite cost into docs/ledger.md: `node scripts/ledger.js`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './setup/places.js';
import { runNode } from './setup/run.js';

const LEDGER = join(ROOT, 'docs/ledger.md');
const MARKED = /(<!-- ledger -->\n\n)[\s\S]*?(\n\n<!-- \/ledger -->)/;

const scratch = mkdtempSync(join(tmpdir(), 'pentaland-ledger-'));
const report = join(scratch, 'report.json');
const begun = Date.now();
const { code } = await runNode(['scripts/test.js', '--json', `--outputFile=${report}`]);
const minutes = (Date.now() - begun) / 60_000;
const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(scratch, { recursive: true });

const rooms = new Map();
for (const { name, startTime, endTime, assertionResults } of testResults) {
  const path = relative(ROOT, name).replaceAll('\\', '/');
  const room = path.split('/').slice(0, 2).join('/');
  const kind = /\.(spec|int-spec|e2e-spec)\.ts$/.exec(path)?.[1] ?? 'spec';
  const entry = rooms.get(`${room} ${kind}`) ?? { room, kind, files: 0, tests: 0, seconds: 0 };
  entry.files += 1;
  entry.tests += assertionResults.length;
  entry.seconds += (endTime - startTime) / 1000;
  rooms.set(`${room} ${kind}`, entry);
}
const rows = [...rooms.values()]
  .sort((a, b) => a.room.localeCompare(b.room) || b.kind.localeCompare(a.kind))
  .map(
    ({ room, kind, files, tests, seconds }) =>
      `| ${room} | ${kind} | ${files} | ${tests} | ${seconds.toFixed(1)} |`,
  );
const total = [...rooms.values()].reduce((sum, { tests }) => sum + tests, 0);
const slowest = testResults
  .map(({ name, startTime, endTime }) => ({
    path: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }))
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10)
  .map(({ path, seconds }) => `| \`${path}\` | ${seconds.toFixed(1)} |`);

const table = [
  `${total} tests in ${minutes.toFixed(1)} minutes on ${cpus().length} cores, Node ${process.versions.node}, measured on ${new Date(begun).toISOString().slice(0, 10)}.`,
  '',
  '| Room | Kind | Files | Tests | Seconds |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
  '',
  'The ten slowest files:',
  '',
  '| File | Seconds |',
  '| --- | --- |',
  ...slowest,
].join('\n');
writeFileSync(
  LEDGER,
  readFileSync(LEDGER, 'utf8').replace(MARKED, (_all, before, after) => before + table + after),
);
await runNode(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', LEDGER]);
process.exitCode = code;
