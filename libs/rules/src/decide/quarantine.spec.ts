// A game that cannot go on is quarantined, and only the operator moves it. A game that can go on is not
// stopped.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import type { OperatorCommand } from '../model/commands/command.js';
import { flagAt, timesLeft } from '../fold/evolve/clock.js';
import { AssistedTable, card, spell, YOU } from '#testkit/tables/assisted-table';
import type { Terms } from '../model/basics/terms.js';
import { legalCommands } from './decide.js';
import { timerOf } from './timer-commands.js';
import { waitsFor } from './waits-for.js';
import { commandsToTry } from './going-on/way-on.js';
import type { DecisionId } from '../model/basics/ids.js';
import { playerId } from '#kernel';

const often = (effect: Effect): Effect => ({ kind: 'repeat', times: 1000, effect });
const gain: Effect = { kind: 'gain-life', who: YOU, amount: 1 };
const tooMuch = often(often(gain));

/** Its resolution exceeds the budget of any command. */
const DIRGE = card('Dirge', ['sorcery'], spell(tooMuch));
/** It exceeds the budget only if the player says yes. */
const TEMPTATION = card('Temptation', ['sorcery'], spell({ kind: 'may', who: YOU, effect: tooMuch }));
/** Once it is asked, every answer exceeds the budget. */
const ORDEAL = card(
  'Ordeal',
  ['sorcery'],
  spell({ kind: 'sequence', steps: [{ kind: 'may', who: YOU, effect: gain }, tooMuch] }),
);
const SONG = card('Song', ['sorcery'], spell(gain));
const CLOCK: Terms['clock'] = { kind: 'chess', initial: 600, increment: 0, flag: 'passes' };

/** The first player has cast it and passed. The last pass would resolve it. */
function cast(name: string, terms: Partial<Terms> = {}): AssistedTable {
  const table = new AssistedTable([{ hand: [DIRGE, TEMPTATION, ORDEAL, SONG] }, {}], terms).untilMain();
  return table.act({ do: 'cast', object: table.id(name) }).pass();
}
const stop = (table: AssistedTable, why: 'too-much-work' | 'engine-fault' = 'too-much-work') =>
  table.give({ actor: 'timer', command: { type: 'quarantine', decision: table.decision.id, why } });
const operate = (table: AssistedTable, type: OperatorCommand['type']) =>
  table.give({ actor: 'operator', command: { type } });
const PASS = { kind: 'priority', action: 'pass' } as const;

describe('a game goes into quarantine', () => {
  it('table quarantine: when even the smallest answer is too much work', () => {
    const table = cast('Dirge');
    expect(table.tryAnswer(PASS)?.code).toBe('too-much-work');
    expect(stop(table)).toBeUndefined();
    expect(table.state.quarantine).toEqual({ why: 'too-much-work', since: 0 });
  });

  it('table quarantine: not when a smaller answer is accepted, however often a larger one was refused', () => {
    const table = cast('Temptation').pass();
    expect(table.decision.kind).toBe('yes-no');
    for (let times = 0; times < 5; times += 1)
      expect(table.tryAnswer({ kind: 'yes-no', yes: true })?.code).toBe('too-much-work');
    expect(stop(table)).toMatchObject({ code: 'not-due', rule: 'table quarantine' });
    expect(table.tryAnswer({ kind: 'yes-no', yes: false })).toBeUndefined();
  });

  it('table quarantine: not for a question that was answered already, and not twice', () => {
    const table = cast('Dirge');
    const stale = { type: 'quarantine', decision: 'd1' as DecisionId, why: 'engine-fault' } as const;
    expect(table.give({ actor: 'timer', command: stale })?.code).toBe('not-due');
    expect(stop(table)).toBeUndefined();
    expect(stop(table)?.code).toBe('quarantined');
  });

  it('after trying the answers of the player who is asked, the smallest first', () => {
    const table = cast('Ordeal').pass();
    expect(commandsToTry(table.state)).toEqual(
      [false, true].map((yes) => ({
        actor: 'player 0',
        command: { type: 'answer', decision: table.decision.id, answer: { kind: 'yes-no', yes } },
      })),
    );
  });
});

