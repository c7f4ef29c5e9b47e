// The published shapes of logged events: the golden sample of each kind, and the definition of every card of the pool.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '#kernel';
import { EVENT_TYPES, EVENTS } from '#rules';
import { POOL } from '#testkit/pool/cards';
import { faultsOf, publishedSchema } from '#testkit/language/published';
import { logSchema } from './log-schema.js';

const GOLDEN = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../rules/src/fixtures/golden/events.json'), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
const LOG = publishedSchema('log.json');

const line = (type: string, v: number, data: unknown) => ({
  ...{ place: 0, id: 'e1', type, v, at: 1_000, actor: 'server', commandId: 'c1', data },
  hash: 'a'.repeat(64),
});

describe('the published shapes of logged events', () => {
  it.each(EVENT_TYPES)('are those of the golden sample of %s', (type) => {
    const { version } = EVENTS[type];
    const sample = line(type, version, GOLDEN[type]?.[String(version)]);
    const faultIn = faultsOf(LOG, type);
    expect(faultIn(sample)).toBeUndefined();
    for (const spoilt of [
      { ...sample, v: version + 1 },
      { ...sample, hash: 'short' },
      { ...sample, place: -1 },
      { ...sample, more: 1 },
      { ...sample, data: { ...GOLDEN[type]?.[String(version)], more: 1 } },
      line('Nothing', version, {}),
    ])
      expect([spoilt, faultIn(spoilt)]).toEqual([spoilt, expect.any(String)]);
  });

  it('say which event it is by its type', () => {
    const drawn = line(
      'CardDrawn',
      EVENTS.CardDrawn.version,
      GOLDEN['CardDrawn']?.[EVENTS.CardDrawn.version],
    );
    expect(faultsOf(LOG)(drawn)).toBeUndefined();
    expect(faultsOf(LOG)({ ...drawn, type: 'LibraryShuffled' })).toBe('/');
  });

  it('have the language of abilities in the definitions of cards', () => {
    const faultIn = faultsOf(LOG, 'CardDefinition');
    for (const definition of POOL)
      expect([definition.name, faultIn(definition)]).toEqual([definition.name, undefined]);
    const [{ faces: _, ...card }] = POOL as [(typeof POOL)[0]];
    expect(faultIn({ ...card, faces: [{ kind: 'face', name: 7 }] })).toEqual(expect.any(String));
  });

  it('are in the file', () => {
    expect(LOG).toEqual(logSchema());
  });
});
