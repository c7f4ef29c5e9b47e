// `npm run soak`: the tests that are a matter of patience, with patience: a writing process killed over and over, a
// server killed in the middle of one game over and over, and in the middle of rulings, ten thousand subscriptions asked for, spoiled requests sent by the
// thousand, a million proposals and a million answers, every attack a hundred times, a game of each ruleset in the terminal and in browsers, the pages on a slow line, properties tried with examples of many seeds,
// twin games compared command after command, a thousand games with disputes, the facts of a thousand games of each ruleset, commands as the first ones in bare clones, and games in lockstep with a
// second state folded from their logs.
//   --hours H   nothing is begun after so long      --games N   so many games (2,000)      --seed S
// Other arguments go to jest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './setup/places.js';
import { readyToRun } from './setup/ready.js';
import { runNode, tool } from './setup/run.js';

/** `npm test` tries every property with the examples of one seed. */
const PROPERTY_SEEDS = 50;
const numberOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 30, 7);
const specsWithProperties = () =>
  readdirSync(join(ROOT, 'libs'), { recursive: true })
    .filter((file) => file.endsWith('spec.ts'))
    .map((file) => join('libs', file))
    .filter((file) =>
      /from 'fast-check'|'#testkit\/tables\/generated'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );

/** Tests that `npm test` runs in short, and by what they are told to take their time. */
const patient = ({ seed, until }) => [
  {
    suites: ['libs/event-store/src/sqlite/killed'],
    by: { PENTALAND_KILL_ROUNDS: '200' },
  },
  {
    suites: ['test/restarts'],
    by: { PENTALAND_SERVER_KILLS: '50', PENTALAND_KILL_SEED: seed },
  },
  {
    suites: ['test/killed-under-load'],
    by: { PENTALAND_LOAD_KILLS: '200', PENTALAND_KILL_SEED: seed },
  },
  {
    // At each of four moments.
    suites: ['test/killed-in-disputes'],
    by: { PENTALAND_RULING_KILLS: '25', PENTALAND_KILL_SEED: seed },
  },
  {
    suites: ['test/two-servers'],
    by: { PENTALAND_SERVER_ANSWERS: '2000', PENTALAND_FLEET_SECONDS: '1800', PENTALAND_FLEET_SEED: seed },
  },
  {
    suites: ['test/two-servers/many-games'],
    by: { PENTALAND_FLEET_SERVERS: '3', PENTALAND_FLEET_SECONDS: '1800', PENTALAND_FLEET_SEED: seed },
  },
  {
    suites: ['libs/api/src/trespass'],
    by: { PENTALAND_SUBSCRIPTIONS: '10000' },
  },
  {
    suites: ['test/bad-input'],
    by: { PENTALAND_BAD_REQUESTS: '10000', SEED: seed },
  },
  {
    // Of each of the four rulesets: five thousand games of ordinary cards, and as many with rulings.
    suites: ['libs/simulation/src/verified'],
    by: { PENTALAND_VERIFIED_GAMES: '1250', PENTALAND_VERIFIED_SEED: seed },
  },
  {
    suites: ['libs/disputes/src/disputed-games'],
    by: { PENTALAND_RULED_GAMES: '1000', PENTALAND_RULED_SEED: seed },
  },
  {
    // A thousand of each of the four rulesets.
    suites: ['libs/analytics/src/facts/slow-twin'],
    by: { PENTALAND_FACT_GAMES: '4000', PENTALAND_FACT_SEED: seed },
  },
  {
    suites: ['test/attacks/proposals'],
    by: { PENTALAND_PROPOSALS: '1000000', PENTALAND_PROPOSAL_SEED: seed },
  },
  {
    suites: ['test/attacks/consent'],
    by: { PENTALAND_CONSENT_PROPOSALS: '200000', PENTALAND_PROPOSAL_SEED: seed },
  },
  {
    // Of each of the four rulesets: a million in all.
    suites: ['test/attacks/answers'],
    by: { PENTALAND_ANSWERS: '250000', PENTALAND_ANSWER_SEED: seed },
  },
  {
    suites: ['test/attacks/public-api'],
    by: { PENTALAND_ATTACK_ROUNDS: '100' },
  },
  {
    suites: ['apps/cli/src/play/whole-games'],
    by: { PENTALAND_WHOLE_GAMES: 'all' },
  },
  {
    suites: ['test/web/whole-games'],
    by: { PENTALAND_PAGE_GAMES: 'all' },
  },
  {
    // On a slow line.
    suites: ['test/web'],
    by: { PAGE_LAG_MS: '400' },
  },
  ...Array.from({ length: PROPERTY_SEEDS }, (_, nth) => ({
    suites: specsWithProperties(),
    by: { PENTALAND_PROPERTY_SEED: String(numberOf(seed) + nth) },
  })),
  {
    suites: ['libs/visibility/src/played-twins'],
    by: { PENTALAND_TWIN_PAIRS: '20000', PENTALAND_TWIN_SEED: seed, PENTALAND_TWIN_UNTIL: String(until) },
  },
];
/** Of forty games one is compared at each command, the others at each turn. */
const ONE_OF = 40;
/** Who plays: a part of the games each. */
const TABLES = ['uniform,uniform', 'greedy,greedy', 'uniform,greedy', 'greedy,uniform,greedy'];
/** Who shares one library: of each table that many games of pentaland. */
const SHARING = [3, 5, 8].map((players) => Array.from({ length: players }, () => 'greedy').join());

