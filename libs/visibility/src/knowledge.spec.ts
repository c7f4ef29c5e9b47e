// Tests who has seen which card where, and until when; and how a card looks to a viewer who knows it.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { instant } from '#kernel';
import { PENTALAND } from '#mental';
import { cardsIn, COMMON_LIBRARY, ownLibraryOf, PLAIN_MAGIC } from '#rules';
import { unreadAbility } from '#testkit/tables/assisted-table';
import { ANNA, BEN, card, doing, having, NAMES, sized, ToyTable } from '#testkit/tables/toy-table';
import { Gallery, JUDGE, SPECTATOR, viewerAt, type GameView, type ObjectView, type Viewer } from './index.js';
import { YOU } from '#testkit/language/words';

const TOP = { kind: 'top', whose: YOU, count: 2 } as const;
const spell = (name: string, effect: Effect): CardDefinition => card(name, '{0}', 'sorcery', doing(effect));

const CARDS = [
  spell('Peer', { kind: 'look', who: YOU, what: TOP }),
  spell('Scry', { kind: 'scry', who: YOU, count: 2 }),
  spell('Bare', { kind: 'reveal', what: TOP }),
  spell('One', { kind: 'scry', who: YOU, count: 1 }),
  spell('Cut', { kind: 'shuffle', who: YOU }),
  spell('Draw', { kind: 'draw', who: { kind: 'opponents' }, count: 1 }),
  spell('Pick', {
    kind: 'sequence',
    steps: [
      { kind: 'look', who: YOU, what: TOP, bind: 'seen' },
      { kind: 'choose-objects', who: YOU, from: { kind: 'bound', name: 'seen' }, bind: 'one' },
      { kind: 'move', what: { kind: 'bound', name: 'one' }, to: 'hand', cause: 'put' },
    ],
  }),
  spell('Take', { kind: 'draw', who: YOU, count: 1 }),
  spell('Strew', {
    kind: 'sequence',
    steps: [
      { kind: 'reveal', what: TOP, bind: 'shown' },
      {
        kind: 'move',
        what: { kind: 'bound', name: 'shown' },
        to: 'library',
        cause: 'put',
        position: 'bottom',
        order: 'random',
      },
    ],
  }),
];

const [anna, ben] = [viewerAt(ANNA), viewerAt(BEN)];

/** What a viewer sees once these spells have been cast; every choice takes the top card. */
function viewAfter(viewer: Viewer, ...spells: readonly string[]): GameView {
  const gallery = new Gallery([viewer]);
  for (const event of logOver(['Grove', 'Vision', 'Giant', 'Elf'], spells)) gallery.apply(event, instant(1));
  return gallery.projector(viewer).viewOf(gallery.state);
}

/** The log of these spells over a library of these cards, the last on top. */
function logOver(library: readonly string[], spells: readonly string[]): ToyTable['events'] {
  const table = new ToyTable(CARDS, PENTALAND, 'knowledge', { ruleset: 'pentaland', names: NAMES });
  for (const name of library) table.library(name);
  const hand = spells.map((name) => table.inHand(name, { named: true }));
  table.begin();
  for (const object of hand) {
    table.cast(object).resolve();
    for (let times = 0; times < 3 && table.state.decision?.kind !== 'priority'; times += 1)
      table
        .answer({ kind: 'choose-objects', objects: cardsIn(table.state, COMMON_LIBRARY).slice(-1) })
        .resolve();
  }
  return table.events;
}

/** Cards of a common library that were seen, and what has happened to them since. */
const seenBy = (viewer: Viewer, ...spells: readonly string[]): readonly string[] =>
  Object.values(viewAfter(viewer, ...spells).objects)
    .filter(({ zone }) => zone === 'library')
    .map(({ printed }) => printed ?? '');

/** Where in the library the known cards lie, from the top. */
function placesSeenBy(viewer: Viewer, ...spells: readonly string[]): Readonly<Record<string, number>> {
  const { library, objects } = viewAfter(viewer, ...spells);
  const known = Object.entries(library?.known ?? {});
  return Object.fromEntries(known.map(([id, place]) => [objects[id]?.printed ?? '', place]));
}

