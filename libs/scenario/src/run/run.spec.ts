import { describe, expect, it } from '@jest/globals';
import { CARDS, findCard } from '../cards/index.js';
import { parseScenario } from '../format/scenario.js';
import { runScenario, type Outcome } from './run.js';

const MAIN = { turn: 1, step: 'precombat-main' } as const;
const STOP = { turn: 1, step: 'begin-combat' } as const;
const AFTER_COMBAT = { turn: 1, step: 'postcombat-main' } as const;

function run(data: Record<string, unknown>): Outcome {
  const scenario = parseScenario({ scenario: 'x', stop: STOP, ...data });
  if (!scenario.ok) throw new Error(scenario.error);
  return runScenario(scenario.value, { find: findCard, definitions: CARDS });
}

const reasonOf = (data: Record<string, unknown>): string => {
  const outcome = run(data);
  return outcome.result === 'pass' ? 'pass' : `${outcome.result}: ${outcome.reason}`;
};

const BOLT = { players: { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: {} } };
const AT_B = { ...MAIN, player: 'A', cast: 'Lightning Bolt', targets: ['B'] };

describe('a scenario passes or fails', () => {
  it('passes when all is as expected, and tells how much happened', () => {
    const outcome = run({ ...BOLT, script: [AT_B], expect: [{ player: 'B', life: 17 }] });
    expect(outcome).toMatchObject({ result: 'pass', events: expect.any(Number) });
  });

  it('an entry that cannot be performed fails it, with the reason', () => {
    const players = { A: { hand: ['Lightning Bolt'] }, B: {} };
    expect(reasonOf({ players, script: [AT_B] })).toMatch(
      /^fail: not performed: script 0 \(A, turn 1, precombat-main: cast Lightning Bolt\): cr \d/,
    );
  });

  it('an entry whose step never comes fails it', () => {
    const late = { turn: 4, step: 'upkeep', player: 'A', play: 'Forest' };
    expect(reasonOf({ players: { A: {}, B: {} }, script: [late] })).toContain('not performed: script 0');
  });

  it('an entry that waits for what does not come fails it', () => {
    expect(reasonOf({ ...BOLT, script: [{ ...AT_B, inResponseTo: 'Shock' }] })).toContain('not performed');
  });

  it('an entry after the end of the game fails it', () => {
    const players = { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: { life: 3 } };
    const later = { turn: 2, step: 'upkeep', player: 'B', concede: true };
    const stop = { turn: 3, step: 'upkeep' };
    expect(reasonOf({ players, stop, script: [AT_B, later] })).toContain('not performed: script 1');
  });

  it('a check that does not hold fails it there', () => {
    const check = { ...MAIN, player: 'A', check: [{ player: 'B', life: 20 }], whenStack: 'empty' };
    expect(reasonOf({ ...BOLT, script: [AT_B, check], expect: [] })).toBe(
      'fail: check, script 1: expect 0: life is 17, not 20',
    );
  });

  it('a check is made just after an action of the player’s own', () => {
    const check = { ...MAIN, player: 'A', check: [{ stack: ['Lightning Bolt'] }, { player: 'B', life: 20 }] };
    expect(reasonOf({ ...BOLT, script: [AT_B, check] })).toBe('pass');
  });

  it('a card nobody knows is an error', () => {
    expect(reasonOf({ players: { A: { hand: ['Mox Diamond Ring'] }, B: {} } })).toBe(
      'error: no card is known as "Mox Diamond Ring"',
    );
  });

  it('what has no host to be attached to is an error', () => {
    const players = { A: { battlefield: [{ card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] }, B: {} };
    expect(reasonOf({ players })).toContain('error: nothing is there to be attached to');
  });

  it('without a stop it ends with the game', () => {
    const players = { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: { life: 3 } };
    const expected = [{ player: 'A', won: true }];
    expect(reasonOf({ players, stop: undefined, script: [AT_B], expect: expected })).toBe('pass');
  });
});

describe('what is expected to be refused', () => {
  const players = { A: { hand: ['Divination'], battlefield: [{ card: 'Island', count: 3 }] }, B: {} };
  const early = { turn: 1, step: 'upkeep', player: 'A', cast: 'Divination' };
  const inMain = { ...MAIN, player: 'A', cast: 'Divination' };

  it('is refused by that rule, or one above it, or any of several', () => {
    for (const rule of ['cr 307', ['cr 1', 'cr 307.1'], 'cr'])
      expect(reasonOf({ players, script: [early], expect: [{ rejected: rule, script: 0 }] })).toBe('pass');
  });

  it('by another rule fails', () => {
    const expected = [{ rejected: 'cr 601.2c', script: 0 }];
    expect(reasonOf({ players, script: [early], expect: expected })).toMatch(
      /^fail: expect 0: script 0 was refused by cr 307\.1 .*, not cr 601\.2c$/,
    );
  });

  it('that is not refused fails, and has been done', () => {
    const expected = [
      { player: 'A', handSize: 2 },
      { rejected: 'cr 307', script: 0 },
    ];
    expect(reasonOf({ players, script: [inMain], expect: expected })).toBe(
      'fail: expect 1: script 0 was not refused',
    );
  });

  it('that is never tried fails', () => {
    const waiting = { ...inMain, inResponseTo: 'Shock' };
    expect(reasonOf({ players, script: [waiting], expect: [{ rejected: 'cr', script: 0 }] })).toBe(
      'fail: expect 0: script 0 was never tried',
    );
  });

  it('is tried only as the first of its player’s in its step', () => {
    const script = [
      { ...MAIN, player: 'A', play: 'Forest' },
      { ...MAIN, player: 'A', play: 'Island' },
    ];
    const lands = { A: { hand: ['Forest', 'Island'] }, B: {} };
    const expected = [{ rejected: 'cr 305.2', script: 1 }, { permanent: 'Forest' }];
    expect(reasonOf({ players: lands, script, expect: expected })).toBe('pass');
  });

  it('a declaration nobody could make is looked at all the same', () => {
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

  it('are used for what is asked', () => {
    expect(reasonOf({ ...dig, answers: { A: [{ yes: true }] }, expect: inHand(1) })).toBe('pass');
  });

  it('without one the first legal choice is made, and no where one may decline', () => {
    expect(reasonOf({ ...dig, expect: inHand(0) })).toBe('pass');
  });

  it('in a strict scenario what is not answered fails it', () => {
    expect(reasonOf({ ...dig, strict: true, answers: { A: [{ target: 'Memnite' }] } })).toMatch(
      /^fail: unanswered: may \(yes-no\) of A at turn 1, precombat-main$/,
    );
  });

  it('what can be answered one way alone needs no answer there', () => {
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

  it('choosing says yes to what may be done, where that is asked first', () => {
    const flip = {
      players: { A: { battlefield: ['Budoka Gardener'], hand: ['Forest'] }, B: {} },
      script: [{ ...MAIN, player: 'A', activate: '{T}', of: 'Budoka Gardener' }],
    };
    const expected = [{ permanent: 'Forest', count: 1 }];
    expect(reasonOf({ ...flip, answers: { A: [{ choose: 'Forest' }] }, expect: expected })).toBe('pass');
  });
});

describe('what may be done', () => {
  it('a text that some ability has means no other', () => {
    const players = { A: { battlefield: ['Prodigal Sorcerer', 'Forest'] }, B: {} };
    const check = [
      { playable: 'Activate {T}: Add {G}', player: 'A', is: true },
      { playable: 'Activate {T}: Add {R}', player: 'A', is: false },
    ];
    expect(reasonOf({ players, script: [{ ...MAIN, player: 'A', check }] })).toBe('pass');
  });
});
