// What happens to a crowd at once is one event. It tells each viewer what the same events tell one by one, and its entry
// says what is the same once.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { inFull, type Json, type JsonObject } from '#kernel';
import { partsOf, partsOfAll, type GameEvent, type Seat } from '#rules';
import { AssistedTable, BEAR, card, spell, type Side } from '#testkit/tables/assisted-table';
import { ALL, CREATURE, DIES, gain, OPPONENTS, whenever } from '#testkit/tables/rules-table';
import { magicTwin } from '#testkit/games/magic-twins';
import { expectSame } from '#testkit/values/same';
import { players, timed, watch } from './fixtures/watching.fixture.js';
import { applyPatch, Gallery, JUDGE, publishedView, viewerAt, viewerKey, type FeedEntry } from './index.js';

const CROWD = 60;
const EVERY = { kind: 'each', filter: CREATURE } as const;
const HANDS = { kind: 'zone', zone: 'hand', whose: ALL } as const;
const THEIR_HAND = { kind: 'zone', zone: 'hand', whose: OPPONENTS } as const;
const GOBLIN = {
  kind: 'made',
  face: { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
} as const;
type Move = Extract<Effect, { kind: 'move' }>;
const move = (what: Move['what'], to: Move['to'], more: Partial<Move> = {}): Effect => ({
  kind: 'move',
  what,
  to,
  cause: 'put',
  ...more,
});
const MAKE: Effect = { kind: 'create-token', token: GOBLIN, count: CROWD };
const MANIFEST = move(THEIR_HAND, 'battlefield', { face: 'face-down' });
const DESTROY: Effect = { kind: 'destroy', what: EVERY };
const EXILE_FACE_DOWN = move(THEIR_HAND, 'exile', { face: 'face-down' });
const REVEAL: Effect = { kind: 'reveal', what: THEIR_HAND, bind: 'seen' };

const bears = (count: number) => Array.from({ length: count }, () => BEAR);
const elk = card('Elk', ['creature'], [whenever(DIES, gain(1))]);
const herd = Array.from({ length: CROWD }, (_, nth) =>
  nth % 10 === 0 ? elk : card(`Deer ${nth % 7}`, ['creature']),
);

/** Anna casts these one after another. */
function sung(effects: readonly Effect[], mine: Side, theirs: Side): readonly GameEvent[] {
  const songs = effects.map((effect, nth) => card(`Song ${nth}`, ['sorcery'], spell(effect)));
  const table = new AssistedTable([{ ...mine, hand: [...songs, ...(mine.hand ?? [])] }, theirs]).untilMain();
  for (const { name } of songs) {
    table.act({ do: 'cast', object: table.id(name) });
    while (table.stack.length > 0 || table.decision.kind !== 'priority')
      if (table.decision.kind === 'priority') table.pass();
      else {
        const { question } = table.decision;
        if (question.kind !== 'order') throw new Error(question.kind);
        table.answer({ kind: 'order', order: [...question.options.keys()] });
      }
  }
  return table.events;
}

const HALF = { battlefield: bears(CROWD / 2) };
const GAMES = {
  'tokens that come and die': sung([MAKE, DESTROY], {}, {}),
  'creatures of two players that die, some of which trigger': sung(
    [DESTROY],
    { battlefield: herd.slice(0, 40) },
    { battlefield: herd.slice(40) },
  ),
  'creatures that go back to the hands of two players': sung(
    [move(EVERY, 'hand', { cause: 'return' })],
    HALF,
    HALF,
  ),
  'creatures that are tapped and get counters': sung(
    [
      { kind: 'tap', what: EVERY },
      { kind: 'add-counters', on: EVERY, counter: 'charge', count: 2 },
    ],
    HALF,
    HALF,
  ),
  'cards that nobody sees come face down, and are seen as they die': sung(
    [MANIFEST, DESTROY],
    {},
    { hand: herd },
  ),
  'cards that nobody sees come face down, and go back to the hand': sung(
    [MANIFEST, move(EVERY, 'hand', { cause: 'return' })],
    {},
    { hand: herd },
  ),
  'cards that are exiled face down': sung([EXILE_FACE_DOWN], {}, { hand: herd }),
  'cards that were seen in a hand, and go from there to where nobody sees them': sung(
    [REVEAL, EXILE_FACE_DOWN],
    {},
    { hand: herd },
  ),
  'cards that go from both hands into libraries': sung(
    [move(HANDS, 'library', { position: 'bottom', order: 'random' })],
    { hand: bears(CROWD) },
    { hand: herd },
  ),
  'cards that are discarded from both hands': sung(
    [move(HANDS, 'graveyard')],
    { hand: herd },
    { hand: herd },
  ),
} satisfies Record<string, readonly GameEvent[]>;

function awake(log: readonly GameEvent[]): Gallery {
  const gallery = new Gallery([...players(log), JUDGE]);
  for (const projector of gallery.viewers) projector.wake(gallery.state);
  return gallery;
}
const textOf = (value: unknown): string => JSON.stringify(value);
const inParts = ({ story }: FeedEntry): readonly JsonObject[] =>
  story.type === 'HappenedAtOnce' ? inFull(story['events'] as readonly JsonObject[]) : [story];

describe.each(Object.entries(GAMES))('a game with %s', (_, log) => {
  it('has an event that happens at once', () => {
    expect(log.some(({ type }) => type === 'HappenedAtOnce')).toBe(true);
  });

  it('tells everyone what its events tell one by one, and its feed folds to the view', () => {
    const [gallery, single] = [awake(log), awake(log)];
    const folded = new Map<string, Json>();
    for (const { event, at } of timed(log)) {
      const stories = new Map<string, JsonObject[]>();
      for (const part of partsOf(event))
        for (const { viewer, entry } of single.apply(part, at))
          stories.set(viewerKey(viewer), [...(stories.get(viewerKey(viewer)) ?? []), entry.story]);
      for (const { viewer, entry } of gallery.apply(event, at)) {
        const key = viewerKey(viewer);
        expectSame(inParts(entry), stories.get(key));
        folded.set(key, applyPatch(folded.get(key) ?? null, entry.patch));
      }
      for (const { viewer } of gallery.viewers) {
        const view = gallery.projector(viewer).viewOf(gallery.state);
        expect(textOf(view)).toBe(textOf(single.projector(viewer).viewOf(single.state)));
        if (folded.has(viewerKey(viewer))) expectSame(folded.get(viewerKey(viewer)), publishedView(view));
      }
    }
  });

  it('takes one entry and one moment for it', () => {
    const gallery = awake(log);
    let moments = 0;
    for (const { event, at } of timed(log)) {
      const seen = gallery.apply(event, at);
      moments += seen.some(({ viewer }) => viewer.kind === 'spectator') ? 1 : 0;
      if (event.type === 'HappenedAtOnce') expect(seen).toHaveLength(gallery.viewers.length);
    }
    expect(gallery.moment).toBe(moments);
    expect(partsOfAll(log).length).toBeGreaterThan(log.length + CROWD / 2);
  });
});

describe('a game that differs in what Anna cannot know', () => {
  it.each(['cards that are exiled face down', 'cards that go from both hands into libraries'] as const)(
    'looks the same to her with %s',
    (game) => {
      const anna = viewerAt(0 as Seat);
      const twin = magicTwin(GAMES[game], anna, 'crowd');
      if (twin === undefined) throw new Error('nothing is hidden from her');
      expect(textOf(twin)).not.toBe(textOf(GAMES[game]));
      expectSame(watch(Gallery, twin, anna), watch(Gallery, GAMES[game], anna));
    },
  );
});

describe('the entry of a board wipe', () => {
  const entryOf = (count: number) => {
    const log = sung([DESTROY], { battlefield: bears(count) }, { battlefield: [card('Wall', ['artifact'])] });
    const gallery = awake(log);
    return timed(log)
      .flatMap(({ event, at }) =>
        event.type === 'HappenedAtOnce' ? gallery.apply(event, at) : (gallery.apply(event, at), []),
      )
      .find(({ viewer }) => viewer.kind === 'spectator')?.entry;
  };

  it('has a patch with only the changes', () => {
    const { patch } = entryOf(CROWD)!;
    const left = patch.filter(({ op, path }) => op === 'remove' && path.startsWith('/battlefield/'));
    const came = patch.filter(({ op, path }) => op === 'add' && path.startsWith('/seats/0/graveyard/'));
    expect([left.length, came.length, patch.length]).toEqual([CROWD, CROWD, 2 * CROWD]);
  });

  it('grows linearly with the number of objects', () => {
    const [few, many] = [CROWD, 4 * CROWD].map((count) => textOf(entryOf(count)).length) as [number, number];
    expect(many).toBeLessThan(4.2 * few);
  });
});
