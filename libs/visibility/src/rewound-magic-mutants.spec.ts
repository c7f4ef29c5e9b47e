// Mutants that leak over a rewind: the twins of rewound games of cards with texts tell each of them.
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#rules';
import { magicTwin } from '#testkit/games/magic-twins';
import { declarationOf, forgetting, foundWith, LogGallery } from './fixtures/mutated.fixture.js';
import { players, watch } from './fixtures/watching.fixture.js';
import type { Viewer } from './viewers/viewer.js';

// Loaded after the mutable modules.
const { rewoundRecording } = await import('#testkit/games/rewound-recordings');

const { batches } = rewoundRecording({
  ...{ seed: 'rewound', decisions: 35, after: 55, oneIn: 10, deck: 'secretive' },
});
const LOG: readonly GameEvent[] = batches.flatMap(({ events }) => events);
const PAIRS = players(LOG).map((viewer) => [magicTwin(LOG, viewer, 'rewound twin')!, viewer] as const);

/** The first entry or view by which a viewer tells a twin from its game, and how many rewinds came before it. */
function toldApart(): { readonly viewer: Viewer; readonly rewinds: number } | undefined {
  for (const [twin, viewer] of PAIRS) {
    const [mine, theirs] = [watch(LogGallery, LOG, viewer), watch(LogGallery, twin, viewer)];
    const at = mine.findIndex(
      ({ entry, view }, nth) => entry !== theirs[nth]?.entry || view !== theirs[nth].view,
    );
    if (at === -1) continue;
    const rewinds = mine.slice(0, at + 1).filter(({ entry }) => entry.includes('"type":"Rewound"'));
    return { viewer, rewinds: rewinds.length };
  }
  return undefined;
}

describe('a mutant that leaks over a rewind is detected', () => {
  it('none without a mutant', () => {
    expect(toldApart()).toBeUndefined();
  });

  /** A field of that event is told to everyone; of a shuffle only where it follows a rewind. */
  const told = (type: 'Rewound' | 'LibraryShuffled', field: string) => () => {
    const declared = declarationOf(type);
    const { audience: intact } = declared;
    const isMeant = (event: GameEvent): boolean =>
      event.type !== 'LibraryShuffled' || event.kept !== undefined;
    const tells = (event: GameEvent) => {
      const { everyone = [], ...rest } = intact(event);
      return { ...rest, everyone: isMeant(event) ? [...everyone, field] : everyone };
    };
    return foundWith(declared, 'audience', tells, toldApart);
  };
  it.each([
    [
      'nobody forgets what was shuffled',
      () => foundWith(forgetting, 'forgetShown', () => undefined, toldApart),
    ],
    ['the place in the log to which a rewind returned', told('Rewound', 'to')],
    ['how much chance the shuffle after a rewind has used', told('LibraryShuffled', 'drawn')],
  ])('%s', (_, find) => {
    expect(find()?.rewinds).toBeGreaterThan(0);
  });
});
