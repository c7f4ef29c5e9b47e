// The server's side of the process for the facts: starts it, asks it, knows how far behind it is, and starts it again,
// each time after a longer pause, when it ends.
import { fork, type ChildProcess } from 'node:child_process';
import { builtFile } from '#event-store/sqlite';
import { FactsAway, FactsDesk, type FactsQuery, type FactsRow } from '#analytics/statistics';
import type { Log } from '#ports';
import type { Finding } from '../health/readiness.js';
import type { FactsConfig, FromWorker, ToWorker } from './facts-messages.js';

/** The start of a server is for the games. */
const FIRST_START_MS = 2_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A process that ends later than this was a good one. */
const GOOD_MS = 60_000;
/** A page asks some ten questions, each of which may take five seconds on a busy machine. */
const PATIENCE_MS = 20_000;
/** Then it is killed, which loses nothing. */
const STOPPING_MS = 500;
/** More questions than this at once are refused. */
const MOST_WAITING = 50;
/** So many are with the process: its time limit is for a question, not for the share of it that ten leave one. */
const AT_ONCE = 2;

interface Waiting {
  readonly query: FactsQuery;
  isSent: boolean;
  readonly answer: (rows: readonly FactsRow[]) => void;
  readonly fail: (why: FactsAway) => void;
}

export interface FactsProcessOptions {
  readonly config: FactsConfig;
  readonly log: Log;
  readonly worker?: string;
  readonly firstStart?: number;
  readonly firstPause?: number;
}

export class FactsProcess extends FactsDesk {
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #pause: number;
  #nth = 0;
  readonly #waiting = new Map<number, Waiting>();
  /** What the process said last; undefined while there is none. */
  #state: { readonly health: Finding } | undefined;
  #behindSince: number | undefined = performance.now();

  constructor(private readonly options: FactsProcessOptions) {
    super();
    this.#pause = options.firstPause ?? FIRST_PAUSE_MS;
  }

  begin(): void {
    this.#startIn(this.options.firstStart ?? FIRST_START_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === undefined) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    this.#send({ kind: 'stop' });
    const timer = setTimeout(() => child.kill('SIGKILL'), STOPPING_MS);
    await ended;
    clearTimeout(timer);
  }

  /** The process, for whoever watches it. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** For how many seconds the facts may have lacked some of the log; 0 while they lack none. */
  get lag(): number {
    return this.#behindSince === undefined ? 0 : (performance.now() - this.#behindSince) / 1000;
  }

  /** For readiness: never `down`, since the games need no facts. */
  health(): Finding {
    if (this.#state !== undefined) return this.#state.health;
    return {
      status: 'degraded',
      detail: `its process is being started; behind for ${Math.round(this.lag)} s`,
    };
  }

  override ask(query: FactsQuery): Promise<readonly FactsRow[]> {
    if (this.#state === undefined) return Promise.reject(new FactsAway('starting'));
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new FactsAway('too-slow'));
    const id = (this.#nth += 1);
    return new Promise<readonly FactsRow[]>((answer, fail) => {
      setTimeout(() => fail(new FactsAway('too-slow')), PATIENCE_MS).unref();
      this.#waiting.set(id, { query, isSent: false, answer, fail });
      this.#sendQuestions();
    }).finally(() => {
      this.#waiting.delete(id);
      this.#sendQuestions();
    });
  }

  #sendQuestions(): void {
    let sent = [...this.#waiting.values()].filter(({ isSent }) => isSent).length;
    for (const [id, waiting] of this.#waiting) {
      if (sent >= AT_ONCE) return;
      if (waiting.isSent) continue;
      waiting.isSent = true;
      sent += 1;
      this.#send({ kind: 'ask', id, query: waiting.query });
    }
  }

  #startIn(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#start(), milliseconds).unref();
  }

  #start(): void {
    const { config, log, worker = builtFile('./facts.worker.js', import.meta.url) } = this.options;
    const began = performance.now();
    const child = fork(worker, [config.analytics ?? 'on'], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => this.#hear(message as FromWorker));
    // What fails here is seen at its end.
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      this.#gone();
      if (this.#stopped) return;
      if (performance.now() - began > GOOD_MS) this.#pause = this.options.firstPause ?? FIRST_PAUSE_MS;
      log.warn('facts-process-ended', { reason: String(signal ?? code), ms: this.#pause });
      this.#startIn(this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    });
    const { dataDir, eventStoreUrl } = config;
    this.#send({ kind: 'begin', config: { dataDir, eventStoreUrl } });
  }

  #gone(): void {
    this.#child = undefined;
    this.#state = undefined;
    this.#behindSince ??= performance.now();
    for (const { fail } of this.#waiting.values()) fail(new FactsAway('starting'));
  }

  #send(message: ToWorker): void {
    this.#child?.send(message, () => undefined);
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'state':
        this.#state = message;
        this.#behindSince = message.lag === 0 ? undefined : performance.now() - message.lag * 1000;
        break;
      case 'answer':
        this.#waiting.get(message.id)?.answer(message.rows);
        break;
      case 'away':
        this.#waiting.get(message.id)?.fail(new FactsAway(message.reason, { cause: message.cause }));
        break;
      case 'line':
        this.#write(message);
        break;
    }
  }

  #write({ level, event, fields, cause }: Extract<FromWorker, { kind: 'line' }>): void {
    const { log } = this.options;
    if (level === 'debug' || level === 'info') log[level](event, fields);
    else log[level](event, fields, cause && Object.assign(new Error(cause.message), { name: cause.name }));
  }
}
