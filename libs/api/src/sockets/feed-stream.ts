// One feed subscription, pulled by GraphQL. It fetches history as fast as its client takes it, and sends live
// entries at once. It can be ended from outside; it then sends the reason before it ends.
import type { FeedCloseReason, FeedMessage } from '#matches';
import { feedClosed, feedMessage } from '../mapping/feed.js';
import type { Answer } from '../mapping/types.js';
import type { Outlet } from '../context/outlet.js';

type Message = Answer<'FeedMessage'>;

const OVER: IteratorResult<Message> = { done: true, value: undefined };

export interface FeedStreamParts {
  readonly source: AsyncIterator<FeedMessage>;
  readonly outlet: Outlet;
  /** The cursor from which the subscriber continues. */
  readonly after: string | undefined;
  /** Called once, when nothing more will come; with the reason if it was ended from here. */
  readonly onOver: (ended: FeedCloseReason | undefined) => void;
}

export class FeedStream implements AsyncIterableIterator<Message> {
  private cursor: string | null;
  private live = false;
  private over = false;
  private ended: FeedCloseReason | undefined;
  private interrupt: (() => void) | undefined;
  private readonly forget: () => void;

  constructor(private readonly parts: FeedStreamParts) {
    this.cursor = parts.after ?? null;
    this.forget = parts.outlet.onOverflow(() => {
      this.end('too-slow');
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Message>> {
    if (this.over) return OVER;
    try {
      const pulled = await this.pull();
      return pulled === undefined ? this.last() : this.passOn(pulled);
    } catch (error) {
      this.finish();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<Message>> {
    this.interrupt?.();
    this.finish();
    return Promise.resolve(OVER);
  }

  async throw(error: unknown): Promise<IteratorResult<Message>> {
    await this.return();
    throw error;
  }

  /** Ends the feed with a message that gives the reason. */
  end(reason: FeedCloseReason): void {
    if (this.over) return;
    this.ended ??= reason;
    this.interrupt?.();
  }

  /** The source's next message; undefined if the feed is ended first. */
  private pull(): Promise<IteratorResult<FeedMessage> | undefined> {
    if (this.stopped) return Promise.resolve(undefined);
    const { outlet, source } = this.parts;
    return new Promise((resolve, reject) => {
      this.interrupt = () => {
        resolve(undefined);
      };
      if (this.live) source.next().then(resolve, reject);
      else
        outlet
          .room()
          .then(() => (this.stopped ? undefined : source.next()))
          .then(resolve, reject);
    });
  }

  private get stopped(): boolean {
    return this.over || this.ended !== undefined;
  }

  private passOn(pulled: IteratorResult<FeedMessage>): IteratorResult<Message> {
    if (pulled.done === true) {
      this.finish();
      return OVER;
    }
    const message = pulled.value;
    this.cursor = message.kind === 'entry' ? message.entry.cursor : message.cursor;
    if (message.kind === 'caught-up') this.live = true;
    if (message.kind === 'closed') this.finish();
    return { done: false, value: feedMessage(message) };
  }

  private last(): IteratorResult<Message> {
    if (this.over || this.ended === undefined) return OVER;
    this.finish();
    // The viewer's feed is another one now, and this cursor is not valid in it.
    const cursor = this.ended === 'viewer-changed' ? null : this.cursor;
    return { done: false, value: feedClosed(this.ended, cursor) };
  }

  private finish(): void {
    if (this.over) return;
    this.over = true;
    this.forget();
    this.parts.onOver(this.ended);
  }
}
