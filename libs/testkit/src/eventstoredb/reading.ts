// The double's Read: pages of a stream or of $all, and subscriptions that catch up and then go live. Like the
// real server it holds 32 events for a live subscriber that doesn't keep up, then drops it.
import type { ServerWritableStream } from '@grpc/grpc-js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Faults } from './faults.js';
import type { DoubleLog, LogRecord } from './log.js';
import {
  caughtUp,
  confirmation,
  eventMessage,
  nameOf,
  notReady,
  streamDeleted,
  streamNotFound,
  tooSlow,
  accessDenied,
  untyped,
} from './messages.js';

type Call = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

const LIVE_BUFFER = 32;
const FORWARDS = streams.ReadReq.Options.ReadDirection.FORWARDS;

export class Reading {
  /** How many subscriptions were started in total. */
  begun = 0;
  readonly #open = new Set<Call>();

  constructor(
    private readonly log: DoubleLog,
    private readonly faults: Faults,
  ) {}

  get open(): number {
    return this.#open.size;
  }

  /** Drops every subscription as too slow. */
  dropAll(): void {
    for (const call of this.#open) call.emit('error', tooSlow());
  }

  readonly handle = (call: Call): void => {
    const options = call.request.getOptions() ?? new streams.ReadReq.Options();
    const name = nameOf(options.getStream()?.getStreamIdentifier());
    const fault = this.faults.nextRead();
    if (fault === 'not-ready') call.emit('error', notReady());
    else if (fault === 'untyped') call.emit('error', untyped());
    else if (fault === 'denied') call.emit('error', accessDenied());
    else if (fault === 'too-slow') call.emit('error', tooSlow());
    else if (options.hasStream() && this.log.isTombstoned(name)) call.emit('error', streamDeleted(name));
    else if (!options.hasSubscription()) void this.#page(call, options, name);
    else if (fault !== 'never-confirmed') void this.#subscribe(call, options, name);
  };

  async #page(call: Call, options: streams.ReadReq.Options, name: string): Promise<void> {
    const forwards = options.getReadDirection() === FORWARDS;
    const records = options.hasStream() ? this.log.visible(name) : this.log.all;
    if (records === undefined) {
      call.write(streamNotFound(name));
      call.end();
      return;
    }
    const passes = filterIn(options);
    let left = Number(options.getCount());
    let at = options.hasStream()
      ? streamStart(options, records, forwards)
      : this.#allStart(options, forwards);
    for (let record = records[at]; record !== undefined && left > 0; record = records[at]) {
      if (passes(record)) {
        left -= 1;
        if (!(await send(call, eventMessage(record)))) return;
      }
      at += forwards ? 1 : -1;
    }
    call.end();
  }

  #allStart(options: streams.ReadReq.Options, forwards: boolean): number {
    const all = options.getAll();
    const position = all?.getPosition();
    if (position === undefined) return all?.hasStart() === forwards && forwards ? 0 : this.log.all.length - 1;
    const at = this.log.indexFrom(Number(position.getCommitPosition()));
    return forwards ? at : at - 1;
  }

  async #subscribe(call: Call, options: streams.ReadReq.Options, name: string): Promise<void> {
    const passes = filterIn(options);
    const ofStream = options.hasStream();
    const source = (): readonly LogRecord[] => (ofStream ? (this.log.visible(name) ?? []) : this.log.all);
    const concerns = (record: LogRecord): boolean => (!ofStream || record.stream === name) && passes(record);
    const after = afterIn(options);
    let dropAfter = this.faults.nextCatchUpDrop();
    let last = after;
    const place = (record: LogRecord): number => (ofStream ? record.revision : record.position);

    this.begun += 1;
    this.#open.add(call);
    const live = new Live(call);
    const unlisten = this.log.onAppended((records) => live.take(records.filter(concerns)));
    const end = (): void => {
      unlisten();
      this.#open.delete(call);
    };
    for (const event of ['cancelled', 'error', 'close', 'finish']) call.once(event, end);

    call.write(confirmation());
    for (let record = nextAfter(source(), place, last); record !== undefined;) {
      if (passes(record) && !(await send(call, eventMessage(record)))) return;
      last = place(record);
      if (dropAfter !== undefined) dropAfter -= 1;
      if (dropAfter === 0) {
        call.emit('error', tooSlow());
        return;
      }
      record = nextAfter(source(), place, last);
    }
    live.begin((record) => place(record) > last, ofStream && this.log.visible(name) === undefined);
  }
}

