import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import type { CardDefinition } from '#cards';
import { findInPool, POOL } from '#testkit/pool/cards';
import { parseScenario } from '../format/scenario.js';
import { runScenario } from './run.js';

const unread = (text: string) =>
  ({ kind: 'plain', effect: { kind: 'assisted', text } }) as const satisfies Extract<
    Ability,
    { kind: 'spell' }
  >['body'];

function printed(name: string, types: readonly string[], ability: Ability): CardDefinition {
  return {
    name,
    cost: '{0}',
    typeLine: types.join(' '),
    faces: [{ kind: 'face', name, cost: '{0}', types, abilities: [ability] }],
  };
}
const SONG = printed('Song', ['sorcery'], { kind: 'spell', body: unread('Sing a song.') });
const CHOIR = printed('Choir', ['enchantment'], {
  kind: 'assisted',
  as: 'activated',
  body: unread('Sing: Everyone is moved.'),
});
const ASSISTED = new Map([SONG, CHOIR].map((card) => [card.name, card]));

const find = (name: string) => {
  const card = ASSISTED.get(name);
  return card === undefined ? findInPool(name) : { name, unknown: ['Sing a song.'], printed: card };
};

const MAIN = { turn: 1, step: 'precombat-main', player: 'A' } as const;
const PLAYERS = { A: { hand: ['Song'], battlefield: ['Choir'] }, B: { battlefield: ['Grizzly Bears'] } };
const gain = (amount: number) => ({ kind: 'gain-life', who: { kind: 'you' }, amount });

function told(data: Record<string, unknown>): string {
  const scenario = parseScenario({
    scenario: 'x',
    players: PLAYERS,
    script: [{ ...MAIN, cast: 'Song' }],
    stop: { turn: 1, step: 'begin-combat' },
    ...data,
  });
  if (!scenario.ok) return scenario.error;
  const outcome = runScenario(scenario.value, { find, definitions: POOL });
  return outcome.result === 'pass' ? 'pass' : `${outcome.result}: ${outcome.reason}`;
}

describe('a card with a text that is not understood', () => {
  it('is an error that quotes that text', () => {
    expect(told({})).toBe('error: "Song" is not understood in full: Sing a song.');
  });

  it('does what the script proposes, with names that refer to objects and players', () => {
    const propose = {
      kind: 'sequence',
      steps: [
        { kind: 'destroy', what: { kind: 'bound', name: 'it' } },
        { kind: 'lose-life', who: { kind: 'bound', name: 'them' }, amount: 2 },
      ],
    };
    const answers = { A: [{ propose, names: { it: 'Grizzly Bears', them: ['B'] } }] };
    const expected = [
      { player: 'B', life: 18 },
      { player: 'B', zone: 'graveyard', card: 'Grizzly Bears', count: 1 },
    ];
    expect(told({ answers, expect: expected })).toBe('pass');
  });

  it('does what is proposed unless the script refuses, and nothing after three refusals', () => {
    const three = [{ propose: gain(1) }, { propose: gain(2) }, { propose: gain(3) }];
    const refused = (times: number) => Array.from({ length: times }, () => ({ accept: false }));
    expect(told({ answers: { A: three, B: refused(1) }, expect: [{ player: 'A', life: 22 }] })).toBe('pass');
    expect(told({ answers: { A: three, B: refused(3) }, expect: [{ player: 'A', life: 20 }] })).toBe('pass');
    expect(told({ answers: { A: three, B: refused(4) }, expect: [{ player: 'A', life: 20 }] })).toBe('pass');
    const relents = [...refused(3), { accept: true }];
    expect(told({ answers: { A: three, B: relents }, expect: [{ player: 'A', life: 23 }] })).toBe('pass');
  });

  it('takes no yes-or-no answer for a vote', () => {
    const answers = { A: [{ propose: gain(1) }], B: [{ yes: false }] };
    expect(told({ answers, expect: [{ player: 'A', life: 21 }] })).toBe('pass');
  });

  it('can be claimed by a special action', () => {
    const script = [{ ...MAIN, special: 'claim 1', of: 'Choir' }];
    const answers = { A: [{ propose: { kind: 'nothing' } }, { propose: gain(5) }] };
    expect(told({ script, answers, expect: [{ player: 'A', life: 25 }] })).toBe('pass');
  });

  it('skips an invalid proposal, which fails a strict scenario', () => {
    const answers = { A: [{ propose: { kind: 'win-game', who: { kind: 'you' } } }] };
    expect(told({ answers, expect: [{ player: 'A', life: 20 }] })).toBe('pass');
    expect(told({ answers, strict: true })).toMatch(/^fail: unanswered/);
  });

  it('makes the scenario an error if a proposal is malformed', () => {
    expect(told({ answers: { A: [{ propose: gain(1), names: 3 }] } })).toMatch(/names/);
  });
});
