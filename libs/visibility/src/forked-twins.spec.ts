// Twin forks: two games go on from positions that differ only in what one viewer cannot know. Not a byte of that viewer's
// feed or view differs; and the search finds each mutant that tells something of the recorded position.
import { describe, expect, it } from '@jest/globals';
import type { Hash } from '#kernel';
import { beginningAt, type GameEvent, type ObjectId } from '#rules';
import { declarationOf, foundWith, Gallery, permissions } from './fixtures/mutated.fixture.js';
import { difference } from './fixtures/leaks.fixture.js';
import { mapTexts } from '#testkit/games/map-texts';
import { players, watch } from './fixtures/watching.fixture.js';
import { viewerKey, type Viewer } from './viewers/viewer.js';

// Loaded after the mutants, so that it uses what a test replaces.
const { atSome, Fork, shownIn } = await import('./fixtures/forks.fixture.js');

const GAMES = [
  { seed: 'forks hiding', decisions: 90, deck: 'hiding' },
  { seed: 'forks showing', decisions: 90, deck: 'showing' },
  { seed: 'forks of pentaland', decisions: 90, variant: 'pentaland' },
] as const;

/** Forks that are played a little. */
const LOGS: readonly (readonly GameEvent[])[] = GAMES.flatMap((game) => {
  const logs: (readonly GameEvent[])[] = [];
  atSome(game, 23, (before, inputs) => {
    const fork = new Fork(beginningAt(before.state, shownIn(before)), before.state.terms!, inputs);
    fork.passes(4);
    logs.push(fork.batches.flatMap(({ events }) => events));
  });
  return logs;
});

type Recorded = Extract<GameEvent, { type: 'PositionRecorded' }>;
const recordedIn = (log: readonly GameEvent[]): Recorded =>
  log.find((event): event is Recorded => event.type === 'PositionRecorded')!;

/** Two cards of the position of which the viewer is never told anything. */
function unseenIn(log: readonly GameEvent[], viewer: Viewer): [Hash, Hash] | undefined {
  const told = watch(Gallery, log, viewer)
    .map(({ entry, view }) => entry + view)
    .join();
  const position = JSON.stringify(recordedIn(log).position);
  const unseen = log.flatMap((event) =>
    event.type === 'DefinitionRecorded' &&
    position.includes(event.hash) &&
    !told.includes(JSON.stringify(event.definition.name))
      ? [event.hash]
      : [],
  );
  const [one, other] = unseen;
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** What another seat was shown: another card than in the game itself. */
function shownOtherwise(
  shown: Recorded['shown'],
  viewer: Viewer,
  libraries: readonly ObjectId[],
): Recorded['shown'] {
  return shown.map((one) => {
    if (viewer.kind === 'seat' && viewer.seat === one.seat) return one;
    const added = libraries.filter((object) => !one.objects.includes(object)).slice(0, 1);
    return { ...one, objects: [...one.objects, ...added] };
  });
}

function twinOf(log: readonly GameEvent[], viewer: Viewer): GameEvent[] | undefined {
  const cards = unseenIn(log, viewer);
  if (cards === undefined) return undefined;
  const [one, other] = cards;
  const exchanged = (text: string): string => (text === one ? other : text === other ? one : text);
  const { zones = {} } = recordedIn(log).position as { zones?: Record<string, ObjectId[]> };
  const lying = Object.entries(zones).flatMap(([key, objects]) => (key.startsWith('library') ? objects : []));
  return log.map((event) => {
    if (event.type === 'DefinitionRecorded') return event;
    if (event.type === 'PositionRecorded' || event.type === 'PositionEntered')
      return mapTexts({ ...event, shown: shownOtherwise(event.shown, viewer, lying) }, exchanged);
    return mapTexts(event, exchanged);
  });
}

interface Pair {
  readonly log: readonly GameEvent[];
  readonly twin: readonly GameEvent[];
  readonly viewer: Viewer;
}
const PAIRS: readonly Pair[] = LOGS.flatMap((log) =>
  players(log).flatMap((viewer) => {
    const twin = twinOf(log, viewer);
    return twin === undefined ? [] : [{ log, twin, viewer }];
  }),
);

function leak(): string | undefined {
  for (const { log, twin, viewer } of PAIRS) {
    const found = difference(watch(Gallery, log, viewer), watch(Gallery, twin, viewer));
    if (found !== undefined) return `${viewerKey(viewer)} tells them apart at ${found}`;
  }
  return undefined;
}

describe('twin forks', () => {
  it('differ for no seat and no spectator in any byte of the feed or the view', () => {
    expect(PAIRS.length).toBeGreaterThan(10);
    for (const { log, twin } of PAIRS) expect(JSON.stringify(twin)).not.toBe(JSON.stringify(log));
    expect(leak()).toBeUndefined();
  });

  // The ids that PositionRecorded says were shown name nothing yet, so nobody is told them.
  it.each([
    ['PositionRecorded', 'position'],
    ['PositionEntered', 'shown'],
  ] as const)('tell the viewer of a mutant %s that reveals its %s to everyone', (type, field) => {
    const declared = declarationOf(type);
    const intact = declared.audience;
    const told = (event: GameEvent) => {
      const { everyone = [], ...rest } = intact(event);
      return { ...rest, everyone: [...everyone, field] };
    };
    expect(foundWith(declared, 'audience', told, leak)).toBeDefined();
  });

  it('tell the viewer of a mutant that shows everyone what one seat was shown', () => {
    expect(foundWith(permissions, 'mayReadFor', () => true, leak)).toBeDefined();
  });

  it('tell the viewer of a mutant that shows hidden zones', () => {
    expect(foundWith(permissions, 'seesInto', () => true, leak)).toBeDefined();
  });
});
