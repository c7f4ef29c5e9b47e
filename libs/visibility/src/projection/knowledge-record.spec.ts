// Who knew what when: the record says at every moment exactly what the views showed, and how each viewer came
// to know a card and lost track of it.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { PENTALAND } from '#mental';
import { beginningAt, type GameEvent } from '#rules';
import { laidOut, magicGame } from '#testkit/games/magic';
import { ANNA, BEN, card, doing, NAMES, ToyTable } from '#testkit/tables/toy-table';
import { YOU } from '#testkit/language/words';
import { proposedGame } from '../fixtures/proposals.fixture.js';
import { atSome, Fork, shownIn } from '../fixtures/forks.fixture.js';
import { disagreement, recorded, takenBack } from '../fixtures/recording.fixture.js';
import { expectSame } from '#testkit/values/same';
import { Sightings } from '#testkit/games/sightings';
import { entriesOf } from '../fixtures/watched-games.fixture.js';
import {
  Gallery,
  JUDGE,
  KnowledgeRecord,
  SPECTATOR,
  viewerAt,
  viewerKey,
  watchedLog,
  type Viewer,
} from '../index.js';

const RECORDING = { Gallery, KnowledgeRecord, watchedLog };

/** A game that goes on from a position with cards of every kind in sight. */
function forkedGame(): readonly GameEvent[] {
  const logs: (readonly GameEvent[])[] = [];
  atSome({ seed: 'forks showing', decisions: 60, deck: 'showing' }, 17, (before, inputs) => {
    if (before.state.decision?.prompt !== 'priority') return;
    const fork = new Fork(beginningAt(before.state, shownIn(before)), before.state.terms!, inputs);
    fork.passes(30);
    logs.push(fork.batches.flatMap(({ events }) => events));
  });
  return logs.at(-1)!;
}

const GAMES: readonly (readonly [string, readonly GameEvent[]])[] = [
  ['magic', magicGame({ seed: 'secrets', decisions: 40, deck: 'secretive' })],
  [
    'magic, with a player who leaves',
    magicGame({
      seed: 'three players',
      decisions: 30,
      players: 3,
      deck: 'showing',
      concession: { after: 20, player: 1 },
    }),
  ],
  ['magic, with cards that lie open', magicGame({ seed: 'open', decisions: 30, deck: 'open' })],
  ['magic, begun anew', magicGame({ seed: 'anew', decisions: 20, deck: 'restarting' })],
  ['pentaland', magicGame({ seed: 'pentaland', decisions: 30, variant: 'pentaland', deck: 'secretive' })],
  ['utopia', magicGame({ seed: 'utopia', decisions: 30, variant: 'utopia', deck: 'showing' })],
  ['war-zone', magicGame({ seed: 'war-zone', decisions: 30, variant: 'war-zone', deck: 'secretive' })],
  ['a position', laidOut()],
  ['proposals', proposedGame()],
  ['a position of another game', forkedGame()],
];

