import { describe, expect, it } from '@jest/globals';
import type { Value } from '#abilities';
import {
  ANNA,
  basic,
  Board,
  BORIS,
  both,
  creature,
  CREATURE,
  face,
  LAND,
  plus,
  THIS,
  YOU,
  YOURS,
} from '#testkit/tables/board';
import type { Context, EventFacts } from '../../model/state/context.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { valueOf } from './values.js';
import { OPPONENTS } from '#testkit/language/words';

const value = (board: Board, node: Value, of: ObjectId, more: Partial<Context> = {}): number =>
  valueOf(board.sight, node, board.context(of, more));
const each = { kind: 'each', filter: CREATURE } as const;
const event = (facts: Partial<EventFacts>): Partial<Context> => ({
  event: { subject: null, agent: null, player: null, other: null, amount: 0, ...facts },
});

describe('values (cr 107)', () => {
  it('a plain number', () => {
    const board = new Board();
    expect(value(board, 4, board.lay(basic('Forest')))).toBe(4);
  });

  it('cr 107.3, 400.7d: X of the spell, and X of the permanent that the spell became', () => {
    const board = new Board();
    const spell = board.cast(creature('Hydra', 0, 0), {}, { x: 3 });
    const castAs = { by: ANNA, from: 'hand', x: 3, paid: {}, alternative: null, mana: [] };
    expect(value(board, { kind: 'x' }, spell)).toBe(3);
    const hydra = board.move(spell, 'battlefield', { castAs, controller: ANNA });
    expect(value(board, { kind: 'x' }, hydra)).toBe(3);
    expect(value(board, { kind: 'x' }, hydra, { x: 7 })).toBe(7);
    expect(value(board, { kind: 'x' }, board.lay(basic('Forest')))).toBe(0);
  });

  it('counts of objects and players', () => {
    const board = new Board(3);
    const bear = board.lay(creature('Bear', 2, 2));
    board.lay(creature('Theirs', 1, 1), { seat: BORIS });
    expect(value(board, { kind: 'count', of: CREATURE }, bear)).toBe(2);
    expect(value(board, { kind: 'count', of: both(CREATURE, YOURS) }, bear)).toBe(1);
    expect(value(board, { kind: 'count-players', of: OPPONENTS }, bear)).toBe(2);
    expect(value(board, { kind: 'size', of: each }, bear)).toBe(2);
  });

  it('cr 208.3, 107.2: stats: their sum, the greatest, the least; 0 if there are none', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lay(creature('Giant', 5, 4));
    board.lasts([bear], [plus(-3, 0)]);
    const power = { kind: 'stat', of: each, stat: 'power' } as const;
    expect(value(board, power, bear)).toBe(4);
    expect(value(board, { ...power, take: 'greatest' }, bear)).toBe(5);
    expect(value(board, { ...power, take: 'least' }, bear)).toBe(-1);
    expect(value(board, { kind: 'stat', of: { kind: 'each', filter: LAND }, stat: 'power' }, bear)).toBe(0);
    expect(value(board, { kind: 'stat', of: each, stat: 'mana-value' }, bear)).toBe(4);
  });

  it('cr 122.1: counters on objects and players', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2), { counters: { charge: 3, '+1/+1': 1 } });
    expect(value(board, { kind: 'counters', on: THIS, counter: 'charge' }, bear)).toBe(3);
    expect(value(board, { kind: 'counters', on: THIS }, bear)).toBe(4);
    board.emit({ type: 'PlayerCountersChanged', seat: ANNA, counter: 'energy', by: 2 });
    expect(value(board, { kind: 'player-counters', of: YOU, counter: 'energy' }, bear)).toBe(2);
    expect(value(board, { kind: 'player-counters', of: OPPONENTS, counter: 'energy' }, bear)).toBe(0);
  });

  it('cr 119, 402: life and hands', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lay(creature('Card', 1, 1), { zone: 'hand' });
    board.emit({ type: 'LifeChanged', seat: ANNA, by: -3, cause: 'lose' });
    expect(value(board, { kind: 'life', of: YOU }, bear)).toBe(17);
    expect(value(board, { kind: 'starting-life', of: YOU }, bear)).toBe(20);
    expect(value(board, { kind: 'hand-size', of: YOU }, bear)).toBe(1);
    expect(value(board, { kind: 'hand-size', of: OPPONENTS }, bear)).toBe(0);
  });

  it('values from earlier steps, from the event, and from a link', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    const bindings = { lost: { amount: 5 }, them: { objects: [bear, bear] }, 'vote:yes': { amount: 2 } };
    expect(value(board, { kind: 'amount', name: 'lost' }, bear, { bindings })).toBe(5);
    expect(value(board, { kind: 'amount', name: 'them' }, bear, { bindings })).toBe(2);
    expect(value(board, { kind: 'amount', name: 'nothing' }, bear, { bindings })).toBe(0);
    expect(value(board, { kind: 'votes-for', vote: 'vote', option: 'yes' }, bear, { bindings })).toBe(2);
    expect(value(board, { kind: 'event-amount' }, bear, event({ amount: 6 }))).toBe(6);
    board.emit({ type: 'LinkSet', object: bear, link: 'devoured', bound: { amount: 4 } });
    expect(value(board, { kind: 'linked', name: 'devoured' }, bear)).toBe(4);
  });

  it('cr 107.1, 107.1a: arithmetic, and halves with their rounding', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    const of = (node: Value): number => value(board, node, bear);
    expect(of({ kind: 'sum', of: [1, 2, 3] })).toBe(6);
    expect(of({ kind: 'difference', of: 2, less: 5 })).toBe(-3);
    expect(of({ kind: 'product', of: 3, by: 4 })).toBe(12);
    expect([of({ kind: 'half', of: 5, round: 'up' }), of({ kind: 'half', of: 5, round: 'down' })]).toEqual([
      3, 2,
    ]);
    expect([of({ kind: 'least', of: [4, 2] }), of({ kind: 'greatest', of: [4, 2] })]).toEqual([2, 4]);
    expect(of({ kind: 'if-value', condition: { kind: 'always' }, then: 1, else: 2 })).toBe(1);
    expect(of({ kind: 'if-value', condition: { kind: 'exists', filter: LAND }, then: 1, else: 2 })).toBe(2);
  });

  it('cr 700.5: devotion counts mana symbols among the costs of one’s permanents', () => {
    const board = new Board();
    const bear = board.lay(face('Bear', ['creature'], { cost: '{1}{G}{G}' }));
    board.lay(face('Hybrid', ['creature'], { cost: '{G/W}{W}' }));
    board.lay(face('Theirs', ['creature'], { cost: '{G}{G}' }), { seat: BORIS });
    expect(value(board, { kind: 'devotion', to: ['green'] }, bear)).toBe(3);
    expect(value(board, { kind: 'devotion', to: ['green', 'white'] }, bear)).toBe(4);
    expect(value(board, { kind: 'devotion', to: ['green'], of: OPPONENTS }, bear)).toBe(2);
  });

  it('the number of different ones: names, colours, types, basic land types, creature types', () => {
    const board = new Board();
    const dual = board.lay(face('Dual', ['land'], { subtypes: ['Island', 'Swamp', 'Cave'] }));
    board.lay(basic('Island'));
    board.lay(creature('Bear', 2, 2));
    board.lay(creature('Bear', 3, 3), { seat: BORIS });
    const among = { kind: 'each', filter: { kind: 'permanent' } } as const;
    type What = Extract<Value, { kind: 'different' }>['what'];
    const different = (what: What): number => value(board, { kind: 'different', what, among }, dual);
    expect(different('name')).toBe(3);
    expect(different('colour')).toBe(1);
    expect(different('card-type')).toBe(2);
    expect(different('basic-land-type')).toBe(2);
    expect(different('power')).toBe(2);
    expect(different('mana-value')).toBe(2);
    expect(different('controller')).toBe(2);
  });

  it('cr 601.2b, 702.44: the cost that was paid, and the mana for it', () => {
    const board = new Board();
    const spell = board.cast(
      creature('Bear', 2, 2),
      {},
      { paid: { multikicker: 3 }, mana: ['W', 'W', 'U', 'C'] },
    );
    const paid = (what: 'times' | 'mana' | 'colours' | 'snow', cost?: string): number =>
      value(board, { kind: 'paid', what, ...(cost === undefined ? {} : { cost }) }, spell);
    expect([paid('times', 'multikicker'), paid('times', 'kicker'), paid('mana'), paid('colours')]).toEqual([
      3, 0, 4, 2,
    ]);
    const other = board.lay(basic('Forest'));
    expect(value(board, { kind: 'paid', what: 'mana' }, other)).toBe(0);
    const bound = { kind: 'bound', name: 'it' } as const;
    const bindings = { it: { objects: [spell] } };
    expect(value(board, { kind: 'paid', what: 'mana', of: bound }, other, { bindings })).toBe(4);
  });

  it('the number of the turn, and of a player’s turns', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.begin(BORIS);
    board.begin(ANNA);
    expect(value(board, { kind: 'turn-number' }, bear)).toBe(3);
    expect(value(board, { kind: 'turn-number', of: YOU }, bear)).toBe(2);
    expect(value(board, { kind: 'turn-number', of: OPPONENTS }, bear)).toBe(1);
  });

  it('cr 608.2i: the number of past events, and their amounts', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.emit({ type: 'LifeChanged', seat: ANNA, by: 2, cause: 'gain' });
    board.emit({ type: 'LifeChanged', seat: ANNA, by: 3, cause: 'gain' });
    board.emit({ type: 'LifeChanged', seat: BORIS, by: 9, cause: 'gain' });
    const gained = { kind: 'happened', pattern: { kind: 'gains-life', who: YOU } } as const;
    expect(value(board, { ...gained, since: 'turn' }, bear)).toBe(2);
    expect(value(board, { ...gained, since: 'turn', take: 'amount' }, bear)).toBe(5);
    expect(value(board, { ...gained, since: 'last-turn' }, bear)).toBe(0);
    board.begin(BORIS);
    expect(value(board, { ...gained, since: 'turn' }, bear)).toBe(0);
    expect(value(board, { ...gained, since: 'last-turn', take: 'amount' }, bear)).toBe(5);
    expect(value(board, { ...gained, since: 'game' }, bear)).toBe(2);
  });

  it('cr 702.40a: only events before the spell that triggered', () => {
    const board = new Board();
    const bolt = face('Bolt', ['instant'], { cost: '{R}' });
    const [first, second] = [board.cast(bolt), board.cast(bolt)];
    board.cast(bolt);
    const before = (subject: ObjectId): number =>
      value(
        board,
        {
          kind: 'happened',
          pattern: { kind: 'cast', what: { kind: 'spell' } },
          since: 'turn',
          before: 'event',
        },
        subject,
        event({ subject }),
      );
    expect([before(first), before(second)]).toEqual([0, 1]);
  });
});
