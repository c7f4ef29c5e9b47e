// Tests cards that stay revealed while an effect says so (cr 401.5, 401.6, 402.3, 702.94b): who sees them,
// until when, and by which id.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Static } from '#abilities';
import type { CardDefinition } from '#cards';
import { instant } from '#kernel';
import { cardsIn, known, ownLibraryOf, PLAIN_MAGIC, STACK, type ObjectId } from '#rules';
import { ANNA, BEN, card, doing, having, NAMES, sized, ToyTable } from '#testkit/tables/toy-table';
import { forgetting, foundWith, Gallery } from './fixtures/mutated.fixture.js';
import { JUDGE, SPECTATOR, viewerAt, type Viewer } from './viewers/viewer.js';
import { YOU } from '#testkit/language/words';

const OPPONENT = { kind: 'opponents' } as const;
const IT = { kind: 'bound', name: 'it' } as const;
const top = (whose: typeof YOU | typeof OPPONENT, count = 1) => ({ kind: 'top', whose, count }) as const;
const handOf = (whose: typeof YOU | typeof OPPONENT) => ({ kind: 'zone', zone: 'hand', whose }) as const;
const steps = (...of: readonly Effect[]): Effect => ({ kind: 'sequence', steps: of });
const always = (...effects: readonly Static[]): Ability => ({ kind: 'static', effects });
const lookingAt = (whose: typeof YOU | typeof OPPONENT): Ability =>
  always({ kind: 'may', permission: { kind: 'look-at', who: YOU, what: top(whose) } });
