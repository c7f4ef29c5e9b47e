// The disputes in the log: read whole, changed by one decision at a time. What people wrote is in a stream beside each
// dispute. It is written after the events it belongs to, so a refused command leaves nothing; and a command that is
// sent again writes it if the server was stopped between the two.
import { Inject, Injectable } from '@nestjs/common';
import { ok, type CommandId, type Instant, type Result } from '#kernel';
import {
  DISPUTE_EVENTS,
  foldDispute,
  TEXT_EVENTS,
  type Decision,
  type Dispute,
  type DisputeEvent,
  type DisputeRefusal,
  type TextWritten,
  type Texts,
} from '#disputes';
import { disputeStream, talkStream, type Actor, type Codec, type Recorded } from '#log';
import type { DisputeId } from '#rules';
import { SideStreams } from '../../game/beside/side-streams.js';
import { disputeNamed } from './dispute-ids.js';

const EVENTS: Codec<DisputeEvent> = DISPUTE_EVENTS;
const TEXTS: Codec<TextWritten> = TEXT_EVENTS;

/** The actor of a change, and its command. */
export interface Attempt {
  readonly actor: Actor;
  readonly commandId: CommandId;
}

/** A dispute with its place in the log. */
export interface ReadDispute {
  readonly dispute: Dispute;
  /** How many events it has. */
  readonly version: number;
  readonly changedAt: Instant;
}

@Injectable()
export class DisputeBook {
  constructor(@Inject(SideStreams) private readonly streams: SideStreams) {}

  async read(id: DisputeId): Promise<ReadDispute | undefined> {
    return readFrom(await this.streams.read({ stream: disputeStream(id), codec: EVENTS }));
  }

  /** The dispute that a client names. */
  async find(text: string): Promise<(ReadDispute & { readonly id: DisputeId }) | undefined> {
    const id = disputeNamed(text);
    const found = id === undefined ? undefined : await this.read(id);
    return id === undefined || found === undefined ? undefined : { ...found, id };
  }

  /** What is left of what people wrote in it, by number. */
  async textsOf(id: DisputeId): Promise<Texts> {
    const written = await this.streams.read({ stream: talkStream(id), codec: TEXTS });
    return new Map(written.map(({ event: { entry, text } }) => [entry, text]));
  }

  /** `decide` gets undefined if there is no such dispute yet, and may return that it refuses by undefined. */
  async change(
    id: DisputeId,
    attempt: Attempt,
    decide: (dispute: Dispute | undefined) => Decision,
    text?: string,
  ): Promise<Result<ReadDispute | undefined, DisputeRefusal>> {
    let refused: DisputeRefusal | undefined;
    await this.streams.appendAll({ stream: disputeStream(id), codec: EVENTS, ...attempt }, (before) => {
      const decided = decide(readFrom(before)?.dispute);
      refused = decided.ok ? undefined : decided.error;
      return decided.ok ? decided.value.events : [];
    });
    if (refused !== undefined) return { ok: false, error: refused };
    const after = await this.streams.read({ stream: disputeStream(id), codec: EVENTS });
    const entry = after.flatMap((one) => (isOf(one, attempt) ? entryOf(one.event) : []))[0];
    if (entry !== undefined && text !== undefined) await this.write(id, attempt, entry, text);
    return ok(readFrom(after));
  }

  /** Once for each command. */
  async write(id: DisputeId, attempt: Attempt, entry: number, text: string): Promise<void> {
    const written: TextWritten = { type: 'TextWritten', entry, text };
    await this.streams.append({ stream: talkStream(id), codec: TEXTS, ...attempt }, (before) =>
      before.some(({ event }) => event.entry === entry) ? undefined : written,
    );
  }
}

function readFrom(recorded: readonly Recorded<DisputeEvent>[]): ReadDispute | undefined {
  const dispute = foldDispute(recorded);
  const last = recorded.at(-1);
  if (dispute === undefined || last === undefined) return undefined;
  return { dispute, version: recorded.length, changedAt: last.at };
}

const isOf = (one: Recorded<DisputeEvent>, { actor, commandId }: Attempt): boolean =>
  one.actor === actor && one.commandId === commandId;

const entryOf = (event: DisputeEvent): readonly number[] => ('entry' in event ? [event.entry] : []);
