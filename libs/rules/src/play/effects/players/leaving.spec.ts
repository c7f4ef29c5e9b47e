import { describe, expect, it } from '@jest/globals';
import type { Effect, Players } from '#abilities';
import type { Answer } from '../../../model/decisions/answer.js';
import { cards, EffectTable, no, word, yes } from '#testkit/tables/effect-table';
import { ALL, YOU, OPPONENTS } from '#testkit/language/words';
import { seat } from '#testkit/tables/seats';

const players = (...seats: readonly number[]): Answer => ({
  kind: 'choose-players',
  players: seats.map(seat),
});
const SIDE = { library: ['Low', 'Top'] };

describe('a player leaves while others choose', () => {
  it('cr 800.4a: the other players keep their choices', () => {
    const table = new EffectTable([{ hand: ['A', 'B'] }, { hand: ['C', 'D'] }, { hand: ['E', 'F'] }]).do(
      { kind: 'discard', who: ALL, count: 1 },
      { answers: [cards('A'), { leaves: 0 }, cards('C'), cards('F')] },
    );
    expect([table.graveyard(1), table.graveyard(2)]).toEqual([['C'], ['F']]);
  });

  it('cr 800.4a: the players who scry after them still do, once', () => {
    const named = (name: string) => ({ library: [`${name} low`, `${name} top`] });
    const table = new EffectTable([named('A'), named('B'), named('C')]).do(
      { kind: 'scry', who: ALL, count: 1 },
      { answers: [cards('A top'), { leaves: 0 }, cards('B top'), cards()] },
    );
    expect(table.library(1)).toEqual(['B top', 'B low']);
    expect(table.library(2)).toEqual(['C low', 'C top']);
    expect(table.events('ActionTaken').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('cr 800.4a: the next player goes on flipping coins', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE]).do(
      { kind: 'flip-coins', who: ALL, count: 2, bind: 'flip' },
      { answers: [word('heads'), { leaves: 0 }, word('heads'), word('heads'), word('tails'), word('tails')] },
    );
    expect(table.events('CoinFlipped').map(({ seat }) => seat)).toEqual([0, 1, 1, 2, 2]);
  });

  it('cr 800.4a: the player who left no longer clashes', () => {
    const table = new EffectTable([{ library: ['One'] }, { library: ['Two'] }, { library: ['3 Golem'] }]).do(
      { kind: 'clash', who: YOU, against: { kind: 'opponents' }, bind: 'clash' },
      { answers: [no, { leaves: 2 }, no, yes] },
    );
    expect(table.events('ActionTaken').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('cr 800.4h: the next player in turn order chooses for the player who left', () => {
    const table = new EffectTable([SIDE, { hand: ['A', 'B'] }, SIDE]).do(
      { kind: 'discard', who: { kind: 'others', than: YOU }, count: 1, how: 'chosen-by-you' },
      { answers: [{ leaves: 0 }, cards('B')] },
    );
    expect(table.asked.map(({ seat }) => seat)).toEqual([1]);
    expect(table.graveyard(1)).toEqual(['B']);
  });

  /** A player is chosen, who then chooses one of two creatures to destroy. */
  const CHOSEN: Players = { kind: 'bound', name: 'chosen' };
  const BEARS = { library: ['Low', 'Top'], battlefield: ['Bear'] };
  const CHOICE: Effect = {
    kind: 'sequence',
    steps: [
      { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'chosen' },
      {
        kind: 'choose-objects',
        who: CHOSEN,
        from: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
        bind: 'it',
      },
      { kind: 'destroy', what: { kind: 'bound', name: 'it' } },
    ],
  };

  it('cr 800.4g: the effect’s controller picks another opponent, who chooses', () => {
    const table = new EffectTable([{ battlefield: ['Mine', 'Ours'] }, SIDE, SIDE, SIDE]).do(CHOICE, {
      answers: [players(1), { leaves: 1 }, players(3), cards('Ours')],
    });
    expect(table.asked.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'choose-players'],
      [0, 'choose-players'],
      [3, 'choose-objects'],
    ]);
    expect(table.asked.at(-2)?.question).toMatchObject({ candidates: [2, 3] });
    expect(table.battlefield()).toEqual(['Mine']);
  });

  it('cr 800.4g: the only opponent left chooses', () => {
    const table = new EffectTable([{ battlefield: ['Mine', 'Ours'] }, BEARS, SIDE]).do(CHOICE, {
      answers: [players(1), { leaves: 1 }, cards('Ours')],
    });
    expect(table.asked.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(table.battlefield()).toEqual(['Mine']);
  });

  it('cr 800.4g: another opponent chooses between effects too', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE]).do(
      {
        kind: 'sequence',
        steps: [
          { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'chosen' },
          {
            kind: 'choose-effect',
            who: CHOSEN,
            options: [1, 2].map((amount) => ({
              kind: 'mode' as const,
              effect: { kind: 'gain-life' as const, who: YOU, amount },
            })),
          },
        ],
      },
      { answers: [players(1), { leaves: 1 }, { kind: 'choose-modes', modes: [1] }] },
    );
    expect(table.asked.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'choose-players'],
      [2, 'choose-modes'],
    ]);
    expect(table.life(0)).toBe(22);
  });

  it('cr 800.4f: the player who left pays nothing and is not asked to', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE]).do(
      {
        kind: 'sequence',
        steps: [
          { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'chosen' },
          {
            kind: 'pay',
            who: CHOSEN,
            costs: [{ kind: 'life', amount: 1 }],
            unpaid: { kind: 'gain-life', who: YOU, amount: 3 },
          },
        ],
      },
      { answers: [players(1), { leaves: 1 }] },
    );
    expect(table.asked.map(({ seat }) => seat)).toEqual([0]);
    expect(table.life(0)).toBe(23);
  });
});