/** One live subscriber: what it is sent, and what waits for it. */
class Live {
  readonly #waiting: streams.ReadResp[] = [];
  #isNew: ((record: LogRecord) => boolean) | undefined;
  #blocked = false;
  /** For an absent stream the real server says 'caught up' only after the first events. */
  #owesCaughtUp = false;

  constructor(private readonly call: Call) {
    call.on('drain', () => {
      this.#blocked = false;
      this.#flush();
    });
  }

  /** The history is over: from now on new events are sent. */
  begin(isNew: (record: LogRecord) => boolean, absent: boolean): void {
    this.#isNew = isNew;
    this.#owesCaughtUp = absent;
    if (!absent) this.#send(caughtUp());
  }

  take(records: readonly LogRecord[]): void {
    if (this.#isNew === undefined || this.call.cancelled) return;
    const fresh = records.filter(this.#isNew);
    for (const record of fresh) this.#send(eventMessage(record));
    if (fresh.length > 0 && this.#owesCaughtUp) {
      this.#owesCaughtUp = false;
      this.#send(caughtUp());
    }
    if (this.#waiting.length <= LIVE_BUFFER) return;
    this.#waiting.length = 0;
    this.#isNew = undefined;
    this.call.emit('error', tooSlow());
  }

  #send(message: streams.ReadResp): void {
    this.#waiting.push(message);
    this.#flush();
  }

  #flush(): void {
    while (!this.#blocked) {
      const message = this.#waiting.shift();
      if (message === undefined) return;
      this.#blocked = !this.call.write(message);
    }
  }
}

/** Sends when there is room; false if nobody listens any more. */
async function send(call: Call, message: streams.ReadResp): Promise<boolean> {
  if (!isOpen(call)) return false;
  if (call.write(message)) return true;
  await new Promise<void>((resolve) => {
    const go = (): void => {
      for (const event of ROOM_OR_END) call.off(event, go);
      resolve();
    };
    for (const event of ROOM_OR_END) call.on(event, go);
  });
  return isOpen(call);
}

const ROOM_OR_END = ['drain', 'cancelled', 'close', 'error'];
const isOpen = (call: Call): boolean => !call.cancelled && !call.destroyed;

function nextAfter(
  records: readonly LogRecord[],
  place: (record: LogRecord) => number,
  last: number,
): LogRecord | undefined {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const record = records[middle];
    if (record !== undefined && place(record) <= last) low = middle + 1;
    else high = middle;
  }
  return records[low];
}

function afterIn(options: streams.ReadReq.Options): number {
  const stream = options.getStream();
  const position = options.getAll()?.getPosition();
  if (stream?.hasRevision() === true) return Number(stream.getRevision());
  return position === undefined ? -1 : Number(position.getCommitPosition());
}

function streamStart(
  options: streams.ReadReq.Options,
  records: readonly LogRecord[],
  forwards: boolean,
): number {
  const stream = options.getStream();
  const first = records[0]?.revision ?? 0;
  if (stream?.hasRevision() === true) {
    const at = Number(stream.getRevision()) - first;
    return forwards ? Math.max(at, 0) : Math.min(at, records.length - 1);
  }
  return forwards ? 0 : records.length - 1;
}

function filterIn(options: streams.ReadReq.Options): (record: LogRecord) => boolean {
  const filter = options.getFilter();
  const expression = filter?.getEventType();
  if (expression === undefined) return () => true;
  const regex = new RegExp(expression.getRegex(), 'u');
  return ({ type }) => regex.test(type);
}
