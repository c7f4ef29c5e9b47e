// The published form of a view: it is JSON, it lacks nothing of the view, and what does not change is shared.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import { DEFAULT_TERMS, type GameEvent, type Terms } from '#rules';
import { magicGame } from '#testkit/games/magic';
import { TestTable } from '#testkit/tables/test-table';
import { proposedGame, ruledGame } from '../fixtures/proposals.fixture.js';
import { bytes, players, timed } from '../fixtures/watching.fixture.js';
import {
  applyPatch,
  Gallery,
  JUDGE,
  viewBehind,
  SPECTATOR,
  viewerKey,
  type GameView,
  type Viewer,
} from '../index.js';
import { Publishing, publishedView } from './publishing.js';

type Published = ReturnType<typeof publishedView>;

const WANTED: Terms = {
  ...DEFAULT_TERMS,
  format: { cards: { from: 'sets', sets: ['LEA'] }, legality: 'vintage' },
  opens: 'by-consent',
  sideboardSize: 3,
  teams: [0, 1],
  range: [null, 1],
  maximumHandSize: 'none',
  naming: { help: 'used', refused: { free: 2, thenEvery: 9 } },
  unresolved: { goes: 'to-a-judge', within: 90 },
  takeBack: 'by-consent',
  challenges: 'allowed',
  deploy: 'creatures',
  graveyards: 'arranged',
  attack: 'left',
  library: { cards: [{ name: 'Opt', count: 60 }], leastNames: 3, colours: 'even' },
  prebuilt: ['Red', 'Green'],
};
const CLOCKS: readonly NonNullable<Terms['clock']>[] = [
  { kind: 'thinking', each: 30, late: null, flag: 'passes' },
  { kind: 'thinking', each: 30, late: { from: 60, each: 10 }, flag: 'loses' },
  { kind: 'chess', initial: 60, increment: 0, flag: 'loses' },
];

const GAMES: readonly (readonly [string, readonly GameEvent[]])[] = [
  ['combat under the ninth rules', magicGame({ seed: 'combat', decisions: 140, base: 'ninth' })],
  ['secrets', magicGame({ seed: 'secrets', decisions: 90, deck: 'secretive' })],
  ['cards that lie open', magicGame({ seed: 'open', decisions: 90, deck: 'open' })],
  ['pentaland', magicGame({ seed: 'pentaland', decisions: 90, variant: 'pentaland', deck: 'secretive' })],
  ['utopia', magicGame({ seed: 'utopia', decisions: 70, variant: 'utopia', deck: 'showing' })],
  ['war-zone', magicGame({ seed: 'war-zone', decisions: 70, variant: 'war-zone', deck: 'secretive' })],
  ['wishes of three', magicGame({ seed: 'wishes', decisions: 70, deck: 'wishing', players: 3 })],
  ['disputes', magicGame({ seed: 'disputes', decisions: 60, deck: 'secretive', disputes: 1 })],
  ['proposals', proposedGame()],
  ['rulings', ruledGame()],
  ...CLOCKS.map((clock) => [`a clock: ${clock.kind}`, table({ ...DEFAULT_TERMS, clock })] as const),
];

function table(terms: Terms): readonly GameEvent[] {
  return new TestTable({ terms }).play().events;
}

/** Every view that is new to a viewer, with who sees it. */
function* views(log: readonly GameEvent[]) {
  const gallery = new Gallery([...players(log), JUDGE]);
  for (const [nth, { event, at }] of timed(log).entries()) {
    gallery.apply(event, at);
    if (gallery.state.game === null || (nth % 5 !== 0 && nth < log.length - 3)) continue;
    for (const { viewer } of gallery.viewers)
      yield { viewer, view: gallery.projector(viewer).viewOf(gallery.state) };
  }
}

describe.each(GAMES)('a published view of a game with %s', (_, log) => {
  let shown: readonly { readonly viewer: Viewer; readonly view: GameView; readonly published: Published }[];
  beforeAll(() => {
    shown = Array.from(views(log), (seen) => ({ ...seen, published: publishedView(seen.view) }));
  });
  afterAll(() => {
    shown = [];
  });

  it('lacks nothing: the view can be made of it again', () => {
    for (const { viewer, view, published } of shown) {
      const sent = JSON.parse(JSON.stringify(published)) as Published;
      const back = viewBehind(sent, { game: view.game, viewer: viewerKey(viewer) });
      if (bytes(back) !== bytes(view)) expect(back).toEqual(JSON.parse(JSON.stringify(said(view))));
    }
  });

  it('says of two graveyards which card lies in which', () => {
    for (const { view, published } of shown)
      for (const { graveyard, graveyards } of published.seats) {
        const hasTwo = view.terms.ruleset === 'war-zone' && graveyard !== null;
        expect(graveyards?.length ?? 1).toBe(hasTwo ? 2 : 1);
        if (graveyards !== null)
          expect(graveyards.flatMap(({ objects }) => objects)).toEqual(
            graveyard?.map(({ objectId }) => objectId),
          );
      }
  });

  it('is JSON: every member has a value', () => {
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.flatMap(({ published }) => undefinedIn(published, 'view') ?? [])).toEqual([]);
  });
});

it('terms of every kind can be made again too', () => {
  const [seen] = views(GAMES[0]![1]);
  const { view } = seen!;
  const formats: Terms['format'][] = [
    'all',
    { cards: { from: 'until', date: '2011-09-30' } },
    { cards: { from: 'list', names: ['Opt'] } },
    { cards: { from: 'all' }, legality: 'vintage' },
    WANTED.format,
  ];
  for (const format of formats) {
    const terms = { ...WANTED, format, clock: undefined };
    const back = viewBehind(publishedView({ ...view, terms }), { game: view.game, viewer: view.viewer });
    expect(back.terms).toEqual({ ...WANTED, format });
  }
});

