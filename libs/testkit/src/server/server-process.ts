// The built server as a process of its own, on free ports with a data folder of its own, for tests.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { CATALOGUE_FILE } from '../../../../apps/server/src/config/files.js';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const ENTRY = join(REPOSITORY, 'dist/run/server.js');
/** A catalogue that an earlier server has built; one that is out of date is built anew by the server itself. */
const BUILT_CATALOGUE = join(tmpdir(), 'pentaland-test-catalogue.json');

const LogLine = z.looseObject({ level: z.string(), event: z.string() });
export type LogLine = z.infer<typeof LogLine>;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class ServerProcess {
  readonly log: LogLine[] = [];
  /** Everything written to standard output and standard error, as it came. */
  output = '';
  readonly ended: Promise<Ended>;
  private urls = new Map<unknown, string>();

  private constructor(
    private readonly child: ChildProcessByStdio<null, Readable, Readable>,
    readonly dataDir: string,
  ) {
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.output += chunk;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.take(line);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (this.output += chunk));
    this.ended = once(child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
    }));
  }

  /** A server of which nothing is known yet; it may be on its way to refuse its configuration. */
  static spawn(environment: Readonly<Record<string, string>> = {}): ServerProcess {
    if (!existsSync(ENTRY)) throw new Error(`${ENTRY} is not there: build first (npm run build)`);
    const dataDir = environment['PENTALAND_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'pentaland-server-'));
    const child = spawn(process.execPath, [ENTRY], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        PENTALAND_PORT: '0',
        PENTALAND_METRICS_PORT: '0',
        PENTALAND_DATA_DIR: dataDir,
        // Few tests ask the facts, and their process takes as long to start as a server.
        PENTALAND_ANALYTICS: 'off',
        // Tests are one client in a hurry.
        PENTALAND_REQUESTS_PER_MINUTE: '1000000',
        PENTALAND_LOG_BYTES_PER_MINUTE: '1000000000',
        PENTALAND_TABLES_PER_ACCOUNT: '10000',
        PENTALAND_BOTS_PER_ACCOUNT: '10000',
        PENTALAND_GAMES_PER_ACCOUNT: '10000',
        PENTALAND_ACCOUNTS_PER_ADDRESS: '100000',
        ...environment,
      },
    });
    return new ServerProcess(child, dataDir);
  }

  /** A server that listens. */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const server = ServerProcess.spawn(environment);
    await Promise.race([
      server.saying((line) => line.event === 'listening' && line['kind'] === 'operators'),
      server.ended.then(({ code }) => {
        throw new Error(`the server ended (${String(code)}) before it listened:\n${server.output}`);
      }),
    ]);
    server.leaveCatalogue();
    return server;
  }

  /** Where players go, without a path. */
  get url(): string {
    return new URL('/', this.urlOf('graphql')).href.replace(/\/$/, '');
  }

  get graphql(): string {
    return this.urlOf('graphql');
  }

  /** Where operators go, without a path. */
  get operators(): string {
    return this.urlOf('operators');
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('the process was not started');
    return this.child.pid;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ends it in order, and says how it ended. */
  async stop(): Promise<Ended> {
    this.kill('SIGTERM');
    return this.ended;
  }

  /** For the end of a test: whatever its state, it is gone, with its data. */
  async dispose(): Promise<void> {
    this.kill('SIGKILL');
    await this.ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Resolves with the first log line, past or to come, that is meant. */
  async saying(meant: (line: LogLine) => boolean): Promise<LogLine> {
    for (;;) {
      const found = this.log.find(meant);
      if (found !== undefined) return found;
      await Promise.race([once(this.child.stdout, 'data'), this.ended.then(() => this.goneWithout(meant))]);
    }
  }

  /** For the servers of later tests. */
  private leaveCatalogue(): void {
    const catalogue = join(this.dataDir, CATALOGUE_FILE);
    if (existsSync(BUILT_CATALOGUE) || !existsSync(catalogue)) return;
    const draft = `${BUILT_CATALOGUE}.${process.pid}`;
    copyFileSync(catalogue, draft);
    renameSync(draft, BUILT_CATALOGUE);
  }

  private goneWithout(meant: (line: LogLine) => boolean): void {
    if (!this.log.some(meant)) throw new Error(`the server ended without saying it:\n${this.output}`);
  }

  private urlOf(kind: 'graphql' | 'operators'): string {
    const url = this.urls.get(kind);
    if (url === undefined) throw new Error('the server does not listen');
    return url;
  }

  private take(text: string): void {
    const line = LogLine.parse(JSON.parse(text));
    this.log.push(line);
    if (line.event === 'listening') this.urls.set(line['kind'], z.string().parse(line['detail']));
  }
}
