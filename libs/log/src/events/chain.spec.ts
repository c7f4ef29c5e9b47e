import { describe, expect, it } from '@jest/globals';
import type { Json, JsonObject } from '#kernel';
import type { Revision, StoredEvent } from '#event-store';
import { EMPTY_TAIL, verifyChain } from './chain.js';
import { batchOf, SECRET, stored, type SampleEvent } from '#testkit/log/samples';

const EVENTS: SampleEvent[] = ['a', 'b', 'c', 'd'].map((text) => ({ type: 'Noted', text }));
const encoded = batchOf(EVENTS);
const LOG = stored(encoded.events);

const changed = (at: number, change: (event: StoredEvent) => Partial<StoredEvent>): StoredEvent[] =>
  LOG.map((event, index) => (index === at ? { ...event, ...change(event) } : event));
const metadata = (event: StoredEvent, change: JsonObject): Partial<StoredEvent> => ({
  metadata: { ...(event.metadata as JsonObject), ...change },
});
const broken = (revision: number, reason = 'link-broken') => ({ ok: false, error: { revision, reason } });

describe('the chain of a stream', () => {
  it('holds for what was written', () => {
    expect(verifyChain(LOG, SECRET)).toEqual({ ok: true, value: encoded.tail });
  });

  it('holds for an empty stream', () => {
    expect(verifyChain([], SECRET)).toEqual({ ok: true, value: EMPTY_TAIL });
  });

  it('goes on from a tail that is trusted', () => {
    const half = verifyChain(LOG.slice(0, 2), SECRET);
    if (!half.ok) throw new Error('the first half must hold');
    expect(verifyChain(LOG.slice(2), SECRET, half.value)).toEqual({ ok: true, value: encoded.tail });
  });

  it.each<[string, (event: StoredEvent) => Partial<StoredEvent>]>([
    ['data', () => ({ data: { text: 'x' } })],
    ['type', () => ({ type: 'LifeChanged' })],
    ['id', () => ({ id: LOG[0]!.id })],
    ['version', (event) => metadata(event, { v: 2 })],
    ['time', (event) => metadata(event, { at: 1 })],
    ['actor', (event) => metadata(event, { actor: 'bob' })],
    ['command id', (event) => metadata(event, { commandId: 'c9' })],
    ['link', (event) => metadata(event, { hash: '0'.repeat(64) })],
  ])('finds a changed %s at its revision', (_what, change) => {
    expect(verifyChain(changed(2, change), SECRET)).toEqual(broken(2));
  });

  it('does not cover what stores may rewrite: the order of members', () => {
    const turned = changed(1, (event) => ({
      metadata: Object.fromEntries<Json | undefined>(Object.entries(event.metadata as JsonObject).reverse()),
    }));
    expect(verifyChain(turned, SECRET).ok).toBe(true);
  });

  it('finds an event removed, one inserted, two exchanged, and a beginning cut off', () => {
    const [a, b, c, d] = LOG as [StoredEvent, StoredEvent, StoredEvent, StoredEvent];
    const renumbered = (events: StoredEvent[]) =>
      events.map((event, index) => ({ ...event, revision: index as Revision }));
    expect(verifyChain([a, c, d], SECRET)).toEqual(broken(2, 'revision-missing'));
    expect(verifyChain(renumbered([a, c, d]), SECRET)).toEqual(broken(1));
    expect(verifyChain(renumbered([a, a, b]), SECRET)).toEqual(broken(1));
    expect(verifyChain(renumbered([a, c, b]), SECRET)).toEqual(broken(1));
    expect(verifyChain([b, c, d], SECRET)).toEqual(broken(1));
  });

  it('cannot be made without the secret', () => {
    expect(verifyChain(LOG, 'another secret')).toEqual(broken(0));
  });

  it('holds for a stream that began again at a later revision', () => {
    expect(verifyChain(stored(encoded.events, 17), SECRET)).toEqual({ ok: true, value: encoded.tail });
  });

  it.each(['v', 'at', 'actor', 'commandId', 'hash'])('finds an envelope without its %s', (field) => {
    const bare = changed(3, (event) => metadata(event, { [field]: null }));
    expect(verifyChain(bare, SECRET)).toEqual(broken(3, 'no-envelope'));
  });
});
