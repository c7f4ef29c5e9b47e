// Repairs where cards are given names: what is used up, what a card is called, and what was chosen for it.
import { describe, expect, it } from '@jest/globals';
import { playerId } from '#kernel';
import type { Effect } from '#abilities';
import { AssistedTable, card, YOU } from '#testkit/tables/assisted-table';
import { entering } from '#testkit/tables/rules-table';
import { ANNA, BEN, ToyTable } from '#testkit/tables/toy-table';
import type { Repair } from '../../model/decisions/remedies.js';
import { BATTLEFIELD, COMMON_LIBRARY, graveyardOf, handOf } from '../../model/basics/ids.js';
import type { DisputeId, ObjectId, RulingId } from '../../model/basics/ids.js';
import { cardsIn } from '../../fold/evolve/cards.js';

const JUDGE = playerId('judith');
const DISPUTE = '00000000-0000-4000-8000-000000000001' as DisputeId;
const RULING = '00000000-0000-4000-8000-000000000002' as RulingId;

function repair(on: ToyTable | AssistedTable, ...repairs: readonly Repair[]) {
  if (!on.state.dispute)
    expect(on.give({ actor: JUDGE, command: { type: 'stop-for-judge', dispute: DISPUTE } })).toBeUndefined();
  const remedies = repairs.map((one) => ({ kind: 'repair' as const, repair: one }));
  const said = { dispute: DISPUTE, ruling: RULING, rules: [], words: 'So it is.' };
  return on.give({ actor: JUDGE, command: { type: 'apply-ruling', ...said, remedies } });
}
const rename = (object: ObjectId, word: string, frees = true): Repair => ({
  ...{ what: 'answer', object, of: 'name', word, frees },
});

/** Anna has cast a card of {G} as an Elf. */
function elf(): { on: ToyTable; object: ObjectId; hand: ObjectId } {
  const on = new ToyTable();
  const spell = on.inHand('Moss');
  const hand = on.inHand('Wolf');
  for (let nth = 0; nth < 5; nth += 1) on.library('Sprout');
  on.permanent('Grove');
  on.begin().cast(spell, { name: 'Elf' }).resolve();
  return { on, object: on.now(spell), hand };
}

describe('a name that was given', () => {
  it('table disputes: is replaced by another that the card could be given, under the same id', () => {
    const { on, object } = elf();
    expect([on.nameOf(object), on.used]).toEqual(['Elf', ['Elf']]);
    expect(repair(on, rename(object, 'Wolf'))).toBeUndefined();
    expect([on.nameOf(object), on.printed(object), on.used]).toEqual(['Wolf', 'Moss', ['Wolf']]);
    expect(on.told('CardNamed')).toMatchObject([{ seat: ANNA, object, name: 'Wolf', counts: true }]);
  });

  it('table disputes: stays used up if the ruling does not free it', () => {
    const { on, object } = elf();
    expect(repair(on, rename(object, 'Wolf', false))).toBeUndefined();
    expect(on.used).toEqual(['Elf', 'Wolf']);
  });

  it.each([
    ['of another cost', 'Giant', 'toy 4'],
    ['that it is printed as', 'Moss', 'toy 3'],
    ['that no card has', 'Nobody', 'toy 6'],
  ])('table disputes: is not replaced by one %s, by the rule that the player is told', (_, word, rule) => {
    const { on, object } = elf();
    expect(repair(on, rename(object, word))).toMatchObject({ code: 'illegal-answer', rule });
    expect([on.nameOf(object), on.used]).toEqual(['Elf', ['Elf']]);
  });

  it('table disputes: is not replaced by itself', () => {
    const { on, object } = elf();
    expect(repair(on, rename(object, 'Elf'))?.code).toBe('illegal-remedy');
  });
});

describe('names that are used up', () => {
  it('table disputes: are freed and marked, as everyone learns', () => {
    const { on, object } = elf();
    expect(repair(on, { what: 'free', name: 'elf' })).toBeUndefined();
    expect([on.used, on.told('NameFreed')]).toEqual([[], [{ type: 'NameFreed', name: 'Elf' }]]);
    const mark: Repair = { what: 'mark', name: 'Sprout', seat: BEN, object: object };
    expect(repair(on, mark)).toBeUndefined();
    expect([on.used, on.told('CardMarked')]).toMatchObject([
      ['Sprout'],
      [{ seat: BEN, object, name: 'Sprout' }],
    ]);
  });

  it('table disputes: are not freed twice, marked twice, or marked for a card that somebody holds', () => {
    const { on, object, hand } = elf();
    const mark = (name: string, of: ObjectId): Repair => ({ what: 'mark', name, seat: ANNA, object: of });
    for (const wrong of [
      { what: 'free', name: 'Wolf' } as const,
      mark('Elf', object),
      mark('Leaf', hand),
      mark('Nobody', object),
    ])
      expect(repair(on, wrong)?.code).toBe('illegal-remedy');
    expect(on.used).toEqual(['Elf']);
  });
});

