// Plain Magic, played by bots: each viewer is told everything they may know and nothing else.
import { describe, expect, it } from '@jest/globals';
import type { Json } from '#kernel';
import { CANARY, magicGame } from './fixtures/magic.fixture.js';
import { magicTwin } from './fixtures/magic-twins.fixture.js';
import { proposedGame } from './fixtures/proposals.fixture.js';
import { Sightings } from './fixtures/sightings.fixture.js';
import { players, sameJson, throughJson, timed, watch } from './fixtures/watching.fixture.js';
import { applyPatch, Gallery, JUDGE, viewerKey, type Viewer } from './index.js';

const GAMES = [
  magicGame({ seed: 'feed one', decisions: 140, base: 'ninth' }),
  magicGame({ seed: 'three players', decisions: 80, players: 3, concession: { after: 70, player: 1 } }),
  magicGame({ seed: 'secrets', decisions: 90, deck: 'secretive' }),
  magicGame({ seed: 'names', decisions: 110, variant: 'toy' }),
  magicGame({ seed: 'pentaland', decisions: 100, variant: 'pentaland', deck: 'secretive' }),
  magicGame({ seed: 'three of pentaland', decisions: 60, variant: 'pentaland', players: 3 }),
  magicGame({ seed: 'utopia', decisions: 70, variant: 'utopia', deck: 'showing' }),
  magicGame({ seed: 'war-zone', decisions: 70, variant: 'war-zone', deck: 'secretive' }),
  proposedGame(),
];

describe('the feed of a game in which cards are played', () => {
  it.each(GAMES.map((log, nth) => [nth, log] as const))(
    'folds to the view, for every viewer after every event (game %#)',
    (_, log) => {
      const viewers: Viewer[] = [...players(log), JUDGE];
      const gallery = new Gallery(viewers);
      for (const viewer of viewers) gallery.projector(viewer).wake(gallery.state);
      const folded = new Map<string, Json>(viewers.map((viewer) => [viewerKey(viewer), {}]));
      for (const { event, at } of timed(log))
        for (const { viewer, entry } of gallery.apply(event, at)) {
          const key = viewerKey(viewer);
          folded.set(key, applyPatch(folded.get(key)!, throughJson(entry.patch)));
          const view = gallery.projector(viewer).viewOf(gallery.state);
          if (!sameJson(folded.get(key), view))
            expect({ after: event, folded: folded.get(key) }).toEqual({ after: event, folded: view });
        }
    },
  );
});

const A_LOG_OBJECT = /"o\d+"/;
const A_HASH = /[0-9a-f]{64}/g;

describe('nobody is told', () => {
  const cases = GAMES.flatMap((log, game) =>
    players(log).map((viewer) => [`${viewerKey(viewer)} of game ${game}`, log, viewer] as const),
  );

  it.each(cases)(
    'of a card never seen, an object by its id of the log, or a definition: %s',
    (_, log, viewer) => {
      const gallery = new Gallery([viewer]);
      const projector = gallery.projector(viewer);
      const sightings = new Sightings(viewer);
      projector.wake(gallery.state);
      for (const { event, at } of timed(log)) {
        sightings.take(event);
        const { names, everyDefinition } = sightings;
        for (const { entry } of gallery.apply(event, at)) {
          const bytes = JSON.stringify(entry) + JSON.stringify(projector.viewOf(gallery.state));
          const sung = (bytes.match(CANARY) ?? []).find((name) => !names.has(name));
          expect({ at: event.type, sung }).toEqual({ at: event.type, sung: undefined });
          expect(A_LOG_OBJECT.exec(bytes)?.[0]).toBeUndefined();
          const hash = (bytes.match(A_HASH) ?? []).find((text) => everyDefinition.has(text as never));
          expect(hash).toBeUndefined();
          const { decision } = projector.viewOf(gallery.state);
          const mine = viewer.kind === 'seat' && decision?.seat === viewer.seat;
          if (!mine) expect(decision?.question).toBeUndefined();
        }
      }
    },
  );

  it.each(cases)(
    'anything by which two games could be told apart that differ in what is hidden: %s',
    (_, log, viewer) => {
      const twin = magicTwin(log, viewer, 'twin');
      expect(twin).toBeDefined();
      expect(JSON.stringify(twin)).not.toBe(JSON.stringify(log));
      const [mine, theirs] = [watch(Gallery, log, viewer), watch(Gallery, twin!, viewer)];
      for (const [nth, sight] of mine.entries())
        if (!sameJson(theirs[nth], sight)) expect(theirs[nth]).toEqual(sight);
      expect(theirs).toHaveLength(mine.length);
    },
  );
});

describe('base profile ninth', () => {
  it('ninth p.30: combat damage that waits on the stack is seen by everyone until it is dealt', () => {
    const [log] = GAMES;
    const viewers = players(log!);
    const gallery = new Gallery(viewers);
    let waited = 0;
    for (const event of log!) {
      gallery.apply(event, gallery.state.now);
      for (const viewer of viewers) {
        const { combat } = gallery.projector(viewer).viewOf(gallery.state);
        if (event.type === 'DamageAssigned') {
          expect(combat?.assigned?.map(({ amount }) => amount)).toEqual(
            event.damage.map(({ amount }) => amount),
          );
          for (const { source } of combat?.assigned ?? []) expect(source).toMatch(/^p\d+$/);
          waited += 1;
        } else if (event.type === 'AssignedDamageTaken') expect(combat?.assigned).toBeUndefined();
      }
    }
    expect(waited).toBeGreaterThan(0);
  });
});
