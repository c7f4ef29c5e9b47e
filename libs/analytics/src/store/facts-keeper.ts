// Keeps the file of the facts up to date with the log, and asks it: the work of the process that a server has for it.
// The shared follower says which games are due. Their facts are written some games at a time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, StoreHealth } from '#event-store';
import { Follower, type Followed } from '#log';
import type { Log } from '#ports';
import { FACTS_VERSION } from '../schema/tables.js';
import { FactsAway, type FactsQuery, type FactsRow } from '../statistics/facts-desk.js';
import { factsIn } from './catch-up.js';
import { DueGames, factsProjection, type DueGame } from './due-games.js';
import { FactsFileError, LOG_SOURCE, type FactsFile } from './facts-file.js';
import { FactsFiles } from './facts-files.js';
import { IdleCores, Pace } from './pace.js';

/** What is written at once: the costs of a write hardly depend on how much that is, but it has to fit in memory. */
const GAMES_AT_ONCE = 500;
const ROWS_AT_ONCE = 50_000;
/** Between two writes others may use the file, and this process works at most a third of the time. */
const LEAST_REST_MS = 1_000;
const LONGEST_REST_MS = 3_000;
const REST_OF_A_WRITE = 2;
/** Of a file that is whole: a batch has an end, so that the rest after it has one. In milliseconds of the processor. */
const FOLDED_AT_ONCE_MS = 200;
/** Where less of the machine is idle, the games need it: then this process works a thirtieth of the time. */
const ENOUGH_IDLE_CORES = 0.5;
const REST_OF_A_BUSY_BATCH = 30;
const LONGEST_BUSY_REST_MS = 10_000;
const IDLE_LOOKED_FOR_EVERY_MS = 500;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Earlier versions of the facts that the questions of this release can read. */
const READABLE: readonly number[] = [2];

export interface KeeperOptions {
  readonly store: EventStore;
  readonly log: Log;
  readonly folder: string;
  readonly version?: number;
  readonly readable?: readonly number[];
  /** What it waits for after a batch, besides its own rest; left out: for idle cores (decision 71). */
  readonly waits?: 'for-idle-cores' | 'never';
}

export interface KeeperState {
  /** For how many seconds the facts may have lacked some of the log; 0 while they lack none. */
  readonly lag: number;
  readonly health: StoreHealth;
}

export class FactsKeeper {
  readonly #files: FactsFiles;
  readonly #version: number;
  readonly #ended = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #follower: Followed | undefined;
  #wake: () => void = () => undefined;
  /** The file has had the facts of all games. */
  #whole = false;
  #behindSince: number | undefined = performance.now();
  #trouble: string | undefined;
  /** What a question has found out about the file. */
  #fault: FactsFileError | undefined;
  #leftOut = new Set<string>();
  #pause = FIRST_PAUSE_MS;
  #lastWriteMs = 0;
  /** What the last batch took of the processor. */
  #lastBatchMs = 0;

  constructor(private readonly options: KeeperOptions) {
    this.#version = options.version ?? FACTS_VERSION;
    const { folder, readable = READABLE } = options;
    this.#files = new FactsFiles({ folder, version: this.#version, readable });
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    this.#wake();
    await this.#running;
    await this.#files.close();
  }

  /** @throws FactsAway */
  async ask(query: FactsQuery): Promise<readonly FactsRow[]> {
    try {
      return await this.#files.ask(query, this.#whole ? 'present' : 'older');
    } catch (error) {
      const cause = error instanceof FactsAway ? error.cause : undefined;
      if (this.#whole && cause instanceof FactsFileError && cause.fault !== 'in-use') this.#lost(cause);
      throw error;
    }
  }

  get state(): KeeperState {
    const lag = this.#behindSince === undefined ? 0 : (performance.now() - this.#behindSince) / 1000;
    return { lag: Math.max(lag, this.#follower?.lag ?? 0), health: this.#health(Math.round(lag)) };
  }

  #health(seconds: number): StoreHealth {
    const follower = this.#follower?.health();
    const trouble = this.#trouble ?? (follower?.status === 'ok' ? undefined : follower?.detail);
    const why = trouble === undefined ? '' : `: ${trouble}`;
    if (!this.#whole) {
      const who = this.#files.older === undefined ? 'nothing answers' : 'an earlier version answers';
      return { status: 'degraded', detail: `${who}; making the facts for ${String(seconds)} s${why}` };
    }
    if (trouble !== undefined) return { status: 'degraded', detail: `behind for ${String(seconds)} s${why}` };
    if (this.#leftOut.size > 0)
      return { status: 'degraded', detail: `${String(this.#leftOut.size)} games could not be read` };
    return { status: 'ok', detail: seconds === 0 ? 'following the log' : `behind for ${String(seconds)} s` };
  }

  /** A question has found the file missing or damaged: it is looked at anew. */
  #lost(why: FactsFileError): void {
    this.#fault = why;
    this.#whole = false;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      try {
        await this.#follow();
      } catch (error) {
        this.#inTrouble(error);
      }
      await this.#rest();
    }
  }

