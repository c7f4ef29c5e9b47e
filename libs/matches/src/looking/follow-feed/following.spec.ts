import { describe, expect, it } from '@jest/globals';
import { initialState } from '#rules';
import { instant } from '#kernel';
import type { FeedEntry } from '#visibility';
import { LiveFeed } from '../../game/feeds/live-feed.js';
import type { PlaceInFeed } from '../place.js';
import { Watch } from '../../game/feeds/watch.js';
import { Following } from './following.js';
import { partOf } from '#testkit/values/part-of';
import type { History } from '../../game/past/history.js';

const entry = (seq: number): FeedEntry => ({
  seq,
  moment: seq,
  at: instant(seq),
  story: { type: 'TurnBegan' },
  patch: [],
});

/** A follower at the beginning of its feed; it joins when the feed is given. */
function followed() {
  const feed = new LiveFeed(0, (seq) => `c${seq}`);
  const abort = new AbortController();
  const happened: string[] = [];
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  const following = new Following({
    place: partOf<PlaceInFeed>({ seq: 0 }),
    history: partOf<History>({}),
    clock: { now: () => instant(0) },
    expiresAt: 1_000_000,
    signal: abort.signal,
    join: async () => {
      happened.push('join');
      await given;
      return new Watch(feed, () => true, initialState());
    },
    leave: () => {
      happened.push('leave');
      return Promise.resolve();
    },
  });
  const say = (...seqs: number[]): void => {
    for (const seq of seqs) feed.push(entry(seq));
    feed.announce();
  };
  return { following, feed, abort, happened, give, say };
}

const seqs = async (following: Following, count: number): Promise<number[]> => {
  const taken: number[] = [];
  while (taken.length < count) {
    const { value } = await following.next();
    if (value?.kind === 'entry') taken.push(value.entry.seq);
  }
  return taken;
};

describe('a follower', () => {
  it('is told that it has caught up, then gets every entry once, and waits for more', async () => {
    const { following, give, say } = followed();
    give();
    expect(await following.next()).toEqual({ done: false, value: { kind: 'caught-up', cursor: 'c0' } });
    const waiting = seqs(following, 3);
    say(1, 2);
    say(3);
    expect(await waiting).toEqual([1, 2, 3]);
  });

  it('gets all of a batch that is longer than what is kept', async () => {
    const { following, give, say } = followed();
    give();
    await following.next();
    const batch = Array.from({ length: 100 }, (_, nth) => nth + 1);
    const waiting = seqs(following, 100);
    say(...batch);
    expect(await waiting).toEqual(batch);
  });

  it('hears why the feed has ended, then nothing, and has left', async () => {
    const { following, feed, give, happened } = followed();
    give();
    await following.next();
    const waiting = following.next();
    feed.end('server-stops');
    expect(await waiting).toEqual({
      done: false,
      value: { kind: 'closed', reason: 'server-stops', cursor: 'c0' },
    });
    expect((await following.next()).done).toBe(true);
    expect(happened).toEqual(['join', 'leave']);
  });

  it('who is gone leaves, while waiting and while still joining', async () => {
    const waits = followed();
    waits.give();
    await waits.following.next();
    const waiting = waits.following.next();
    waits.abort.abort();
    expect((await waiting).done).toBe(true);
    expect(waits.happened).toEqual(['join', 'leave']);

    const joins = followed();
    const joining = joins.following.next();
    await joins.following.return();
    joins.give();
    expect((await joining).done).toBe(true);
    expect(joins.happened).toEqual(['join', 'leave']);
  });

  it('who was never interested has not joined', async () => {
    const { following, happened } = followed();
    await following.return();
    expect((await following.next()).done).toBe(true);
    expect(happened).toEqual([]);
  });
});
