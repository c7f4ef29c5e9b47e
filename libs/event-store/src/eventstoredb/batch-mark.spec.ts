import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '#kernel';
import { batchSizeOf, markMetadata, unmarkMetadata } from './batch-mark.js';

const through = (metadata: Json, size: number | undefined): [Json, number | undefined] => {
  const stored = markMetadata(JSON.stringify(metadata), size);
  return [unmarkMetadata(stored), batchSizeOf(stored)];
};

describe('the batch mark in the first event’s metadata', () => {
  it('adds one member to an object and changes nothing else', () => {
    expect(markMetadata('{"by":"x"}', 3)).toBe('{"$batch":3,"by":"x"}');
    expect(markMetadata('{}', 1)).toBe('{"$batch":1}');
    expect(markMetadata('{"by":"x"}', undefined)).toBe('{"by":"x"}');
  });

  it.each<[Json]>([
    [null],
    ['text'],
    [0],
    [[1, { a: 2 }]],
    [{}],
    [{ $batch: 7 }],
    [{ $is: 1 }],
    [{ $batch: 2, $is: { $batch: 3 } }],
    [{ deep: { $batch: 1 } }],
    ['{"$batch":5}'],
    [JSON.parse('{"__proto__":{"a":1}}') as Json],
  ])('leaves %j unchanged when it is read back', (metadata) => {
    expect(through(metadata, undefined)).toEqual([metadata, undefined]);
    expect(through(metadata, 12)).toEqual([metadata, 12]);
  });

  it('leaves any JSON unchanged when it is read back', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
        (text, size) => {
          const metadata = JSON.parse(text) as Json;
          const [read, marked] = through(metadata, size);
          expect(JSON.stringify(read)).toBe(JSON.stringify(metadata));
          expect(marked).toBe(size);
        },
      ),
    );
  });

  it('is absent when another tool wrote no metadata', () => {
    expect([unmarkMetadata(''), batchSizeOf('')]).toEqual([null, undefined]);
  });
});
