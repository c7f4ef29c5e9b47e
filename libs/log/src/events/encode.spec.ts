import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHAIN_START, chainLink, commandId, instant, playerId, saltAt, streamName } from '#kernel';
import { verifyChain } from './chain.js';
import { decode } from './decode.js';
import { UnreadableOutcome } from './encode.js';
import { batchOf, SAMPLE_CODEC, SECRET, stored, tailAfter, type SampleEvent } from '#testkit/log/samples';

const LOST: SampleEvent = { type: 'LifeChanged', player: 'alice', by: -3 };
const NOTE: SampleEvent = { type: 'Noted', text: 'brûlé 🔥' };

describe('encoding a batch', () => {
  it('puts the fields of the event in the data, and everything else in the metadata', () => {
    const [event] = stored(batchOf([LOST]).events);
    expect(event).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{8}0000$/),
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

  it.each([1e18, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'writes nothing that the strict reader would refuse: a change of %s',
    (by) => {
      const poison: SampleEvent = { type: 'LifeChanged', player: 'a secret name', by };
      expect(() => batchOf([LOST, poison])).toThrow(UnreadableOutcome);
      expect(() => batchOf([poison])).toThrow('LifeChanged would not be of its shape at by');
      expect(() => batchOf([{ ...LOST, more: 1 } as SampleEvent])).toThrow(UnreadableOutcome);
    },
  );

  it('leaves undefined members out', () => {
    const [event] = batchOf([{ type: 'Noted', text: 'x', to: undefined }]).events;
    expect(Object.keys(event?.data as object)).toEqual(['text']);
  });

  const idsOf = (...batch: Parameters<typeof batchOf>): string[] =>
    batchOf(...batch).events.map((event) => event.id);

  it('gives the same batch the same ids, each of them once', () => {
    const first = idsOf([LOST, NOTE]);
    expect(idsOf([LOST, NOTE])).toEqual(first);
    expect(new Set(first).size).toBe(2);
  });

  it.each<[string, Parameters<typeof batchOf>]>([
    ['stream', [[LOST, NOTE], { stream: streamName('game-2') }]],
    ['actor', [[LOST, NOTE], { actor: playerId('bob') }]],
    ['command', [[LOST, NOTE], { commandId: commandId('c2') }]],
    ['time', [[LOST, NOTE], { at: instant(1_700_000_000_001) }]],
    ['place in the chain', [[LOST, NOTE], { after: { links: 1, hash: CHAIN_START } }]],
    ['history', [[LOST, NOTE], { after: tailAfter([NOTE]) }]],
    ['order of events', [[NOTE, LOST]]],
    ['first event', [[{ ...LOST, by: -4 }, NOTE]]],
    ['last event', [[LOST, { ...NOTE, text: 'brule' }]]],
    ['number of events', [[LOST, NOTE, NOTE]]],
  ])('gives a batch of another %s only other ids: equal ids mean equal bytes', (_what, other) => {
    const first = new Set(idsOf([LOST, NOTE]));
    expect(idsOf(...other).filter((id) => first.has(id))).toEqual([]);
  });

  it('gives the events of one batch adjacent ids', () => {
    const ids = idsOf(Array.from({ length: 300 }, () => LOST));
    expect([...ids].sort()).toEqual(ids);
    const [first = ''] = ids;
    expect(ids.filter((id) => id.startsWith(first.slice(0, 32)))).toEqual(ids);
  });

  it('does not confuse an actor and a command id that read the same when joined', () => {
    const under = (actor: string, command: string) =>
      idsOf([LOST], { actor: playerId(actor), commandId: commandId(command) })[0];
    expect(under('ab', 'c')).not.toBe(under('a', 'bc'));
    expect(under('a","b', 'c')).not.toBe(under('a', 'b","c'));
  });

  it('links each stored event to the one before, with a salt for its place', () => {
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

  it('writes batches that read back and whose chain holds, for any events and any cut into batches', () => {
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
