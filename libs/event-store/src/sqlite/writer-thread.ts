// The main thread's side of the writer: sends appends in bundles and settles them, in order, as answers come.
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { StreamName } from '#kernel';
import type { EventText } from '../port/batch.js';
import { revision, StoreUnavailable, type AppendResult, type Expected } from '../port/port.js';
import { positionOf } from '../port/position.js';
import { builtFile } from './built-file.js';
import {
  addAppend,
  emptyMessage,
  NO_STREAM,
  NUMBERS_PER_OUTCOME,
  OUTCOME,
  type FromWriter,
  type ToWriter,
  type WriterData,
} from './protocol.js';
import { LogFileError, type Durability, type WriterSettings } from './schema.js';

export interface Pending {
  readonly stream: StreamName;
  readonly events: readonly EventText[];
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: Error) => void;
}

/** A committed append, with the places of its last event in the stream and in the store. */
export interface Committed {
  readonly stream: StreamName;
  readonly events: readonly EventText[];
  readonly lastRevision: number;
  readonly lastPlace: number;
}

/** What the writer has done since the store was opened. */
export interface WriterStatistics {
  readonly commits: number;
  readonly appends: number;
  readonly events: number;
}

/** Called for each commit before anyone who waits for it is answered. */
export type OnCommit = (headBefore: number, committed: readonly Committed[]) => void;

/**
 * Appends made while the writer is busy wait for its answer and then go over in one message and one commit,
 * because each message wakes the writer and each answer wakes this thread. A bundle of this size is sent at
 * once all the same, so that it is committed while this thread is busy; otherwise the two threads would take
 * turns.
 */
const BUNDLE = 32;

/**
 * How many appends are answered in one turn of the event loop. When many were committed together (after a
 * disk stall, say), the first would otherwise wait for all the work that follows from the last. With a
 * smaller number, too few of the next appends would be bundled.
 */
const TOLD_AT_ONCE = 16;

export class WriterThread {
  #worker: Worker | undefined;
  /** Where the worker's answers come in. */
  #answers: MessagePort | undefined;
  #outbox = emptyMessage();
  /** How many appends are in the outbox. */
  #bundled = 0;
  #flushing = false;
  /** Appends sent or about to be, oldest first; those before `#settled` have their answer. */
  #pending: Pending[] = [];
  #settled = 0;
  /** Callbacks that answer the committed appends, in order. */
  readonly #untold: (() => void)[] = [];
  #probes: ((problem: string | undefined) => void)[] = [];
  #opened: { resolve: () => void; reject: (error: Error) => void } | undefined;
  #closed: Promise<void> | undefined;
  #problem: string | undefined;
  #durability: Durability | undefined;
  #statistics: WriterStatistics = { commits: 0, appends: 0, events: 0 };

  constructor(
    private readonly settings: WriterSettings,
    private readonly onCommit: OnCommit,
  ) {}

  /** The settings of the writing connection; undefined until it has opened the file. */
  get durability(): Durability | undefined {
    return this.#durability;
  }

  /** Why the last commit failed; undefined if it succeeded. */
  get problem(): string | undefined {
    return this.#problem;
  }

  get statistics(): WriterStatistics {
    return this.#statistics;
  }

  /** How many appends have not been answered yet. */
  get waiting(): number {
    return this.#pending.length - this.#settled;
  }

