// Tests the proposal a table votes on, as its proposer and the voters see it.
import { describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import { handOf, type Seat, type Terms } from '#rules';
import { AssistedTable, card, named, spell, unread } from '#testkit/tables/assisted-table';
import { Gallery, JUDGE, SPECTATOR, viewerAt, type Viewer } from '../index.js';

const [ANNA, BEN] = [0, 1] as [Seat, Seat];
const SONG = card('Song', ['sorcery'], spell(unread('Sing a song.')));
const HAND = ['One', 'Two'].map((name) => card(name, ['creature']));

const PUT = { kind: 'move', what: named('it'), to: 'library', cause: 'put', position: 'bottom' };

/** Anna proposes an effect on a card of her hand; everyone has seen all cards there. */
function proposed(terms: Partial<Terms> = {}): AssistedTable {
  const table = new AssistedTable([{ hand: [SONG, ...HAND] }, {}], terms).untilMain().cast('Song');
  const objects = HAND.map(({ name }) => table.id(name));
  table.take([{ type: 'CardsRevealed', seat: ANNA, objects, zone: handOf(ANNA) }]);
  return table.propose(PUT, [{ name: 'it', objects: objects.slice(0, 1), players: [] }]);
}

/** It was refused like two others, and a judge is waited for. */
function referred(): AssistedTable {
  const table = proposed({ unresolved: { goes: 'to-a-judge', within: 60 } }).refuse();
  for (const amount of [1, 2]) table.propose({ kind: 'gain-life', who: { kind: 'you' }, amount }).refuse();
  return table.refuse();
}

const namesSeenBy = ({ events }: AssistedTable, viewer: Viewer) => {
  const gallery = new Gallery([viewer]);
  for (const event of events) gallery.apply(event, instant(1));
  const { proposal, referral, objects } = gallery.projector(viewer).viewOf(gallery.state);
  const [first = proposal] = referral?.proposals ?? [];
  return first?.names.map(({ hidden = [], ...names }) => ({
    objects: names.objects.map((id) => objects[id]?.name),
    hidden: hidden.map(({ zone, count }) => [zone, count]),
  }));
};

describe.each([
  ['that is voted on', proposed()],
  ['that waits for a judge', referred()],
])('a hidden card that a proposal names %s', (_, table) => {
  it('is shown to the proposer and to a judge', () => {
    expect(namesSeenBy(table, viewerAt(ANNA))).toEqual([{ objects: ['One'], hidden: [['hand', 1]] }]);
    expect(namesSeenBy(table, JUDGE)).toEqual([{ objects: ['One'], hidden: [['hand', 1]] }]);
  });

  it('is only counted for the others, even if they may know the cards there', () => {
    for (const viewer of [viewerAt(BEN), SPECTATOR])
      expect(namesSeenBy(table, viewer)).toEqual([{ objects: [], hidden: [['hand', 1]] }]);
  });
});

describe('a vote on a proposal', () => {
  const view = ({ events }: AssistedTable) => {
    const gallery = new Gallery([SPECTATOR]);
    for (const event of events) gallery.apply(event, instant(1));
    return gallery.projector(SPECTATOR).viewOf(gallery.state).proposal;
  };
  const three = (): AssistedTable =>
    new AssistedTable([{ hand: [SONG] }, {}, {}])
      .untilMain()
      .cast('Song')
      .propose({ kind: 'lose-life', who: { kind: 'opponents' }, amount: 2 });

  it('says in words what is voted on, and who has answered', () => {
    expect(view(three())).toMatchObject({ inWords: 'Each opponent loses 2 life.', voted: [] });
    expect(view(three().accept())?.voted).toEqual([BEN]);
    expect(view(three().accept().refuse())?.voted).toEqual([]);
    expect(view(three().accept().accept())).toBeUndefined();
  });

  it('is told in words', () => {
    const gallery = new Gallery([SPECTATOR]);
    gallery.projector(SPECTATOR).wake(gallery.state);
    const told = three().events.flatMap((event) => gallery.apply(event, instant(1)));
    const stories = told.map(({ entry }) => entry.story).filter(({ type }) => type === 'ClauseProposed');
    expect(stories).toMatchObject([{ seat: ANNA, inWords: 'Each opponent loses 2 life.' }]);
  });

  it('counts nobody who has left instead', () => {
    expect(view(three().concede(BEN))?.voted).toEqual([]);
  });
});