describe.each(GAMES)('the record of a game of %s', (_, log) => {
  it('says after every event exactly what every view showed then', () => {
    const { found, known } = disagreement(RECORDING, log);
    expect(found).toBeUndefined();
    expect(known).toBeGreaterThan(log.length);
  });

  it('knows of nobody who knew a card that they cannot have seen', () => {
    const { gallery, record, viewers } = recorded(RECORDING, log);
    for (const viewer of viewers) {
      const sightings = new Sightings(viewer);
      for (const event of log) sightings.take(event);
      for (const number of record.cards.numbers) {
        if (record.spansOf(number, viewer).length === 0) continue;
        const { object } = record.cards.of(number)[0]!;
        const hash = sightings.cardOf(object);
        if (hash !== undefined)
          expect({ viewer: viewerKey(viewer), number, seen: sightings.seen.has(hash) }).toMatchObject({
            seen: true,
          });
      }
    }
    expect(gallery.state.objectsMade).toBeGreaterThan(0);
  });

  it('knows every id in every view, and the object that it names', () => {
    let ids = 0;
    recorded(RECORDING, log, ({ gallery, record }) => {
      if (gallery.state.game === null) return;
      for (const eyes of gallery.viewers)
        for (const id of Object.keys(eyes.viewOf(gallery.state).objects)) {
          ids += 1;
          expectSame(record.idsGiven(eyes.viewer).objectOf(id), eyes.objectOf(id));
        }
    });
    expect(ids).toBeGreaterThan(log.length);
  });

  it('names each entry of every feed by its event, and each event by its entry', () => {
    const { record, viewers } = recorded(RECORDING, log);
    const { timeline } = record;
    for (const viewer of [...viewers, JUDGE]) {
      const entries = entriesOf(log, viewer).map(
        (text) => JSON.parse(text) as { story: { type: string }; moment: number },
      );
      for (const [at, { story, moment }] of entries.entries()) {
        const nth = timeline.eventOf(viewer, at + 1)!;
        expect([log[nth]!.type, timeline.when(nth, viewer).moment]).toEqual([story.type, moment]);
        expect(timeline.entryOf(viewer, nth)).toBe(at + 1);
      }
      expect(timeline.eventOf(viewer, entries.length + 1)).toBeUndefined();
      expect(timeline.eventOf(viewer, 0)).toBeUndefined();
      const told = log.filter((__, nth) => timeline.entryOf(viewer, nth) !== undefined);
      expect(told).toHaveLength(entries.length);
    }
  });

  it('ends every batch where the next one begins', () => {
    const { timeline } = recorded(RECORDING, log).record;
    for (let moment = 0; moment <= timeline.moment; moment += 1) {
      const ended = timeline.batchEndedBy(moment);
      if (ended === undefined) continue;
      expect(ended === log.length || log[ended]!.type === 'CommandAccepted').toBe(true);
      expect(timeline.when(ended - 1, JUDGE).moment).toBeLessThanOrEqual(moment);
      const next = log.findIndex((event, nth) => nth > ended && event.type === 'CommandAccepted');
      const after = next === -1 ? log.length : next;
      if (ended < log.length) expect(timeline.when(after - 1, JUDGE).moment).toBeGreaterThan(moment);
    }
    expect(timeline.batchEndedBy(timeline.moment)).toBe(log.length);
  });
});

describe.each([
  ['utopia', magicGame({ seed: 'utopia', decisions: 25, variant: 'utopia', deck: 'showing' }), 0.5],
  ['magic', magicGame({ seed: 'secrets', decisions: 25, deck: 'secretive' }), 0.7],
] as const)('the record of a game of %s that is rewound', (_, log, share) => {
  it('says what every view showed, before and after', () => {
    const { found, known } = disagreement(RECORDING, takenBack(log, share));
    expect(found).toBeUndefined();
    expect(known).toBeGreaterThan(log.length);
  });
});

const TOP = { kind: 'top', whose: YOU, count: 2 } as const;
const spell = (name: string, effect: Effect): CardDefinition => card(name, '{0}', 'sorcery', doing(effect));
const one = { kind: 'bound', name: 'one' } as const;
const theirs = (
  kind: 'hand' | 'battlefield',
  to: 'library' | 'exile' | 'hand',
  more: Partial<Extract<Effect, { kind: 'move' }>> = {},
): Effect => ({
  kind: 'sequence',
  steps: [
    {
      kind: 'choose-objects',
      who: { kind: 'opponents' },
      from: { kind: 'zone', zone: kind, whose: { kind: 'opponents' } },
      bind: 'one',
    },
    { kind: 'move', what: one, to, cause: 'put', ...more },
  ],
});
const SPELLS = [
  spell('Peer', { kind: 'look', who: YOU, what: TOP }),
  spell('Bare', { kind: 'reveal', what: TOP }),
  spell('Scry', { kind: 'scry', who: YOU, count: 2 }),
  spell('Cut', { kind: 'shuffle', who: YOU }),
  spell('Draw', { kind: 'draw', who: { kind: 'opponents' }, count: 1 }),
  spell('Take', { kind: 'draw', who: YOU, count: 1 }),
  spell('Expose', { kind: 'reveal', what: { kind: 'zone', zone: 'hand', whose: { kind: 'opponents' } } }),
  spell('Tuck', theirs('hand', 'library', { position: 'bottom' })),
  spell('Hide', theirs('hand', 'exile', { face: 'face-down' })),
  spell('Bounce', theirs('battlefield', 'hand')),
];

const [anna, ben] = [viewerAt(ANNA), viewerAt(BEN)];

