// Tests cards that are seen in a hidden zone (utopia 904.11c-d), and cards for which no name is left (904.8).
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { cardsIn, graveyardOf, handOf, legalActions, type ObjectId } from '#rules';
import { ANNA, BEN, word } from '#testkit/tables/toy-table';
import { card, doing, having, NAMES, sized, ToyTable } from '#testkit/mental/pentaland-table';
import { UTOPIA } from '../index.js';
import { YOU, OPPONENTS } from '#testkit/language/words';

const spell = (name: string, effect: Effect): CardDefinition => card(name, '{0}', 'sorcery', doing(effect));

const CARDS = [
  card(
    'Glass',
    '{0}',
    'enchantment',
    having({
      kind: 'static',
      effects: [{ kind: 'player', who: OPPONENTS, property: 'reveals-hand' }],
    }),
  ),
  spell('Shatter', {
    kind: 'destroy',
    what: { kind: 'each', filter: { kind: 'type', is: 'enchantment' } },
  }),
  spell('Sway', { kind: 'control-player', who: OPPONENTS, by: YOU, during: 'next-turn' }),
  spell('Dump', { kind: 'discard', who: YOU, count: 1 }),
  card('Hound', '{W}', 'creature', sized(2, 2)),
];

const table = (): ToyTable => new ToyTable(CARDS, UTOPIA, 'hidden', { ruleset: 'utopia', names: NAMES });

describe('utopia 904.11c: a hand that stays revealed', () => {
  function shown() {
    const made = table();
    const glass = made.inHand('Glass', { named: true });
    const shatter = made.inHand('Shatter', { named: true });
    const [cub, fox] = [made.inHand('Cub', { seat: BEN }), made.inHand('Fox', { seat: BEN })];
    made.begin().cast(glass).resolve();
    return { made, shatter, cub, fox };
  }
  const bySeat = (made: ToyTable) => made.names(handOf(BEN));

  it('is announced by its player card by card, and uses up no name', () => {
    const { made } = shown();
    expect(made.decision).toMatchObject({ seat: BEN, kind: 'word', prompt: 'name' });
    made.name('Hound').answer(word('Utopia'));
    expect(bySeat(made)).toEqual(['Hound', '']);
    expect([made.used, made.decision.kind]).toEqual([[], 'priority']);
    made.answer({ kind: 'priority', action: 'pass' });
    expect(bySeat(made)).toEqual(['Hound', '']);
  });

  it.each([
    ['of another cost', 'Coal', 'utopia 904.6'],
    ['nobody knows', 'Nobody', 'utopia 904.6'],
  ])('is not announced as a card %s', (_, name, rule) => {
    const { made } = shown();
    expect(made.tryAnswer(word(name))).toMatchObject({ rule });
  });

  it('is offered as unnamed cards, whatever was announced', () => {
    const { made, cub, fox } = shown();
    made.name('Hound').answer(word('Utopia'));
    const offered = legalActions(made.state, BEN, made.inputs);
    const of = (object: ObjectId) =>
      offered.filter((action) => 'object' in action && action.object === object);
    const ways = of(cub).map((action) => ({ ...action, object: '' }));
    expect(ways.length).toBeGreaterThan(0);
    expect(of(fox).map((action) => ({ ...action, object: '' }))).toEqual(ways);
  });

  it('is any cards again as soon as it is no longer revealed', () => {
    const { made, shatter } = shown();
    made.name('Hound').name('Cub').cast(shatter).resolve();
    expect(bySeat(made)).toEqual(['', '']);
    expect(made.told('TemplateReleased')).toHaveLength(1);
  });
});

