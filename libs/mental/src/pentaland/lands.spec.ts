// Tests playing any card as a land (pentaland 703).
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Filter, ZoneName } from '#abilities';
import type { CardDefinition } from '#cards';
import {
  BATTLEFIELD,
  EXILE,
  graveyardOf,
  handOf,
  known,
  playText,
  type Answer,
  type GameAction,
  type ObjectId,
} from '#rules';
import { ANNA, BEN } from '#testkit/tables/toy-table';
import { card, doing, having, pentaland, type ToyTable } from '#testkit/mental/pentaland-table';
import { YOU } from '#testkit/language/words';

const asLand = (object: ObjectId): GameAction => ({ do: 'play', object, as: 'any-land' });

/** 'You may play [such] cards from that zone.' */
const mayPlay = (from: ZoneName, what: Filter, lands: 'only' | 'too'): Ability => ({
  kind: 'static',
  effects: [{ kind: 'may', permission: { kind: 'play', who: YOU, what, from, lands } }],
});
const ANYTHING: Filter = { kind: 'anything' };
const LAND: Filter = { kind: 'type', is: 'land' };
const moved = (to: 'graveyard' | 'hand' | 'exile', filter: Filter = LAND): Effect => ({
  kind: 'move',
  what: { kind: 'each', filter },
  to,
  cause: 'put',
});
const spell = (name: string, effect: Effect): CardDefinition => card(name, '{0}', 'sorcery', doing(effect));

const MASK = card('Uba Mask', '{0}', 'artifact', having(mayPlay('exile', ANYTHING, 'too')));
const CRUCIBLE = card('Crucible of Worlds', '{0}', 'artifact', having(mayPlay('graveyard', LAND, 'only')));

function laid(table: ToyTable, printed: string): ObjectId {
  return table.permanent(printed, { faceDown: 'pentaland' });
}

describe('pentaland 703.1: a Pentaland', () => {
  it('is a colourless basic land without a subtype or a cost, and taps for one mana of any colour', () => {
    const table = pentaland();
    const land = laid(table, 'Cub');
    table.begin();
    expect(known(table.state, land)).toMatchObject({
      name: 'Pentaland',
      supertypes: ['basic'],
      types: ['land'],
      subtypes: [],
      colours: [],
      cost: null,
    });
    expect(table.whyNot({ do: 'activate', object: land, ability: 0, mana: 'C' })).toBeDefined();
    table.act({ do: 'activate', object: land, ability: 0, mana: 'U' });
    expect(table.state.seats[ANNA]?.mana).toMatchObject([{ type: 'U' }]);
  });

  it('is offered by its ability, not as the card under it', () => {
    const table = pentaland();
    const land = laid(table, 'Cub');
    table.begin();
    const offered = table.offered.filter(({ object }) => object === land);
    expect(offered.map((action) => playText(table.state, action))).toEqual([
      'Activate {T}: Add one mana of any color.',
    ]);
  });
});

describe('pentaland 703.2, 703.4: any card of the hand can be played as a Pentaland', () => {
  it('named or not, once a turn, in a main phase, like any land', () => {
    const table = pentaland();
    const [one, two] = [table.inHand('Cub'), table.inHand('Slaver', { named: true })];
    table.begin();
    expect(table.offered).toEqual(expect.arrayContaining([asLand(one), asLand(two)]));
    table.act(asLand(two));
    expect([table.battlefield, table.used]).toEqual([['Pentaland'], []]);
    expect(table.whyNot(asLand(one))).toBe('cr 305.2b');
  });

  it('but no card of another player, of a graveyard, or out of sight', () => {
    const table = pentaland();
    const bens = table.inHand('Cub', { seat: BEN });
    const dead = table.lay(graveyardOf(ANNA), 'Cub');
    const top = table.library('Cub');
    table.begin();
    expect([bens, dead, top].map((object) => table.whyNot(asLand(object)))).toEqual([
      'cr 109.1',
      'pentaland 703.3',
      'cr 109.1',
    ]);
  });
});

describe('pentaland 703.3: from other zones', () => {
  it('Uba Mask lets an unnamed card be played as a land', () => {
    const table = pentaland([MASK]);
    table.permanent('Uba Mask');
    const [unnamed, named] = [table.lay(EXILE, 'Cub'), table.lay(EXILE, 'Slaver', { named: true })];
    table.begin();
    expect(table.offered).toContainEqual(asLand(unnamed));
    expect(table.whyNot(asLand(named))).toBe('pentaland 703.3');
    table.act(asLand(unnamed));
    expect([table.battlefield, table.used]).toEqual([['Uba Mask', 'Pentaland'], []]);
  });

  it('a Pentaland in a graveyard is a land card and is played as one', () => {
    const table = pentaland([CRUCIBLE, spell('Quake', moved('graveyard'))]);
    table.permanent('Crucible of Worlds');
    const land = laid(table, 'Cub');
    const quake = table.inHand('Quake', { named: true });
    table.begin().cast(quake).resolve();
    const dead = table.now(land);
    expect(known(table.state, dead)).toMatchObject({ name: 'Pentaland', types: ['land'] });
    expect(table.whyNot(asLand(dead))).toBe('pentaland 703.3');
    table.act({ do: 'play', object: dead });
    expect(table.battlefield).toEqual(['Crucible of Worlds', 'Pentaland']);
    expect(table.object(table.now(land))?.permanent?.faceDown).toBe('pentaland');
  });
});

