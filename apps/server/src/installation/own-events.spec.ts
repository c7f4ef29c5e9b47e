import { expect, it } from '@jest/globals';
import { streamName } from '#kernel';
import { isOwnIn } from './own-events.js';

const stored = (stream: string) => ({ stream: streamName(stream) });
const OWN = ['game-g1', 'secret-g1', 'audit-g1', 'notes-g1', 'annotations-g1', 'account-a'].map(stored);
const FOREIGN = ['orders-7', 'toString-1', 'gameplay-1', 'x'].map(stored);

it('every stream of the embedded log counts, so an unknown one is found', () => {
  const isOwn = isOwnIn({ eventStoreUrl: undefined });
  expect([...OWN, ...FOREIGN].filter(isOwn)).toEqual([...OWN, ...FOREIGN]);
});

it('the streams of other programs on a database server are passed over', () => {
  const isOwn = isOwnIn({ eventStoreUrl: 'esdb://127.0.0.1:2113' });
  expect([...OWN, ...FOREIGN].filter(isOwn)).toEqual(OWN);
});
