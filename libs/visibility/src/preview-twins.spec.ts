// Twin games of previews: whatever a judge previews, no byte of what a viewer would be shown depends on what that
// viewer cannot know. The deals are generated, and so is what each ruling is about.
import { describe, expect, it } from '@jest/globals';
import { instant, playerId, randomKey, randomSource } from '#kernel';
import {
  BATTLEFIELD,
  cardsIn,
  decide,
  graveyardOf,
  handOf,
  ownLibraryOf,
  type DisputeId,
  type GameEvent,
  type GameState,
  type Proposed,
  type Remedy,
  type Repair,
  type RulingId,
  type Seat,
} from '#rules';
import { foundWith, LogGallery, permissions } from './fixtures/mutated.fixture.js';
import { players } from './fixtures/watching.fixture.js';
import { viewerKey, type Viewer } from './viewers/viewer.js';

// Loaded after the mutable modules.
const { previewRuling, watchedLog } = await import('./index.js');
const { recordedGame } = await import('#testkit/games/magic');
const { othersFor, withOthers } = await import('#testkit/games/magic-twins');
const { withEarlier } = await import('#testkit/games/rewound-recordings');

const JUDGE = playerId('judge');
const [DISPUTE, RULING] = [1, 2].map((nth) => `00000000-0000-4000-8000-00000000000${String(nth)}`) as [
  DisputeId,
  RulingId,
];
const [ONE, TWO] = [0 as Seat, 1 as Seat];

/** A game that is stopped for a judge. */
interface Deal {
  readonly name: string;
  readonly log: readonly GameEvent[];
  readonly inputs: ReturnType<typeof recordedGame>['inputs'];
}

function dealOf(game: Parameters<typeof recordedGame>[0]): Deal {
  const { batches, inputs } = recordedGame(game);
  const log = batches.flatMap(({ events }) => events);
  const { state } = watchedLog(log, []);
  const proposed: Proposed = { actor: JUDGE, command: { type: 'stop-for-judge', dispute: DISPUTE } };
  const stopped = decide(state, proposed, { ...inputs, now: instant(state.now + 1) });
  if (!stopped.ok) throw new Error(stopped.error.message);
  return { name: `${game.variant ?? 'magic'} ${game.seed}`, log: [...log, ...stopped.value], inputs };
}

const DEALS: readonly Deal[] = [
  ...['1', '2', '3'].map((seed) => dealOf({ seed, decisions: 60, deck: 'secretive' })),
  ...(['pentaland', 'utopia', 'war-zone'] as const).map((variant) =>
    dealOf({ seed: '1', decisions: 50, deck: 'secretive', variant }),
  ),
];

/** By what the ruling does; undefined where the deal has nothing that it could be about. */
const RULINGS: Readonly<Record<string, (state: GameState, moment: number) => Remedy | undefined>> = {
  rewind: (_, moment) => ({ kind: 'rewind', moment: moment - 25, positions: 'shuffle', names: 'free' }),
  'rewind with known places': (_, moment) => ({
    ...{ kind: 'rewind', moment: moment - 25, positions: 'keep-known', names: 'used' },
  }),
  'move from a hand to a graveyard': (state) =>
    moves(cardsIn(state, handOf(ONE))[0], { to: graveyardOf(ONE), place: null }),
  'move from a library to a hand': (state) =>
    moves(cardsIn(state, ownLibraryOf(ONE)).at(-1), { to: handOf(ONE), place: null }),
  'move from the battlefield to a hand': (state) =>
    moves(cardsIn(state, BATTLEFIELD)[0], { to: handOf(ONE), place: null }),
  'reveal to one': (state) => reveals(state, TWO),
  'reveal to all': (state) => reveals(state, null),
  life: () => repair({ what: 'life', seat: ONE, total: 3 }),
  counters: (state) => {
    const [on] = cardsIn(state, BATTLEFIELD);
    return on && repair({ what: 'counters', on, counter: 'charge', count: 3 });
  },
  control: (state) => {
    const object = cardsIn(state, BATTLEFIELD).find(
      (id) => state.objects[Number(id.slice(1))]?.permanent?.controller === ONE,
    );
    return object && repair({ what: 'control', object, seat: TWO });
  },
};
const repair = (what: Repair): Remedy => ({ kind: 'repair', repair: what });
const moves = (
  object: ReturnType<typeof cardsIn>[number] | undefined,
  where: Pick<Extract<Repair, { what: 'move' }>, 'to' | 'place'>,
): Remedy | undefined => object && repair({ what: 'move', object, ...where, under: null, triggers: false });
function reveals(state: GameState, to: Seat | null): Remedy | undefined {
  const objects = cardsIn(state, handOf(ONE)).slice(0, 2);
  return objects.length === 0 ? undefined : repair({ what: 'reveal', objects, to });
}

