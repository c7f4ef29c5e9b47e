// Conformance: text that UTF-8 can carry comes back unchanged; other text is refused, never altered.
import { describe, expect, it } from '@jest/globals';
import { eventId, streamName, type Json } from '#kernel';
import { MAX_NAME_LENGTH, WrittenEvent, type NewEvent } from '../port/port.js';
import { asStored, newEvent, newStream, readStream, streamOf, useStore, type Suite } from './harness.js';

const NOT_STORABLE = { kind: 'refused', reason: 'not-storable' };
const LONE = String.fromCharCode(0xd83c);

export function describeStorable(suite: Suite): void {
  describe('a store', () => {
    const made = useStore(suite);

    it.each([
      ['accents and ligatures', 'Æther Vial, Jötun Grunt, Lim-Dûl, Déjà Vu'],
      ['scripts of all directions', '稲妻 Молния صاعقة ברק สายฟ้า'],
      ['characters beyond the basic plane', '🂡 𝔐𝔞𝔤𝔦𝔠 👩‍👩‍👧‍👦'],
      ['composed and decomposed alike, neither made the other', '\u00e9 e\u0301'],
      ['controls, quotes, backslashes', '\u0000\u0001\t\n\r"\\/\u007f\u2028\u2029\ufeff\ufffe\uffff'],
      ['what looks like an escape of a surrogate', '\\ud83c \\\\udf00 null'],
      ['the empty text', ''],
    ])('keeps %s in data, keys and metadata', async (_name, text) => {
      const { store } = made;
      const batch = [newEvent({ [text]: text, list: [text] }, 'Unicode', { [text]: [text] })];
      const { stream, last } = await streamOf(store, batch);
      expect(await readStream(store, stream)).toEqual(asStored(stream, batch, last.revision));
    });

    it('keeps unicode names of streams and types', async () => {
      const { store } = made;
      const stream = streamName(`${newStream()}-Æther 稲妻 🂡`);
      const type = 'Jötun gespielt 🂡';
      const batch = [newEvent({}, type)];
      expect(await store.append(stream, 'no-stream', batch)).toMatchObject({ kind: 'appended' });
      const [event] = await readStream(store, stream, { types: [type] });
      expect(event).toEqual(asStored(stream, batch, event!.revision)[0]);
    });

    it('keeps every number of JSON', async () => {
      const { store } = made;
      const numbers = [0, -1, 0.1, 1e-300, 1.7976931348623157e308, Number.MAX_SAFE_INTEGER, 5e-324];
      const { stream } = await streamOf(store, [newEvent(numbers)]);
      expect((await readStream(store, stream))[0]!.data).toEqual(numbers);
    });

    it('keeps members named like built-in properties of objects', async () => {
      const { store } = made;
      const data = JSON.parse('{"__proto__":{"a":1},"constructor":2,"toString":3}') as Json;
      const { stream } = await streamOf(store, [newEvent(data)]);
      expect(JSON.stringify((await readStream(store, stream))[0]!.data)).toBe(JSON.stringify(data));
    });

    it('leaves an undefined member out of an object', async () => {
      const { store } = made;
      const { stream } = await streamOf(store, [newEvent({ a: 1, b: undefined, c: null })]);
      expect(Object.entries((await readStream(store, stream))[0]!.data as object)).toEqual([
        ['a', 1],
        ['c', null],
      ]);
    });

    it('keeps events that are text already unchanged', async () => {
      const { store } = made;
      const { id, type } = newEvent();
      const event = new WrittenEvent(id, type, {
        data: '{"b":1,"a":[null,"\\\\ud83c"]}',
        metadata: '{"z":0,"y":"🂡"}',
      });
      const { stream } = await streamOf(store, [event]);
      const [read] = await readStream(store, stream);
      expect(JSON.stringify([read!.data, read!.metadata])).toBe(
        '[{"b":1,"a":[null,"\\\\ud83c"]},{"z":0,"y":"🂡"}]',
      );
    });

    it.each([
      ['data', { data: JSON.stringify({ a: LONE }), metadata: '{}' }],
      ['metadata', { data: '{}', metadata: JSON.stringify([LONE]) }],
    ])('refuses a lone surrogate in %s that is text already', async (_name, written) => {
      const { id, type } = newEvent();
      const event = new WrittenEvent(id, type, written);
      expect(await made.store.append(newStream(), 'any', [event])).toEqual(NOT_STORABLE);
    });

    const circular: unknown[] = [];
    circular.push(circular);
    it.each<[string, unknown]>([
      ['a lone high surrogate', LONE],
      ['a lone low surrogate', String.fromCharCode(0xdf00)],
      ['surrogates the wrong way round', '\udf00\ud83c'],
      ['a lone surrogate deep down', { a: [{ b: `x${LONE}y` }] }],
      ['a lone surrogate in a key', { [LONE]: 1 }],
      ['NaN', NaN],
      ['an infinity', [-Infinity]],
      ['undefined', undefined],
      ['undefined in a list', [undefined]],
      ['a bigint', { n: 1n }],
      ['a function in a list', [() => 1]],
      ['a circle', circular],
    ])('refuses %s in data or metadata', async (_name, value) => {
      const { store } = made;
      const stream = newStream();
      const bad = value as Json;
      for (const event of [
        { ...newEvent(), data: bad },
        { ...newEvent(), metadata: bad },
      ]) {
        expect(await store.append(stream, 'any', [event])).toEqual(NOT_STORABLE);
        expect(await store.append(stream, 'any', [newEvent(), event, newEvent()])).toEqual(NOT_STORABLE);
      }
      expect(await store.read(stream, { max: 1 })).toEqual({ kind: 'absent' });
    });

    const badNames: [string, string][] = [
      ['empty', ''],
      ['with a lone surrogate', `a${LONE}`],
      ['with a control character', 'a\nb'],
      ['of the store itself', '$ce-game'],
      ['too long', 'x'.repeat(MAX_NAME_LENGTH + 1)],
    ];
    it.each(badNames)('refuses an event of a type whose name is %s', async (_name, type) => {
      expect(await made.store.append(newStream(), 'any', [newEvent({}, type)])).toEqual(NOT_STORABLE);
    });

    it.each(badNames)('refuses a stream whose name is %s', async (_name, name) => {
      expect(await made.store.append(streamName(name), 'any', [newEvent()])).toEqual(NOT_STORABLE);
    });

    it('keeps names of the maximum length', async () => {
      const { store } = made;
      const stream = streamName(newStream().padEnd(MAX_NAME_LENGTH, 'é'));
      const batch = [newEvent({}, 'T'.repeat(MAX_NAME_LENGTH))];
      expect(await store.append(stream, 'no-stream', batch)).toMatchObject({ kind: 'appended' });
      const [event] = await readStream(store, stream);
      expect(event).toEqual(asStored(stream, batch, event!.revision)[0]);
    });

    it.each([
      ['empty', ''],
      ['no UUID', 'event-1'],
      ['the nil UUID', '00000000-0000-0000-0000-000000000000'],
      ['in capitals', 'F47AC10B-58CC-4372-A567-0E02B2C3D479'],
    ])('refuses an event whose id is %s', async (_name, id) => {
      const event: NewEvent = { ...newEvent(), id: eventId(id) };
      expect(await made.store.append(newStream(), 'any', [event])).toEqual(NOT_STORABLE);
    });
  });
}