  /** True if it has answered everything it was sent. */
  get #writerRests(): boolean {
    return this.waiting === this.#bundled;
  }

  /** Settles once the file is open or temporarily cannot be opened; rejects if it is not a log. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#opened = { resolve, reject };
      this.#start();
    });
  }

  append(stream: StreamName, expected: Expected, events: readonly EventText[]): Promise<AppendResult> {
    // Answers committed appends before taking new ones. With many requests waiting, all of them would
    // otherwise be taken before anybody hears of a commit.
    this.#hearAnswers();
    return new Promise((resolve, reject) => {
      this.#pending.push({ stream, events, resolve, reject });
      addAppend(this.#outbox, stream, expected, events);
      this.#bundled += 1;
      if (this.#bundled >= BUNDLE) this.#flush();
      else if (!this.#flushing && this.#writerRests) {
        // Other appends of this event-loop turn go over in the same message.
        this.#flushing = true;
        setImmediate(() => {
          this.#flushing = false;
          this.#flush();
        });
      }
    });
  }

  /** Asks the writer whether it could write; resolves with the problem, if any. */
  probe(): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.#flush();
      this.#probes.push(resolve);
      this.#post({ kind: 'probe' });
    });
  }

  /** Finishes the accepted appends, then ends the thread. */
  close(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      this.#flush();
      if (this.#worker === undefined) {
        resolve();
        return;
      }
      this.#worker.once('exit', () => resolve());
      this.#post({ kind: 'close' });
    });
    return this.#closed;
  }

  #start(): Worker {
    const { port1: answers, port2: writersEnd } = new MessageChannel();
    // If there was a log before, a missing file is a fault: do not start an empty one.
    const create = this.settings.create && this.#durability === undefined;
    const workerData: WriterData = { ...this.settings, create, answers: writersEnd };
    const worker = new Worker(builtFile('./writer.worker.js', import.meta.url), {
      workerData,
      transferList: [writersEnd],
    });
    this.#worker = worker;
    this.#answers = answers;
    let reason = 'the writer thread ended';
    answers.on('message', (message: FromWriter) => this.#receive(message));
    worker.on('error', (error) => (reason = `the writer thread failed: ${error.message}`));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#hearAnswers();
      answers.close();
      this.#lost(worker, reason);
    });
    return worker;
  }

  /** Takes answers that have already arrived, without waiting for the event loop to deliver them. */
  #hearAnswers(): void {
    const port = this.#answers;
    if (port === undefined) return;
    for (let answer = nextAnswer(port); answer !== undefined; answer = nextAnswer(port))
      this.#receive(answer);
  }

  #post(message: ToWriter): void {
    (this.#worker ?? this.#start()).postMessage(message);
  }

  #flush(): void {
    if (this.#bundled === 0) return;
    const message = this.#outbox;
    this.#outbox = emptyMessage();
    this.#bundled = 0;
    this.#post(message);
  }

  #receive(message: FromWriter): void {
    switch (message.kind) {
      case 'open':
        this.#durability = message.durability;
        this.#opened?.resolve();
        return;
      case 'unusable':
        this.#problem = message.message;
        this.#opened?.reject(new LogFileError(message.message));
        return;
      case 'committed':
        this.#problem = undefined;
        this.#settle(message.headBefore, message.outcomes);
        if (this.#writerRests) this.#flush();
        return;
      case 'failed':
        this.#problem = message.message;
        this.#opened?.resolve();
        for (const pending of this.#take(message.appends))
          pending.reject(new StoreUnavailable(unavailable(message.message), message.outcome));
        if (this.#writerRests) this.#flush();
        return;
      case 'probed':
        this.#problem = message.problem;
        this.#probes.shift()?.(message.problem);
    }
  }

  #settle(headBefore: number, outcomes: readonly number[]): void {
    const settled = this.#take(outcomes.length / NUMBERS_PER_OUTCOME);
    const committed: Committed[] = [];
    settled.forEach(({ stream, events }, n) => {
      const at = n * NUMBERS_PER_OUTCOME;
      if (outcomes[at] === OUTCOME.appended)
        committed.push({
          stream,
          events,
          lastRevision: outcomes[at + 1] ?? 0,
          lastPlace: outcomes[at + 2] ?? 0,
        });
    });
    if (committed.length > 0) this.#count(committed);
    this.onCommit(headBefore, committed);
    const telling = this.#untold.length > 0;
    settled.forEach(({ resolve }, n) =>
      this.#untold.push(() => resolve(resultAt(outcomes, n * NUMBERS_PER_OUTCOME))),
    );
    if (!telling) this.#tell();
  }

  /** Runs what follows from some answers before it gives the next ones. */
  #tell(): void {
    for (const tell of this.#untold.splice(0, TOLD_AT_ONCE)) tell();
    if (this.#untold.length > 0) setImmediate(() => this.#tell());
  }

  #count(committed: readonly Committed[]): void {
    const { commits, appends, events } = this.#statistics;
    this.#statistics = {
      commits: commits + 1,
      appends: appends + committed.length,
      events: events + committed.reduce((sum, append) => sum + append.events.length, 0),
    };
  }

  #take(count: number): Pending[] {
    const taken = this.#pending.slice(this.#settled, this.#settled + count);
    this.#settled += count;
    if (this.#settled * 2 > this.#pending.length) {
      this.#pending = this.#pending.slice(this.#settled);
      this.#settled = 0;
    }
    return taken;
  }

  /** A thread that ended unexpectedly may have committed what it was given. */
  #lost(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#answers = undefined;
    if (this.#closed === undefined) this.#problem = reason;
    this.#opened?.resolve();
    this.#outbox = emptyMessage();
    this.#bundled = 0;
    for (const pending of this.#take(this.waiting))
      pending.reject(new StoreUnavailable(unavailable(reason), 'unknown'));
    for (const answer of this.#probes.splice(0)) answer(reason);
  }
}

function nextAnswer(port: MessagePort): FromWriter | undefined {
  const received: { readonly message: FromWriter } | undefined = receiveMessageOnPort(port);
  return received?.message;
}

const unavailable = (why: string): string => `the log cannot be written to: ${why}`;

function resultAt(outcomes: readonly number[], at: number): AppendResult {
  const kind = outcomes[at];
  const last = outcomes[at + 1] ?? 0;
  if (kind === OUTCOME.overlap) return { kind: 'refused', reason: 'overlap' };
  if (kind === OUTCOME.conflict)
    return { kind: 'conflict', actual: last === NO_STREAM ? 'no-stream' : revision(last) };
  const landed = { revision: revision(last), position: positionOf(outcomes[at + 2] ?? 0) };
  return kind === OUTCOME.duplicate
    ? { kind: 'duplicate', original: landed }
    : { kind: 'appended', ...landed };
}
