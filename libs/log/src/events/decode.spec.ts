import { describe, expect, it } from '@jest/globals';
import type { Json, JsonObject } from '#kernel';
import { codecGaps } from './codec.js';
import { decode, UndecodableEvent, type DecodeFault, type Reading } from './decode.js';
import { goldenFaults, storedSample } from '#testkit/log/golden';
import { ALICE, batchOf, SAMPLE_CODEC, stored } from '#testkit/log/samples';

const faultOf = (type: string, version: number, data: JsonObject, reading?: Reading): DecodeFault => {
  try {
    decode(SAMPLE_CODEC, storedSample(type, version, data), reading);
  } catch (error) {
    if (error instanceof UndecodableEvent) return error.fault;
    throw error;
  }
  throw new Error('it was read');
};

describe('decoding an event', () => {
  it('gives the event with its type, and its envelope', () => {
    const [event] = stored(batchOf([{ type: 'LifeChanged', player: 'bob', by: 2 }]).events, 7);
    const { hash } = event!.metadata as { hash: string };
    expect(decode(SAMPLE_CODEC, event!)).toEqual({
      event: { type: 'LifeChanged', player: 'bob', by: 2 },
      revision: 7,
      id: event!.id,
      at: 1_700_000_000_000,
      actor: ALICE,
      commandId: 'c1',
      hash,
    });
  });

  it.each([
    [1, { who: 'bob', delta: 2 }],
    [2, { player: 'bob', delta: 2 }],
    [3, { player: 'bob', by: 2 }],
  ])('brings version %i to the current shape, step by step', (version, data) => {
    const read = decode(SAMPLE_CODEC, storedSample('LifeChanged', version, data), 'strict');
    expect(read.event).toEqual({ type: 'LifeChanged', player: 'bob', by: 2 });
  });

  it('refuses what it cannot read with its kind', () => {
    expect(faultOf('Exploded', 1, {})).toBe('unknown-type');
    expect(faultOf('toString', 1, {})).toBe('unknown-type');
    expect(faultOf('Noted', 2, { text: '' })).toBe('newer-version');
    expect(faultOf('LifeChanged', 0, {})).toBe('no-upcast');
    expect(faultOf('LifeChanged', 1.5, {})).toBe('no-upcast');
    expect(faultOf('Noted', 1, { text: 5 }, 'strict')).toBe('not-of-its-shape');
  });

  it.each<[string, Json]>([
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
  ])('refuses data or metadata that is %s', (_what, value) => {
    const whole = storedSample('Noted', 1, { text: 'x' });
    expect(() => decode(SAMPLE_CODEC, { ...whole, data: value })).toThrow(UndecodableEvent);
    expect(() => decode(SAMPLE_CODEC, { ...whole, metadata: value })).toThrow(UndecodableEvent);
  });

  it('names the place of what it cannot read, and nothing of the content', () => {
    const secret = storedSample('Noted', 1, { text: 'x', ['canary']: 'canary' });
    const nested = storedSample('Noted', 1, { text: { deep: 'canary' } });
    for (const bad of [nested, { ...secret, data: { text: 4, to: 'canary' } }])
      expect(() => decode(SAMPLE_CODEC, bad, 'strict')).toThrow(
        'golden-file@0: Noted is not of its shape at text (invalid_type)',
      );
    expect(() => decode(SAMPLE_CODEC, secret, 'strict')).toThrow(/at \(whole\) \(unrecognized_keys\)/);
    expect(() => decode(SAMPLE_CODEC, secret, 'strict')).not.toThrow(/canary/);
  });

  it('does not check the shape of what it trusts', () => {
    expect(decode(SAMPLE_CODEC, storedSample('Noted', 1, { text: 5 })).event).toEqual({
      type: 'Noted',
      text: 5,
    });
  });
});

describe('a codec and its golden file', () => {
  const golden = {
    LifeChanged: {
      1: { who: 'bob', delta: 2 },
      2: { player: 'bob', delta: 2 },
      3: { player: 'bob', by: 2 },
    },
    Noted: { 1: { text: 'x' } },
  };

  it('has no fault if every version has a sample that reads', () => {
    expect(goldenFaults(SAMPLE_CODEC, golden)).toEqual([]);
  });

  it('has a fault for each version without an upcast or a sample, and for each unreadable sample', () => {
    const upcasts = { 1: (data: JsonObject) => data };
    const gappy = { ...SAMPLE_CODEC, LifeChanged: { ...SAMPLE_CODEC.LifeChanged, upcasts } };
    expect(codecGaps(gappy)).toEqual(['LifeChanged has no upcast from version 2']);
    const versions = { 1: golden.LifeChanged[1], 3: golden.LifeChanged[3] };
    expect(
      goldenFaults(SAMPLE_CODEC, {
        LifeChanged: versions,
        Noted: { 1: { text: 'x' }, 2: {} },
        Gone: { 1: {} },
      }),
    ).toEqual([
      'no sample of LifeChanged version 2',
      'a sample of Noted version 2, which the codec does not know',
      'a sample of Gone version 1, which the codec does not know',
    ]);
  });

  it('has a fault if a sample does not become the current shape', () => {
    const faults = goldenFaults(SAMPLE_CODEC, { ...golden, Noted: { 1: { txt: 'x' } } });
    expect(faults).toEqual([expect.stringContaining('is not of its shape')]);
  });
});
