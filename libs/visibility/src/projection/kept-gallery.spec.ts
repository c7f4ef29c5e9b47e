// A fold that was stored and restored continues like one that never stopped.
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#rules';
import { magicGame } from '#testkit/games/magic';
import { expectSame } from '#testkit/values/same';
import { players, timed } from '../fixtures/watching.fixture.js';
import { Gallery, JUDGE, keepGallery, takenUp, type Viewer } from '../index.js';

const LOGS: readonly (readonly [string, readonly GameEvent[]])[] = [
  ['of cards that hide and show', magicGame({ seed: 'secrets', decisions: 40, deck: 'secretive' })],
  ['of three, with names', magicGame({ seed: 'names', decisions: 30, variant: 'toy', players: 3 })],
];

describe('a gallery stored after any event', () => {
  it.each(LOGS)('of a game %s: shows the same, and goes on the same for its viewers', (_, log) => {
    const viewers: Viewer[] = [...players(log), JUDGE];
    const resting = Math.floor(log.length / 4);
    const onGoing = new Gallery(viewers);
    const takenUpAt: { readonly gallery: Gallery; readonly at: number }[] = [];
    let nth = 0;
    for (const viewer of viewers) onGoing.projector(viewer).wake(onGoing.state);
    for (const { event, at } of timed(log)) {
      if (nth % resting === 0) {
        const gallery = takenUp(keepGallery(onGoing));
        expect(gallery.moment).toBe(onGoing.moment);
        expect(JSON.stringify(gallery.state)).toBe(JSON.stringify(onGoing.state));
        for (const viewer of viewers) {
          const [one, other] = [gallery.projector(viewer), onGoing.projector(viewer)];
          expectSame(one.viewOf(gallery.state), other.viewOf(onGoing.state));
          one.wake(gallery.state);
        }
        takenUpAt.push({ gallery, at: nth });
      }
      nth += 1;
      const seen = JSON.stringify(onGoing.apply(event, at));
      for (const { gallery } of takenUpAt.slice(-2)) {
        const alike = JSON.stringify(gallery.apply(event, at)) === seen;
        if (!alike) expect({ event, alike }).toEqual({ event, alike: true });
      }
      if (takenUpAt.length > 2) takenUpAt.shift();
    }
    expect(takenUpAt.length).toBe(2);
  });

  it('does not change with later events', () => {
    const [[, log]] = LOGS as [(typeof LOGS)[number]];
    const gallery = new Gallery(players(log));
    const events = [...timed(log)];
    const half = events.length >> 1;
    for (const { event, at } of events.slice(0, half)) gallery.apply(event, at);
    const kept = keepGallery(gallery);
    const before = JSON.stringify(takenUp(kept).state);
    const taken = takenUp(kept);
    for (const { event, at } of events.slice(half)) {
      gallery.apply(event, at);
      taken.apply(event, at);
    }
    expect(JSON.stringify(takenUp(kept).state)).toBe(before);
    expect(JSON.stringify(taken.state)).toBe(JSON.stringify(gallery.state));
  });
});
