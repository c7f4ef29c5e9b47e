// Taking back by consent: of whatever a viewer comes to see, something in the same command stands in the way. The views
// say who saw what; the barriers are read off the events. So neither can forget what the other knows.
import { describe, expect, it } from '@jest/globals';
import { barriersIn, type EventType, type GameEvent, type ObjectId, type Seat } from '#rules';
import { magicGame } from '#testkit/games/magic';
import { recorded } from './fixtures/recording.fixture.js';
import { Gallery, KnowledgeRecord, viewerKey } from './index.js';

const RECORDING = { Gallery, KnowledgeRecord };
type Given = Parameters<typeof magicGame>[0];

/** Of each, the games with these seeds; in all of them together cards lie face down, are turned up, change hands. */
const GAMES: readonly (readonly [string, readonly Given[]])[] = [
  ...(['mixed', 'secretive', 'showing', 'hiding', 'open', 'restarting'] as const).map(
    (deck) =>
      [deck, ['a', 'b'].map((seed) => ({ seed, decisions: deck === 'hiding' ? 150 : 100, deck }))] as const,
  ),
  ...(['pentaland', 'utopia', 'war-zone'] as const).map(
    (variant) =>
      [
        variant,
        (['secretive', 'hiding', 'showing'] as const).map((deck) => ({
          seed: 'a',
          decisions: 100,
          variant,
          deck,
        })),
      ] as const,
  ),
  [
    'three players, one of whom leaves',
    [{ seed: 'a', decisions: 60, players: 3, deck: 'hiding', concession: { after: 50, player: 1 } }],
  ],
];

interface Learned {
  readonly viewer: string;
  readonly how: string;
  readonly type: string;
  /** What stands in the way if events of one type, or of none, are left out. */
  readonly barred: (without?: EventType) => boolean;
}

/** What somebody learned of a card that was there before the command. */
function learnedIn(log: readonly GameEvent[]): readonly Learned[] {
  const covered: (readonly ObjectId[])[] = [];
  const { record, viewers } = recorded(RECORDING, log, ({ record: { cards } }) =>
    covered.push([...cards.faceDown]),
  );
  const starts = log.flatMap((event, nth) => (event.type === 'CommandAccepted' ? [nth] : []));
  return viewers.flatMap((viewer) =>
    [...record.cards.numbers].flatMap((card) =>
      record.spansOf(card, viewer).flatMap(({ from, how }) => {
        const first = starts.findLast((one) => one <= from) ?? 0;
        const end = starts.find((one) => one > from) ?? log.length;
        const isMade = record.cards.of(card)[0]!.from >= first;
        if (isMade || record.knownAfter(first - 1, card, viewer) !== undefined) return [];
        const lying = [...(covered[first] ?? []), ...(covered[end - 1] ?? [])];
        const barred = (without?: EventType): boolean => {
          const since = log.slice(first, end).filter(({ type }) => type !== without);
          return barriersIn(since, { moment: 0, covered: lying }, 0 as Seat).length > 0;
        };
        return [{ viewer: viewerKey(viewer), how, type: log[from]!.type, barred }];
      }),
    ),
  );
}

describe('what stands in the way of taking back', () => {
  const learned = GAMES.map(
    ([name, games]) => [name, games.flatMap((game) => learnedIn(magicGame(game)))] as const,
  );
  const all = learned.flatMap(([, some]) => some);

  it.each(learned)('is there whenever a view comes to show a card: %s', (_, some) => {
    expect(some.length).toBeGreaterThan(20);
    expect(some.filter(({ barred }) => !barred())).toEqual([]);
  });

  it('is there for every way of coming to know a card in play', () => {
    expect([...new Set(all.map(({ how }) => how))].sort()).toEqual([
      ...['allowed', 'controls', 'drew', 'in-hand', 'looked', 'public', 'revealed'],
    ]);
  });

  it.each(['CardDrawn', 'CardsLookedAt', 'CardsRevealed', 'ObjectMoved'] as const)(
    'would not be there without %s',
    (type) => {
      expect(all.filter(({ barred }) => !barred(type)).length).toBeGreaterThan(0);
    },
  );
});
