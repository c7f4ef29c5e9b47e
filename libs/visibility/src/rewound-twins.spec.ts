// Twin games over rewinds: no byte of a feed or a view depends on what its viewer cannot know, whatever was drawn,
// taken back, shuffled and drawn again.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GameEvent } from '#rules';
import type { TestTable } from '#testkit/tables/test-table';
import { played, playOn, recipes } from './fixtures/games.fixture.js';
import { difference } from './fixtures/leaks.fixture.js';
import { countOf, twinOf } from './fixtures/twins.fixture.js';
import { players, watch } from './fixtures/watching.fixture.js';
import { LogGallery, viewerKey, type Viewer } from './index.js';

/** Returns to a moment; false if the game cannot. */
const rewind = (table: TestTable, moment: number): boolean => table.rewind(moment) === undefined;

/** Games in which a rewind takes back draws, and another one goes over it. */
const LOGS: readonly (readonly GameEvent[])[] = fc
  .sample(recipes({ steps: 110 }), { numRuns: 80, seed: 25 })
  .flatMap((recipe) => {
    const count = 2 + (recipe.players % 2);
    const half = recipe.choices.length >> 1;
    const table = played({ ...recipe, players: count, choices: recipe.choices.slice(0, half) });
    const { moment } = table.fold;
    if (table.state.stage.kind === 'gathering' || table.state.stage.kind === 'opening') return [];
    playOn(table, count, recipe.choices.slice(half));
    const later = table.fold.moment;
    if (!rewind(table, moment)) return [];
    playOn(table, count, recipe.choices.slice(0, 12));
    rewind(table, later - 3);
    playOn(table, count, recipe.choices.slice(12, 24));
    return countOf(table.events, 'LibraryShuffled') > 1 ? [table.events] : [];
  })
  .slice(0, 12);

/** After two rewinds a card that the viewer saw in between may lie where no twin can have it. */
function twinIn(log: readonly GameEvent[], viewer: Viewer): ReturnType<typeof twinOf> | undefined {
  try {
    return twinOf(log, viewer, 'rewound');
  } catch (thrown) {
    if (thrown instanceof Error && thrown.message.startsWith('a game dealt alike')) return undefined;
    throw thrown;
  }
}

describe('twin games over rewinds', () => {
  it('differ for no seat and no spectator in any byte of the feed or the view', () => {
    expect(LOGS.length).toBeGreaterThan(5);
    let pairs = 0;
    for (const log of LOGS)
      for (const viewer of players(log)) {
        const twin = twinIn(log, viewer);
        if (twin === undefined) continue;
        expect(countOf(twin.log, 'Rewound')).toBe(countOf(log, 'Rewound'));
        expect(JSON.stringify(twin.log)).not.toBe(JSON.stringify(log));
        const found = difference(watch(LogGallery, log, viewer), watch(LogGallery, twin.log, viewer));
        if (found !== undefined) throw new Error(`${viewerKey(viewer)} tells them apart at ${found}`);
        pairs += 1;
      }
    expect(pairs).toBeGreaterThan(15);
  });
});
