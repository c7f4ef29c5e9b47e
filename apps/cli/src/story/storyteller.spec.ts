import { beforeEach, describe, expect, it } from '@jest/globals';
import { hashText, instant, type Json } from '#kernel';
import { DEFAULT_TERMS } from '#rules';
import { jsonPatch, publishedView } from '#visibility';
import type { ToldEntry } from '../client/told.js';
import { Storyteller } from './storyteller.js';
import { malformed } from '#testkit/values/malformed';

type Story = ToldEntry['story'];
type Change = Readonly<Record<string, unknown>>;

const PLAYERS = new Map([
  ['a', 'Anna'],
  ['b', 'Boris'],
]);
const BEGUN = {
  turn: { number: 3, active: 0, step: 'precombat-main' },
  seats: {
    0: { seat: 0, player: 'a', life: 20, hand: ['c1'] },
    1: { seat: 1, player: 'b', life: 18 },
  },
  objects: {
    c1: { name: '', printed: 'Badger', typeLine: '' },
    p1: { name: 'Otter', typeLine: 'Creature — Otter', controller: 0 },
    p2: { name: 'Vole', typeLine: 'Creature — Vole', controller: 1 },
    p3: { name: '', faceDown: 'pentaland', typeLine: 'Land', controller: 1 },
  },
};

/** What no story speaks of, and every view has. */
const TABLE = {
  status: 'playing',
  terms: DEFAULT_TERMS,
  createdAt: instant(0),
  commitment: hashText('seed'),
  host: 'a',
  invited: [],
};

/** As the merge of JSON objects: a null takes the member away. */
function merged(value: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change;
  const members = new Map(Object.entries((value ?? {}) as Change));
  for (const [name, member] of Object.entries(change))
    if (member === null) members.delete(name);
    else members.set(name, merged(members.get(name), member));
  return Object.fromEntries(members);
}

const named = (objects: Change): Change =>
  Object.fromEntries(
    Object.entries(objects).map(([id, object]) => [
      id,
      object === null ? null : { id, ...(object as object) },
    ]),
  );

let teller: Storyteller;
let view: Change;
const published = (): Json => publishedView(malformed(view));
const tell = (story: Story, { objects = {}, ...change }: Change = {}) => {
  const before = published();
  view = merged(view, { ...change, objects: named(objects as Change) }) as Change;
  return teller.tell({ story, patch: jsonPatch(before, published()) });
};
beforeEach(() => {
  view = { ...TABLE, seats: {}, objects: {} };
  teller = new Storyteller(PLAYERS, published());
  tell({ type: 'StepBegan', step: 'precombat-main' }, BEGUN);
});

const HAND = { kind: 'hand', seat: 0, index: 0 };
const GRAVEYARD = { kind: 'graveyard', seat: 1, index: 0 };
const FIELD = { kind: 'battlefield', seat: null, index: 0 };
const LIBRARY = { kind: 'library', seat: null, index: 0 };
const moved = (more: object): Story => ({
  type: 'ObjectMoved',
  owner: 1,
  by: 0,
  cause: 'put',
  faceDown: null,
  ...more,
});