describe('a card seen in a library', () => {
  it.each([
    ['who looked sees it', anna, ['Peer'], ['Elf', 'Giant']],
    ['nobody else does', ben, ['Peer'], []],
    ['no spectator does', SPECTATOR, ['Peer'], []],
    ['everyone sees what was revealed', ben, ['Bare'], ['Elf', 'Giant']],
    ['a spectator too', SPECTATOR, ['Bare'], ['Elf', 'Giant']],
    ['cr 701.22: who scried knows what went to the bottom', anna, ['Scry'], ['Elf', 'Giant']],
    ['cr 701.22: and nobody else', ben, ['Scry'], []],
    ['pentaland 701.1b: until it is cut', anna, ['Peer', 'Cut'], []],
    ['pentaland 701.1b: everyone forgets what was revealed before a cut', ben, ['Bare', 'Cut'], []],
    ['until another player draws it: that one alone', anna, ['Peer', 'Draw'], ['Giant']],
    ['and who drew it does not learn what lies below', ben, ['Peer', 'Draw'], []],
    [
      'a card that one draws oneself is in the hand, and no more in the library',
      anna,
      ['Peer', 'Take'],
      ['Giant'],
    ],
    ['until another player looks there and may lay them otherwise', ben, ['Bare', 'Scry'], []],
    ['a spectator neither', SPECTATOR, ['Bare', 'Scry'], []],
    ['who lays them otherwise knows them still', anna, ['Bare', 'Scry'], ['Elf', 'Giant']],
    ['until another player takes one of them, and nobody sees which', ben, ['Bare', 'Pick'], []],
    ['who took it knows what is left', anna, ['Bare', 'Pick'], ['Giant']],
    ['a single card is followed wherever it is laid', ben, ['Bare', 'One'], ['Elf', 'Giant']],
    ['seen again after a cut, it is known again', anna, ['Peer', 'Cut', 'Peer'], 2],
  ] as const)('%s', (_, viewer, spells, expected) => {
    const seen = seenBy(viewer, ...spells);
    if (typeof expected === 'number') expect(seen).toHaveLength(expected);
    else expect(seen.toSorted()).toEqual(expected);
  });
});

describe('cr 701.24: a card seen again after a shuffle', () => {
  /** All ids the two cards there ever had. */
  function idsOf(viewer: Viewer, ...spells: readonly string[]): ReadonlySet<string> {
    const gallery = new Gallery([viewer]);
    const ids = new Set<string>();
    for (const event of logOver(['Giant', 'Elf'], spells)) {
      gallery.apply(event, instant(1));
      if (gallery.state.game === null) continue;
      for (const { zone, id } of Object.values(gallery.projector(viewer).viewOf(gallery.state).objects))
        if (zone === 'library') ids.add(id);
    }
    return ids;
  }

  it.each([
    ['Peer', anna],
    ['Bare', anna],
    ['Bare', ben],
    ['Bare', SPECTATOR],
  ] as const)('has a new id, which does not tell which card it was (%s)', (look, viewer) => {
    expect(idsOf(viewer, look).size).toBe(2);
    expect(idsOf(viewer, look, look).size).toBe(2);
    expect(idsOf(viewer, look, 'Cut', look).size).toBe(4);
  });
});

