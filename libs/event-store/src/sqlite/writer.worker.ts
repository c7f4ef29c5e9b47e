// The writer thread: commits all waiting appends as soon as the last commit has returned, then answers.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { appendsIn, Committer } from './committer.js';
import type { AppendMessage, FromWriter, ToWriter, WriterData } from './protocol.js';
import { LogFileError } from './schema.js';
import { describeError } from './sqlite-errors.js';

/** The most events in one transaction, so that nobody waits very long. */
const MOST_EVENTS = 4_000;

if (parentPort === null) throw new Error('this file is the writer thread of the SQLite store');
const port = parentPort;
const { answers, ...settings } = workerData as WriterData;
const committer = new Committer(settings);

const say = (message: FromWriter): void => answers.postMessage(message);

function start(): void {
  try {
    say({ kind: 'open', durability: committer.open() });
  } catch (error) {
    const message = error instanceof LogFileError ? error.message : describeError(error);
    if (error instanceof LogFileError) say({ kind: 'unusable', message });
    else say({ kind: 'failed', appends: 0, message, outcome: 'not-done' });
  }
  port.on('message', takeTurns);
}

/** Processes the first message and all that have arrived since, group by group. */
function takeTurns(first: ToWriter): void {
  let message: ToWriter | undefined = first;
  while (message !== undefined) {
    if (message.kind !== 'append') {
      control(message);
      message = nextMessage();
      continue;
    }
    const group: AppendMessage[] = [message];
    let events = message.texts.length / 4;
    message = nextMessage();
    while (message?.kind === 'append' && events < MOST_EVENTS) {
      group.push(message);
      events += message.texts.length / 4;
      message = nextMessage();
    }
    commit(group);
    message ??= nextMessage();
  }
}

function commit(group: readonly AppendMessage[]): void {
  const result = committer.commit(group);
  say(result.kind === 'committed' ? result : { ...result, appends: appendsIn(group) });
}

function control(message: Exclude<ToWriter, AppendMessage>): void {
  switch (message.kind) {
    case 'probe':
      say({ kind: 'probed', problem: committer.probe() });
      return;
    case 'close':
      committer.close();
      port.close();
      answers.close();
  }
}

function nextMessage(): ToWriter | undefined {
  const received: { readonly message: ToWriter } | undefined = receiveMessageOnPort(port);
  return received?.message;
}

start();
