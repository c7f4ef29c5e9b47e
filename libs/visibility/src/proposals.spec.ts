// Tests the proposal a table votes on, as its proposer and the voters see it.
import { describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import { handOf, type GameEvent, type Seat } from '#rules';
import { AssistedTable, card, named, spell, unread } from '../../rules/src/fixtures/assisted.fixture.js';
import { Gallery, JUDGE, SPECTATOR, viewerAt, type Viewer } from './index.js';

const [ANNA, BEN] = [0, 1] as [Seat, Seat];
const SONG = card('Song', ['sorcery'], spell(unread('Sing a song.')));
const HAND = ['One', 'Two'].map((name) => card(name, ['creature']));

/** Anna proposes an effect on a card of her hand; everyone has seen all cards there. */
function proposed(): readonly GameEvent[] {
  const table = new AssistedTable([{ hand: [SONG, ...HAND] }, {}]).untilMain().cast('Song');
  const objects = HAND.map(({ name }) => table.id(name));
  const revealed: GameEvent = { type: 'CardsRevealed', seat: ANNA, objects, zone: handOf(ANNA) };
  const before = table.events.length;
  table.propose({ kind: 'move', what: named('it'), to: 'library', cause: 'put', position: 'bottom' }, [
    { name: 'it', objects: objects.slice(0, 1), players: [] },
  ]);
  return [...table.events.slice(0, before), revealed, ...table.events.slice(before)];
}

const namesSeenBy = (viewer: Viewer) => {
  const gallery = new Gallery([viewer]);
  for (const event of proposed()) gallery.apply(event, instant(1));
  const { proposal, objects } = gallery.projector(viewer).viewOf(gallery.state);
  return proposal?.names.map(({ hidden = [], ...names }) => ({
    objects: names.objects.map((id) => objects[id]?.name),
    hidden: hidden.map(({ zone, count }) => [zone, count]),
  }));
};

describe('a hidden card that a proposal names', () => {
  it('is itself to who proposes', () => {
    expect(namesSeenBy(viewerAt(ANNA))).toEqual([{ objects: ['One'], hidden: [['hand', 1]] }]);
    expect(namesSeenBy(JUDGE)).toEqual([{ objects: ['One'], hidden: [['hand', 1]] }]);
  });

  it('is counted for the others, who may know the cards there, and not which of them is meant', () => {
    for (const viewer of [viewerAt(BEN), SPECTATOR])
      expect(namesSeenBy(viewer)).toEqual([{ objects: [], hidden: [['hand', 1]] }]);
  });
});