describe('a card without a name', () => {
  it('toy 3: does not move where it needs one, until the ruling names it', () => {
    const { on, hand } = elf();
    const move = {
      what: 'move',
      object: hand,
      to: BATTLEFIELD,
      place: null,
      under: ANNA,
      triggers: false,
    } as Repair;
    expect(repair(on, move)?.code).toBe('illegal-remedy');
    expect(repair(on, rename(hand, 'Moss'), move)).toBeUndefined();
    expect(on.battlefield).toContain('Moss');
  });

  it('table disputes: is given none in a library, where nobody could be told which card it is', () => {
    const { on } = elf();
    const [card] = cardsIn(on.state, COMMON_LIBRARY);
    expect(repair(on, rename(card!, 'Sprout'))).toMatchObject({ code: 'illegal-remedy' });
    expect(on.used).toEqual(['Elf']);
  });

  it('cr 400.7: a named card is nameless again in the common library, and belongs to nobody there', () => {
    const { on, object } = elf();
    const to = COMMON_LIBRARY;
    const back = { what: 'move', object, to, place: { at: 'top' }, under: null, triggers: false } as Repair;
    expect(repair(on, back)).toBeUndefined();
    const top = cardsIn(on.state, COMMON_LIBRARY).at(-1);
    expect(on.object(top!)).toMatchObject({ owner: null, identity: { unnamed: 'open' } });
  });

  it('table disputes: goes to the graveyard that the variant says, and to no other', () => {
    const { on, object } = elf();
    const to = { ...graveyardOf(ANNA), index: 1 };
    const move = { what: 'move', object, to, place: null, under: null, triggers: false } as Repair;
    expect(repair(on, move)?.code).toBe('illegal-remedy');
    expect(repair(on, { ...move, to: graveyardOf(ANNA) } as Repair)).toBeUndefined();
  });

  it('table disputes: from the common library goes to a hand, whose player owns it', () => {
    const { on } = elf();
    const top = cardsIn(on.state, COMMON_LIBRARY).at(-1)!;
    const take = {
      what: 'move',
      object: top,
      to: handOf(BEN),
      place: null,
      under: null,
      triggers: false,
    } as Repair;
    expect(repair(on, { ...take, to: { kind: 'exile', seat: null, index: 0 } } as Repair)?.code).toBe(
      'illegal-remedy',
    );
    expect(repair(on, take)).toBeUndefined();
    expect(on.object(on.now(top))).toMatchObject({ owner: BEN, zone: handOf(BEN) });
  });
});

describe('a word that was chosen', () => {
  const choosing = (effect: Effect): AssistedTable => {
    const banner = card('Banner', ['enchantment'], [entering({ kind: 'choosing', effect, as: 'said' })]);
    return new AssistedTable([{ hand: [banner] }, {}]).untilMain().cast('Banner');
  };
  const colour = (): AssistedTable =>
    choosing({ kind: 'choose-colour', who: YOU, bind: 'said' }).answer({ kind: 'word', word: 'red' });
  const again = (object: ObjectId, word: string): Repair => ({
    ...{ what: 'answer', object, of: 'choice', word, frees: false },
  });
  const kept = (on: AssistedTable) =>
    Object.values(on.state.objects).find(({ id }) => id === on.id('Banner'))?.links?.['said'];

  it('cr 607.2d: is replaced by another of its kind', () => {
    const on = colour();
    expect(kept(on)).toMatchObject({ word: 'red' });
    expect(repair(on, again(on.id('Banner'), 'green'))).toBeUndefined();
    expect(kept(on)).toMatchObject({ word: 'green' });
  });

  it.each(['red', 'Goblin', 'nonsense'])('cr 607.2d: is not replaced by %s', (word) => {
    const on = colour();
    expect(repair(on, again(on.id('Banner'), word))?.code).toBe('illegal-remedy');
    expect(kept(on)).toMatchObject({ word: 'red' });
  });

  it('cr 201.4: is replaced by a name only where it is a name', () => {
    const on = choosing({ kind: 'choose-name', who: YOU, bind: 'said' }).answer({
      kind: 'word',
      word: 'Bear',
    });
    expect(kept(on)).toMatchObject({ word: 'Bear' });
    expect(repair(on, again(on.id('Banner'), 'Nobody'))?.code).toBe('illegal-remedy');
  });
});
