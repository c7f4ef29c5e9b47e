// When the commit of each command returned: taken in the writer thread, right after COMMIT. For this to be seen the
// process is started with `--import` of this file, which its threads then load too; without it nothing is noted.
import { syncBuiltinESMExports } from 'node:module';
import threads, { isMainThread, MessagePort } from 'node:worker_threads';
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
  const post = Reflect.get(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function (this: MessagePort, message: Message, ...more) {
    const answer = message.kind === 'committed' ? { ...message, committedAt: machineTime() } : message;
    post.call(this, answer, ...more);
  };
}

/** In the main thread: the appends that an answer settles were committed when it was given. */
function noteAppends(): void {
  let committedAt = NaN;
  const read = (message: unknown): void => {
    ({ committedAt = committedAt } = message as Message);
  };
  const on = Reflect.get(MessagePort.prototype, 'on');
  MessagePort.prototype.on = function (this: MessagePort, name: string, hear: (message: unknown) => void) {
    return on.call(this, name, (message: unknown) => {
      if (name === 'message') read(message);
      hear(message);
    });
  } as typeof on;
  const receive = threads.receiveMessageOnPort;
  threads.receiveMessageOnPort = (port) => {
    const received = receive(port);
    if (received !== undefined) read(received.message);
    return received;
  };
  syncBuiltinESMExports();
  const append = Reflect.get(SqliteEventStore.prototype, 'append');
  SqliteEventStore.prototype.append = async function (this: SqliteEventStore, stream, expected, events) {
    const result = await append.call(this, stream, expected, events);
    const { commandId } = (events[0]?.metadata ?? {}) as { commandId?: string };
    if (result.kind === 'appended' && commandId !== undefined) noted.push([commandId, committedAt]);
    return result;
  };
}
