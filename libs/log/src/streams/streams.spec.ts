import { expect, it } from '@jest/globals';
import { gameId } from '#kernel';
import {
  annotationsStream,
  auditStream,
  disputeStream,
  familyOf,
  gameStream,
  importStream,
  memberOf,
  chatStream,
  notesStream,
  secretStream,
  talkStream,
} from './streams.js';

it('a stream name gives its family and its id, whatever hyphens the id has', () => {
  const families = ['game', 'audit', 'notes', 'chat', 'secret', 'dispute', 'talk', 'annotations', 'import'];
  for (const id of ['g1', '7d5c3f0a-52fe-4f0e', '-'])
    for (const [nth, streamOf] of [
      ...[gameStream, auditStream, notesStream, chatStream, secretStream],
      ...[disputeStream, talkStream, annotationsStream, importStream],
    ].entries()) {
      const stream = streamOf(gameId(id));
      expect([familyOf(stream), memberOf(stream)]).toEqual([families[nth], id]);
    }
});
