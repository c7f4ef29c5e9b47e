// Starts a server for a bench, in a process of its own with a data folder of its own, and ends it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keptApart } from './cores.js';
import { cpuOfHelpers } from './helpers.js';
import type { Commits, Delay, FromHost, ToHost } from './messages.js';

const HOST = join(import.meta.dirname, 'host.js');
/** As `npm start` and the container start it (docs/operating.md). */
const AS_STARTED = ['--max-semi-space-size=64', '--no-parallel-scavenge'];
/** A folder: a CPU profile of the server is written there when it stops. */
const PROFILES = process.env['PENTALAND_BENCH_PROFILES'];
const PROFILED = PROFILES === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`];
const READY_ASKED_EVERY_MS = 5;
const COMMIT_CLOCK = join(import.meta.dirname, 'commit-clock.js');

export interface ServerOptions {
  /** The file of what a server that does nothing publishes; left out: the real one. */
  readonly recording?: string;
  /** Whether `commits` can be asked. */
  readonly clock?: 'commits';
  /** A core for it alone, and this process on another, where the machine has two; left out: what it takes. */
  readonly core?: 'own';
  /** A data folder that is somebody else's to remove; left out: one of its own. */
  readonly dataDir?: string;
  /** Of the server's configuration, beside what a bench needs. */
  readonly environment?: Readonly<Record<string, string>>;
}

export class BenchServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ownFolder: string | undefined,
    readonly url: string,
    /** Whether it has a core for itself. */
    readonly apart: boolean,
  ) {}

  static async start({ recording, clock, core, ...given }: ServerOptions = {}): Promise<BenchServer> {
    const ownFolder =
      given.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'pentaland-bench-')) : undefined;
    const dataDir = given.dataDir ?? ownFolder ?? '';
    const child = fork(HOST, recording === undefined ? [] : [recording], {
      execArgv: [...AS_STARTED, ...PROFILED, ...(clock === undefined ? [] : ['--import', COMMIT_CLOCK])],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        PENTALAND_PORT: '0',
        PENTALAND_METRICS_PORT: '0',
        PENTALAND_DATA_DIR: dataDir,
        PENTALAND_LOG_FILE: join(dataDir, 'server.log'),
        PENTALAND_REQUESTS_PER_MINUTE: '1000000',
        PENTALAND_LOG_BYTES_PER_MINUTE: '1000000000',
        PENTALAND_TABLES_PER_ACCOUNT: '10000',
        PENTALAND_BOTS_PER_ACCOUNT: '10000',
        PENTALAND_GAMES_PER_ACCOUNT: '10000',
        PENTALAND_ACCOUNTS_PER_ADDRESS: '100000',
        PENTALAND_SUBSCRIPTIONS_PER_CLIENT: '10000',
        ...given.environment,
      },
    });
    // Before it begins a thread: threads go where the one goes that begins them.
    const apart = core === 'own' && child.pid !== undefined && keptApart(child.pid);
    const ended = once(child, 'exit').then(() => {
      throw new Error('the server ended');
    });
    ended.catch(() => undefined);
    const listening = await Promise.race([answerOf(child, 'listening'), ended]);
    return new BenchServer(child, ownFolder, listening, apart);
  }

  /** When it says that it is ready to serve. */
  async ready(): Promise<void> {
    while (!(await fetch(new URL('/readyz', this.url))).ok) await sleep(READY_ASKED_EVERY_MS);
  }

  /** Milliseconds of processor time it has used. */
  cpu(): Promise<number> {
    return this.ask('cpu', 'cpu');
  }

  /** The same of the processes that it has begun; 0 where that cannot be said. */
  get helpersCpu(): number {
    return this.child.pid === undefined ? 0 : cpuOfHelpers(this.child.pid);
  }

  commits(): Promise<Commits> {
    return this.ask('commits', 'commits');
  }

  /** How long its event loop was held at the most, since this was asked last. */
  delay(): Promise<Delay> {
    return this.ask('delay', 'delay');
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    if (this.ownFolder !== undefined) rmSync(this.ownFolder, { recursive: true, force: true });
  }

  private ask<K extends Kind>(asked: ToHost, kind: K): Promise<Answer<K>> {
    const answer = answerOf(this.child, kind);
    this.child.send(asked);
    return answer;
  }
}

type Kind = FromHost extends infer M ? (M extends unknown ? keyof M : never) : never;
type Answer<K extends Kind> = Extract<FromHost, Record<K, unknown>>[K];

function answerOf<K extends Kind>(child: ChildProcess, kind: K): Promise<Answer<K>> {
  return new Promise((resolve) => {
    const hear = (message: FromHost): void => {
      if (!(kind in message)) return;
      child.off('message', hear);
      resolve((message as Extract<FromHost, Record<K, unknown>>)[kind]);
    };
    child.on('message', hear);
  });
}
