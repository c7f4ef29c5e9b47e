// The store records the data key it was created with. Under another key every name would seem free and every
// login wrong, so a server with the wrong key must not start.
import { commandId, streamName, type Instant } from '#kernel';
import type { EventStore, StoredEvent } from '#event-store';
import type { KeyId, Keys } from '#ports';
import { z } from 'zod';
import { EMPTY_TAIL } from '../events/chain.js';
import type { EventKind, EventOf } from '../events/codec.js';
import { decode } from '../events/decode.js';
import { encodeBatch } from '../events/encode.js';
import { streamSecret } from '../streams/stream-secrets.js';

export const DATA_KEY_EVENTS = {
  DataKeyChosen: { version: 1, schema: z.strictObject({ key: z.string() }) },
} satisfies Record<string, EventKind>;
type DataKeyEvent = EventOf<typeof DATA_KEY_EVENTS>;

const STREAM = streamName('installation-key');

export class WrongDataKey extends Error {
  override readonly name = 'WrongDataKey';
  constructor(store: string, configured: string) {
    super(`the store was begun with the data key ${store}, the configured one is ${configured}`);
  }
}

/** Binds a new store to the configured data key, or throws WrongDataKey when it is bound to another. */
export async function bindDataKey(store: EventStore, keys: Keys, at: Instant): Promise<void> {
  const batch = encodeBatch<DataKeyEvent>(DATA_KEY_EVENTS, {
    stream: STREAM,
    actor: 'server',
    commandId: commandId('bind'),
    at,
    events: [{ type: 'DataKeyChosen', key: keys.data.id }],
    after: EMPTY_TAIL,
    secret: streamSecret(keys, STREAM),
  });
  const found = await store.read(STREAM, { max: 1 });
  if (found.kind === 'absent') await store.append(STREAM, 'no-stream', batch.events);
  const bound = found.kind === 'absent' ? await store.read(STREAM, { max: 1 }) : found;
  const first = bound.kind === 'found' ? bound.events[0] : undefined;
  if (first === undefined) throw new Error(`the store keeps nothing in ${STREAM}`);
  const { key } = decode<DataKeyEvent>(DATA_KEY_EVENTS, first, 'strict').event;
  if (key !== keys.data.id) throw new WrongDataKey(key, keys.data.id);
}

/** The id of the data key the log was created with, if this is the event that records it. */
export function dataKeyIn({ stream, type, data }: StoredEvent): KeyId | undefined {
  if (stream !== STREAM || type !== 'DataKeyChosen') return undefined;
  const read = DATA_KEY_EVENTS.DataKeyChosen.schema.safeParse(data);
  return read.success ? (read.data.key as KeyId) : undefined;
}