describe('a feed told in sentences', () => {
  it('begins a turn with the life of every player still in the game', () => {
    expect(tell({ type: 'TurnBegan', turn: 4, seat: 1 })).toEqual(['\nTurn 4, Boris (Anna 20, Boris 18)']);
    expect(
      tell({ type: 'TurnBegan', turn: 5, seat: 1, extra: true }, { seats: { 0: { lost: 'conceded' } } }),
    ).toEqual(['\nTurn 5, Boris, an extra one (Boris 18)']);
  });

  it('says in one sentence which card is cast as what, as far as the viewer sees it', () => {
    const cast = (controller: number, object: string) =>
      tell({ type: 'SpellCast', object, item: { controller, targets: [] } });
    expect(tell({ type: 'CardNamed', seat: 0, object: 'c1', name: 'Stoat' })).toEqual([]);
    tell(moved({ from: HAND, to: { kind: 'stack' }, cause: 'cast' }), {
      objects: { c1: null, p9: { name: 'Stoat', typeLine: 'Creature' } },
    });
    expect(cast(0, 'p9')).toEqual(['  Anna casts Badger as Stoat.']);
    // What is in the hand of another is a card.
    tell({ type: 'CardNamed', seat: 1, name: 'Stoat', watched: true });
    expect(cast(1, 'p9')).toEqual(['  Boris casts a card as Stoat (a watched name).']);
    // What was named before is only cast.
    expect(cast(1, 'p9')).toEqual(['  Boris casts Stoat.']);
  });

  it('says what was named for another purpose, as soon as there is a purpose', () => {
    tell({ type: 'CardNamed', seat: 0, object: 'c1', name: 'Stoat' });
    expect(tell({ type: 'DecisionOpened' })).toEqual(['  Anna names Badger: Stoat.']);
    tell({ type: 'CardNamed', seat: 1, name: 'Stoat' });
    const discarded = moved({ from: { ...HAND, seat: 1 }, to: GRAVEYARD, cause: 'discard', becomes: 'p9' });
    expect(tell(discarded, { objects: { p9: { name: 'Stoat', typeLine: 'Creature' } } })).toEqual([
      '  Boris names a card: Stoat.',
      '  Boris discards Stoat.',
    ]);
  });

  it('says what is proposed for a text to whoever votes next', () => {
    const does = { kind: 'gain-life', who: { kind: 'you' }, amount: 1 };
    const proposed = { type: 'ClauseProposed', seat: 1, text: 'Be merry.', part: 'effect', attempt: 1, does };
    expect(tell({ ...proposed, inWords: 'You gain 1 life.' })).toEqual([
      '  Boris says what this does: “Be merry.” Proposed: You gain 1 life.',
    ]);
    expect(tell(proposed)).toEqual([
      `  Boris says what this does: “Be merry.” Proposed: ${JSON.stringify(does)}`,
    ]);
  });

  it('names the targets of spells and abilities, and says what has no effect', () => {
    const targets = [[{ objects: ['p1'], players: [1] }]];
    expect(
      tell({ type: 'SpellCast', object: 'p2', item: { kind: 'spell', controller: 1, x: 3, targets } }),
    ).toEqual(['  Boris casts Vole, X being 3, at Otter and Boris.']);
    const item = { kind: 'triggered', controller: 1, source: 'p2', text: 'Dance.', targets: [] };
    expect(tell({ type: 'AbilityStacked', object: 's1', item })).toEqual(['  Vole triggers: Dance.']);
    expect(
      tell({ type: 'AbilityStacked', object: 's1', item: { ...item, kind: 'activated', targets } }),
    ).toEqual(['  Boris uses Vole: Dance, at Otter and Boris.']);
    expect(tell({ type: 'ResolutionBegan', object: 'p2', fizzled: true })).toEqual([
      '  Vole comes to nothing: its targets are gone.',
    ]);
    expect(tell({ type: 'ResolutionBegan', object: 'p2', fizzled: false })).toEqual([]);
  });

  it('calls what is gone by the name it had', () => {
    tell({ type: 'ObjectCeased' }, { objects: { p1: null } });
    tell({ type: 'PermanentTapped' });
    const item = { kind: 'activated', controller: 0, source: 'p1', text: 'Dance.', targets: [] };
    expect(tell({ type: 'AbilityStacked', object: 's1', item })).toEqual(['  Anna uses Otter: Dance.']);
  });

  it('tells a fight: who attacks whom, who blocks, how much damage is dealt, and who dies', () => {
    const attacks = [
      { attacker: 'p1', defender: 1 },
      { attacker: 'p3', defender: 'p2' },
    ];
    expect(tell({ type: 'AttackersDeclared', attacks })).toEqual([
      '  Anna attacks Boris with Otter and Vole with a face-down land.',
    ]);
    expect(tell({ type: 'AttackersDeclared', attacks: [] })).toEqual([]);
    expect(
      tell({ type: 'BlockersDeclared', seat: 1, blocks: [{ blocker: 'p2', attackers: ['p1'] }] }),
    ).toEqual(['  Boris blocks Otter with Vole.']);
    expect(tell({ type: 'DamageDealt', source: 'p1', to: 'p2', amount: 3 })).toEqual([]);
    expect(tell({ type: 'DamageDealt', source: 'p1', to: 1, amount: 2 })).toEqual([
      '  Otter deals 3 damage to Vole.',
    ]);
    expect(
      tell({ type: 'LifeChanged', seat: 1, by: -2, cause: 'damage' }, { seats: { 1: { life: 16 } } }),
    ).toEqual(['  Otter deals 2 damage to Boris, who goes from 18 life to 16.']);
    const dies = moved({ from: FIELD, to: GRAVEYARD, cause: 'destroy', object: 'p2', becomes: 'p8' });
    expect(tell(dies, { objects: { p2: null, p8: { name: 'Vole', typeLine: 'Creature' } } })).toEqual([
      '  Vole dies.',
    ]);
  });

  it('tells what happens to several of a crowd once, with their number', () => {
    const dies = moved({ from: FIELD, to: GRAVEYARD, cause: 'destroy', object: 'p2', becomes: 'p8' });
    const events = [
      dies,
      { like: 0, becomes: 'p9' },
      { like: 0, object: 'p1', becomes: 'p10' },
      { type: 'DamageDealt', source: 'p1', to: 1, amount: 2 },
    ];
    expect(tell({ type: 'HappenedAtOnce', events })).toEqual([
      '  Vole dies (2 times).\n  Otter dies.\n  Otter deals 2 damage to Boris.',
    ]);
    const taps = [{ type: 'PermanentTapped', object: 'p1' }];
    expect(tell({ type: 'HappenedAtOnce', events: taps })).toEqual([]);
  });

  it('says what is drawn to the player who sees it, and of others only unusual draws', () => {
    const drawn = (seat: number, becomes?: string) =>
      tell({ type: 'CardDrawn', seat, ...(becomes === undefined ? {} : { becomes }) });
    expect(drawn(1)).toEqual(['  Boris draws a card.']);
    tell({ type: 'StepBegan' }, { turn: { step: 'draw' } });
    expect(drawn(1)).toEqual([]);
    expect(drawn(0, 'c1')).toEqual(['  Anna draws Badger.']);
    tell({ type: 'StepBegan' }, { turn: null });
    expect(drawn(0, 'c1')).toEqual([]);
  });

  it.each([
    [{ type: 'PentalandPlayed', seat: 0, object: 'c1' }, 'Anna plays Badger as a land, face down.'],
    [{ type: 'PentalandPlayed', seat: 1 }, 'Boris plays a card as a land, face down.'],
    [{ type: 'LifeChanged', seat: 1, by: 4, cause: 'gain' }, 'Boris gains 4 life and goes from 18 to 18.'],
    [{ type: 'CountersChanged', object: 'p1', counter: '+1/+1', by: 2 }, 'Otter gets 2 +1/+1 counters.'],
    [{ type: 'PlayerCountersChanged', seat: 0, counter: 'poison', by: 1 }, 'Anna gets one poison counter.'],
    [
      { type: 'CardsRevealed', seat: 1, objects: ['p1', 'p2', 'c1'] },
      'Boris reveals Otter, Vole and Badger.',
    ],
    [{ type: 'CardsLookedAt', seat: 1, zone: LIBRARY, count: 1 }, 'Boris looks at one card of the library.'],
    [{ type: 'LibraryCut', zone: LIBRARY }, 'The library is cut.'],
    [{ type: 'LibraryShuffled', zone: { ...LIBRARY, seat: 1 } }, 'The library of Boris is shuffled.'],
    [{ type: 'AttachmentChanged', object: 'p1', to: 'p2' }, 'Otter is attached to Vole.'],
    [{ type: 'FaceChanged', object: 'p2', how: 'face-up' }, 'A face-down card is turned up: Vole.'],
    [moved({ from: HAND, to: FIELD, cause: 'play', object: 'c1', becomes: 'p1' }), 'Anna plays Otter.'],
    [moved({ from: GRAVEYARD, to: FIELD, object: 'c1', becomes: 'p1' }), 'Otter comes onto the battlefield.'],
    [moved({ from: FIELD, to: GRAVEYARD, cause: 'sacrifice', object: 'p1' }), 'Anna sacrifices Otter.'],
    [moved({ from: FIELD, to: { ...HAND, seat: 1 }, object: 'p2' }), 'Vole goes to the hand of Boris.'],
    [moved({ from: GRAVEYARD, to: LIBRARY, object: 'p2' }), 'Vole goes into the library.'],
    [moved({ from: FIELD, to: { kind: 'exile' }, object: 'p2' }), 'Vole is exiled.'],
  ] satisfies [Story, string][])('%j', (story, sentence) => {
    expect([...tell(story), ...tell({ type: 'DecisionOpened' })]).toEqual([`  ${sentence}`]);
  });

  it('tells nothing that was said already, nor what nobody would tell', () => {
    for (const story of [
      moved({ from: HAND, to: FIELD, cause: 'play', faceDown: 'pentaland', becomes: 'p3' }),
      moved({ from: { kind: 'stack' }, to: GRAVEYARD, cause: 'resolve', object: 'p1' }),
      { type: 'PermanentTapped', object: 'p1' },
      { type: 'PriorityPassed', seat: 0 },
      { type: 'SomethingNew' },
    ])
      expect(tell(story)).toEqual([]);
  });

  it('ends with why a player lost, and who won', () => {
    expect(tell({ type: 'PlayerLost', seat: 0, reason: 'no-life' })).toEqual([
      '\nAnna has no life left and loses.',
    ]);
    expect(tell({ type: 'PlayerLost', seat: 0, reason: 'effect' })).toEqual(['\nAnna loses by an effect.']);
    expect(tell({ type: 'GameEnded', reason: 'last-one-standing', winners: [1] })).toEqual(['Boris wins.']);
    expect(tell({ type: 'GameEnded', reason: 'won-by-effect', winners: [0, 1] })).toEqual([
      'Anna and Boris win.',
    ]);
    expect(tell({ type: 'GameEnded', reason: 'cancelled', winners: [] })).toEqual([
      'The host cancelled the table.',
    ]);
  });
});
