import { describe, expect, it } from '@jest/globals';
import { findInPool, POOL } from '#testkit/pool/cards';
import { parseScenario } from '../format/scenario.js';
import { runScenario, type Outcome } from './run.js';

const MAIN = { turn: 1, step: 'precombat-main' } as const;
const STOP = { turn: 1, step: 'begin-combat' } as const;
const AFTER_COMBAT = { turn: 1, step: 'postcombat-main' } as const;

function run(data: Record<string, unknown>): Outcome {
  const scenario = parseScenario({ scenario: 'x', stop: STOP, ...data });
  if (!scenario.ok) throw new Error(scenario.error);
  return runScenario(scenario.value, { find: findInPool, definitions: POOL });
}

const reasonOf = (data: Record<string, unknown>): string => {
  const outcome = run(data);
  return outcome.result === 'pass' ? 'pass' : `${outcome.result}: ${outcome.reason}`;
};

const BOLT = { players: { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: {} } };
const AT_B = { ...MAIN, player: 'A', cast: 'Lightning Bolt', targets: ['B'] };

describe('a scenario passes or fails', () => {
  it('passes if everything is as expected, and reports the number of events', () => {
    const outcome = run({ ...BOLT, script: [AT_B], expect: [{ player: 'B', life: 17 }] });
    expect(outcome).toMatchObject({ result: 'pass', events: expect.any(Number) });
  });

  it('fails with the reason if an entry cannot be performed', () => {
    const players = { A: { hand: ['Lightning Bolt'] }, B: {} };
    expect(reasonOf({ players, script: [AT_B] })).toMatch(
      /^fail: not performed: script 0 \(A, turn 1, precombat-main: cast Lightning Bolt\): cr \d/,
    );
  });

  it('fails if the step of an entry never comes', () => {
    const late = { turn: 4, step: 'upkeep', player: 'A', play: 'Forest' };
    expect(reasonOf({ players: { A: {}, B: {} }, script: [late] })).toContain('not performed: script 0');
  });

  it('fails if an entry waits for something that never comes', () => {
    expect(reasonOf({ ...BOLT, script: [{ ...AT_B, inResponseTo: 'Shock' }] })).toContain('not performed');
  });

  it('fails if an entry comes after the end of the game', () => {
    const players = { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: { life: 3 } };
    const later = { turn: 2, step: 'upkeep', player: 'B', concede: true };
    const stop = { turn: 3, step: 'upkeep' };
    expect(reasonOf({ players, stop, script: [AT_B, later] })).toContain('not performed: script 1');
  });

  it('fails at a check that does not hold', () => {
    const check = { ...MAIN, player: 'A', check: [{ player: 'B', life: 20 }], whenStack: 'empty' };
    expect(reasonOf({ ...BOLT, script: [AT_B, check], expect: [] })).toBe(
      'fail: check, script 1: expect 0: life is 17, not 20',
    );
  });

  it('lets a player pass as often as an entry says before they do what comes after it', () => {
    const players = { A: { hand: ['Shock', 'Shock'], battlefield: ['Mountain', 'Mountain'] }, B: {} };
    const shock = { ...MAIN, player: 'A', cast: 'Shock', targets: ['B'] };
    const check = (stack: string[], life: number) => ({
      ...MAIN,
      player: 'B',
      check: [{ stack }, { player: 'B', life }],
    });
    const apart = [shock, { ...MAIN, player: 'A', pass: 1 }, shock, check(['Shock'], 20)];
    expect(reasonOf({ players, script: apart })).toBe('pass');
    expect(reasonOf({ players, script: [shock, shock, check(['Shock'], 20)] })).toContain('the stack is');
    const never = [{ ...MAIN, player: 'A', pass: 9 }];
    expect(reasonOf({ players, script: never })).toContain('not performed: script 0');
  });

  it('ends in the middle of a step once so many questions are answered', () => {
    const at = (answered: number, expect: object[]) =>
      reasonOf({ ...BOLT, script: [AT_B], stop: { ...MAIN, answered }, expect });
    // Both pass in the upkeep, and nobody has a draw step in the first turn.
    expect(at(3, [{ stack: ['Lightning Bolt'] }, { player: 'B', life: 20 }])).toBe('pass');
    expect(at(5, [{ stack: [] }, { player: 'B', life: 17 }])).toBe('pass');
    expect(at(2, [])).toContain('not performed: script 0');
    expect(at(40, [])).toBe('fail: after 40 answers it is not turn 1, precombat-main');
  });

  it('makes a check right after the player’s own action', () => {
    const check = { ...MAIN, player: 'A', check: [{ stack: ['Lightning Bolt'] }, { player: 'B', life: 20 }] };
    expect(reasonOf({ ...BOLT, script: [AT_B, check] })).toBe('pass');
  });

  it('is an error if a card is unknown', () => {
    expect(reasonOf({ players: { A: { hand: ['Mox Diamond Ring'] }, B: {} } })).toBe(
      'error: no card is known as "Mox Diamond Ring"',
    );
  });

  it('is an error if an attachment has no host', () => {
    const players = { A: { battlefield: [{ card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] }, B: {} };
    expect(reasonOf({ players })).toContain('error: nothing is there to be attached to');
  });

  it('ends with the game if it has no stop', () => {
    const players = { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: { life: 3 } };
    const expected = [{ player: 'A', won: true }];
    expect(reasonOf({ players, stop: undefined, script: [AT_B], expect: expected })).toBe('pass');
  });
});

describe('an entry that is expected to be refused', () => {
  const players = { A: { hand: ['Divination'], battlefield: [{ card: 'Island', count: 3 }] }, B: {} };
  const early = { turn: 1, step: 'upkeep', player: 'A', cast: 'Divination' };
  const inMain = { ...MAIN, player: 'A', cast: 'Divination' };

  it('passes if it is refused by that rule, one below it, or one of several', () => {
    for (const rule of ['cr 307', ['cr 1', 'cr 307.1'], 'cr'])
      expect(reasonOf({ players, script: [early], expect: [{ rejected: rule, script: 0 }] })).toBe('pass');
  });

  it('fails if another rule refuses it', () => {
    const expected = [{ rejected: 'cr 601.2c', script: 0 }];
    expect(reasonOf({ players, script: [early], expect: expected })).toMatch(
      /^fail: expect 0: script 0 was refused by cr 307\.1 .*, not cr 601\.2c$/,
    );
  });

  it('fails if it is not refused, and is performed', () => {
    const expected = [
      { player: 'A', handSize: 2 },
      { rejected: 'cr 307', script: 0 },
    ];
    expect(reasonOf({ players, script: [inMain], expect: expected })).toBe(
      'fail: expect 1: script 0 was not refused',
    );
  });

  it('fails if it is never tried', () => {
    const waiting = { ...inMain, inResponseTo: 'Shock' };
    expect(reasonOf({ players, script: [waiting], expect: [{ rejected: 'cr', script: 0 }] })).toBe(
      'fail: expect 0: script 0 was never tried',
    );
  });

  it('is tried only as the first entry of its player in its step', () => {
    const script = [
      { ...MAIN, player: 'A', play: 'Forest' },
      { ...MAIN, player: 'A', play: 'Island' },
    ];
    const lands = { A: { hand: ['Forest', 'Island'] }, B: {} };
    const expected = [{ rejected: 'cr 305.2', script: 1 }, { permanent: 'Forest' }];
    expect(reasonOf({ players: lands, script, expect: expected })).toBe('pass');
  });

  it('is tried even if it is a declaration that nobody could make', () => {
    const sick = { A: { battlefield: [{ card: 'Grizzly Bears', summoningSick: true }] }, B: {} };
    const attack = {
      turn: 1,
      step: 'declare-attackers',
      player: 'A',
      attack: [{ attacker: 'Grizzly Bears', defender: 'B' }],
    };
    const expected = [{ rejected: 'cr 508.1', script: 0 }];
    expect(reasonOf({ players: sick, stop: AFTER_COMBAT, script: [attack], expect: expected })).toBe('pass');
  });
});

describe('answers', () => {
  const digger = {
    hand: ['Gravedigger'],
    battlefield: [{ card: 'Swamp', count: 4 }],
    graveyard: ['Memnite'],
  };
  const dig = { players: { A: digger, B: {} }, script: [{ ...MAIN, player: 'A', cast: 'Gravedigger' }] };
  const inHand = (count: number) => [{ player: 'A', zone: 'hand', card: 'Memnite', count }];

  it('are used for the questions they fit', () => {
    expect(reasonOf({ ...dig, answers: { A: [{ yes: true }] }, expect: inHand(1) })).toBe('pass');
  });

  it("default to the first legal choice, and to 'no' where a player may decline", () => {
    expect(reasonOf({ ...dig, expect: inHand(0) })).toBe('pass');
  });

  it('are required in a strict scenario', () => {
    expect(reasonOf({ ...dig, strict: true, answers: { A: [{ target: 'Memnite' }] } })).toMatch(
      /^fail: unanswered: may \(yes-no\) of A at turn 1, precombat-main$/,
    );
  });

  it('are not required if there is only one way to answer', () => {
    const edict = {
      players: {
        A: { hand: ['Diabolic Edict'], battlefield: [{ card: 'Swamp', count: 2 }] },
        B: { battlefield: ['Memnite'] },
      },
      script: [{ ...MAIN, player: 'A', cast: 'Diabolic Edict', targets: ['B'] }],
    };
    expect(reasonOf({ ...edict, strict: true, expect: [{ permanent: 'Memnite', count: 0 }] })).toBe('pass');
  });

  it('of another player are not taken', () => {
    expect(reasonOf({ ...dig, answers: { B: [{ yes: true }] }, expect: inHand(0) })).toBe('pass');
  });

  it('with a choice also accept the offer that is asked first', () => {
    const flip = {
      players: { A: { battlefield: ['Budoka Gardener'], hand: ['Forest'] }, B: {} },
      script: [{ ...MAIN, player: 'A', activate: '{T}', of: 'Budoka Gardener' }],
    };
    const expected = [{ permanent: 'Forest', count: 1 }];
    expect(reasonOf({ ...flip, answers: { A: [{ choose: 'Forest' }] }, expect: expected })).toBe('pass');
  });
});

describe('a playable action', () => {
  it('matches a text exactly if some ability has that text', () => {
    const players = { A: { battlefield: ['Prodigal Sorcerer', 'Forest'] }, B: {} };
    const check = [
      { playable: 'Activate {T}: Add {G}', player: 'A', is: true },
      { playable: 'Activate {T}: Add {R}', player: 'A', is: false },
    ];
    expect(reasonOf({ players, script: [{ ...MAIN, player: 'A', check }] })).toBe('pass');
  });
});
