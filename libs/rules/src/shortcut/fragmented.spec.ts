import { describe, expect, it } from '@jest/globals';
import type { Ability, Change, Effect, Face } from '#abilities';
import { hashText, instant, type PlayerId } from '#kernel';
import { legalActions } from '../casting/legal.js';
import { known } from '../characteristics/characteristics.js';
import { decideAndEvolve } from '../decide/decide.js';
import { setUp } from '../decide/set-up.js';
import type { Answer } from '../decisions/answer.js';
import {
  ANNA,
  Board,
  BORIS,
  creature,
  CREATURE,
  enchantment,
  face,
  THIS,
  YOU,
} from '../fixtures/board.fixture.js';
import type { ObjectId, Seat } from '../state/ids.js';

const INPUTS = { now: instant(1), seed: 'seed', cards: { catalogue: hashText('cards'), definitions: [] } };
const CHLOE = 2 as Seat;
const PASS: Answer = { kind: 'priority', action: 'pass' };

const change = (what: Extract<Effect, { kind: 'continuous' }>['what'], how: Change): Effect => ({
  kind: 'continuous',
  what,
  changes: [how],
  until: { kind: 'end-of-turn' },
});
type Activated = Extract<Ability, { kind: 'activated' }>;
const free = (
  effect: Effect,
  targets: Extract<Activated['body'], { kind: 'plain' }>['targets'] = [],
  costs: Activated['costs'] = [],
): Ability => ({
  kind: 'activated',
  costs,
  body: { kind: 'plain', effect, ...(targets.length === 0 ? {} : { targets }) },
});
const ARTIFACT = { kind: 'type', is: 'artifact' } as const;
const FLYING = { kind: 'keyword', name: 'flying' } as const;
/** For nothing: gains flying. */
const bird = creature('Bird', 1, 1, free(change(THIS, { kind: 'gain-ability', ability: FLYING })));
/** For nothing: a creature loses flying. */
const net = enchantment(
  'Net',
  free(change({ kind: 'target', slot: 0 }, { kind: 'lose-ability', keyword: 'flying' }), [
    { kind: 'target', filter: CREATURE },
  ]),
);

class Table {
  constructor(readonly board: Board) {
    board.emit({ type: 'PrioritySet', seat: ANNA });
    for (const event of setUp(board.state, [], INPUTS)) board.emit(event);
  }

  get state() {
    return this.board.state;
  }

  answer(answer: Answer): string | undefined {
    const { id, seat } = this.state.decision!;
    const actor = this.state.seats[seat]!.player as PlayerId;
    const before = JSON.stringify(this.state);
    const command = { type: 'answer' as const, decision: id, answer };
    const decided = decideAndEvolve(this.state, { actor, command }, INPUTS);
    if (decided.ok) return undefined;
    expect(JSON.stringify(this.state)).toBe(before);
    return decided.error.rule;
  }

  /** The player does it, the others passing before it, and it resolves. */
  does(seat: Seat, object: ObjectId, targets?: readonly ObjectId[]): string | undefined {
    while (this.state.decision!.seat !== seat) this.answer(PASS);
    const refused = this.answer({
      kind: 'priority',
      action: {
        do: 'activate',
        object,
        ability: 0,
        ...(targets === undefined ? {} : { targets: [targets.map((one) => ({ object: one }))] }),
      },
    });
    if (refused !== undefined) return refused;
    this.state.seats.forEach(() => this.answer(PASS));
    return undefined;
  }
}

const offered = ({ state }: Table, seat: Seat): readonly ObjectId[] =>
  legalActions(state, seat).map(({ object }) => object);

describe('a fragmented loop', () => {
  /** Anna's creature gains flying, Boris takes it away. */
  function round(): { table: Table; flier: ObjectId } {
    const board = new Board();
    const flier = board.lay(bird);
    const theirs = board.lay(net, { seat: BORIS });
    const table = new Table(board);
    expect(table.does(ANNA, flier)).toBeUndefined();
    expect(table.does(BORIS, theirs, [flier])).toBeUndefined();
    while (table.state.decision!.seat !== ANNA) table.answer(PASS);
    return { table, flier };
  }

  it('cr 731.3: the active player has to do something else', () => {
    const { table, flier } = round();
    expect(table.does(ANNA, flier)).toBe('cr 731.3');
    expect(offered(table, ANNA)).toEqual([]);
    // The creature does not have flying.
    expect(known(table.state, flier)!.keywords.has('flying')).toBe(false);
    expect(table.answer(PASS)).toBeUndefined();
  });

  it('cr 731.3: what costs something is seen to come round when it does so again', () => {
    const board = new Board();
    const tapping = (name: string): Face =>
      face(name, ['artifact'], {
        abilities: [free({ kind: 'untap', what: { kind: 'each', filter: ARTIFACT } }, [], [{ kind: 'tap' }])],
      });
    const mine = board.lay(tapping('Anvil'));
    const theirs = board.lay(tapping('Hammer'), { seat: BORIS });
    const table = new Table(board);
    const goRound = (): string | undefined => table.does(ANNA, mine) ?? table.does(BORIS, theirs);
    expect(goRound()).toBeUndefined();
    expect(goRound()).toBeUndefined();
    expect(goRound()).toBe('cr 731.3');
  });

  it('cr 731.3: the other player has the last word, and may leave it as it is', () => {
    const board = new Board();
    const flier = board.lay(bird);
    const theirs = board.lay(net, { seat: BORIS });
    const table = new Table(board);
    table.does(ANNA, flier);
    expect(known(table.state, flier)!.keywords.has('flying')).toBe(true);
    // It is never his to give way.
    while (table.state.decision!.seat !== BORIS) table.answer(PASS);
    expect(offered(table, BORIS)).toEqual([theirs]);
  });

  it('cr 731.3: it is no loop where something comes of it', () => {
    const board = new Board();
    const well = board.lay(enchantment('Well', free({ kind: 'gain-life', who: YOU, amount: 1 })));
    const drain = board.lay(enchantment('Drain', free({ kind: 'lose-life', who: YOU, amount: 1 })), {
      seat: BORIS,
    });
    const table = new Table(board);
    for (let nth = 0; nth < 6; nth += 1) {
      expect(table.does(ANNA, well)).toBeUndefined();
      expect(table.does(BORIS, drain)).toBeUndefined();
    }
    expect(table.state.seats.map(({ life }) => life)).toEqual([26, 14]);
  });

  it('cr 731.3: what one player does alone, again and again, is none', () => {
    const board = new Board();
    const flier = board.lay(bird);
    const table = new Table(board);
    for (let nth = 0; nth < 5; nth += 1) expect(table.does(ANNA, flier)).toBeUndefined();
  });

  it('cr 731.3: where the active player has no part in it, the first of those who have gives way', () => {
    const board = new Board(3);
    const flier = board.lay(bird, { seat: BORIS });
    const theirs = board.lay(net, { seat: CHLOE });
    const table = new Table(board);
    expect(table.does(BORIS, flier)).toBeUndefined();
    expect(table.does(CHLOE, theirs, [flier])).toBeUndefined();
    expect(table.does(BORIS, flier)).toBe('cr 731.3');
    table.answer(PASS);
    expect(offered(table, CHLOE)).toEqual([theirs]);
  });

  it('cr 731.3: in another step it may begin anew', () => {
    const { table, flier } = round();
    table.answer(PASS);
    table.answer(PASS);
    expect(table.state.turn!.step).toBe('begin-combat');
    expect(table.does(ANNA, flier)).toBeUndefined();
  });
});
