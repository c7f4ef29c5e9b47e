// A preview of a ruling: every viewer is shown what their feed then really gets, and the game does not change.
import { describe, expect, it } from '@jest/globals';
import { playerId } from '#kernel';
import {
  BATTLEFIELD,
  cardsIn,
  decide,
  handOf,
  initialState,
  ownLibraryOf,
  type DisputeId,
  type GameEvent,
  type Proposed,
  type Remedy,
  type RulingId,
  type Seat,
} from '#rules';
import { AssistedTable, BEAR, card } from '#testkit/tables/assisted-table';
import { Gallery, JUDGE, previewRuling, SPECTATOR, viewerAt, viewerKey, type FeedEntry } from '../index.js';

const [ANNA, BORIS] = [0 as Seat, 1 as Seat];
const VIEWERS = [viewerAt(ANNA), viewerAt(BORIS), SPECTATOR, JUDGE];
const DISPUTE = '00000000-0000-4000-8000-000000000001' as DisputeId;
const RULING = '00000000-0000-4000-8000-000000000002' as RulingId;

function stopped(hand = BEAR): { readonly on: AssistedTable; readonly gallery: Gallery } {
  const on = new AssistedTable([{ hand: [hand, hand] }, { battlefield: [BEAR] }]).untilMain();
  on.give({ actor: playerId('player 1'), command: { type: 'call-judge', dispute: DISPUTE } });
  const gallery = new Gallery(VIEWERS);
  for (const event of on.events) gallery.apply(event, on.inputs.now);
  return { on, gallery };
}
const ruling = (...remedies: readonly Remedy[]): Proposed => ({
  actor: playerId('judith'),
  command: {
    ...{ type: 'apply-ruling', dispute: DISPUTE, ruling: RULING, rules: [], words: 'So it is.' },
    remedies: [...remedies],
  },
});
const textOf = (gallery: Gallery): string => JSON.stringify([gallery.state, gallery.moment]);

describe('a preview of a ruling', () => {
  const reveal = (on: AssistedTable): Remedy => ({
    kind: 'repair',
    repair: { what: 'reveal', objects: cardsIn(on.state, handOf(ANNA)).slice(0, 1), to: BORIS },
  });

  it('shows each viewer what their feed then gets, and changes nothing', () => {
    const { on, gallery } = stopped();
    const proposed = ruling(reveal(on), { kind: 'repair', repair: { what: 'life', seat: ANNA, total: 9 } });
    const before = textOf(gallery);
    const foreseen = previewRuling(gallery, proposed, on.inputs);
    if (!foreseen.ok) throw new Error(foreseen.error.message);
    expect([textOf(gallery), on.state.dispute?.id]).toEqual([before, DISPUTE]);
    expect(foreseen.value.map(({ viewer }) => viewerKey(viewer))).toEqual(['seat-0', 'seat-1', 'spectator']);
    for (const projector of gallery.viewers) projector.wake(gallery.state);
    const decided = decide(gallery.state, proposed, on.inputs);
    if (!decided.ok) throw new Error(decided.error.message);
    const seen = decided.value.flatMap((event: GameEvent) => gallery.apply(event, on.inputs.now));
    for (const { viewer, entries } of foreseen.value)
      expect(entries).toEqual(
        seen.flatMap((one) => (viewerKey(one.viewer) === viewerKey(viewer) ? [one.entry] : [])),
      );
    const looks = (entries: readonly FeedEntry[]) =>
      entries.flatMap(({ story }) => (story.type === 'CardsLookedAt' ? [story] : []));
    const [anna, boris, spectator] = foreseen.value.map(({ entries }) => looks(entries));
    expect([anna![0], spectator![0]]).toEqual([
      { type: 'CardsLookedAt', seat: BORIS, zone: handOf(ANNA), count: 1 },
      { type: 'CardsLookedAt', seat: BORIS, zone: handOf(ANNA), count: 1 },
    ]);
    expect(boris![0]).toHaveProperty('objects');
  });

  it('tells a spectator the public words, and neither the remedies nor what they are about', () => {
    const { on, gallery } = stopped();
    const foreseen = previewRuling(gallery, ruling(reveal(on)), on.inputs);
    if (!foreseen.ok) throw new Error(foreseen.error.message);
    const told = foreseen.value.flatMap(({ entries }) =>
      entries.filter(({ story }) => story.type === 'RulingApplied'),
    );
    expect(told).toHaveLength(3);
    for (const { story } of told)
      expect(story).toEqual({
        type: 'RulingApplied',
        dispute: DISPUTE,
        ruling: RULING,
        rules: [],
        words: 'So it is.',
      });
  });

  it('shows nobody anything that depends on what they cannot know', () => {
    const foreseenWith = (hand: typeof BEAR, remedies: (on: AssistedTable) => readonly Remedy[]) => {
      const { on, gallery } = stopped(hand);
      const foreseen = previewRuling(gallery, ruling(...remedies(on)), on.inputs);
      if (!foreseen.ok) throw new Error(foreseen.error.message);
      return new Map(
        foreseen.value.map(({ viewer, entries }) => [viewerKey(viewer), JSON.stringify(entries)]),
      );
    };
    const elf = card('Elf', ['creature']);
    const life = (): Remedy[] => [{ kind: 'repair', repair: { what: 'life', seat: ANNA, total: 9 } }];
    const shown = (on: AssistedTable): Remedy[] => [reveal(on)];
    const [bears, elves] = [BEAR, elf].map((hand) => foreseenWith(hand, shown));
    expect(bears!.get('spectator')).toBe(elves!.get('spectator'));
    expect(bears!.get('seat-1')).not.toBe(elves!.get('seat-1'));
    const [first, second] = [BEAR, elf].map((hand) => foreseenWith(hand, life));
    for (const viewer of ['seat-1', 'spectator']) expect(first!.get(viewer)).toBe(second!.get(viewer));
  });

  it('is refused as the ruling would be', () => {
    const { on, gallery } = stopped();
    const draw: Remedy = { kind: 'result', winners: [] };
    expect(previewRuling(gallery, ruling(draw, draw), on.inputs)).toMatchObject({
      ok: false,
      error: { code: 'illegal-remedy' },
    });
    const nowhere = new Gallery(VIEWERS, { state: initialState(), moment: 0 });
    expect(previewRuling(nowhere, ruling(), on.inputs)).toMatchObject({
      ok: false,
      error: { code: 'unknown-game' },
    });
  });

  it('draws otherwise than the game will', () => {
    const { on, gallery } = stopped();
    const [bear] = on.ids('Bear').filter((id) => cardsIn(on.state, BATTLEFIELD).includes(id));
    const hide = ruling({
      kind: 'repair',
      repair: {
        what: 'move',
        object: bear!,
        to: ownLibraryOf(BORIS),
        place: { at: 'random' },
        under: null,
        triggers: false,
      },
    });
    const inputs = Array.from({ length: 20 }, (_, nth) => ({ ...on.inputs, seed: `another ${String(nth)}` }));
    const foreseen = inputs.map((one) => JSON.stringify(previewRuling(gallery, hide, one)));
    expect(new Set(foreseen).size).toBe(1);
  });
});