describe('the place of a known card in a library', () => {
  it.each([
    ['who looked knows', anna, ['Peer'], { Elf: 1, Giant: 2 }],
    ['and nobody else', ben, ['Peer'], {}],
    ['all know of what was revealed', SPECTATOR, ['Bare'], { Elf: 1, Giant: 2 }],
    ['it moves up as what lies above is drawn', anna, ['Peer', 'Draw'], { Giant: 1 }],
    ['cr 701.22: who scried knows what lies at the bottom now', anna, ['Scry'], { Giant: 1, Elf: 4 }],
    ['a single card is followed there', ben, ['Bare', 'One'], { Giant: 1, Elf: 4 }],
    ['not past a cut', anna, ['Peer', 'Cut'], {}],
    ['nor past what somebody else lays there', ben, ['Bare', 'Scry'], {}],
    ['what is laid at random nobody knows, not even who laid it', anna, ['Strew'], {}],
    ['nor do the others', SPECTATOR, ['Strew'], {}],
  ] as const)('%s', (_, viewer, spells, expected) => {
    expect(placesSeenBy(viewer, ...spells)).toEqual(expected);
    expect(seenBy(viewer, ...spells).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it('stands beside the size of a player’s own library', () => {
    const table = new ToyTable(CARDS, PLAIN_MAGIC, 'own', { ruleset: 'magic', names: NAMES });
    const own = ownLibraryOf(ANNA);
    for (const name of ['Grove', 'Giant', 'Elf']) table.lay(own, name, { named: true });
    const spell = table.inHand('Peer', { named: true });
    table.begin().cast(spell).resolve();
    const libraryOf = (viewer: Viewer): unknown => {
      const gallery = new Gallery([viewer]);
      for (const event of table.events) gallery.apply(event, instant(1));
      const { seats, objects } = gallery.projector(viewer).viewOf(gallery.state);
      const [library] = seats[ANNA]?.libraries ?? [];
      const known = Object.entries(library?.known ?? {}).map(([id, place]) => [objects[id]?.name, place]);
      return { ...library, ...(known.length === 0 ? {} : { known: Object.fromEntries(known) as unknown }) };
    };
    expect(libraryOf(anna)).toEqual({ size: 3, known: { Elf: 1, Giant: 2 } });
    expect(libraryOf(ben)).toEqual({ size: 3 });
    expect(libraryOf(JUDGE)).toEqual({
      size: 3,
      cards: [expect.any(String), expect.any(String), expect.any(String)],
    });
  });
});

describe('a card seen in a hand', () => {
  const HAND = { kind: 'zone', zone: 'hand', whose: { kind: 'opponents' } } as const;
  const one = { kind: 'bound', name: 'one' } as const;
  const theirs = (
    to: 'library' | 'exile',
    more: Partial<Extract<Effect, { kind: 'move' }>> = {},
  ): Effect => ({
    kind: 'sequence',
    steps: [
      { kind: 'choose-objects', who: { kind: 'opponents' }, from: HAND, bind: 'one' },
      { kind: 'move', what: one, to, cause: 'put', ...more },
    ],
  });
  const SPELLS = [
    spell('Expose', { kind: 'reveal', what: HAND }),
    spell('Tuck', theirs('library', { position: 'bottom' })),
    spell('Hide', theirs('exile', { face: 'face-down' })),
    spell('Gain', { kind: 'gain-life', who: YOU, amount: 1 }),
  ];

  /** The cards of Ben's hand that somebody still knows; Ben chooses the first of his cards, or the last. */
  function known(viewer: Viewer, which: 0 | -1, ...spells: readonly string[]): readonly string[] {
    const table = new ToyTable(SPELLS, PENTALAND, 'hands', { ruleset: 'pentaland', names: NAMES });
    for (const name of ['Grove', 'Vision']) table.library(name);
    for (const name of ['Giant', 'Elf', 'Grove']) table.inHand(name, { seat: BEN });
    const mine = spells.map((name) => table.inHand(name, { named: true }));
    table.begin();
    for (const object of mine) {
      table.cast(object).resolve();
      const { decision } = table.state;
      if (decision?.question.kind === 'choose-objects')
        table
          .answer({ kind: 'choose-objects', objects: decision.question.candidates.slice(which).slice(0, 1) })
          .resolve();
    }
    const gallery = new Gallery([viewer]);
    for (const event of table.events) gallery.apply(event, instant(1));
    return Object.values(gallery.projector(viewer).viewOf(gallery.state).objects)
      .filter(({ zone, owner }) => zone === 'hand' && owner === BEN)
      .map(({ printed }) => printed ?? '')
      .toSorted();
  }

  it.each([
    ['it is known there', anna, ['Expose'], ['Elf', 'Giant', 'Grove']],
    ['it is known as long as nothing leaves', anna, ['Expose', 'Gain'], ['Elf', 'Giant', 'Grove']],
    ['until a card of it goes where nobody sees which', anna, ['Expose', 'Tuck'], []],
    ['for spectators as well', SPECTATOR, ['Expose', 'Tuck'], []],
    ['or lies face down', anna, ['Expose', 'Hide'], []],
    ['its owner knows what is left', ben, ['Expose', 'Tuck'], ['Elf', 'Grove']],
  ] as const)('%s', (_, viewer, spells, expected) => {
    expect(known(viewer, 0, ...spells)).toEqual(expected);
  });

  it('does not reveal which one left to anyone who did not see it', () => {
    for (const viewer of [anna, SPECTATOR])
      for (const hidden of ['Tuck', 'Hide'])
        expect(known(viewer, 0, 'Expose', hidden)).toEqual(known(viewer, -1, 'Expose', hidden));
  });
});

describe('a known card', () => {
  const BEAR = card(
    'Bear',
    '{0}',
    'creature',
    { supertypes: ['legendary'], subtypes: ['Bear'] },
    sized(2, 2),
    having({ kind: 'keyword', name: 'flying' }, unreadAbility('triggered', 'Whenever it is loud, be loud.')),
  );
  const GROW = card(
    'Grow',
    '{0}',
    'instant',
    doing({
      kind: 'continuous',
      what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
      changes: [{ kind: 'modify-stats', power: 1, toughness: 3 }],
      until: { kind: 'end-of-turn' },
    }),
  );

  function bear(viewer: Viewer): ObjectView | undefined {
    const table = new ToyTable([BEAR, GROW], PENTALAND, 'known', { ruleset: 'pentaland', names: NAMES });
    const [one, grow] = [table.inHand('Bear', { named: true }), table.inHand('Grow', { named: true })];
    table.begin().cast(one).resolve().cast(grow).resolve();
    const gallery = new Gallery([viewer]);
    for (const event of table.events) gallery.apply(event, instant(1));
    const view = gallery.projector(viewer).viewOf(gallery.state);
    return Object.values(view.objects).find(({ zone }) => zone === 'battlefield');
  }

  it.each([anna, ben, SPECTATOR])('shows its name, its types, its text and its present values', (viewer) => {
    expect(bear(viewer)).toMatchObject({
      name: 'Bear',
      cost: '{0}',
      typeLine: 'Legendary Creature — Bear',
      text: ['Flying', 'Whenever it is loud, be loud.'],
      assisted: ['Whenever it is loud, be loud.'],
      power: 3,
      toughness: 5,
    });
  });

  it('shows its printed face and cost while unnamed, to whoever sees its face', () => {
    const table = new ToyTable([], PENTALAND, 'unnamed', { ruleset: 'pentaland', names: NAMES });
    table.inHand('Elf');
    table.begin();
    const shown = [anna, ben].map((viewer) => {
      const gallery = new Gallery([viewer]);
      for (const event of table.events) gallery.apply(event, instant(1));
      return Object.values(gallery.projector(viewer).viewOf(gallery.state).objects);
    });
    expect(shown[0]).toEqual([expect.objectContaining({ name: '', printed: 'Elf', cost: '{G}' })]);
    expect(shown[1]).toEqual([]);
  });
});
