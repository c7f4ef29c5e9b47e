// Noninterference of outlines: the same bytes in games that differ only in what the viewer cannot know; and
// mutants that say more are detected.
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#rules';
import { magicGame } from '#testkit/games/magic';
import { enough, holds } from '../fixtures/generated.fixture.js';
import { batchEnds, played, recipes } from '../fixtures/games.fixture.js';
import { magicTwin } from '#testkit/games/magic-twins';
import { audience, foundWith } from '../fixtures/mutated.fixture.js';
import { outlined, type Outliners } from '../fixtures/outlines.fixture.js';
import { twinOf } from '../fixtures/twins.fixture.js';
import { players } from '../fixtures/watching.fixture.js';
import { viewerKey, type Viewer } from '../viewers/viewer.js';

// After the mutants' wrapping.
const { OutlineProjector } = await import('./outline-projector.js');

const SUITE = 'libs/visibility/src/outline-twins.spec.ts';

const GAMES = [
  magicGame({ seed: 'combat', decisions: 120, base: 'ninth' }),
  magicGame({ seed: 'secrets', decisions: 90, deck: 'secretive' }),
  magicGame({ seed: 'pentaland', decisions: 90, variant: 'pentaland', deck: 'secretive' }),
  magicGame({ seed: 'three of pentaland', decisions: 60, variant: 'pentaland', players: 3 }),
  magicGame({ seed: 'utopia', decisions: 70, variant: 'utopia', deck: 'showing' }),
  magicGame({ seed: 'war-zone', decisions: 70, variant: 'war-zone', deck: 'secretive' }),
  magicGame({ seed: 'rulings', decisions: 70, deck: 'disputed', variant: 'pentaland' }),
];

/** Everything that a viewer can learn from it. */
const bytesOf = (log: readonly GameEvent[], viewer: Viewer, New: Outliners): string => {
  const projector = outlined(log, viewer, New);
  const outline = projector.outline();
  const seqs = Array.from({ length: outline.moments + 1 }, (_, moment) => projector.seqAt(moment));
  return JSON.stringify([outline, seqs]);
};

const tellsApart = (
  one: readonly GameEvent[],
  other: readonly GameEvent[],
  viewer: Viewer,
  New: Outliners = OutlineProjector,
): boolean => bytesOf(one, viewer, New) !== bytesOf(other, viewer, New);

describe('the outlines of twin games', () => {
  it('are the same to the viewer, at any moment of a game', () => {
    let pairs = 0;
    holds({ suite: SUITE, test: 'are the same to the viewer', runs: 60 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      const ends = batchEnds(events);
      const log = events.slice(0, ends[Math.floor(ends.length * 0.8)]);
      for (const viewer of players(log)) {
        pairs += 1;
        const twin = twinOf(log, viewer, 'outlines');
        if (tellsApart(log, twin.log, viewer)) throw new Error(`${viewerKey(viewer)} tells them apart`);
      }
    });
    enough('pairs', pairs, 250);
  });

  const cases = GAMES.flatMap((log, game) =>
    players(log).map((viewer) => [viewerKey(viewer), game, log, viewer] as const),
  );
  it.each(cases)('are the same to the viewer when cards are played: %s of game %i', (_, __, log, viewer) => {
    const twin = magicTwin(log, viewer, 'outline')!;
    expect(JSON.stringify(twin)).not.toBe(JSON.stringify(log));
    expect(bytesOf(twin, viewer, OutlineProjector)).toBe(bytesOf(log, viewer, OutlineProjector));
  });
});

describe('a mutant outline that says too much is detected', () => {
  const found = (): boolean =>
    GAMES.some((log) =>
      players(log).some((viewer) => tellsApart(log, magicTwin(log, viewer, 'outline')!, viewer)),
    );

  it('by counting hidden events as moments', () => {
    expect(found()).toBe(false);
    const { visibleFields } = audience;
    const counted = (): boolean =>
      foundWith(audience, 'visibleFields', (event, viewer) => visibleFields(event, viewer) ?? [], found);
    expect(foundWith(audience, 'isPublic', () => true, counted)).toBe(true);
  });

  it('by counting hidden events among the viewer’s entries', () => {
    const { visibleFields } = audience;
    const counted: typeof visibleFields = (event, viewer) => visibleFields(event, viewer) ?? [];
    expect(foundWith(audience, 'visibleFields', counted, found)).toBe(true);
  });
});