describe('pentaland 703.5: a land put from a hand onto the battlefield', () => {
  const HAND = { kind: 'zone', zone: 'hand', whose: YOU } as const;
  const SHOWN = { kind: 'bound', name: 'it' } as const;
  const put = (filter: Filter, ...before: readonly Effect[]): CardDefinition => putUpTo(1, filter, ...before);
  const putUpTo = (most: number, filter: Filter, ...before: readonly Effect[]): CardDefinition =>
    spell('Scout', {
      kind: 'sequence',
      steps: [
        {
          kind: 'choose-objects',
          who: YOU,
          from: { kind: 'only', of: HAND, filter },
          least: 0,
          most,
          bind: 'it',
        },
        ...before,
        { kind: 'move', what: SHOWN, to: 'battlefield', cause: 'put' },
      ],
    });

  function scouted(scout: CardDefinition): { table: ToyTable; cub: ObjectId; free: ObjectId } {
    const table = pentaland([scout]);
    const [cub, free] = [table.inHand('Cub'), table.inHand('Cavern')];
    const cast = table.inHand('Scout', { named: true });
    table.begin().cast(cast).resolve();
    return { table, cub, free };
  }
  const modes = (mode: number): Answer => ({ kind: 'choose-modes', modes: [mode] });

  it('may be any card, face down, and is not named', () => {
    const { table, cub, free } = scouted(put(LAND));
    table.answer(modes(0));
    expect(table.decision.question).toMatchObject({ kind: 'choose-objects', candidates: [cub, free] });
    table.answer({ kind: 'choose-objects', objects: [cub] });
    expect([table.battlefield, table.used]).toEqual([['Pentaland'], []]);
    expect(table.object(table.now(cub))?.permanent?.faceDown).toBe('pentaland');
  });

  it('may be a card named as a land', () => {
    const { table, free } = scouted(put(LAND));
    table.answer(modes(1));
    expect(table.decision.question).toMatchObject({ kind: 'choose-objects', candidates: [free] });
    table.answer({ kind: 'choose-objects', objects: [free] }).name('Grove');
    expect(table.battlefield).toEqual(['Grove']);
  });

  it('is chosen as one or the other for each of several, up to the maximum or until the player stops', () => {
    const { table, cub, free } = scouted(putUpTo(2, LAND));
    expect(table.decision.question).toMatchObject({
      options: [{ label: 'Pentaland' }, { label: 'a card that is a land' }, { label: 'no more' }],
    });
    table.answer(modes(0));
    expect(table.decision.question).toMatchObject({ candidates: [cub, free] });
    table.answer({ kind: 'choose-objects', objects: [cub] }).answer(modes(1));
    expect(table.decision.question).toMatchObject({ kind: 'choose-objects', candidates: [free] });
    table.answer({ kind: 'choose-objects', objects: [free] }).name('Grove');
    expect([...table.battlefield].sort()).toEqual(['Grove', 'Pentaland']);
    expect(table.object(table.now(cub))?.permanent?.faceDown).toBe('pentaland');
    expect(table.object(table.now(free))?.permanent?.faceDown).toBeNull();
  });

  it('is no card chosen twice, nor more cards than the maximum', () => {
    const { table, cub, free } = scouted(putUpTo(3, LAND));
    table
      .answer(modes(0))
      .answer({ kind: 'choose-objects', objects: [cub] })
      .answer(modes(0));
    expect(table.decision.question).toMatchObject({ candidates: [free] });
    table.answer({ kind: 'choose-objects', objects: [free] });
    expect(table.battlefield).toEqual(['Pentaland', 'Pentaland']);
    const none = scouted(putUpTo(2, LAND)).table.answer(modes(2));
    expect(none.battlefield).toEqual([]);
  });

  it.each<[string, CardDefinition]>([
    ['where it is shown first', put(LAND, { kind: 'reveal', what: SHOWN })],
    ['where a Pentaland is not what is asked for', put({ kind: 'subtype', is: 'Forest' })],
  ])('is not a Pentaland %s', (_, scout) => {
    expect(scouted(scout).table.decision.question.kind).toBe('choose-objects');
  });
});

describe('pentaland 703.7, 703.8: a Pentaland that leaves the battlefield', () => {
  it.each(['graveyard', 'exile'] as const)('stays face down and a Pentaland in %s', (to) => {
    const table = pentaland([spell('Quake', moved(to))]);
    const land = laid(table, 'Cub');
    const quake = table.inHand('Quake', { named: true });
    table.begin().cast(quake).resolve();
    expect(table.object(table.now(land))).toMatchObject({ faceDown: 'pentaland', zone: { kind: to } });
    expect([table.nameOf(table.now(land)), table.used]).toEqual(['Pentaland', []]);
  });

  it('is an ordinary card again in a hand, which may be named or played', () => {
    const table = pentaland([spell('Tide', moved('hand'))]);
    const land = laid(table, 'Bauble');
    const tide = table.inHand('Tide', { named: true });
    table.begin().cast(tide).resolve();
    const back = table.now(land);
    expect(table.object(back)).toMatchObject({ zone: handOf(ANNA), identity: { unnamed: 'open' } });
    expect(table.object(back)?.faceDown).toBeUndefined();
    table.cast(back, { name: 'Trinket' }).resolve();
    expect(table.names(BATTLEFIELD)).toEqual(['Trinket']);
  });

  it('pentaland 704.4: keeps the name it had', () => {
    const table = pentaland([spell('Tide', moved('hand'))]);
    const [bauble, tide] = [table.inHand('Bauble', { named: true }), table.inHand('Tide', { named: true })];
    table.begin().act(asLand(bauble)).cast(tide).resolve();
    expect(table.nameOf(table.now(bauble))).toBe('Bauble');
  });
});
