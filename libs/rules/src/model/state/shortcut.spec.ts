import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#abilities';
import type { PlayerId } from '#kernel';
import { decide } from '../../decide/decide.js';
import type { Answer } from '../decisions/answer.js';
import {
  ANNA,
  always,
  Board,
  BORIS,
  CREATURE,
  creature,
  enchantment,
  face,
  THIS,
  YOU,
} from '#testkit/tables/board';
import { CommandedBoard, INPUTS, PASS } from '#testkit/tables/commanded-board';
import { cardsIn } from '../../fold/evolve/cards.js';
import { evolve } from '../../fold/evolve/evolve.js';
import type { GameState } from './game-state.js';
import { STACK, type DecisionId, type ObjectId, type Seat } from '../basics/ids.js';

const CHLOE = 2 as Seat;
const activated = (
  effect: Effect,
  costs: Extract<Ability, { kind: 'activated' }>['costs'] = [],
): Ability => ({
  kind: 'activated',
  costs,
  body: { kind: 'plain', effect },
});
const GAIN: Effect = { kind: 'gain-life', who: YOU, amount: 1 };
/** For nothing: gains a life. */
const spring = enchantment('Spring', activated(GAIN));
/** Taps for something; for nothing it untaps. */
const wheel = (does: Effect) =>
  enchantment('Wheel', activated(does, [{ kind: 'tap' }]), activated({ kind: 'untap', what: THIS }));
const stackOf = (state: GameState): readonly ObjectId[] => cardsIn(state, STACK);
const BY_KIND: Partial<Record<string, Answer>> = {
  'yes-no': { kind: 'yes-no', yes: true },
  'choose-modes': { kind: 'choose-modes', modes: [0] },
  word: { kind: 'word', word: 'heads' },
};

class Shortcutting extends CommandedBoard {
  shortcut(choices: number, times: number, seat = this.state.decision!.seat): string | undefined {
    return this.command(seat, { type: 'shortcut', decision: this.state.decision!.id, choices, times });
  }

  get lives(): number[] {
    return this.state.seats.map(({ life }) => life);
  }
}

/** Anna has done it once: the ability has resolved, and she has priority. */
function once(players = 2): { table: Shortcutting; at: ObjectId } {
  const board = new Board(players);
  const at = board.lay(spring);
  const table = new Shortcutting(board, ANNA);
  table.activate(at).pass(players);
  return { table, at };
}

