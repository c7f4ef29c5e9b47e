import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { uuidsIn } from './uuid.js';

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
const uuidV5 = (namespace: string, name: string): string => uuidsIn(namespace)(name);

describe('UUIDv5', () => {
  it.each([
    [DNS, 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    [DNS, 'python.org', '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
  ])('of %s and %s is %s (RFC 9562, A.4; Python docs)', (namespace, name, uuid) => {
    expect(uuidV5(namespace, name)).toBe(uuid);
  });

  it('agrees with a computation from the definition for any name', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string({ unit: 'grapheme' }), (namespace, name) => {
        const bytes = createHash('sha1')
          .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
          .update(name)
          .digest();
        const hex = bytes.toString('hex');
        const uuid = uuidV5(namespace, name);
        expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(uuid.slice(0, 8)).toBe(hex.slice(0, 8));
        expect(uuid.slice(15, 18)).toBe(hex.slice(13, 16));
        expect(uuid.slice(20, 23)).toBe(hex.slice(17, 20));
        expect(uuid.slice(24)).toBe(hex.slice(20, 32));
      }),
    );
  });

  it('ignores how the namespace is written', () => {
    expect(uuidV5(DNS.toUpperCase(), 'x')).toBe(uuidV5(DNS, 'x'));
    expect(uuidV5(DNS.replaceAll('-', ''), 'x')).toBe(uuidV5(DNS, 'x'));
  });
});