describe('utopia 904.11d: the cards that are seen by whoever controls another player', () => {
  function swayed() {
    const made = table();
    const sway = made.inHand('Sway', { named: true });
    const [dump, cub] = [made.inHand('Dump', { seat: BEN, named: true }), made.inHand('Cub', { seat: BEN })];
    made.inHand('Fox', { seat: BEN });
    for (const seat of [ANNA, BEN]) made.lay({ kind: 'library', seat, index: 0 }, 'Coal', { seat });
    made.permanent('Cub', { faceDown: 'utopia', seat: BEN });
    made.begin().cast(sway).resolve();
    for (let times = 0; times < 20 && made.state.turn?.step !== 'precombat-main'; times += 1)
      made.answer({ kind: 'priority', action: 'pass' });
    for (let times = 0; times < 20 && made.state.turn?.active !== BEN; times += 1)
      made.answer(
        made.decision.kind === 'priority'
          ? { kind: 'priority', action: 'pass' }
          : { kind: 'attackers', attacks: [] },
      );
    for (let times = 0; times < 20 && made.state.turn?.step !== 'precombat-main'; times += 1)
      made.answer({ kind: 'priority', action: 'pass' });
    expect(made.decision).toMatchObject({ seat: ANNA, of: BEN, kind: 'priority' });
    return { made, dump, cub };
  }

  it('are lands meanwhile, and stay lands where everyone sees them', () => {
    const { made, dump } = swayed();
    expect(made.events.some(({ type }) => type === 'TakenForUtopia')).toBe(true);
    made.cast(dump).resolve();
    const [first] =
      made.state.decision?.question.kind === 'choose-objects' ? made.state.decision.question.candidates : [];
    made.answer({ kind: 'choose-objects', objects: [first!] });
    const lying = cardsIn(made.state, graveyardOf(BEN)).find((id) => id !== made.now(dump));
    expect(made.object(lying!)?.faceDown).toBe('utopia');
    expect(made.used).toEqual([]);
  });

  it('can still be used as any card', () => {
    const { made, cub } = swayed();
    made.cast(cub, { name: 'Hound' }).resolve();
    expect([made.battlefield.includes('Hound'), made.used]).toEqual([true, ['Hound']]);
  });
});

describe('utopia 904.8: a card without an unused name', () => {
  it('utopia 904.6a: cannot have its own printed name if that is used, and becomes a Utopia if its player gives up', () => {
    const made = table();
    const [one, two] = [made.inHand('Dump', { named: true }), made.inHand('Dump', { named: true })];
    const [first, second] = [made.inHand('Lone'), made.inHand('Lone')];
    made.begin().cast(one).resolve();
    made
      .answer({ kind: 'choose-objects', objects: [first] })
      .name('Lone')
      .resolve();
    made.cast(two).resolve();
    if (made.decision.kind === 'choose-objects') made.answer({ kind: 'choose-objects', objects: [second] });
    expect(made.tryAnswer(word('Lone'))).toMatchObject({ rule: 'utopia 904.6a' });
    made.answer(word('')).resolve();
    expect(made.object(made.now(second))?.faceDown).toBe('utopia');
    expect(made.used).toEqual(['Lone']);
  });
});

describe('utopia 904.11a-b: a search in a library of three', () => {
  const search = (limits: Partial<Extract<Effect, { kind: 'search' }>>) =>
    spell('Seek', {
      kind: 'search',
      who: YOU,
      zones: ['library'],
      filter: { kind: 'type', is: 'creature' },
      least: 0,
      ...limits,
      bind: 'found',
    });

  it.each([
    ['for two cards is among the top two', { most: 2 }, 2],
    ['for any number is among none', { unbounded: 'unbounded' }, 0],
  ] as const)('%s', (_, limits, among) => {
    const made = new ToyTable([search(limits)], UTOPIA, 'search', { ruleset: 'utopia', names: NAMES });
    const seek = made.inHand('Seek', { named: true });
    const library = { kind: 'library', seat: ANNA, index: 0 } as const;
    for (let nth = 0; nth < 3; nth += 1) made.lay(library, 'Cub', { seat: ANNA });
    made.begin().cast(seek).resolve();
    const question = made.state.decision?.question;
    const candidates = question?.kind === 'choose-objects' ? question.candidates : [];
    expect(candidates).toEqual(cardsIn(made.state, library).slice(3 - among));
  });
});

it('utopia 904.5f: one of a player’s Utopias leaves at random, whichever was meant', () => {
  const quake = spell('Quake', {
    kind: 'destroy',
    what: { kind: 'each', filter: { kind: 'status', is: 'tapped' } },
  });
  const left = Array.from({ length: 8 }, (_, nth) => {
    const made = new ToyTable([quake], UTOPIA, `random ${nth}`, { ruleset: 'utopia', names: NAMES });
    const one = made.permanent('Cub', { faceDown: 'utopia' });
    made.permanent('Coal', { faceDown: 'utopia' });
    const object = made.inHand('Quake', { named: true });
    made.begin().act({ do: 'activate', object: one, ability: 0, mana: 'W' }).cast(object).resolve();
    expect(made.object(one)).toBeUndefined();
    return made.printed(made.now(one));
  });
  expect([...new Set(left)].sort()).toEqual(['Coal', 'Cub']);
});
