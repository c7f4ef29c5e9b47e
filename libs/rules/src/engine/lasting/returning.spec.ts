// Objects that change zones until something happens (cr 610.3).
import { describe, expect, it } from '@jest/globals';
import type { Effect, Filter, Pattern } from '#abilities';
import {
  both,
  card,
  creature,
  CREATURE,
  entering,
  ENTERS,
  gain,
  instead,
  IS_THIS,
  RulesTable,
  steps,
  whenever,
  YOU,
  YOURS,
} from '#testkit/tables/rules-table';
import { act } from '../../play/casting/announcing/act.js';
import { lose } from '../ending/ending.js';
import { activated } from '#testkit/tables/cast-table';
import type { Side } from '#testkit/tables/effect-table';
import type { Seat } from '../../model/basics/ids.js';

const LEAVES: Pattern = { kind: 'moves', what: IS_THIS, from: ['battlefield'] };
const named = (name: string): Filter => ({ kind: 'name', is: name });
const each = (filter: Filter) => ({ kind: 'each', filter }) as const;
const exileUntil = (what: Filter, until: Pattern = LEAVES): Effect => ({
  kind: 'move',
  what: each(what),
  to: 'exile',
  cause: 'exile',
  until,
});
const destroy = (name: string): Effect => ({ kind: 'destroy', what: each(named(name)) });
const PRISON = card('Prison', { abilities: [whenever(ENTERS, exileUntil(both(CREATURE, named('Bear'))))] });
const put = (name: string): Effect => ({
  kind: 'move',
  what: each({ kind: 'all', of: [named(name), { kind: 'in', zone: 'hand', whose: YOU }] }),
  to: 'battlefield',
  cause: 'put',
});

const table = (sides: readonly Side[] = [{ hand: ['Prison'] }, { battlefield: ['Bear'] }]) =>
  new RulesTable(sides, [PRISON]);

