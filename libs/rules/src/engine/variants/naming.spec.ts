// Cards without names in a toy variant. A name is asked for wherever it is needed, and nothing happens before
// the answer.
import { describe, expect, it } from '@jest/globals';
import type { Effect, Filter, Pattern, Value } from '#abilities';
import { COMMON_LIBRARY, graveyardOf, handOf, type Zone } from '../../index.js';
import { ANNA, BEN, card, doing, having, sized, ToyTable, word } from '#testkit/tables/toy-table';
import { CREATURE, YOU, both } from '#testkit/language/words';
import { seat } from '#testkit/tables/seats';

const inZone = (zone: 'graveyard' | 'hand'): Filter => ({ kind: 'in', zone });
const steps = (...of: readonly Effect[]): Effect => ({ kind: 'sequence', steps: of });
const gain = (amount: Value): Effect => ({ kind: 'gain-life', who: YOU, amount });
const DEAD_CREATURES: Value = { kind: 'count', of: both(CREATURE, inZone('graveyard')) };
const second = (at: number): Zone => ({ kind: 'graveyard', seat: seat(at), index: 1 });

const TALLY = card('Tally', '{0}', 'sorcery', doing(gain(DEAD_CREATURES)));

/** Puts a creature card from a graveyard into its owner's hand. */
const RAISE = card(
  'Raise',
  '{0}',
  'sorcery',
  doing(
    { kind: 'move', what: { kind: 'target', slot: 0 }, to: 'hand', cause: 'put' },
    { kind: 'target', filter: both(CREATURE, inZone('graveyard')) },
  ),
);

