import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHAIN_START, chainLink, commandId, playerId, saltAt, streamName } from '#kernel';
import { verifyChain } from './chain.js';
import { decode } from './decode.js';
import { eventIdOf } from './encode.js';
import {
  ALICE,
  batchOf,
  SAMPLE_CODEC,
  SECRET,
  STREAM,
  stored,
  type SampleEvent,
} from './fixtures/samples.js';

const LOST: SampleEvent = { type: 'LifeChanged', player: 'alice', by: -3 };
const NOTE: SampleEvent = { type: 'Noted', text: 'brûlé 🔥' };

describe('encoding a batch', () => {
  it('puts the fields of the event in the data, and everything else in the metadata', () => {
    const [event] = stored(batchOf([LOST]).events);
    expect(event).toMatchObject({
      id: eventIdOf(STREAM, ALICE, commandId('c1'), 0),
      type: 'LifeChanged',
      data: { player: 'alice', by: -3 },
      metadata: {
        v: 3,
        at: 1_700_000_000_000,
        actor: 'alice',
        commandId: 'c1',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it('leaves members that are undefined out', () => {
    const [event] = batchOf([{ type: 'Noted', text: 'x', to: undefined }]).events;
    expect(Object.keys(event?.data as object)).toEqual(['text']);
  });

  it('gives a second attempt the same ids, even with other events', () => {
    const first = batchOf([LOST, NOTE]).events.map((event) => event.id);
    const second = batchOf([NOTE, LOST]).events.map((event) => event.id);
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });

  it('gives other ids to another stream, actor, command or place', () => {
    const ids = [
      eventIdOf(STREAM, ALICE, commandId('c1'), 0),
      eventIdOf(streamName('game-2'), ALICE, commandId('c1'), 0),
      eventIdOf(STREAM, playerId('bob'), commandId('c1'), 0),
      eventIdOf(STREAM, ALICE, commandId('c2'), 0),
      eventIdOf(STREAM, ALICE, commandId('c1'), 1),
    ];
    expect(new Set(ids).size).toBe(5);
  });

  it('gives events of one command ids that lie side by side', () => {
    const ids = Array.from({ length: 300 }, (_, index) => eventIdOf(STREAM, ALICE, commandId('c1'), index));
    expect([...ids].sort()).toEqual(ids);
    const [first = ''] = ids;
    expect(ids.filter((id) => id.startsWith(first.slice(0, 32)))).toEqual(ids);
  });

  it('does not confuse an actor and a command id that read the same put together', () => {
    const one = eventIdOf(STREAM, playerId('ab'), commandId('c'), 0);
    const other = eventIdOf(STREAM, playerId('a'), commandId('bc'), 0);
    const quoted = eventIdOf(STREAM, playerId('a","b'), commandId('c'), 0);
    const quotedElsewhere = eventIdOf(STREAM, playerId('a'), commandId('b","c'), 0);
    expect(quoted).not.toBe(quotedElsewhere);
    expect(one).not.toBe(other);
  });

  it('links each event to the one before, salted for its place, over the event as it is stored', () => {
    const { events, tail } = batchOf([LOST, NOTE]);
    const [first, second] = stored(events);
    const link = (previous: typeof CHAIN_START, place: number, event = first) => {
      const envelope = { ...(event?.metadata as { hash?: string }) };
      delete envelope.hash;
      const covered = { ...envelope, id: event!.id, type: event!.type, data: event!.data };
      return chainLink(previous, saltAt(SECRET, place), covered);
    };
    const one = link(CHAIN_START, 0);
    const two = link(one, 1, second);
    expect(first?.metadata).toMatchObject({ hash: one });
    expect(second?.metadata).toMatchObject({ hash: two });
    expect(tail).toEqual({ links: 2, hash: two });
  });

  it('reads back what was written, and its chain holds, whatever the events and however they are cut in batches', () => {
    const event: fc.Arbitrary<SampleEvent> = fc.oneof(
      fc.record({ type: fc.constant('LifeChanged' as const), player: fc.string(), by: fc.integer() }),
      fc.record({ type: fc.constant('Noted' as const), text: fc.string({ unit: 'grapheme' }) }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(event, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (batches) => {
        let encoded = batchOf([]);
        const log = batches.flatMap((events, index) => {
          encoded = batchOf(events, { after: encoded.tail, commandId: commandId(`c${String(index)}`) });
          return encoded.events;
        });
        const back = stored(log);
        expect(back.map((each) => decode(SAMPLE_CODEC, each, 'strict').event)).toEqual(batches.flat());
        expect(verifyChain(back, SECRET)).toEqual({ ok: true, value: encoded.tail });
      }),
    );
  });
});
