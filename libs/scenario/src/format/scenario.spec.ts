import { describe, expect, it } from '@jest/globals';
import { nameOf, parseScenario } from './scenario.js';

const TWO = { A: {}, B: {} };
const fault = (data: unknown): string => {
  const parsed = parseScenario(data);
  if (parsed.ok) throw new Error('it was taken for a scenario');
  return parsed.error;
};
const script = (...entries: unknown[]) => ({ scenario: 'x', players: TWO, script: entries });
const AT = { turn: 1, step: 'upkeep', player: 'A' };

describe('a scenario is read', () => {
  it('with only a name and two players', () => {
    expect(parseScenario({ scenario: 'x', players: TWO })).toMatchObject({
      ok: true,
      value: { ruleset: 'magic', base: 'cr', strict: false, script: [], expect: [], answers: {} },
    });
  });

  it('with a bare name in a zone as one card of that name', () => {
    const parsed = parseScenario({ scenario: 'x', players: { A: { hand: ['Shock'] }, B: {} } });
    expect(parsed).toMatchObject({ ok: true, value: { players: { A: { hand: [{ card: 'Shock' }] } } } });
  });

  it('with each script entry recognised by its action', () => {
    const entries = [
      { ...AT, cast: 'Shock', targets: ['B'], kicked: 2, modes: [1, 'Draw'], pay: { mana: ['Mountain'] } },
      { ...AT, activate: '{T}', of: 'X#2' },
      { ...AT, play: 'Forest' },
      { ...AT, mana: '{T}', of: 'Forest' },
      { ...AT, attack: [{ attacker: 'X', defender: 'B' }] },
      { ...AT, block: [{ blocker: 'X', attacker: ['Y', 'Z'] }] },
      { ...AT, special: 'Morph', of: 'X', whenStack: 'empty' },
      { ...AT, pass: 2 },
      { ...AT, concede: true, inResponseTo: 'Shock' },
      { ...AT, check: [{ player: 'A', life: 20 }] },
    ];
    const parsed = parseScenario(script(...entries));
    expect(parsed.ok && parsed.value.script.map(({ kind }) => kind)).toEqual([
      'cast',
      'activate',
      'play',
      'mana',
      'attack',
      'block',
      'special',
      'pass',
      'concede',
      'check',
    ]);
  });
});

describe('an unknown field is reported by name', () => {
  it.each([
    ['of the scenario', { scenario: 'x', players: TWO, colour: 'red' }, '"colour"'],
    ['of a player', { scenario: 'x', players: { A: { lifes: 3 }, B: {} } }, '"lifes" in players.A'],
    [
      'of a card in a zone',
      { scenario: 'x', players: { A: { battlefield: [{ card: 'Ox', taped: true }] }, B: {} } },
      '"taped" in players.A.battlefield.0',
    ],
    ['of an entry', script({ ...AT, cast: 'Shock', target: ['B'] }), '"target" in script.0'],
    ['of an attack', script({ ...AT, attack: [{ attacker: 'X', at: 'B' }] }), '"at" in script.0.attack.0'],
    ['of a payment', script({ ...AT, cast: 'X', pay: { gold: 1 } }), '"gold" in script.0.pay'],
    [
      'of an answer',
      { scenario: 'x', players: TWO, answers: { A: [{ yes: true, no: 1 }] } },
      '"no" in answers.A.0',
    ],
    [
      'of the stop',
      { scenario: 'x', players: TWO, stop: { turn: 1, step: 'end', phase: 1 } },
      '"phase" in stop',
    ],
    [
      'of an expectation',
      { scenario: 'x', players: TWO, expect: [{ permanent: 'X', strength: 3 }] },
      '"strength" in expect.0',
    ],
    [
      'of an expectation within a check',
      script({ ...AT, check: [{ player: 'A', liffe: 20 }] }),
      '"liffe" in script.0.check.0',
    ],
  ])('%s', (_, data, named) => {
    expect(fault(data)).toContain(`unknown field ${named}`);
  });
});

describe('a scenario without a meaning is refused', () => {
  it.each([
    ['one player', { scenario: 'x', players: { A: {} } }, 'two players or more'],
    ['no name', { players: TWO }, 'scenario'],
    ['a list', [], 'expected object'],
    ['an unknown ruleset', { scenario: 'x', players: TWO, ruleset: 'chess' }, 'ruleset'],
    ['an unknown step', script({ ...AT, step: 'lunch', play: 'Forest' }), 'script.0.step'],
    ['an entry without an action', script(AT), 'names no action'],
    ['an entry with two', script({ ...AT, play: 'Forest', cast: 'Shock' }), 'several actions: cast, play'],
    ['an entry of nobody', script({ ...AT, player: 'Z', play: 'Forest' }), '"Z"'],
    ['answers of nobody', { scenario: 'x', players: TWO, answers: { Z: [] } }, '"Z"'],
    ['an answer of no kind', { scenario: 'x', players: TWO, answers: { A: [{ maybe: true }] } }, 'maybe'],
    ['an empty expectation', { scenario: 'x', players: TWO, expect: [{}] }, 'expects nothing'],
    [
      'an expectation of nothing',
      { scenario: 'x', players: TWO, expect: [{ player: 'A' }] },
      'nothing about it',
    ],
    [
      'a viewer who is nobody',
      { scenario: 'x', players: TWO, expect: [{ viewer: 'Z', sees: 'a', is: true }] },
      '"Z"',
    ],
    [
      'a check of nobody',
      script({ ...AT, check: [{ player: 'Z', life: 20 }] }),
      'script.0.check.0.player: nobody of that name plays: "Z"',
    ],
    [
      'a check of what somebody sees who is nobody',
      script({ ...AT, check: [{ viewer: 'Z', sees: 'a', is: true }] }),
      'script.0.check.0.viewer: nobody of that name plays: "Z"',
    ],
    [
      'mana of no kind',
      { scenario: 'x', players: TWO, expect: [{ player: 'A', manaPool: '{Q}' }] },
      'expect.0.manaPool: says mana by its symbols',
    ],
    [
      'a library of one’s own in pentaland',
      { scenario: 'x', ruleset: 'pentaland', players: { A: { library: ['Plains'] }, B: {} } },
      'players.A.library: in pentaland the library is common',
    ],
    [
      'a common library elsewhere',
      { scenario: 'x', players: TWO, library: ['Plains'] },
      'only pentaland has a common library',
    ],
    [
      'a refusal of no entry',
      { scenario: 'x', players: TWO, expect: [{ rejected: 'cr 1', script: 0 }] },
      'no entry 0',
    ],
  ])('%s', (_, data, reason) => {
    expect(fault(data)).toContain(reason);
  });

  it('and its name is still known', () => {
    expect(nameOf({ scenario: 'x', nonsense: 1 })).toBe('x');
    expect(nameOf(null)).toBeUndefined();
  });
});