  /** Follows the log from the checkpoint in the file, until something is wrong with the file. */
  async #follow(): Promise<void> {
    const { reached, whole } = await this.#files.write(async (facts) => ({
      reached: await facts.reached(),
      whole: await facts.isWhole(),
    }));
    this.#whole = whole;
    this.#fault = undefined;
    const { store, log } = this.options;
    const version = String(this.#version);
    const due = new DueGames(reached === undefined ? undefined : { version, place: reached }, () => {
      if (!due.isEmpty) this.#behindSince ??= due.waitingSince ?? performance.now();
      this.#wake();
    });
    const follower = new Follower(factsProjection(version), due, { store, log });
    this.#follower = follower;
    follower.start();
    void follower.caughtUp().then(() => this.#wake());
    try {
      await this.#work(due, follower, reached?.position);
    } finally {
      await follower.stop();
    }
  }

  async #work(
    due: DueGames,
    follower: { readonly isWhole: boolean },
    from: string | undefined,
  ): Promise<void> {
    let written = from;
    while (!this.#ended.signal.aborted) {
      if (this.#fault !== undefined) throw this.#fault;
      if (due.anew) {
        this.#whole = false;
        await this.#patiently((facts) => facts.forgetSource(LOG_SOURCE));
        due.forgotten();
        written = undefined;
      }
      const games = due.first(GAMES_AT_ONCE);
      if (games.length === 0) {
        if (follower.isWhole && due.isEmpty) await this.#complete();
        if (due.isEmpty) await this.#untilDue(due, follower);
        continue;
      }
      this.#behindSince ??= performance.now();
      const begun = process.cpuUsage();
      const made = await this.#factsOf(games);
      const last = games[made.taken - 1];
      if (last === undefined) continue;
      for (const game of made.leftOut) this.#leftOut.add(game);
      const after = written;
      await this.#patiently(async (facts) => {
        await facts.needs(after);
        await facts.keep(made.games, made.facts, last.place);
      });
      if (due.anew) continue;
      written = last.place.position;
      due.done(made.taken);
      this.#lastBatchMs = usedSince(begun);
      // Of a file that is whole only what still waits is missing.
      if (this.#whole) this.#behindSince = due.waitingSince;
      if (!due.isEmpty || !follower.isWhole) await this.#restAfterBatch();
    }
  }

  #factsOf(games: readonly DueGame[]) {
    const pace = new Pace();
    const rest = async (): Promise<void> => {
      const { restMs } = pace;
      if (restMs > 0) await this.#sleep(restMs);
      pace.begin();
    };
    const begun = process.cpuUsage();
    const isEnough = (rows: number): boolean =>
      rows >= ROWS_AT_ONCE || (this.#whole && usedSince(begun) >= FOLDED_AT_ONCE_MS);
    return factsIn(this.options.store, games, { isEnough, rest });
  }

  /** Nothing is due any more. */
  async #complete(): Promise<void> {
    if (!this.#whole) {
      await this.#patiently((facts) => facts.becameWhole());
      this.#whole = true;
      await this.#files.discardOlder();
    }
    this.#behindSince = undefined;
  }

  async #untilDue(due: DueGames, follower: { readonly isWhole: boolean }): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.#wake = resolve));
    const isDone = this.#whole || !follower.isWhole;
    const isIdle = due.isEmpty && isDone && this.#fault === undefined && !this.#ended.signal.aborted;
    if (isIdle) await woken;
    this.#wake = () => undefined;
    // Games that end together are written together.
    await this.#restAfterBatch();
  }

  /** Writes, again and again while the file or the disk is another's. */
  async #patiently(work: (facts: FactsFile) => Promise<void>): Promise<void> {
    while (!this.#ended.signal.aborted)
      try {
        const begun = performance.now();
        await this.#files.write(work);
        this.#lastWriteMs = performance.now() - begun;
        this.#goesWell();
        return;
      } catch (error) {
        if (!(error instanceof FactsFileError) || !WAITED_FOR.has(error.fault)) throw error;
        this.#inTrouble(error);
        await this.#rest();
      }
  }

  #goesWell(): void {
    this.#pause = FIRST_PAUSE_MS;
    if (this.#trouble !== undefined) this.options.log.info('log-followed-again', { kind: 'analytics' });
    this.#trouble = undefined;
  }

  #inTrouble(error: unknown): void {
    const reason =
      error instanceof FactsFileError ? error.fault : error instanceof Error ? error.name : 'unknown';
    if (reason !== this.#trouble)
      this.options.log.warn('log-not-followed', { kind: 'analytics', reason }, error);
    this.#trouble = reason;
    this.#behindSince ??= performance.now();
  }

  /** A file that is not whole yet is nobody's to wait for. */
  async #restAfterBatch(): Promise<void> {
    const isOver = (): boolean => !this.#whole || this.#ended.signal.aborted || this.#fault !== undefined;
    if (isOver()) return;
    const idle = new IdleCores();
    const begun = performance.now();
    const most = Math.min(REST_OF_A_BUSY_BATCH * this.#lastBatchMs, LONGEST_BUSY_REST_MS);
    await this.#sleep(
      Math.min(Math.max(REST_OF_A_WRITE * this.#lastWriteMs, LEAST_REST_MS), LONGEST_REST_MS),
    );
    if (this.options.waits === 'never') return;
    while (!isOver() && performance.now() - begun < most && idle.count() < ENOUGH_IDLE_CORES)
      await this.#sleep(IDLE_LOOKED_FOR_EVERY_MS);
  }

  async #rest(): Promise<void> {
    await this.#sleep(this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #sleep(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.#ended.signal }).catch(() => undefined);
  }
}

/** Milliseconds of the processor. */
const usedSince = (begun: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
};

const WAITED_FOR: ReadonlySet<string> = new Set(['in-use', 'disk-full']);