const spell = (name: string, effect: Effect): CardDefinition => card(name, '{0}', 'instant', doing(effect));
const thing = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  card(name, '{0}', 'artifact', having(...abilities));
const one = (from: ReturnType<typeof handOf>, who: typeof YOU | typeof OPPONENT): Effect => ({
  kind: 'choose-objects',
  who,
  from,
  bind: 'it',
});
const goneAtOnce: Ability = {
  kind: 'activated',
  costs: [{ kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
  body: { kind: 'plain', effect: { kind: 'gain-life', who: YOU, amount: 1 } },
};

const CARDS = [
  thing('Sphinx', lookingAt(YOU), goneAtOnce),
  thing('Spy', lookingAt(OPPONENT)),
  thing('Lens', always({ kind: 'player', who: YOU, property: 'reveals-top' }), goneAtOnce),
  thing('Window', always({ kind: 'player', who: OPPONENT, property: 'reveals-hand' })),
  /** Its target is the opponent's choice, made after its cost is paid. */
  thing('Mill', {
    kind: 'activated',
    costs: [{ kind: 'effect', effect: { kind: 'mill', who: YOU, count: 1 } }],
    body: {
      kind: 'plain',
      targets: [{ kind: 'target', filter: { kind: 'type', is: 'artifact' }, by: OPPONENT }],
      effect: { kind: 'gain-life', who: YOU, amount: 1 },
    },
  }),
  spell('Draw two', { kind: 'draw', who: YOU, count: 2 }),
  spell('Draw', { kind: 'draw', who: YOU, count: 1 }),
  spell('Cover', steps(one(handOf(YOU), YOU), { kind: 'move', what: IT, to: 'library', cause: 'put' })),
  spell('Shuffle', { kind: 'shuffle', who: YOU }),
  spell('Scry', { kind: 'scry', who: YOU, count: 2 }),
  spell(
    'Tuck',
    steps(one(handOf(OPPONENT), OPPONENT), {
      kind: 'move',
      what: IT,
      to: 'library',
      cause: 'put',
      position: 'bottom',
    }),
  ),
  card('Wonder', '{0}', 'instant', sized(0, 0), {
    abilities: [
      { kind: 'spell', body: { kind: 'plain', effect: { kind: 'gain-life', who: YOU, amount: 9 } } },
      { kind: 'keyword', name: 'miracle', costs: [{ kind: 'mana', cost: '{0}' }] },
    ],
  }),
  card('Sky', '{9}', 'instant', {
    abilities: [
      {
        kind: 'keyword',
        name: 'forecast',
        ability: {
          kind: 'activated',
          costs: [{ kind: 'reveal-this' }],
          body: { kind: 'plain', effect: { kind: 'gain-life', who: YOU, amount: 1 } },
        },
      },
    ],
  }),
];

const [anna, ben] = [viewerAt(ANNA), viewerAt(BEN)];
const EVERYONE = [anna, ben, SPECTATOR];

interface Laid {
  readonly battlefield?: readonly string[];
  readonly hand?: readonly string[];
  readonly theirs?: readonly string[];
  /** The top card is last. */
  readonly library?: readonly string[];
  readonly step?: 'upkeep';
}

function table({ battlefield = [], hand = [], theirs = [], library = ['Elf', 'Wolf', 'Giant'], step }: Laid) {
  const made = new ToyTable(CARDS, PLAIN_MAGIC, 'lying open', { ruleset: 'magic', names: NAMES });
  for (const name of battlefield) made.permanent(name);
  for (const name of hand) made.inHand(name, { named: true });
  for (const name of theirs) made.inHand(name, { named: true, seat: BEN });
  for (const name of library) made.lay(ownLibraryOf(ANNA), name, { named: true });
  for (const name of ['Grove', 'Moss', 'Ember'])
    made.lay(ownLibraryOf(BEN), name, { named: true, seat: BEN });
  made.begin(step);
  const id = (name: string): ObjectId => {
    const found = Object.values(made.state.objects).find((one) => known(made.state, one.id)?.name === name);
    if (found === undefined) throw new Error(`nothing is called ${name}`);
    return found.id;
  };
  const cast = (name: string): void => {
    made.cast(id(name)).resolve();
  };
  return { made, id, cast };
}

function viewed({ events }: ToyTable, viewer: Viewer) {
  const gallery = new Gallery([viewer]);
  for (const event of events) gallery.apply(event, instant(1));
  return gallery.projector(viewer).viewOf(gallery.state);
}
const decisionSeen = (made: ToyTable, viewer: Viewer): unknown => viewed(made, viewer).decision;

/** The cards of that zone the viewer sees now, with their ids. */
function seen(made: ToyTable, viewer: Viewer, zone: 'library' | 'hand', owner = ANNA) {
  const { objects } = viewed(made, viewer);
  return Object.values(objects).filter((object) => object.zone === zone && object.owner === owner);
}
const namesSeen = (...of: Parameters<typeof seen>): readonly string[] =>
  seen(...of)
    .map(({ name }) => name)
    .toSorted();
const all = (made: ToyTable, zone: 'library' | 'hand' = 'library', owner = ANNA) =>
  EVERYONE.map((viewer) => namesSeen(made, viewer, zone, owner));

describe('cr 401.5: a player who may look at the top card of a library at any time', () => {
  it('sees it, and nobody else does', () => {
    const { made } = table({ battlefield: ['Sphinx'] });
    expect(all(made)).toEqual([['Giant'], [], []]);
    expect(namesSeen(made, JUDGE, 'library')).toEqual(['Elf', 'Giant', 'Wolf']);
  });

  it('sees another player’s top card if the effect says so, and its owner does not', () => {
    const { made } = table({ battlefield: ['Spy'] });
    expect(all(made, 'library', BEN)).toEqual([['Ember'], [], []]);
  });

  it('sees each new top card', () => {
    const { made, cast } = table({ battlefield: ['Sphinx'], hand: ['Draw'] });
    cast('Draw');
    expect(all(made)).toEqual([['Wolf'], [], []]);
  });

  it('cr 121.2: sees the top card between two draws of one effect', () => {
    const { made, cast } = table({ battlefield: ['Sphinx'], hand: ['Draw two'] });
    const shown = () => made.events.filter(({ type }) => type === 'CardsLookedAt').length;
    expect(shown()).toBe(1);
    cast('Draw two');
    expect([shown(), ...all(made)]).toEqual([3, ['Elf'], [], []]);
  });

  it('knows the old top card until a shuffle, and then sees the new one', () => {
    const { made, cast } = table({ battlefield: ['Sphinx'], hand: ['Shuffle'] });
    const [before] = seen(made, anna, 'library');
    cast('Shuffle');
    const after = seen(made, anna, 'library');
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before?.id);
  });

  it('sees no new card once the effect is gone, and knows the present one until it moves', () => {
    const { made, id, cast } = table({ battlefield: ['Sphinx'], hand: ['Draw'] });
    made.act({ do: 'activate', object: id('Sphinx'), ability: 0 }).resolve();
    expect(all(made)).toEqual([['Giant'], [], []]);
    cast('Draw');
    expect(all(made)).toEqual([[], [], []]);
  });

  it('does not see a new top card, revealed or not, while an ability is being activated', () => {
    for (const [lens, first, then] of [
      ['Sphinx', [[], [], []], [['Wolf'], [], []]],
      ['Lens', [[], [], []], [['Wolf'], ['Wolf'], ['Wolf']]],
    ] as const) {
      const { made, id } = table({ battlefield: [lens, 'Mill'] });
      made.act({ do: 'activate', object: id('Mill'), ability: 0 });
      expect(made.decision).toMatchObject({ seat: BEN, kind: 'choose-targets' });
      expect(all(made)).toEqual(first);
      made.answer({ kind: 'choose-targets', targets: [{ object: id('Mill') }] });
      expect(made.decision.kind).toBe('priority');
      expect(all(made)).toEqual(then);
    }
  });
});

describe('cr 401.6: a top card that is revealed again after an interruption', () => {
  it('is a new object to everyone, and the old one is gone', () => {
    const { made, id, cast } = table({ battlefield: ['Lens'], hand: ['Cover', 'Sprout', 'Draw'] });
    const giant = id('Giant');
    const before = EVERYONE.map((viewer) => seen(made, viewer, 'library')[0]!.id);
    cast('Cover');
    made.answer({ kind: 'choose-objects', objects: [id('Sprout')] }).resolve();
    expect(all(made)).toEqual(EVERYONE.map(() => ['Giant', 'Sprout']));
    cast('Draw');
    expect(all(made)).toEqual(EVERYONE.map(() => ['Giant']));
    expect(EVERYONE.map((viewer) => seen(made, viewer, 'library')[0]!.id)).not.toEqual(before);
    expect(made.object(giant)).toBeUndefined();
    expect(made.events.filter(({ type }) => type === 'CardRevealedAgain')).toEqual([
      expect.objectContaining({ object: giant, seat: ANNA }),
    ]);
  });

  it('stays the same object if it was revealed all along', () => {
    const { made, id, cast } = table({ battlefield: ['Lens'], hand: ['Scry'] });
    const [giant, wolf] = [id('Giant'), id('Wolf')];
    cast('Scry');
    made.answer({ kind: 'choose-objects', objects: [wolf] }).resolve();
    expect(made.object(giant)?.id).toBe(giant);
    expect(all(made)).toEqual([['Giant', 'Wolf'], ['Giant'], ['Giant']]);
  });

  it('cr 701.24: has an id that does not tell which card it was before a shuffle', () => {
    const { made, cast } = table({ battlefield: ['Lens'], hand: ['Shuffle'], library: ['Elf'] });
    const before = EVERYONE.map((viewer) => seen(made, viewer, 'library')[0]?.id);
    cast('Shuffle');
    const after = EVERYONE.map((viewer) => seen(made, viewer, 'library')[0]?.id);
    EVERYONE.forEach((_, nth) =>
      expect([before[nth], after[nth]]).toEqual([expect.any(String), expect.any(String)]),
    );
    EVERYONE.forEach((_, nth) => expect(after[nth]).not.toBe(before[nth]));
  });
});

describe('cr 402.3: a revealed hand', () => {
  it('is still seen when one of its cards leaves unseen', () => {
    const { made, id, cast } = table({
      battlefield: ['Window'],
      hand: ['Tuck'],
      theirs: ['Elf', 'Wolf', 'Leaf'],
    });
    cast('Tuck');
    made.answer({ kind: 'choose-objects', objects: [id('Wolf')] }).resolve();
    expect(all(made, 'hand', BEN)).toEqual(EVERYONE.map(() => ['Elf', 'Leaf']));
  });
});

describe('cr 702.94b: a card revealed for miracle', () => {
  /** Anna has drawn and revealed it; its ability is on the stack. */
  function shown() {
    const made = table({ hand: ['Draw', 'Cover', 'Sprout', 'Leaf'], library: ['Elf', 'Wonder'] });
    made.made.cast(made.id('Draw')).resolve('first-drawn').reveal(made.id('Wonder'));
    return made;
  }
  /** Puts another card of her hand on top of her library. */
  function covered({ made, id }: ReturnType<typeof shown>): void {
    made.cast(id('Cover')).answer({ kind: 'priority', action: 'pass' });
    made.answer({ kind: 'priority', action: 'pass' });
    made.answer({ kind: 'choose-objects', objects: [id('Leaf')] });
  }

  it('cr 702.94a: is asked about whatever was drawn, and only its player learns the choices', () => {
    const asked = ['Wonder', 'Elf'].map((drawn) => {
      const { made, id } = table({ hand: ['Draw'], library: ['Wolf', drawn] });
      made.cast(id('Draw')).resolve('first-drawn');
      return { decision: made.decision, seen: [ben, SPECTATOR].map((viewer) => decisionSeen(made, viewer)) };
    });
    const [wonder, elf] = asked;
    expect([wonder, elf].map((one) => one?.decision.question)).toMatchObject([
      { candidates: [expect.any(String)], least: 0 },
      { candidates: [], least: 0 },
    ]);
    expect(wonder?.seen).toEqual(elf?.seen);
    expect(wonder?.seen[0]).toMatchObject({ prompt: 'first-drawn', seat: ANNA });
  });

  it('cr 702.94a: is known to nobody else if it was not revealed', () => {
    const { made, cast } = table({ hand: ['Draw two'], library: ['Wolf', 'Elf', 'Wonder'] });
    cast('Draw two');
    expect(all(made, 'hand')).toEqual([['Elf', 'Wonder'], [], []]);
  });

  it('stays revealed while its ability is on the stack, whatever else leaves the hand', () => {
    const at = shown();
    expect(namesSeen(at.made, ben, 'hand')).toEqual(['Wonder']);
    covered(at);
    expect(cardsIn(at.made.state, STACK)).toHaveLength(1);
    expect([ben, SPECTATOR].map((viewer) => namesSeen(at.made, viewer, 'hand'))).toEqual([
      ['Wonder'],
      ['Wonder'],
    ]);
    expect(at.made.state.lyingOpen).toEqual([{ object: at.id('Wonder'), to: null }]);
  });

  it('is then known only until some card leaves the hand unseen', () => {
    const at = shown();
    const { made } = at;
    made.resolve().answer({ kind: 'yes-no', yes: false });
    expect(made.state.lyingOpen).toEqual([]);
    expect(namesSeen(made, ben, 'hand')).toEqual(['Wonder']);
    covered(at);
    expect([ben, SPECTATOR].map((viewer) => namesSeen(made, viewer, 'hand'))).toEqual([[], []]);
  });

  it('is not known in the hand once it has left', () => {
    const { made } = shown();
    made.resolve().answer({ kind: 'yes-no', yes: true });
    expect(made.state.lyingOpen).toEqual([]);
    expect(namesSeen(made, ben, 'hand')).toEqual([]);
  });
});

describe('cr 702.57b: a card revealed for forecast', () => {
  /** Anna has revealed it in her upkeep; its ability has resolved. */
  function forecast() {
    const at = table({ hand: ['Sky', 'Leaf'], step: 'upkeep' });
    const { made, id } = at;
    made.act({ do: 'activate', object: id('Sky'), ability: 0 }).resolve();
    return at;
  }

  it('stays revealed in the hand during the upkeep step, whatever becomes of the ability', () => {
    const { made, id } = forecast();
    expect([made.life(ANNA), made.state.turn?.step]).toEqual([21, 'upkeep']);
    expect(made.state.lyingOpen).toEqual([{ object: id('Sky'), to: null }]);
    expect([ben, SPECTATOR].map((viewer) => namesSeen(made, viewer, 'hand'))).toEqual([['Sky'], ['Sky']]);
  });

  it('is no longer revealed in the next step', () => {
    const { made } = forecast();
    made.answer({ kind: 'priority', action: 'pass' }).answer({ kind: 'priority', action: 'pass' });
    expect(made.state.turn?.step).not.toBe('upkeep');
    expect(made.state.lyingOpen).toEqual([]);
  });
});

describe('a mutant sight that lasts too long is detected', () => {
  const stillSeen = (): string | undefined => {
    const { made, cast, id } = table({ battlefield: ['Sphinx'], hand: ['Shuffle'] });
    made.act({ do: 'activate', object: id('Sphinx'), ability: 0 }).resolve();
    cast('Shuffle');
    return namesSeen(made, anna, 'library')[0];
  };
  it('after a shuffle', () => {
    expect(stillSeen()).toBeUndefined();
    expect(foundWith(forgetting, 'forgetShown', () => undefined, stillSeen)).toBe('Giant');
  });
});