describe('a quarantined game', () => {
  it('table quarantine: is moved by no player and no timer, and its clocks stop', () => {
    const table = cast('Dirge', { clock: CLOCK });
    expect(flagAt(table.state)).toBeDefined();
    stop(table);
    const concede = { type: 'concede' } as const;
    expect(table.tryAnswer(PASS)).toMatchObject({ code: 'quarantined', rule: 'table quarantine' });
    expect(table.attempt(0, concede)?.code).toBe('quarantined');
    expect(table.give({ actor: 'timer', command: { type: 'abandon' } })?.code).toBe('quarantined');
    expect([timerOf(table.state), flagAt(table.state)]).toEqual([undefined, undefined]);
    expect(waitsFor(table.state, playerId('player 1'))).toBeUndefined();
    expect(legalCommands(table.state, playerId('player 1'), table.inputs.now)).toEqual([]);
  });

  it('table quarantine: goes on where it stopped, and charges nobody for the pause', () => {
    const table = cast('Song', { clock: CLOCK });
    const before = timesLeft(table.state);
    const { since } = table.decision;
    table.now += 5_000;
    expect(operate(table, 'stop-game')).toBeUndefined();
    table.now += 3_600_000;
    expect(operate(table, 'release-game')).toBeUndefined();
    expect(table.decision.since).toBe(since + 3_600_000);
    expect(table.state.quarantine).toBeNull();
    table.now += 1_000;
    table.pass();
    const [, boris] = timesLeft(table.state);
    expect(before[1]!.left - boris!.left).toBe(6_000);
  });

  it('table quarantine: is ended by the operator without a result, and then nothing moves it', () => {
    const table = cast('Dirge');
    stop(table);
    expect(operate(table, 'end-game')).toBeUndefined();
    expect(table.state.result).toEqual({ reason: 'abandoned', winners: [] });
    expect(table.state.quarantine).toBeNull();
    for (const type of ['stop-game', 'end-game'] as const)
      expect(operate(table, type)?.code).toBe('game-over');
    expect(operate(table, 'release-game')?.code).toBe('not-due');
  });

  it('table quarantine: is logged as quarantined first when the operator ends a running game', () => {
    const table = cast('Song');
    expect(operate(table, 'end-game')).toBeUndefined();
    expect(table.all('GameQuarantined')).toEqual([{ type: 'GameQuarantined', why: 'by-operator' }]);
  });
});

describe('a repair', () => {
  it('table quarantine: takes the next object to resolve off the stack, without its effect', () => {
    const table = cast('Dirge');
    const top = table.stack[0];
    stop(table);
    expect(operate(table, 'repair-game')).toBeUndefined();
    expect(table.all('GameRepaired')).toEqual([{ type: 'GameRepaired', object: top, stood: 0 }]);
    expect([table.stack, table.graveyard(0), table.life(0)]).toEqual([[], ['Dirge'], 20]);
    // The game stays quarantined until it is released.
    expect(table.tryAnswer(PASS)?.code).toBe('quarantined');
    expect(operate(table, 'release-game')).toBeUndefined();
    expect(table.decision).toMatchObject({ seat: 0, prompt: 'priority' });
    table.untilTurn(2);
  });

  it('table quarantine: finishes an object that is resolving, without the rest of its effect', () => {
    const table = cast('Ordeal').pass();
    expect(table.tryAnswer({ kind: 'yes-no', yes: false })?.code).toBe('too-much-work');
    stop(table);
    expect(operate(table, 'repair-game')).toBeUndefined();
    expect([table.stack, table.graveyard(0), table.life(0)]).toEqual([[], ['Ordeal'], 20]);
    operate(table, 'release-game');
    table.untilTurn(2);
  });

  it('table quarantine: is refused when nothing resolves and the stack is empty', () => {
    const table = new AssistedTable([{}, {}]).untilMain();
    operate(table, 'stop-game');
    expect(operate(table, 'repair-game')).toMatchObject({ code: 'not-due', rule: 'table quarantine' });
  });

  it('table quarantine: is refused for a game that is not quarantined, as is a release', () => {
    const table = cast('Dirge');
    for (const type of ['repair-game', 'release-game'] as const)
      expect(operate(table, type)).toMatchObject({ code: 'not-due', rule: 'table quarantine' });
  });
});