describe('a name is asked for in the middle of a filter', () => {
  it('of a value: the counted cards get names, one after another, and then they are counted', () => {
    const table = new ToyTable([TALLY]);
    const tally = table.inHand('Tally', { named: true });
    const bens = table.lay(graveyardOf(BEN), 'Elf', { seat: BEN });
    const annas = table.lay(graveyardOf(ANNA), 'Giant');
    table.begin().cast(tally).resolve();
    // Graveyards are asked about in seat order; the owner of a card names it.
    expect([table.decision.seat, table.decision.source]).toEqual([ANNA, annas]);
    table.name('Spark');
    expect([table.decision.seat, table.life(ANNA)]).toEqual([BEN, 20]);
    table.name('Wolf');
    expect([table.life(ANNA), table.nameOf(annas), table.nameOf(bens)]).toEqual([21, 'Spark', 'Wolf']);
    expect(table.used).toEqual(['Spark', 'Wolf']);
  });

  it('of an effect on several cards: none moves before all have names', () => {
    const sift: Effect = steps(
      { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 3 }, bind: 'seen' },
      {
        kind: 'move',
        what: { kind: 'only', of: { kind: 'bound', name: 'seen' }, filter: CREATURE },
        to: 'hand',
        cause: 'put',
      },
    );
    const table = new ToyTable([card('Sift', '{0}', 'sorcery', doing(sift))]);
    table.library('Vision');
    const cards = ['Moss', 'Ember', 'Leaf'].map((name) => table.library(name));
    const spell = table.inHand('Sift', { named: true });
    table.begin().cast(spell).resolve();
    expect(table.told('OwnershipTransferred')).toEqual([
      expect.objectContaining({ objects: [...cards].reverse(), owner: ANNA }),
    ]);
    for (const name of ['Elf', 'Spark', 'Wolf']) {
      expect(table.names(handOf(ANNA))).toEqual([]);
      table.name(name);
    }
    // In a hand they lose their names; in the library they belong to nobody again.
    expect(table.names(handOf(ANNA))).toEqual(['', '']);
    expect(cards.map((id) => table.object(table.now(id))?.owner)).toEqual([ANNA, null, ANNA]);
    expect(table.state.decision).toMatchObject({ kind: 'priority', seat: ANNA });
  });

  it('of a trigger: the same event happens again once the card has its name', () => {
    const comes: Pattern = { kind: 'moves', what: CREATURE, to: ['graveyard'] };
    const mourner = card(
      'Mourner',
      '{0}',
      'enchantment',
      having({ kind: 'triggered', when: comes, body: { kind: 'plain', effect: gain(4) } }),
    );
    const mill = card('Mill', '{0}', 'sorcery', doing({ kind: 'mill', who: YOU, count: 2 }));
    const table = new ToyTable([mourner, mill]);
    table.permanent('Mourner', { seat: BEN });
    const [under, top] = [table.library('Elf'), table.library('Moss')];
    const spell = table.inHand('Mill', { named: true });
    table.begin().cast(spell).resolve();
    // Nothing has been milled yet. The cards' owner is asked, and sees them.
    expect([table.object(top)?.zone, table.object(under)?.zone]).toEqual([COMMON_LIBRARY, COMMON_LIBRARY]);
    expect([table.decision.seat, table.decision.question]).toEqual([
      ANNA,
      { kind: 'word', of: 'card', from: null, object: top, none: 'allowed' },
    ]);
    expect(table.told('CardsLookedAt')).toEqual([expect.objectContaining({ seat: ANNA, objects: [top] })]);
    table.name('Wolf').name('Sprout');
    expect(table.names(graveyardOf(ANNA))).toEqual(['Wolf', 'Sprout', 'Mill']);
    table.resolve();
    expect([table.life(BEN), table.life(ANNA)]).toEqual([24, 20]);
  });

  it('of a target, and of a cost: the action waits as proposed, and then is done whole', () => {
    const table = new ToyTable([RAISE]);
    const elf = table.lay(graveyardOf(ANNA), 'Moss');
    const spell = table.inHand('Raise', { named: true });
    table.begin();
    expect(table.offered).toContainEqual({ do: 'cast', object: spell });
    table.cast(spell, { targets: [[{ object: elf }]] });
    expect(table.object(spell)?.zone).toEqual(handOf(ANNA));
    table.name('Elf').resolve();
    expect(table.object(table.now(elf))?.zone).toEqual(handOf(ANNA));
  });

  it('cr 732.1: an action that turns out to be impossible has not happened', () => {
    const table = new ToyTable([RAISE]);
    const leaf = table.lay(graveyardOf(ANNA), 'Moss');
    const spell = table.inHand('Raise', { named: true });
    table.begin().cast(spell, { targets: [[{ object: leaf }]] });
    table.name('Leaf');
    expect(table.decision).toMatchObject({ kind: 'priority', seat: ANNA });
    expect([table.object(spell)?.zone, table.nameOf(leaf)]).toEqual([handOf(ANNA), 'Leaf']);
  });

  it('of a continuous effect: before the game goes on', () => {
    const lord = card(
      'Lord',
      '{0}',
      'creature',
      sized(1, 1),
      having({
        kind: 'static',
        effects: [
          {
            kind: 'modify-this',
            changes: [{ kind: 'modify-stats', power: DEAD_CREATURES, toughness: DEAD_CREATURES }],
          },
        ],
      }),
    );
    const table = new ToyTable([lord]);
    const dead = table.lay(graveyardOf(BEN), 'Moss', { seat: BEN });
    const spell = table.inHand('Lord', { named: true });
    table.begin().cast(spell).resolve();
    expect([table.decision.seat, table.decision.source]).toEqual([BEN, dead]);
    table.name('Elf');
    expect(table.decision.kind).toBe('priority');
    expect(table.state.naming?.names).toHaveLength(1);
  });

  it('but not for what is printed: cost, mana value and colours, or whether a card with a cost is a land', () => {
    const known: Filter = both(
      inZone('graveyard'),
      { kind: 'colour', is: 'green' },
      { kind: 'stat', stat: 'mana-value', compare: 'at-most', value: 1 },
      { kind: 'not', of: { kind: 'type', is: 'land' } },
    );
    const table = new ToyTable([card('Count', '{0}', 'sorcery', doing(gain({ kind: 'count', of: known })))]);
    for (const name of ['Moss', 'Elf', 'Ember']) table.lay(graveyardOf(BEN), name, { seat: BEN });
    const spell = table.inHand('Count', { named: true });
    table.begin().cast(spell).resolve();
    expect([table.life(ANNA), table.used]).toEqual([22, []]);
  });
});