describe('cr 610.3: exile until something happens', () => {
  it('cr 610.3: the card is gone until then, and returns at once without using the stack', () => {
    const game = table().do(put('Prison')).settle();
    expect(game.exile()).toEqual(['Bear']);
    game.do(destroy('Prison'));
    expect(game.waiting).toEqual([]);
    expect(game.exile()).toEqual([]);
    expect(game.battlefield()).toEqual(['Bear']);
    expect(game.state.lasting).toEqual([]);
  });

  it('cr 610.3: the card returns before the rest of the effect that made it return', () => {
    const game = table().do(put('Prison')).settle();
    const creatures = { kind: 'count', of: CREATURE } as const;
    game.do(steps(destroy('Prison'), { kind: 'gain-life', who: YOU, amount: creatures }));
    expect(game.life(0)).toBe(21);
  });

  it('cr 610.3: the card returns as a new object, and enters as any other', () => {
    const keeper = creature('Keeper', 1, 1, [
      whenever({ kind: 'moves', what: CREATURE, to: ['battlefield'] }, gain(1)),
    ]);
    const tapped = creature('Bear', 2, 2, [entering({ kind: 'tapped' })]);
    const game = new RulesTable(
      [{ hand: ['Prison'], battlefield: ['Keeper'] }, { battlefield: ['Bear'] }],
      [PRISON, keeper, tapped],
    );
    const before = game.id('Bear');
    game.do(put('Prison')).settle().do(destroy('Prison')).settle();
    expect(game.id('Bear')).not.toBe(before);
    expect(game.permanent('Bear').tapped).toBe(true);
    expect(game.life(0)).toBe(21);
  });

  it('cr 610.3a: an activated ability does nothing if the event has happened in response', () => {
    const jailer = card('Jailer', { abilities: [activated([], exileUntil(named('Bear')))] });
    const game = new RulesTable([{ battlefield: ['Jailer'] }, { battlefield: ['Bear'] }], [jailer]);
    const action = { do: 'activate', object: game.id('Jailer'), ability: 0 } as const;
    expect(act(game.proposal, 0 as Seat, action)).toBeUndefined();
    game.stackUp().do(destroy('Jailer')).settle();
    expect(game.exile()).toEqual([]);
    expect(game.battlefield()).toEqual(['Bear']);
  });

  it('cr 610.3b: a triggered ability does nothing if the event has happened since it triggered', () => {
    const game = table().do(put('Prison')).stackUp();
    expect(game.waiting).toEqual([]);
    game.do(destroy('Prison')).settle();
    expect(game.battlefield()).toEqual(['Bear']);
    expect(game.state.lasting).toEqual([]);
  });

  it('cr 610.3b: a triggered ability does nothing if the event happened before it was put on the stack', () => {
    const frail = creature('Frail', 0, 0, [whenever(ENTERS, exileUntil(named('Bear')))]);
    const game = new RulesTable([{ hand: ['Frail'] }, { battlefield: ['Bear'] }], [frail]);
    game.do(put('Frail')).settle();
    expect(game.graveyard(0)).toEqual(['Frail']);
    expect(game.battlefield()).toEqual(['Bear']);
  });

  it('cr 610.3c: the card returns under its owner’s control', () => {
    const game = table([{ hand: ['Prison'] }, { battlefield: ['Bear'] }]);
    game.do({
      kind: 'continuous',
      what: each(named('Bear')),
      changes: [{ kind: 'control', to: YOU }],
      until: { kind: 'forever' },
    });
    game.do(put('Prison')).settle().do(destroy('Prison'));
    expect(game.permanent('Bear').controlledBy).toBe(1);
  });

  it('cr 610.3d: cards that one event returns enter at once', () => {
    const greeter = (name: string) =>
      creature(name, 1, 1, [
        whenever({ kind: 'moves', what: both(CREATURE, YOURS), to: ['battlefield'] }, gain(1)),
      ]);
    const cell = card('Cell', { abilities: [whenever(ENTERS, exileUntil(named('Greeter')))] });
    const hold = card('Hold', { abilities: [whenever(ENTERS, exileUntil(named('Host')))] });
    const game = new RulesTable(
      [{ hand: ['Cell', 'Hold'], battlefield: ['Greeter', 'Host'] }, {}],
      [greeter('Greeter'), greeter('Host'), cell, hold],
    );
    game.do(put('Cell')).settle().do(put('Hold')).settle();
    expect(game.exile()).toEqual(['Greeter', 'Host']);
    game.do({ kind: 'destroy', what: each({ kind: 'type', is: 'enchantment' }) });
    // Each of them sees itself and the other one.
    expect(game.waiting.toSorted()).toEqual(['Greeter', 'Greeter', 'Host', 'Host']);
  });

  it('cr 610.3: a card returns to the zone it was in: a card of a hand to that hand', () => {
    const theft = card('Theft', {
      abilities: [whenever(ENTERS, exileUntil({ kind: 'in', zone: 'hand', whose: { kind: 'opponents' } }))],
    });
    const game = new RulesTable([{ hand: ['Theft'] }, { hand: ['Bear'] }], [theft]);
    game.do(put('Theft')).settle();
    expect([game.exile(), game.hand(1)]).toEqual([['Bear'], []]);
    game.do(destroy('Theft'));
    expect([game.exile(), game.hand(1)]).toEqual([[], ['Bear']]);
  });

  it('cr 610.3, 111.8: a token does not come back', () => {
    const face = { kind: 'face', name: 'Bear', types: ['creature'], power: 1, toughness: 1 } as const;
    const game = table([{ hand: ['Prison'] }, {}]);
    game
      .do({ kind: 'create-token', token: { kind: 'made', face } })
      .do(put('Prison'))
      .settle();
    game.do(destroy('Prison')).settle();
    expect(game.battlefield()).toEqual([]);
  });

  it('cr 610.3, 400.7: a card that has moved on in the meantime stays there', () => {
    const game = table().do(put('Prison')).settle();
    game.do({ kind: 'move', what: { kind: 'zone', zone: 'exile' }, to: 'graveyard', cause: 'put' });
    game.do(destroy('Prison')).settle();
    expect(game.graveyard(1)).toEqual(['Bear']);
  });

  it('cr 610.3, 614.6: a card that went somewhere else instead stays there', () => {
    const rest = card('Rest', {
      abilities: [
        instead(
          { kind: 'moves', what: { kind: 'anything' }, to: ['exile'] },
          { kind: 'to-zone', zone: 'graveyard' },
        ),
      ],
    });
    const game = new RulesTable(
      [{ hand: ['Prison'], battlefield: ['Rest'] }, { battlefield: ['Bear'] }],
      [PRISON, rest],
    );
    game.do(put('Prison')).settle();
    expect(game.graveyard(1)).toEqual(['Bear']);
    game.do(destroy('Prison')).settle();
    expect(game.graveyard(1)).toEqual(['Bear']);
  });

  it('cr 610.3, 702.26d: a source that phases out has not left', () => {
    const game = table().do(put('Prison')).settle();
    game.do({ kind: 'phase-out', what: each(named('Prison')) }).settle();
    expect(game.exile()).toEqual(['Bear']);
  });

  it('cr 610.3, 800.4a: the card returns if the source leaves the game with its owner', () => {
    const game = table([{ hand: ['Prison'] }, { battlefield: ['Bear'] }, {}])
      .do(put('Prison'))
      .settle();
    lose(game.proposal, 0 as Seat, 'conceded');
    game.settle();
    expect(game.battlefield()).toEqual(['Bear']);
    expect(game.permanent('Bear').controlledBy).toBe(1);
  });

  it('cr 610.3: the event may be another than leaving', () => {
    const pattern: Pattern = { kind: 'gains-life', who: YOU };
    const game = table().do(exileUntil(named('Bear'), pattern));
    expect(game.exile()).toEqual(['Bear']);
    game.do(destroy('Prison')).do(gain(1));
    expect(game.exile()).toEqual([]);
  });
});

it('cr 607.2a, 610.3: two linked abilities exile the card for good if the source is gone first', () => {
  const hunter = creature('Hunter', 1, 3, [
    whenever(ENTERS, {
      kind: 'move',
      what: each(named('Bear')),
      to: 'exile',
      cause: 'exile',
      link: 'hunted',
    }),
    whenever(LEAVES, {
      kind: 'move',
      what: { kind: 'linked', name: 'hunted' },
      to: 'battlefield',
      cause: 'return',
    }),
  ]);
  const game = new RulesTable([{ hand: ['Hunter'] }, { battlefield: ['Bear'] }], [hunter]);
  game.do(put('Hunter')).stackUp().do(destroy('Hunter')).stackUp().settle();
  expect(game.exile()).toEqual(['Bear']);
});
