// Replay files as the pages read them: of the feeds that this release writes, and of no others.
import { describe, expect, it } from '@jest/globals';
import { FEED_VERSION } from '#visibility';
import { FEED, readFile } from './from-file.js';

const faultOf = async (text: string): Promise<string | undefined> => {
  const read = await readFile(new Blob([text]));
  return read.kind === 'fault' ? read.fault : undefined;
};
const header = (changed: object): string =>
  JSON.stringify({
    ...{ pentaland: 'replay', version: 1, content: 'feed', game: 'g', feed: FEED, viewer: 'seat-0' },
    ...{ exportedAt: 1, players: [], annotations: { version: 1, notes: [] } },
    ...changed,
  });

describe('a file', () => {
  it('is read in the version of the feeds that this release has', () => {
    expect(FEED).toBe(FEED_VERSION);
  });

  it.each([
    ['nothing', '', 'not-a-file'],
    ['a list', '[]', 'not-a-file'],
    ['another program’s file', '{"pentaland":"log","version":1}', 'not-a-file'],
    ['a later version', header({ version: 2 }), 'other-version'],
    ['feeds of another version', header({ feed: FEED + 1 }), 'other-version'],
    ['a whole log', header({ content: 'log' }), 'whole-log'],
    ['a viewer that there is not', header({ viewer: 'seat-9' }), 'damaged'],
    ['a header alone', header({}), 'truncated'],
    ['too few lines', `${header({})}\n{"pentaland":"end","lines":3,"digest":""}`, 'damaged'],
    ['another digest', `${header({})}\n{"pentaland":"end","lines":0,"digest":"00"}\n`, 'damaged'],
  ])('with %s is refused by what is wrong with it', async (_, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  it('that is a scenario names its players, if it is JSON', async () => {
    const scenario = JSON.stringify({ scenario: 'a puzzle', players: { Anna: {}, Boris: {} } });
    expect(await readFile(new Blob([scenario]))).toMatchObject({
      kind: 'scenario',
      players: ['Anna', 'Boris'],
    });
    const yaml = 'scenario: a puzzle\nplayers:\n  A: {}\n  B: {}\n';
    expect(await readFile(new Blob([yaml]))).toEqual({ kind: 'scenario', text: yaml, players: undefined });
  });
});
