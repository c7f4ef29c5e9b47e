// In the middle of an effect a judge changes what lies in a library. Each later question of the effect is about cards
// that its player sees, also where another question comes first, and nobody else sees them.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { instant, playerId, type Json } from '#kernel';
import type { DisputeId, GameEvent, ObjectId, Remedy, RulingId } from '#rules';
import { cardsIn, handOf, objectNumber, ownLibraryOf } from '#rules';
import { AssistedTable, BEAR, card, spell, YOU } from '#testkit/tables/assisted-table';
import { seat } from '#testkit/tables/seats';
import { applyPatch, LogGallery, publishedView, SPECTATOR, viewerAt, viewerKey } from './index.js';

const [ANNA, BORIS] = [seat(0), seat(1)];
const VIEWERS = [viewerAt(ANNA), viewerAt(BORIS), SPECTATOR];
const TOP: Effect & { kind: 'look' } = {
  kind: 'look',
  who: YOU,
  what: { kind: 'top', whose: YOU, count: 2 },
};
const gain: Effect = { kind: 'gain-life', who: YOU, amount: 1 };
const draw: Effect = { kind: 'draw', who: YOU, count: 1 };
/** Looks at two cards, may do something else, and only then chooses one of the top two. */
const PEEK = card(
  'Peek',
  ['sorcery'],
  spell({
    kind: 'sequence',
    steps: [
      TOP,
      { kind: 'may', who: YOU, effect: gain },
      { kind: 'choose-objects', who: YOU, from: TOP.what, least: 0, most: 1, bind: 'it' },
      draw,
    ],
  }),
);

const table = (): AssistedTable =>
  new AssistedTable([{ hand: [PEEK, BEAR] }, {}], { opens: 'judges-only' }).untilMain().cast('Peek');

function rule(on: AssistedTable, remedy: Remedy): void {
  const dispute = '00000000-0000-4000-8000-000000000001' as DisputeId;
  const ruling = '00000000-0000-4000-8000-000000000002' as RulingId;
  const actor = playerId('judith');
  const said = { type: 'apply-ruling' as const, dispute, ruling, rules: [], words: 'So it is.' };
  expect(on.give({ actor, command: { type: 'stop-for-judge', dispute } })).toBeUndefined();
  expect(on.give({ actor, command: { ...said, remedies: [remedy] } })).toBeUndefined();
}
const moved = (object: ObjectId, more: object): Remedy => ({
  kind: 'repair',
  repair: { what: 'move', object, to: handOf(ANNA), place: null, under: null, triggers: false, ...more },
});

/** The cards of the open question that each viewer sees, after every feed was compared with its view. */
function seeing(log: readonly GameEvent[]): readonly number[] {
  const gallery = new LogGallery(VIEWERS);
  for (const projector of gallery.viewers) projector.wake(gallery.state);
  const views = new Map<string, Json>();
  for (const event of log)
    for (const { viewer, entry } of gallery.apply(event, instant(1)))
      views.set(viewerKey(viewer), applyPatch(views.get(viewerKey(viewer)) ?? null, entry.patch));
  const { question } = gallery.state.decision!;
  const asked = question.kind === 'choose-objects' ? question.candidates : [];
  return gallery.viewers.map((projector) => {
    const view = publishedView(projector.viewOf(gallery.state));
    expect(views.get(viewerKey(projector.viewer))).toEqual(view);
    return asked.filter((id) => projector.seesFaceOf(gallery.state, gallery.state.objects[objectNumber(id)]!))
      .length;
  });
}

const RULED: readonly (readonly [string, (on: AssistedTable) => void])[] = [
  [
    'a card of it was moved to a hand',
    (on) => {
      rule(on, moved(cardsIn(on.state, ownLibraryOf(ANNA)).at(-1)!, {}));
    },
  ],
  [
    'a card was put on top of it',
    (on) => {
      const object = cardsIn(on.state, handOf(ANNA))[0]!;
      rule(on, moved(object, { to: ownLibraryOf(ANNA), place: { at: 'top' } }));
    },
  ],
  [
    'the game went back, and it was shuffled',
    (on) => {
      const { moment } = on.fold;
      on.accept().answer({ kind: 'choose-objects', objects: [] });
      rule(on, { kind: 'rewind', moment, positions: 'shuffle', names: 'free' });
    },
  ],
];

describe('a question about the top of a library, after another question', () => {
  it.each(RULED)('is about cards that its player sees, after %s', (_, ruled) => {
    const on = table();
    expect(on.decision.prompt).toBe('may');
    const looked = on.all('CardsLookedAt').length;
    ruled(on);
    expect(on.decision.prompt).toBe('may');
    on.accept();
    expect(on.decision).toMatchObject({ kind: 'choose-objects', seat: ANNA });
    expect(on.all('CardsLookedAt').slice(looked)).toHaveLength(1);
    expect(seeing(on.events)).toEqual([2, 0, 0]);
    // Without that look the question would tell of cards that its player has not seen.
    const last = on.events.findLastIndex(({ type }) => type === 'CardsLookedAt');
    expect(() => seeing(on.events.filter((_, nth) => nth !== last))).toThrow('told of an object never seen');
  });
});
