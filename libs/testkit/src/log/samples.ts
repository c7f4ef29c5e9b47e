// A small family of events with earlier versions, and the stored form of a batch as a store returns it.
import { commandId, instant, playerId, streamName } from '#kernel';
import type { NewEvent, Position, Revision, StoredEvent } from '#event-store';
import { z } from 'zod';
import { EMPTY_TAIL, type Tail } from '../../../log/src/events/chain.js';
import type { Codec } from '../../../log/src/events/codec.js';
import { encodeBatch, type Batch, type Encoded } from '../../../log/src/events/encode.js';

export type SampleEvent =
  | { readonly type: 'LifeChanged'; readonly player: string; readonly by: number }
  | { readonly type: 'Noted'; readonly text: string; readonly to?: string | undefined };

/** LifeChanged was {who, delta} in version 1 and {player, delta} in version 2. */
export const SAMPLE_CODEC: Codec<SampleEvent> = {
  LifeChanged: {
    version: 3,
    schema: z.strictObject({ player: z.string(), by: z.int() }),
    upcasts: {
      1: ({ who, ...rest }) => ({ ...rest, player: who }),
      2: ({ delta, ...rest }) => ({ ...rest, by: delta }),
    },
  },
  Noted: { version: 1, schema: z.strictObject({ text: z.string(), to: z.string().optional() }) },
};

export const STREAM = streamName('game-1');
export const SECRET = 'a secret of the stream';
export const ALICE = playerId('alice');

export const batchOf = (events: readonly SampleEvent[], change: Partial<Batch<SampleEvent>> = {}): Encoded =>
  encodeBatch(SAMPLE_CODEC, {
    stream: STREAM,
    actor: ALICE,
    commandId: commandId('c1'),
    at: instant(1_700_000_000_000),
    events,
    after: EMPTY_TAIL,
    secret: SECRET,
    ...change,
  });

/** As a store returns them: passed through JSON text, with their positions. */
export const stored = (events: readonly NewEvent[], first = 0, stream = STREAM): StoredEvent[] =>
  events.map(({ id, type, data, metadata }, index) => ({
    ...(JSON.parse(JSON.stringify({ id, type, data, metadata })) as NewEvent),
    stream,
    revision: (first + index) as Revision,
    position: String(first + index).padStart(8, '0') as Position,
  }));

export const tailAfter = (events: readonly SampleEvent[]): Tail => batchOf(events).tail;