const text = { type: 'string' };
const { values, tokens } = parseArgs({
  options: { hours: text, games: text, seed: text },
  strict: false,
  tokens: true,
});
const own = tokens.filter(({ kind, name }) => kind === 'option' && ['hours', 'games', 'seed'].includes(name));
const taken = new Set(own.flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])));
const others = process.argv.slice(2).filter((_, index) => !taken.has(index));

const hours = Number(values.hours ?? 'Infinity');
const games = Number(values.games ?? '2000');
if (!(hours > 0) || !Number.isInteger(games) || games < 1) {
  process.stderr.write('--hours is a number above 0, --games one from 1\n');
  process.exit(2);
}
const seed = values.seed ?? Date.now().toString(36);
const until = Date.now() + hours * 3_600_000;

await readyToRun();

let failed = false;
for (const { suites, by } of patient({ seed, until })) {
  const env = { ...by, ...process.env };
  const told = Object.keys(by).map((name) => `${name}=${env[name]} `);
  process.stderr.write(`${told.join('')}npm test -- ${suites.join(' ')}\n`);
  const { code } = await runNode(
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      tool('jest', 'bin', 'jest.js'),
      ...suites,
      '--testTimeout=36000000',
      ...others,
    ],
    { env },
  );
  failed ||= code !== 0;
}

process.stderr.write('node scripts/gate/first-runs.js build demo check bench\n');
const firstRuns = await runNode(['scripts/gate/first-runs.js', 'build', 'demo', 'check', 'bench']);
failed ||= firstRuns.code !== 0;

/** The failures are named by the command itself, with the seed and the command that repeats them. */
async function play(pace, bots, count, ruleset = 'magic') {
  const left = (until - Date.now()) / 3_600_000;
  if (count === 0) return;
  if (left <= 0) {
    process.stderr.write(`${count} games of ${bots}: not begun, the time is up\n`);
    return;
  }
  process.stderr.write(`${count} games of ${bots}, compared at each ${pace}\n`);
  const { code } = await runNode([
    'dist/run/pentaland.js',
    'simulate',
    ...['--ruleset', ruleset],
    ...['--games', String(count), '--seed', `${seed}-${pace}-${bots.replaceAll(',', '-')}`],
    ...['--bots', bots, '--lockstep', pace],
    ...(Number.isFinite(left) ? ['--hours', String(left)] : []),
  ]);
  failed ||= code !== 0;
}

/** As equal parts as whole games allow. */
const parts = (count) => TABLES.map((_, nth) => Math.floor((count + nth) / TABLES.length));
const closely = Math.ceil(games / ONE_OF);
for (const [pace, count] of [
  ['command', closely],
  ['turn', games - closely],
])
  for (const [nth, part] of parts(count).entries()) await play(pace, TABLES[nth], part);
for (const bots of SHARING) await play('turn', bots, Math.ceil(games / ONE_OF), 'pentaland');
process.exitCode = failed ? 1 : 0;
