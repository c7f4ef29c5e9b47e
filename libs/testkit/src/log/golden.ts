// Golden files: one stored sample of every version of every event type, which every release must be able to
// read. A file is {"<type>": {"<version>": <data as it was written then>}}.
import { isDeepStrictEqual } from 'node:util';
import { commandId, eventId, instant, streamName, type Hash, type JsonObject } from '#kernel';
import type { Position, Revision, StoredEvent } from '#event-store';
import { codecGaps, type EventKind } from '../../../log/src/events/codec.js';
import { decode, UndecodableEvent } from '../../../log/src/events/decode.js';

export type GoldenFile = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/**
 * The faults, in words; empty when every version has its sample and every sample decodes to the current
 * schema.
 */
export function goldenFaults(codec: Readonly<Record<string, EventKind>>, golden: GoldenFile): string[] {
  const faults = [...codecGaps(codec)];
  for (const [type, kind] of Object.entries(codec))
    for (let version = 1; version <= kind.version; version += 1) {
      const sample = golden[type]?.[String(version)];
      if (sample === undefined) faults.push(`no sample of ${type} version ${String(version)}`);
      else faults.push(...sampleFaults(codec, kind, type, version, sample));
    }
  for (const [type, versions] of Object.entries(golden))
    for (const version of Object.keys(versions))
      if (!(Number(version) <= (codec[type]?.version ?? 0)))
        faults.push(`a sample of ${type} version ${version}, which the codec does not know`);
  return faults;
}

function sampleFaults(
  codec: Readonly<Record<string, EventKind>>,
  kind: EventKind,
  type: string,
  version: number,
  sample: JsonObject,
): string[] {
  try {
    const trusted = decode(codec, storedSample(type, version, sample)).event;
    const strict = decode(codec, storedSample(type, version, sample), 'strict').event;
    if (isDeepStrictEqual(trusted, strict)) return [];
    return [
      `${type} version ${String(version)} reads otherwise than version ${String(kind.version)} is written`,
    ];
  } catch (error) {
    if (error instanceof UndecodableEvent) return [error.message];
    throw error;
  }
}

export const storedSample = (type: string, version: number, data: JsonObject): StoredEvent => ({
  id: eventId('00000000-0000-5000-8000-000000000000'),
  type,
  data,
  metadata: {
    v: version,
    at: instant(0),
    actor: 'server',
    commandId: commandId('sample'),
    hash: '0'.repeat(64) as Hash,
  },
  stream: streamName('golden-file'),
  revision: 0 as Revision,
  position: '0' as Position,
});