describe('a shortcut', () => {
  it('cr 731.2a: repeats what its player has just done a number of times', () => {
    const { table } = once();
    expect(table.shortcut(2, 30)).toBeUndefined();
    // cr 731.2b: Boris would pass thirty times, and accepts.
    expect(table.state.decision).toMatchObject({
      seat: BORIS,
      prompt: 'shortcut',
      question: { kind: 'number', least: 0, most: 30 },
    });
    table.answer({ kind: 'number', number: 30 });
    expect(table.lives).toEqual([51, 20]);
    expect(table.state.decision).toMatchObject({ seat: ANNA, prompt: 'priority' });
    expect(stackOf(table.state)).toEqual([]);
  });

  it('cr 731.2a: is proposed before everyone, and folds to the same game', () => {
    const { table } = once();
    const before = structuredClone(table.state);
    const from = table.events.length;
    table.shortcut(2, 3);
    table.answer({ kind: 'number', number: 3 });
    for (const event of table.events.slice(from)) evolve(before, event);
    expect(JSON.stringify(before)).toBe(JSON.stringify(table.state));
    expect(table.events.filter(({ type }) => type.startsWith('Shortcut'))).toEqual([
      { type: 'ShortcutProposed', seat: 0, choices: 2, times: 3 },
      ...[1, 2, 3].map((round) => ({ type: 'ShortcutRound', seat: 0, round })),
    ]);
  });

  it('cr 731.2a: can be proposed again after it was taken', () => {
    const { table } = once();
    for (let nth = 0; nth < 3; nth += 1) {
      expect(table.shortcut(2, 10)).toBeUndefined();
      table.answer({ kind: 'number', number: 10 });
    }
    expect(table.lives).toEqual([51, 20]);
  });

  it('cr 731.2a: uses the new object if its object returned as another', () => {
    const board = new Board();
    // It is exiled and returns each time as another object (cr 400.7).
    const door = board.lay(
      enchantment(
        'Door',
        activated({
          kind: 'sequence',
          steps: [
            GAIN,
            { kind: 'move', what: THIS, to: 'exile', cause: 'exile', bind: 'gone' },
            { kind: 'move', what: { kind: 'bound', name: 'gone' }, to: 'battlefield', cause: 'return' },
          ],
        }),
      ),
    );
    const table = new Shortcutting(board, ANNA);
    table.activate(door).pass(2);
    expect(table.shortcut(2, 25)).toBeUndefined();
    table.answer({ kind: 'number', number: 25 });
    expect(table.lives).toEqual([46, 20]);
  });

  it('cr 731.2a: uses an equal token if its token is gone', () => {
    const board = new Board();
    const nest = board.lay(
      enchantment(
        'Nest',
        activated(
          {
            kind: 'sequence',
            steps: [GAIN, { kind: 'create-token', token: { kind: 'made', face: creature('Cub', 1, 1) } }],
          },
          [{ kind: 'move', filter: CREATURE, count: 1, to: 'graveyard', cause: 'sacrifice' }],
        ),
      ),
    );
    const first = board.lay(creature('Cub', 1, 1));
    const table = new Shortcutting(board, ANNA);
    const sacrifice = (object: ObjectId): Answer => ({
      kind: 'priority',
      action: { do: 'activate', object: nest, ability: 0, costs: [[object]] },
    });
    table.answer(sacrifice(first)).pass(2);
    const token = Object.values(table.state.objects).find((object) => object.token === true)!.id;
    table.answer(sacrifice(token)).pass(2);
    expect(table.shortcut(2, 20)).toBeUndefined();
    table.answer({ kind: 'number', number: 20 });
    expect(table.lives).toEqual([42, 20]);
  });

  it('cr 731.2b: is shortened by another player, who then does something else', () => {
    const { table } = once();
    const drain = table.board.lay(
      enchantment('Drain', activated({ kind: 'lose-life', who: { kind: 'opponents' }, amount: 5 })),
      {
        seat: BORIS,
      },
    );
    table.shortcut(2, 30);
    table.answer({ kind: 'number', number: 12 });
    // Twelve have resolved, the thirteenth is on the stack, and it is Boris's turn to answer.
    expect(table.lives).toEqual([33, 20]);
    expect(stackOf(table.state)).toHaveLength(1);
    expect(table.state.decision).toMatchObject({ seat: BORIS, prompt: 'priority' });
    // cr 731.2c: the shortcut has him pass.
    const { id } = table.state.decision!;
    expect(table.command(BORIS, { type: 'answer', decision: id, answer: PASS })).toBe('cr 117.1');
    table.activate(drain);
    expect(table.state.decision).toMatchObject({ seat: BORIS, question: { actions: ['pass', 'act'] } });
  });

  it('cr 731.2c: passes for a player who shortens it and can do nothing but pass', () => {
    const { table } = once();
    table.shortcut(2, 30);
    table.answer({ kind: 'number', number: 0 });
    expect(table.state.decision).toMatchObject({ seat: BORIS, question: { actions: ['pass', 'act'] } });
    table.pass();
    expect(table.lives).toEqual([22, 20]);
  });

  it('cr 731.2b: is answered in turn order, each player shortening what those before them left', () => {
    const { table } = once(3);
    table.shortcut(2, 30);
    expect(table.state.decision).toMatchObject({ seat: BORIS, question: { most: 30 } });
    table.answer({ kind: 'number', number: 10 });
    // Boris does not pass for the eleventh time: Chloe would pass ten times.
    expect(table.state.decision).toMatchObject({ seat: CHLOE, question: { most: 10 } });
    table.answer({ kind: 'number', number: 4 });
    expect(table.lives).toEqual([25, 20, 20]);
    expect(table.state.decision).toMatchObject({ seat: CHLOE, prompt: 'priority' });
  });

  it('cr 800.4: goes on without a player who leaves while asked, and ends if the player who proposed it leaves', () => {
    const { table } = once(3);
    table.shortcut(2, 5);
    expect(table.command(BORIS, { type: 'concede' })).toBeUndefined();
    expect(table.state.decision).toMatchObject({ seat: CHLOE, prompt: 'shortcut' });
    table.answer({ kind: 'number', number: 5 });
    expect(table.lives[0]).toBe(26);
    table.shortcut(2, 5);
    expect(table.command(ANNA, { type: 'concede' })).toBeUndefined();
    expect(table.state.result).toMatchObject({ winners: [CHLOE] });
  });

  it('cr 731.2a: ends with the game if the game ends first', () => {
    const board = new Board();
    const drain = board.lay(
      enchantment('Drain', activated({ kind: 'lose-life', who: { kind: 'opponents' }, amount: 1 })),
    );
    const table = new Shortcutting(board, ANNA);
    table.activate(drain).pass(2);
    expect(table.shortcut(2, 1000)).toBeUndefined();
    table.answer({
      kind: 'number',
      number:
        table.state.decision!.question.kind === 'number' ? (table.state.decision!.question.most ?? 0) : 0,
    });
    expect(table.state.result).toMatchObject({ winners: [ANNA] });
  });

  it.each([
    ['what cannot be done a second time', () => wheel(GAIN), 2, 3],
    ['what only resolves in the middle', () => spring, 1, 2],
    ['more than was done', () => spring, 9, 1],
    [
      'what chance decides',
      () => enchantment('Coin', activated({ kind: 'flip-coins', who: YOU, count: 1, bind: 'heads' })),
      2,
      2,
    ],
    ['what draws a card', () => enchantment('Book', activated({ kind: 'draw', who: YOU, count: 1 })), 2, 2],
    [
      'what asks another player',
      () => enchantment('Plea', activated({ kind: 'may', who: { kind: 'opponents' }, effect: GAIN })),
      2,
      2,
    ],
  ] as const)('cr 731.2a: is refused, and nobody hears of it: %s', (_, made, choices, times) => {
    const board = new Board();
    const at = board.lay(made());
    for (let nth = 0; nth < 9; nth += 1) board.lay(face('Leaf', ['land']), { zone: 'library' });
    const table = new Shortcutting(board, ANNA);
    table.activate(at);
    while (table.state.decision!.question.kind !== 'priority' || stackOf(table.state).length > 0)
      table.answer(BY_KIND[table.state.decision!.question.kind] ?? PASS);
    expect(table.shortcut(choices, times)).toBe('cr 731.2a');
  });

  it('cr 731.2a: is proposed only by the player with priority, for this question, from choices of this step', () => {
    const { table } = once();
    const { id } = table.state.decision!;
    const actor = (seat: Seat) => table.state.seats[seat]!.player as PlayerId;
    const says = (seat: Seat, decision = id) =>
      decide(
        table.state,
        { actor: actor(seat), command: { type: 'shortcut', decision, choices: 2, times: 2 } },
        INPUTS,
      );
    expect(says(BORIS)).toMatchObject({ error: { code: 'not-your-decision' } });
    expect(says(ANNA, 'd999' as DecisionId)).toMatchObject({ error: { code: 'stale-decision' } });
    expect(says(ANNA).ok).toBe(true);
    table.pass(2);
    expect(table.state.turn!.step).toBe('begin-combat');
    expect(says(ANNA, table.state.decision!.id)).toMatchObject({ error: { rule: 'cr 731.2a' } });
  });

  it('cr 731.2a: includes nothing but passes of other players', () => {
    const board = new Board();
    const mine = board.lay(spring);
    const theirs = board.lay(spring, { seat: BORIS });
    const table = new Shortcutting(board, ANNA);
    table.activate(mine).pass();
    table.activate(theirs).pass(4);
    expect(table.state.decision!.seat).toBe(ANNA);
    expect(table.shortcut(3, 2)).toBe('cr 731.2a');
  });

  it('cr 104.4b: is a player’s choice, and so no loop that ends the game, however long', () => {
    const board = new Board();
    // It changes nothing.
    const idle = board.lay(wheel({ kind: 'gain-life', who: YOU, amount: 0 }));
    board.lay(enchantment('Nothing', always({ kind: 'modify-this', changes: [] })));
    const table = new Shortcutting(board, ANNA);
    table.activate(idle).pass(2).activate(idle, 1).pass(2);
    expect(table.shortcut(4, 60)).toBeUndefined();
    table.answer({ kind: 'number', number: 120 });
    expect(table.state.result).toBeNull();
  });
});
