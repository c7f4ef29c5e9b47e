// When the commit of each command returned: taken in the writer thread, right after COMMIT. For this to be seen the
// process is started with `--import` of this file, which its threads then load too; without it nothing is noted.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { SqliteEventStore } from '#event-store/sqlite';
import { machineTime, type Commits } from './messages.js';

interface Message {
  readonly kind: string;
  readonly committedAt?: number;
}

let noted: [string, number][] = [];

export function commits(): Commits {
  const so = noted;
  noted = [];
  return so;
}

if (process.execArgv.some((flag) => flag.includes('commit-clock'))) {
  if (isMainThread) noteAppends();
  else stampAnswers();
}

/** In the writer thread: its answer to a commit says when it is given. */
function stampAnswers(): void {
  const port = parentPort;
  if (port === null) return;
  const post = port.postMessage.bind(port);
  port.postMessage = (message: Message) => {
    post(message.kind === 'committed' ? { ...message, committedAt: machineTime() } : message);
  };
}

/** In the main thread: the appends that an answer settles were committed when it was given. */
function noteAppends(): void {
  let committedAt = NaN;
  const emit = Reflect.get(Worker.prototype, 'emit') as (name: string, ...values: unknown[]) => boolean;
  Reflect.set(Worker.prototype, 'emit', function (this: Worker, name: string, ...values: unknown[]) {
    const [message] = values as [Message | undefined];
    if (name === 'message' && message?.committedAt !== undefined) committedAt = message.committedAt;
    return emit.call(this, name, ...values);
  });
  const append = Reflect.get(SqliteEventStore.prototype, 'append');
  SqliteEventStore.prototype.append = async function (this: SqliteEventStore, stream, expected, events) {
    const result = await append.call(this, stream, expected, events);
    const { commandId } = (events[0]?.metadata ?? {}) as { commandId?: string };
    if (result.kind === 'appended' && commandId !== undefined) noted.push([commandId, committedAt]);
    return result;
  };
}
