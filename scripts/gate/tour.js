// Plays the tour (docs/tour.md), as it is printed, against the server of `npm start`: `node scripts/gate/tour.js [document]`.
// In a bare clone `npm start` is the first command, and installs and builds.
// Blocks marked ```bash tour are run one after the other in one bash session with URL and PORT set; the default
// address in them is the server's. A block fails when a command in it does, or when it prints something else than
// the ```json tour or ```text tour block after it says. The server is then stopped by Ctrl-C, and its log has to say
// that it stopped in order.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { asPrinted, markedBlocks } from './markdown.js';
import { signalGroup } from './newcomer.js';
import { ROOT } from '../setup/places.js';

const SESSION_SECONDS = 120;
const DEFAULT_ADDRESS = /(?:127\.0\.0\.1|localhost):3000\b/g;

const documentFile = resolve(process.argv[2] ?? join(ROOT, 'docs/tour.md'));
const blocks = markedBlocks(readFileSync(documentFile, 'utf8'), 'tour');
const scratch = mkdtempSync(join(tmpdir(), 'pentaland-tour-'));
let failed = 0;
let passed = 0;
const tell = (ok, what, why = '') => {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}${ok || why === '' ? '' : `\n${why}`}`);
  if (ok) passed += 1;
  else failed += 1;
};

try {
  const server = await startServer();
  try {
    if (blocks.length === 0) tell(false, 'the document', `${documentFile} has no block marked tour`);
    await playTour(server);
  } finally {
    await server.stop();
    const last = server.logLines().at(-1);
    tell(last?.event === 'stopped', 'the server stops in order', `its last line is ${JSON.stringify(last)}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function startServer() {
  const logFile = join(scratch, 'server.log');
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    // A group of its own, for Ctrl-C goes to all processes of one.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PENTALAND_PORT: '0',
      PENTALAND_METRICS_PORT: '0',
      PENTALAND_DATA_DIR: join(scratch, 'data'),
      PENTALAND_LOG_FILE: logFile,
      EVENTSTORE_URL: '',
    },
  });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const lines = [];
  const url = await new Promise((found, fail) => {
    void ended.then((code) =>
      fail(new Error(`npm start ended (${code}) before it served:\n${lines.join('\n')}`)),
    );
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const [, address] = /^ +GraphQL +(\S+)$/.exec(line) ?? [];
      if (address !== undefined) found(new URL('/', address));
    });
  });
  await ready(new URL('readyz', url));
  return {
    url,
    logLines: () =>
      readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    stop: () => {
      signalGroup(child, 'SIGINT');
      return ended;
    },
  };
}

async function ready(url) {
  while ((await fetch(url)).status !== 200) await new Promise((resume) => setTimeout(resume, 50));
}

async function playTour({ url }) {
  const file = (name, index) => join(scratch, `${name}-${index}`);
  const session = blocks.map(({ script }, index) => {
    writeFileSync(file('block', index), script.replace(DEFAULT_ADDRESS, url.host));
    return `failed=0; . '${file('block', index)}' > '${file('printed', index)}' 2> '${file('complained', index)}'; echo $failed > '${file('failed', index)}'`;
  });
  const bash = spawn(
    'bash',
    ['--noprofile', '--norc', '-c', ["set -uE -o pipefail; trap 'failed=1' ERR", ...session].join('\n')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, URL: url.href.replace(/\/$/, ''), PORT: url.port },
    },
  );
  const alarm = setTimeout(() => bash.kill('SIGKILL'), SESSION_SECONDS * 1000);
  await once(bash, 'exit');
  clearTimeout(alarm);

  const read = (name) => (existsSync(name) ? readFileSync(name, 'utf8') : '');
  for (const [index, { line, prints }] of blocks.entries()) {
    const printed = read(file('printed', index));
    const ran = read(file('failed', index)).trim();
    const wrong =
      ran !== '0'
        ? `a command failed${ran === '' ? ', or it never came to its end' : ''}`
        : prints !== undefined && !asPrinted(prints, printed)
          ? `it should have printed\n${prints.text}`
          : '';
    tell(
      wrong === '',
      `block at line ${line}`,
      `${wrong}\nprinted: ${printed}\n${read(file('complained', index))}`,
    );
  }
}
