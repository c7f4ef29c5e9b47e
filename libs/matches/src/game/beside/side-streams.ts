// Data that belongs to a game but is not part of it, in a stream of its own.
import { Inject, Injectable } from '@nestjs/common';
import type { CommandId, StreamName } from '#kernel';
import type { EventStore } from '#event-store';
import { CLOCK, EVENT_STORE, KEYS, type Clock, type Keys } from '#ports';
import {
  encodeBatch,
  readLog,
  streamSecret,
  type Actor,
  type Codec,
  type DomainEvent,
  type Recorded,
} from '#log';

const MOST_CONFLICTS = 50;

export interface SideCommand<E extends DomainEvent> {
  readonly stream: StreamName;
  readonly codec: Codec<E>;
  readonly actor: Actor;
  readonly commandId: CommandId;
}

@Injectable()
export class SideStreams {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read<E extends DomainEvent>({ stream, codec }: Pick<SideCommand<E>, 'stream' | 'codec'>) {
    return (await readLog(this.store, codec, stream)).events;
  }

  /**
   * Durable when it settles, once for each command of an actor. `decide` is called again if another writer
   * was faster, and may refuse.
   */
  append<E extends DomainEvent>(
    command: SideCommand<E>,
    decide: (before: readonly Recorded<E>[]) => E | undefined,
  ): Promise<void> {
    return this.appendAll(command, (before) => {
      const event = decide(before);
      return event === undefined ? [] : [event];
    });
  }

  /** The same for several events, which are appended together or not at all. */
  async appendAll<E extends DomainEvent>(
    { stream, codec, actor, commandId }: SideCommand<E>,
    decide: (before: readonly Recorded<E>[]) => readonly E[],
  ): Promise<void> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt += 1) {
      const { events: before, expected, tail } = await readLog(this.store, codec, stream);
      if (before.some((one) => one.actor === actor && one.commandId === commandId)) return;
      const events = decide(before);
      const [first] = events;
      if (first === undefined) return;
      const batch = encodeBatch(codec, {
        stream,
        actor,
        commandId,
        at: this.clock.now(),
        events,
        after: tail,
        secret: streamSecret(this.keys, stream),
      });
      const { kind } = await this.store.append(stream, expected, batch.events);
      if (kind === 'appended' || kind === 'duplicate') return;
      if (kind === 'refused') throw new Error(`the store refused an event of ${first.type}`);
    }
    throw new Error('a stream beside a game is too busy');
  }
}
