// The objects of two views of one game are matched by what they are, never by their ids.
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#rules';
import { magicGame } from '#testkit/games/magic';
import { players, timed } from '../fixtures/watching.fixture.js';
import { Gallery, JUDGE, sameObjects, viewerKey, type Seeing } from '../index.js';

const GAMES: readonly (readonly [string, readonly GameEvent[]])[] = [
  ['magic', magicGame({ seed: 'secrets', decisions: 30, deck: 'secretive' })],
  ['pentaland', magicGame({ seed: 'pentaland', decisions: 30, variant: 'pentaland', deck: 'secretive' })],
];

describe.each(GAMES)('in a game of %s', (_, log) => {
  const viewers = players(log);
  const gallery = new Gallery([...viewers, JUDGE]);
  for (const { event, at } of timed(log)) gallery.apply(event, at);
  const seeing = gallery.viewers.map((eyes): Seeing => ({ eyes, view: eyes.viewOf(gallery.state) }));
  const judge = seeing.find(({ eyes }) => eyes.viewer.kind === 'judge')!;
  const others = seeing.filter((one) => one !== judge);
  const matches = sameObjects(judge, others);

  it('every object that anybody sees has the id of the judge beside it, and looks alike where both see it', () => {
    for (const { eyes, view } of others) {
      const matched = new Map(
        matches.flatMap(({ object, ids }) => {
          const id = ids.get(viewerKey(eyes.viewer));
          return id === undefined ? [] : [[id, object] as const];
        }),
      );
      expect([...matched.keys()].sort()).toEqual(Object.keys(view.objects).sort());
      for (const [id, object] of matched) {
        const [theirs, seen] = [view.objects[id]!, judge.view.objects[object]!];
        expect([theirs.zone, theirs.owner]).toEqual([seen.zone, seen.owner]);
        if (theirs.name !== '') expect(theirs.name).toBe(seen.name);
      }
    }
  });

  it('a card has one id for the judge and another for its player', () => {
    const own = matches.filter(({ object, ids }) =>
      [...ids.values()].some((id) => id.startsWith('c') && id !== object),
    );
    expect(own.length).toBeGreaterThan(0);
  });

  it('it goes both ways', () => {
    for (const one of others)
      for (const { object, ids } of sameObjects(one, [judge])) {
        const back = matches.find((match) => match.object === ids.get('judge'));
        expect(back?.ids.get(viewerKey(one.eyes.viewer))).toBe(object);
      }
  });
});

it('before a game exists nothing is matched', () => {
  const gallery = new Gallery([JUDGE]);
  const eyes = gallery.projector(JUDGE);
  const nothing = { eyes, view: eyes.viewOf(gallery.state) };
  expect(sameObjects(nothing, [nothing])).toEqual([]);
});
