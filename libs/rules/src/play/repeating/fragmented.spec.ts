import { describe, expect, it } from '@jest/globals';
import type { Ability, Change, Effect, Face } from '#abilities';
import { decideAndEvolve } from '../../decide/decide.js';
import { legalActions } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import { known } from '../../reading/characteristics/characteristics.js';
import { ANNA, Board, BORIS, creature, CREATURE, enchantment, face, THIS, YOU } from '#testkit/tables/board';
import { CommandedBoard, INPUTS, PASS } from '#testkit/tables/commanded-board';
import type { Answer } from '../../model/decisions/answer.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

const CHLOE = 2 as Seat;

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
/** Costs nothing: gains flying. */
const bird = creature('Bird', 1, 1, free(change(THIS, { kind: 'gain-ability', ability: FLYING })));
/** Costs nothing: a creature loses flying. */
const net = enchantment(
  'Net',
  free(change({ kind: 'target', slot: 0 }, { kind: 'lose-ability', keyword: 'flying' }), [
    { kind: 'target', filter: CREATURE },
  ]),
);

class Looping extends CommandedBoard {
  /** The player activates it after the others pass, and it resolves. */
  does(seat: Seat, object: ObjectId, targets?: readonly ObjectId[]): string | undefined {
    while (this.state.decision!.seat !== seat) this.answered(PASS);
    const refused = this.answered({
      kind: 'priority',
      action: {
        do: 'activate',
        object,
        ability: 0,
        ...(targets === undefined ? {} : { targets: [targets.map((one) => ({ object: one }))] }),
      },
    });
    if (refused !== undefined) return refused;
    this.state.seats.forEach(() => this.answered(PASS));
    return undefined;
  }
}

const offered = ({ state }: Looping, seat: Seat): readonly ObjectId[] =>
  legalActions(state, seat, PLAIN_RULEBOOK).map(({ object }) => object);

/** How often a position was written since. What is to come of the turns is read for nothing else meanwhile. */
function timesWritten({ state }: Looping): () => number {
  let times = 0;
  const { future } = state;
  Object.defineProperty(state, 'future', {
    configurable: true,
    enumerable: true,
    get: () => ((times += 1), future),
  });
  return () => times;
}

describe('a fragmented loop', () => {
  /** Anna's creature gains flying, and Boris removes it. */
  function round(): { table: Looping; flier: ObjectId } {
    const board = new Board();
    const flier = board.lay(bird);
    const theirs = board.lay(net, { seat: BORIS });
    const table = new Looping(board, ANNA);
    expect(table.does(ANNA, flier)).toBeUndefined();
    expect(table.does(BORIS, theirs, [flier])).toBeUndefined();
    while (table.state.decision!.seat !== ANNA) table.answered(PASS);
    return { table, flier };
  }

  it('cr 731.3: makes the active player do something else', () => {
    const { table, flier } = round();
    expect(table.does(ANNA, flier)).toBe('cr 731.3');
    expect(offered(table, ANNA)).toEqual([]);
    // The creature does not have flying.
    expect(known(table.state, flier)!.keywords.has('flying')).toBe(false);
    expect(table.answered(PASS)).toBeUndefined();
  });

  it('cr 731.3: is seen after a second round if its actions have a cost', () => {
    const board = new Board();
    const tapping = (name: string): Face =>
      face(name, ['artifact'], {
        abilities: [free({ kind: 'untap', what: { kind: 'each', filter: ARTIFACT } }, [], [{ kind: 'tap' }])],
      });
    const mine = board.lay(tapping('Anvil'));
    const theirs = board.lay(tapping('Hammer'), { seat: BORIS });
    const table = new Looping(board, ANNA);
    const goRound = (): string | undefined => table.does(ANNA, mine) ?? table.does(BORIS, theirs);
    expect(goRound()).toBeUndefined();
    expect(goRound()).toBeUndefined();
    expect(goRound()).toBe('cr 731.3');
  });

  it('cr 731.3: never has to be broken by the other player', () => {
    const board = new Board();
    const flier = board.lay(bird);
    const theirs = board.lay(net, { seat: BORIS });
    const table = new Looping(board, ANNA);
    table.does(ANNA, flier);
    expect(known(table.state, flier)!.keywords.has('flying')).toBe(true);
    // Boris never has to break the loop.
    while (table.state.decision!.seat !== BORIS) table.answered(PASS);
    expect(offered(table, BORIS)).toEqual([theirs]);
  });

  it('cr 731.3: does not exist if something changes each time', () => {
    const board = new Board();
    const well = board.lay(enchantment('Well', free({ kind: 'gain-life', who: YOU, amount: 1 })));
    const drain = board.lay(enchantment('Drain', free({ kind: 'lose-life', who: YOU, amount: 1 })), {
      seat: BORIS,
    });
    const table = new Looping(board, ANNA);
    for (let nth = 0; nth < 6; nth += 1) {
      expect(table.does(ANNA, well)).toBeUndefined();
      expect(table.does(BORIS, drain)).toBeUndefined();
    }
    expect(table.state.seats.map(({ life }) => life)).toEqual([26, 14]);
  });

  it('cr 731.3: needs more than one player', () => {
    const board = new Board();
    const flier = board.lay(bird);
    const table = new Looping(board, ANNA);
    for (let nth = 0; nth < 5; nth += 1) expect(table.does(ANNA, flier)).toBeUndefined();
  });

  it('cr 731.3: is broken by the first player in it if the active player takes no part', () => {
    const board = new Board(3);
    const flier = board.lay(bird, { seat: BORIS });
    const theirs = board.lay(net, { seat: CHLOE });
    const table = new Looping(board, ANNA);
    expect(table.does(BORIS, flier)).toBeUndefined();
    expect(table.does(CHLOE, theirs, [flier])).toBeUndefined();
    expect(table.does(BORIS, flier)).toBe('cr 731.3');
    table.answered(PASS);
    expect(offered(table, CHLOE)).toEqual([theirs]);
  });

  it('cr 731.3: is looked for by writing the position once, for all that is offered and for what is then chosen', () => {
    const board = new Board();
    const birds = [board.lay(bird), board.lay(bird), board.lay(bird)];
    const theirs = board.lay(net, { seat: BORIS });
    const table = new Looping(board, ANNA);
    for (const flier of birds) expect(table.does(ANNA, flier)).toBeUndefined();
    for (const flier of birds) expect(table.does(BORIS, theirs, [flier])).toBeUndefined();
    while (table.state.decision!.seat !== ANNA) table.answered(PASS);
    const written = timesWritten(table);
    expect(offered(table, ANNA)).toEqual(birds.slice(1));
    expect(written()).toBe(1);
    expect(offered(table, ANNA)).toEqual(birds.slice(1));
    const { id, seat } = table.state.decision!;
    const again: Answer = { kind: 'priority', action: { do: 'activate', object: birds[0]!, ability: 0 } };
    const actor = table.state.seats[seat]!.player!;
    const proposed = { actor, command: { type: 'answer' as const, decision: id, answer: again } };
    expect(decideAndEvolve(table.state, proposed, INPUTS)).toMatchObject({ error: { rule: 'cr 731.3' } });
    expect(written()).toBe(1);
  });

  it('cr 731.3: may begin again in another step', () => {
    const { table, flier } = round();
    table.answered(PASS);
    table.answered(PASS);
    expect(table.state.turn!.step).toBe('begin-combat');
    expect(table.does(ANNA, flier)).toBeUndefined();
  });
});