describe('a card that is chosen', () => {
  const toll: Effect = { kind: 'discard', who: YOU, filter: { kind: 'type', is: 'land' }, count: 1 };
  const TOLL = card('Toll', '{0}', 'sorcery', doing(steps(toll, gain(1))));

  it('because it meets a criterion gets a name that does, and no other card is asked about', () => {
    const table = new ToyTable([TOLL]);
    const [green, free] = [table.inHand('Elf'), table.inHand('Vision')];
    const spell = table.inHand('Toll', { named: true });
    table.begin().cast(spell).resolve();
    // The green card has a cost, so it is no land, whatever its name.
    expect(table.decision.question).toMatchObject({ kind: 'choose-objects', candidates: [free] });
    table.answer({ kind: 'choose-objects', objects: [free] });
    expect(table.tryAnswer(word('Vision'))).toMatchObject({ rule: 'toy 3' });
    table.name('Grove');
    expect([table.names(second(ANNA)), table.nameOf(green)]).toEqual([['Grove'], '']);
    expect(table.life(ANNA)).toBe(21);
  });

  it('because it meets a criterion cannot get a name that does not', () => {
    const dig: Effect = steps(
      {
        kind: 'choose-objects',
        who: YOU,
        from: { kind: 'only', of: { kind: 'zone', zone: 'hand', whose: YOU }, filter: CREATURE },
        bind: 'it',
      },
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
    );
    const table = new ToyTable([card('Call', '{0}', 'sorcery', doing(dig))]);
    const [moss, named] = [table.inHand('Moss'), table.inHand('Ember', { named: true })];
    const spell = table.inHand('Call', { named: true });
    table.begin().cast(spell).resolve();
    expect(table.decision.question).toMatchObject({ candidates: [moss] });
    table.answer({ kind: 'choose-objects', objects: [moss] });
    expect(table.tryAnswer(word('Leaf'))).toMatchObject({ rule: 'toy 7' });
    table.name('Wolf');
    expect([table.battlefield, table.nameOf(named)]).toEqual([['Wolf'], 'Ember']);
  });

  it('is chosen again if nobody knows a name for it', () => {
    const table = new ToyTable([TOLL]);
    const [one, two] = [table.inHand('Vision'), table.inHand('Grove', { named: true })];
    const spell = table.inHand('Toll', { named: true });
    table.begin().cast(spell).resolve();
    table.answer({ kind: 'choose-objects', objects: [one] }).answer(word(''));
    expect(table.decision.question).toMatchObject({ kind: 'choose-objects', candidates: [two] });
    table.answer({ kind: 'choose-objects', objects: [two] });
    expect([table.nameOf(one), table.names(second(ANNA)), table.used]).toEqual(['', ['Grove'], []]);
  });
});

describe('a name', () => {
  const waiting = (): ToyTable => {
    const table = new ToyTable([TALLY]);
    table.lay(graveyardOf(ANNA), 'Elf');
    table.lay(graveyardOf(ANNA), 'Moss');
    const tally = table.inHand('Tally', { named: true });
    return table.begin().cast(tally).resolve().name('Wolf');
  };

  it.each([
    ['that no card has', 'Nobody', 'toy 6'],
    ['of a card of another cost', 'Giant', 'toy 4'],
    ['that was given before', 'Wolf', 'toy 5'],
    ['that is printed on it', 'Moss', 'toy 3'],
  ])('%s is refused with its rule, and nobody hears of it', (_, name, rule) => {
    expect(waiting().tryAnswer(word(name))).toMatchObject({ code: 'illegal-answer', rule });
  });

  it('is a word: another kind of answer leaves the question open', () => {
    const table = waiting();
    const { id } = table.decision;
    expect(table.tryAnswer({ kind: 'yes-no', yes: true })).toMatchObject({ rule: 'table decisions' });
    expect(table.decision.id).toBe(id);
  });

  it('that nobody can think of is found by chance among those that are left', () => {
    const table = waiting();
    table.answer(word(''));
    // Among the green names Wolf is used, and Moss is printed on the card.
    expect(['Elf', 'Sprout', 'Leaf']).toContain(table.used[1]);
    expect(table.decision.kind).toBe('priority');
  });

  it('that does not exist is not looked for: the card goes without, and is not asked about again', () => {
    const lone = card('Lone', '{5}', 'creature', sized(1, 1));
    const table = new ToyTable([TALLY, lone]);
    const card1 = table.lay(graveyardOf(ANNA), 'Lone');
    const [one, two] = [table.inHand('Tally', { named: true }), table.inHand('Tally', { named: true })];
    table.begin().cast(one).resolve().answer(word(''));
    expect(table.told('CardLeftUnnamed')).toEqual([expect.objectContaining({ object: card1 })]);
    expect([table.life(ANNA), table.decision.kind]).toEqual([20, 'priority']);
    table.cast(two).resolve();
    expect([table.life(ANNA), table.object(card1)?.identity.unnamed]).toEqual([20, 'closed']);
  });

  it('is in the log with the card it means: folding needs no catalogue', () => {
    const table = waiting();
    expect(table.events.filter(({ type }) => type === 'CardNamed')).toEqual([
      expect.objectContaining({ name: 'Wolf', seat: ANNA, counts: true }),
    ]);
  });

  it('is not waited for from a player who leaves: the card goes without one (cr 104.3a)', () => {
    const table = waiting();
    table.concede(ANNA);
    expect(table.state.stage.kind).toBe('over');
  });
});
