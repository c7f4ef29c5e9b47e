// Plain Magic and the rulesets of Mental Magic, played by bots: each viewer is told everything they may know
// and nothing else.
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#rules';
import { magicGame } from '#testkit/games/magic';
import { magicTwin } from '#testkit/games/magic-twins';
import { proposedGame, ruledGame } from './fixtures/proposals.fixture.js';
import { entriesOf, watchGame, type WatchedGame } from './fixtures/watched-games.fixture.js';
import { players } from './fixtures/watching.fixture.js';
import { Gallery, viewerKey } from './index.js';

const GAMES = [
  magicGame({ seed: 'combat', decisions: 140, base: 'ninth' }),
  magicGame({ seed: 'three players', decisions: 80, players: 3, concession: { after: 70, player: 1 } }),
  magicGame({ seed: 'secrets', decisions: 90, deck: 'secretive' }),
  magicGame({ seed: 'names', decisions: 110, variant: 'toy' }),
  magicGame({ seed: 'pentaland', decisions: 100, variant: 'pentaland', deck: 'secretive' }),
  magicGame({ seed: 'three of pentaland', decisions: 60, variant: 'pentaland', players: 3 }),
  magicGame({ seed: 'utopia', decisions: 70, variant: 'utopia', deck: 'showing' }),
  magicGame({ seed: 'war-zone', decisions: 70, variant: 'war-zone', deck: 'secretive' }),
  magicGame({ seed: 'open', decisions: 90, deck: 'open' }),
  magicGame({ seed: 'open', decisions: 70, deck: 'open', variant: 'pentaland' }),
  magicGame({ seed: 'open', decisions: 70, deck: 'open', variant: 'utopia' }),
  proposedGame(),
  ruledGame(),
  magicGame({ seed: 'rulings', decisions: 70, deck: 'disputed', variant: 'pentaland' }),
  magicGame({ seed: 'disputes', decisions: 60, deck: 'secretive', disputes: 1 }),
  magicGame({ seed: 'disputes', decisions: 60, deck: 'secretive', disputes: 1, variant: 'pentaland' }),
  magicGame({
    seed: 'wishes',
    decisions: 70,
    deck: 'wishing',
    players: 3,
    concession: { after: 60, player: 2 },
  }),
];

it('the games have disputes, with rulings that look at, move and reveal cards', () => {
  const log = GAMES.flat();
  const repairs = log.flatMap((event) =>
    event.type === 'RulingApplied'
      ? event.remedies.flatMap((one) => (one.kind === 'repair' ? [one.repair.what] : []))
      : [],
  );
  expect([...new Set(repairs)]).toEqual(expect.arrayContaining(['move', 'life', 'counters', 'reveal']));
});

it('the games have judge rulings, and texts that were not ruled on in time', () => {
  const settled = new Set(
    GAMES.flat().flatMap((event) => (event.type === 'ClauseSettled' ? `${event.why}: ${event.outcome}` : [])),
  );
  expect([...settled]).toEqual(
    expect.arrayContaining(['vote: nothing', 'judge: stands', 'judge: nothing', 'unruled: nothing']),
  );
});

/** Each game is watched once, by everyone. */
const watched = new Map<readonly GameEvent[], WatchedGame>();
function watching(log: readonly GameEvent[]): WatchedGame {
  const found = watched.get(log) ?? watchGame(log);
  watched.set(log, found);
  return found;
}

describe('the feed of a game with played cards', () => {
  it.each(GAMES.map((log, nth) => [nth, log] as const))(
    'folds to the view for every viewer after every event (game %#)',
    (_, log) => {
      const { unfolded } = watching(log);
      expect(unfolded?.folded).toEqual(unfolded?.view);
      expect(unfolded).toBeUndefined();
    },
  );
});

describe('no viewer is told', () => {
  const cases = GAMES.flatMap((log, game) =>
    players(log).map((viewer) => [`${viewerKey(viewer)} of game ${game}`, log, viewer] as const),
  );

  it.each(cases)('of an unseen card, an id from the log, or a definition: %s', (_, log, viewer) => {
    const { entries, leaks } = watching(log);
    expect(leaks.get(viewerKey(viewer))).toBeUndefined();
    expect(entries.get(viewerKey(viewer))?.length).toBeGreaterThan(50);
  });

  it.each(cases)(
    'anything that distinguishes two games with different hidden cards: %s',
    (_, log, viewer) => {
      const twin = magicTwin(log, viewer, 'twin');
      expect(twin).toBeDefined();
      expect(JSON.stringify(twin)).not.toBe(JSON.stringify(log));
      const mine = watching(log).entries.get(viewerKey(viewer))!;
      const theirs = entriesOf(twin!, viewer);
      const at = mine.findIndex((entry, nth) => entry !== theirs[nth]);
      expect(theirs[at]).toEqual(mine[at]);
      expect(theirs).toHaveLength(mine.length);
    },
  );
});

describe('base profile ninth', () => {
  it('ninth p.30: everyone sees combat damage that waits on the stack until it is dealt', () => {
    const [log] = GAMES;
    const viewers = players(log!);
    const gallery = new Gallery(viewers);
    let waited = 0;
    for (const event of log!) {
      gallery.apply(event, gallery.state.now);
      if (event.type !== 'DamageAssigned' && event.type !== 'AssignedDamageTaken') continue;
      for (const viewer of viewers) {
        const { combat } = gallery.projector(viewer).viewOf(gallery.state);
        if (event.type === 'DamageAssigned') {
          expect(combat?.assigned?.map(({ amount }) => amount)).toEqual(
            event.damage.map(({ amount }) => amount),
          );
          for (const { source } of combat?.assigned ?? []) expect(source).toMatch(/^p\d+$/);
          waited += 1;
        } else expect(combat?.assigned).toBeUndefined();
      }
    }
    expect(waited).toBeGreaterThan(0);
  });
});
