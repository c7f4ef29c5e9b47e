// Twin games over rewinds, of cards with texts: the cards that a viewer never sees are others, and what was seen and
// shuffled away lies elsewhere, whatever was drawn, taken back, shuffled and drawn again. The viewer gets the same
// bytes of feed and view, and is offered, asked and refused the same.
import { describe, expect, it } from '@jest/globals';
import { legalActions, playText, type GameEvent, type Seat } from '#rules';
import { magicTwin } from '#testkit/games/magic-twins';
import { rewoundRecording, type RewoundRecording } from '#testkit/games/rewound-recordings';
import type { RecordedGame } from '#testkit/games/magic';
import { malformed } from '#testkit/values/malformed';
import { difference } from './fixtures/leaks.fixture.js';
import { compared, type Edge } from './fixtures/played-twins.fixture.js';
import { players, watch, type Galleries } from './fixtures/watching.fixture.js';
import {
  actingSeat,
  completionOf,
  LogGallery,
  offeredPlays,
  SPECTATOR,
  viewerAt,
  viewerKey,
  type Viewer,
} from './index.js';

const GAMES: readonly RewoundRecording[] = [
  { seed: 'rewound', decisions: 35, after: 55, oneIn: 10, deck: 'secretive' },
  { seed: 'rewound', decisions: 35, after: 55, oneIn: 10, deck: 'hiding' },
  { seed: 'rewound', decisions: 30, after: 50, oneIn: 10, variant: 'pentaland', deck: 'secretive' },
  { seed: 'rewound', decisions: 30, after: 50, oneIn: 10, variant: 'utopia', deck: 'showing' },
  { seed: 'rewound', decisions: 30, after: 50, oneIn: 10, variant: 'war-zone', deck: 'secretive' },
];
const RECORDED = GAMES.map((game) => rewoundRecording(game));
const logOf = ({ batches }: RecordedGame): readonly GameEvent[] => batches.flatMap(({ events }) => events);
const LOGS = RECORDED.map(logOf);

/** The first byte by which a viewer could tell a twin from the game. */
function toldApart(New: Galleries, log: readonly GameEvent[], viewer: Viewer): string | undefined {
  const twin = magicTwin(log, viewer, 'rewound twin');
  if (twin === undefined) throw new Error('the viewer has seen nearly everything');
  return difference(watch(New, log, viewer), watch(New, twin, viewer));
}

const CASES = LOGS.flatMap((log, game) =>
  players(log).map((viewer) => [`${viewerKey(viewer)} of game ${String(game)}`, log, viewer] as const),
);

describe('twin games over rewinds, of cards with texts', () => {
  it('are rewound over draws, shuffles and what was shown, and over rewinds', () => {
    const over = LOGS.flatMap((log) =>
      log.flatMap((event, nth) =>
        event.type === 'Rewound' ? [new Set(log.slice(event.to, nth).map(({ type }) => type))] : [],
      ),
    );
    for (const type of ['CardDrawn', 'LibraryShuffled', 'CardsRevealed', 'CardsLookedAt', 'Rewound'] as const)
      expect([type, over.filter((types) => types.has(type)).length > 2]).toEqual([type, true]);
  });

  it.each(CASES)('differ in no byte of the feed or the view: %s', (_, log, viewer) => {
    expect(toldApart(LogGallery, log, viewer)).toBeUndefined();
  });
});

const EDGE: Edge = {
  Gallery: LogGallery,
  actingSeat,
  completionOf,
  offeredPlays,
  objectOf: (eyes, id) => eyes.objectOf(id),
};
const COMMANDS = 45;
const rewinds = (batches: RecordedGame['batches']): number =>
  batches.filter(({ events }) => events.some(({ type }) => type === 'Rewound')).length;

/** Twins that go on beside a game through its rewinds, and decide each of them themselves. */
const stretchOf = (game: RecordedGame, viewer: Viewer) => {
  const from = game.batches.length - COMMANDS;
  expect(rewinds(game.batches.slice(from))).toBeGreaterThan(1);
  return { game, viewer, from, commands: COMMANDS, twins: 2 };
};

describe('twins that go on beside a game that is rewound', () => {
  it.each(RECORDED.map((game, nth) => [nth, game] as const))(
    'are offered, asked, refused and shown the same, before and after each rewind (game %#)',
    (nth, game) => {
      const viewer = nth === 2 ? SPECTATOR : viewerAt((nth % 2) as Seat);
      const found = compared(EDGE, stretchOf(game, viewer));
      expect(found).toMatchObject({ pairs: expect.any(Number), asked: expect.any(Number) });
      expect([found!.fault, found!.pairs > 0]).toEqual([undefined, true]);
    },
  );

  it('are told apart by an edge that offers what another player may do', () => {
    const anyone: typeof actingSeat = ({ decision }) =>
      decision?.kind === 'priority' ? (decision.of ?? decision.seat) : undefined;
    const tells: Partial<Edge> = {
      actingSeat: anyone,
      offeredPlays: (state, seat, _, book) =>
        legalActions(state, seat, book).map((action) => ({
          play: malformed(action),
          text: playText(state, action),
          adds: [],
        })),
    };
    const faults = RECORDED.flatMap((game) =>
      compared({ ...EDGE, ...tells }, stretchOf(game, viewerAt(0 as Seat)))?.fault === undefined
        ? []
        : ['told apart'],
    );
    expect(faults.length).toBeGreaterThan(0);
  });
});