const rulingOf = (remedy: Remedy): Proposed => ({
  actor: JUDGE,
  command: {
    ...{ type: 'apply-ruling', dispute: DISPUTE, ruling: RULING, rules: [], words: 'So it is.' },
    remedies: [remedy],
  },
});

/** What each viewer would be shown, or why it is refused, as text. */
function foreseen(
  log: readonly GameEvent[],
  proposed: Proposed,
  { inputs }: Deal,
): ReadonlyMap<string, string> {
  const viewers = players(log);
  const gallery = new LogGallery(viewers);
  for (const event of log) gallery.apply(event, instant(0));
  const { state } = gallery;
  const given = withEarlier(log, state, proposed, { ...inputs, now: instant(state.now + 1) });
  const earlier = given.earlier && watchedLog(log, viewers, given.earlier.events);
  const shown = previewRuling(gallery, proposed, given, earlier);
  return new Map(
    shown.ok
      ? shown.value.map(({ viewer, entries }) => [viewerKey(viewer), JSON.stringify(entries)])
      : viewers.map((viewer) => [viewerKey(viewer), `refused: ${shown.error.message}`]),
  );
}

interface Pair {
  readonly deal: Deal;
  readonly proposed: Proposed;
  readonly viewer: Viewer;
  readonly twin: readonly GameEvent[];
}

/** For each viewer a twin that differs in every card that the viewer neither has seen nor would be shown. */
function pairsOf(deal: Deal, ruling: string): readonly Pair[] {
  const { log, inputs } = deal;
  const gallery = watchedLog(log, players(log));
  const remedy = RULINGS[ruling]!(gallery.state, gallery.moment);
  if (remedy === undefined) return [];
  const proposed = rulingOf(remedy);
  const now = instant(gallery.state.now + 1);
  const decided = decide(
    gallery.state,
    proposed,
    withEarlier(log, gallery.state, proposed, { ...inputs, now }),
  );
  if (!decided.ok) return [];
  return players(log).flatMap((viewer) => {
    const random = randomSource(randomKey(`${deal.name} ${ruling} ${viewerKey(viewer)}`, []), 0);
    const others = othersFor([...log, ...decided.value], viewer, random);
    return others === undefined ? [] : [{ deal, proposed, viewer, twin: withOthers(log, others) }];
  });
}

/** The viewers who would tell a twin from its game. */
const toldApart = (pairs: readonly Pair[]): readonly string[] =>
  pairs.flatMap(({ deal, proposed, viewer, twin }) => {
    const key = viewerKey(viewer);
    const [mine, theirs] = [foreseen(deal.log, proposed, deal), foreseen(twin, proposed, deal)];
    return mine.get(key) === theirs.get(key) ? [] : [`${key} of ${deal.name}`];
  });

describe('a preview in twin games', () => {
  const pairs = new Map(
    Object.keys(RULINGS).map((ruling) => [ruling, DEALS.flatMap((deal) => pairsOf(deal, ruling))]),
  );

  it.each(Object.keys(RULINGS))('shows each viewer the same, whatever they cannot know: %s', (ruling) => {
    const some = pairs.get(ruling)!;
    expect(some.length).toBeGreaterThan(5);
    expect(toldApart(some)).toEqual([]);
  });

  const yes = (): boolean => true;
  it.each([
    ['everyone reads what one seat is told', 'reveal to one', 'mayReadFor'],
    ['everyone sees into every zone', 'rewind', 'seesInto'],
    ['everyone sees into every zone', 'move from a library to a hand', 'seesInto'],
  ] as const)('is told apart by a mutant: %s, %s', (_, ruling, permission) => {
    expect(foundWith(permissions, permission, yes, () => toldApart(pairs.get(ruling)!))).not.toEqual([]);
  });
});