/** To choose at least as many as at most is what a question says that names no least number. */
function said(view: GameView): GameView {
  const { decision } = view;
  if (decision?.question?.kind !== 'choose-objects' || decision.question.least !== decision.question.count)
    return view;
  const { least: _, ...question } = decision.question;
  return { ...view, decision: { ...decision, question } };
}

function undefinedIn(value: unknown, path: string): string | undefined {
  if (value === undefined) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = undefinedIn(member, `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('publishing one view after the other', () => {
  it('makes anew what has changed, and nothing else', () => {
    const [, log] = GAMES[0]!;
    const gallery = new Gallery([SPECTATOR]);
    for (const { event, at } of timed(log)) gallery.apply(event, at);
    const view = gallery.projector(SPECTATOR).viewOf(gallery.state);
    const publishing = new Publishing();
    const kept = publishing.whole(view);
    const before = { ...kept };
    const [first = ''] = view.battlefield ?? [];
    const objects = { ...view.objects, [first]: { ...view.objects[first]!, damage: 7 } };
    const patch = publishing.patch(kept, { ...view, objects }, ['objects']);
    const after = { ...kept };
    expect(patch).toEqual([{ op: 'replace', path: '/battlefield/0/damage', value: 7 }]);
    const others = after.battlefield!.filter((card, at) => card === before.battlefield![at]);
    expect(others).toHaveLength(after.battlefield!.length - 1);
    expect([after.stack, after.exile, after.terms, after.decision?.since]).toEqual([
      before.stack,
      before.exile,
      before.terms,
      before.decision?.since,
    ]);
    expect(after.stack).toBe(before.stack);
    expect(after.terms).toBe(before.terms);
    expect(publishing.patch(kept, view, [])).toEqual([]);
    for (const [name, value] of Object.entries(kept)) expect(after).toHaveProperty(name, value);
  });

  it('makes a seat anew only if it or one of its cards has changed', () => {
    const [, log] = GAMES[0]!;
    const gallery = new Gallery([JUDGE]);
    for (const { event, at } of timed(log)) gallery.apply(event, at);
    const view = gallery.projector(JUDGE).viewOf(gallery.state);
    const all = Object.values(view.seats);
    const other = all.find(({ hand = [] }) => hand.length > 0)!;
    const mine = all.find((seat) => seat !== other)!;
    const [lies] = other.hand!;
    const publishing = new Publishing();
    const kept = publishing.whole(view);
    const before = kept.seats;
    const paid = { ...view, seats: { ...view.seats, [mine.seat]: { ...mine, mana: 'WW' } } };
    expect(publishing.patch(kept, paid, ['seats'])).toEqual([
      { op: 'replace', path: `/seats/${mine.seat}/mana`, value: 'WW' },
    ]);
    expect(kept.seats[other.seat]).toBe(before[other.seat]);
    const after = kept.seats;
    const objects = { ...view.objects, [lies!]: { ...view.objects[lies!]!, name: 'Unknown' } };
    expect(publishing.patch(kept, { ...paid, objects }, ['objects'])).toEqual([
      { op: 'replace', path: `/seats/${other.seat}/hand/0/name`, value: 'Unknown' },
    ]);
    expect(kept.seats[mine.seat]).toBe(after[mine.seat]);
  });

  it('shows a card as soon as it is in sight, though its list is as it was', () => {
    const [, log] = GAMES[0]!;
    const gallery = new Gallery([SPECTATOR]);
    for (const { event, at } of timed(log)) gallery.apply(event, at);
    const view = gallery.projector(SPECTATOR).viewOf(gallery.state);
    const [first = ''] = view.battlefield ?? [];
    const { [first]: _, ...others } = view.objects;
    const publishing = new Publishing();
    const kept = publishing.whole({ ...view, objects: others });
    expect(kept.battlefield).toHaveLength(view.battlefield!.length - 1);
    publishing.patch(kept, view, ['objects']);
    expect(kept.battlefield).toHaveLength(view.battlefield!.length);
  });

  it('takes one operation for one tapped permanent', () => {
    const [, log] = GAMES[0]!;
    const gallery = new Gallery([SPECTATOR]);
    gallery.projector(SPECTATOR).wake(gallery.state);
    let taps = 0;
    for (const event of log)
      for (const { entry } of gallery.apply(event, instant(1)))
        if (entry.story.type === 'PermanentTapped') {
          taps += 1;
          expect(entry.patch).toEqual([
            {
              op: 'replace',
              path: expect.stringMatching(/^\/battlefield\/\d+\/tapped$/) as unknown,
              value: entry.story['tapped'] === true ? true : null,
            },
          ]);
        }
    expect(taps).toBeGreaterThan(5);
  });

  it('begins a feed with the whole view, in one operation', () => {
    const gallery = new Gallery([SPECTATOR]);
    gallery.projector(SPECTATOR).wake(gallery.state);
    const [, log] = GAMES[0]!;
    const [seen] = log.slice(0, 5).flatMap((event) => gallery.apply(event, instant(1)));
    expect(seen?.entry.patch).toMatchObject([{ op: 'replace', path: '' }]);
    const sent = JSON.stringify(seen!.entry.patch);
    expect(applyPatch(null, seen!.entry.patch)).toMatchObject({ status: 'GATHERING', turn: null });
    for (const event of log.slice(5)) gallery.apply(event, instant(1));
    expect(JSON.stringify(seen!.entry.patch)).toBe(sent);
  });
});
