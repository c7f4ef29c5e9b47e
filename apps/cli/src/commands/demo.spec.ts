// What `pentaland demo` says of a store that is configured.
import { describe, expect, it } from '@jest/globals';
import { whereItIsNotPlayed } from './demo.js';

describe('pentaland demo', () => {
  it('says that it does not play in a configured EventStoreDB', () => {
    expect(whereItIsNotPlayed({ EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false' })).toContain('SQLite');
  });

  it('says nothing if no EventStoreDB is configured', () => {
    expect(whereItIsNotPlayed({})).toBeUndefined();
    expect(whereItIsNotPlayed({ EVENTSTORE_URL: '' })).toBeUndefined();
  });
});