/** How the viewer came to know the card of that name and lost track of it, each time. */
function ways(viewer: Viewer, name: string, ...spells: readonly string[]): readonly string[] {
  const table = new ToyTable(SPELLS, PENTALAND, 'knowing', { ruleset: 'pentaland', names: NAMES });
  for (const lies of ['Grove', 'Vision', 'Giant', 'Elf']) table.library(lies);
  table.inHand('Wolf', { seat: BEN });
  table.permanent('Moss', { seat: BEN });
  const hand = spells.map((one) => table.inHand(one, { named: true }));
  table.begin();
  for (const object of hand) {
    table.cast(object).resolve();
    const question = table.state.decision?.question;
    if (question?.kind === 'choose-objects')
      table.answer({ kind: 'choose-objects', objects: question.candidates.slice(0, 1) }).resolve();
  }
  const { gallery, record } = recorded(RECORDING, table.events);
  return [...record.cards.numbers]
    .filter((number) => {
      const { object } = record.cards.of(number)[0]!;
      const printed = table.events
        .flatMap((event) => {
          if (event.type === 'CardsPlaced') return event.cards;
          return event.type === 'PermanentPlaced' ? [{ ...event, printed: event.identity.definition! }] : [];
        })
        .find((placed) => placed.object === object)?.printed;
      return printed !== undefined && gallery.state.definitions[printed]?.name === name;
    })
    .flatMap((number) => record.spansOf(number, viewer))
    .map(({ how, end }) =>
      end === undefined ? how : `${how} until ${end.how}${end.isTold ? ', told' : ''}`,
    );
}

describe('how a viewer knows a card', () => {
  it.each([
    ['it is in their hand from the beginning', ben, 'Wolf', [], ['in-hand']],
    ['nobody else knows that', anna, 'Wolf', [], []],
    ['they looked at it', anna, 'Elf', ['Peer'], ['looked']],
    ['nobody else did', ben, 'Elf', ['Peer'], []],
    ['it was revealed', ben, 'Elf', ['Bare'], ['revealed']],
    ['spectators see that too', SPECTATOR, 'Elf', ['Bare'], ['revealed']],
    ['until it was cut away (pentaland 701.1b)', ben, 'Elf', ['Bare', 'Cut'], ['revealed until shuffled']],
    ['until another player may have moved it', ben, 'Elf', ['Bare', 'Scry'], ['revealed until mixed']],
    ['until another player drew it', anna, 'Elf', ['Peer', 'Draw'], ['looked until moved']],
    ['who drew it knows it since', ben, 'Elf', ['Peer', 'Draw'], ['drew']],
    ['they know it on, from the library into the hand', anna, 'Elf', ['Peer', 'Take'], ['looked']],
    ['a card cast from the hand is public since', ben, 'Peer', ['Peer'], ['public']],
    ['its player has known it before', anna, 'Peer', ['Peer'], ['in-hand']],
    ['it was revealed in a hand', anna, 'Wolf', ['Expose'], ['revealed']],
    [
      'until a card of it went where nobody saw which',
      anna,
      'Wolf',
      ['Expose', 'Tuck'],
      ['revealed until moved'],
    ],
    ['its owner knew it until then', ben, 'Wolf', ['Expose', 'Tuck'], ['in-hand until moved']],
    ['cr 406.3: nobody sees it face down in exile', ben, 'Wolf', ['Hide'], ['in-hand until moved, told']],
    ['everyone sees it in play, and sees it go', anna, 'Moss', ['Bounce'], ['public until moved, told']],
    ['its owner knows it on', ben, 'Moss', ['Bounce'], ['public']],
  ] as const)('%s', (_, viewer, name, spells, expected) => {
    expect(ways(viewer, name, ...spells)).toEqual(expected);
  });
});

describe('a name', () => {
  it('is heard by everyone when it is given, and the record says by whom and of what', () => {
    const log = magicGame({ seed: 'names', decisions: 60, variant: 'pentaland', deck: 'secretive' });
    const { record, viewers } = recorded(RECORDING, log);
    const given = log.flatMap((event, nth) => (event.type === 'CardNamed' ? [{ ...event, nth }] : []));
    expect(given.length).toBeGreaterThan(5);
    for (const { name, seat, object, nth } of given) {
      const said = record.names.of(name).find((one) => one.nth === nth)!;
      expect(said).toMatchObject({ seat, object });
      expect(viewers.every((viewer) => record.heard(said, viewer))).toBe(true);
    }
    expect(record.names.of('never said')).toEqual([]);
  });
});
