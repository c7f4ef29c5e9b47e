import { describe, expect, it } from '@jest/globals';
import { findInPool, POOL } from '#testkit/pool/cards';
import { parseScenario } from '../format/scenario.js';
import { runScenario } from './run.js';
import { Witness } from './witness.js';

function watched(data: Record<string, unknown>) {
  const scenario = parseScenario({ scenario: 'x', stop: { turn: 1, step: 'begin-combat' }, ...data });
  if (!scenario.ok) throw new Error(scenario.error);
  const cards = { find: findInPool, definitions: POOL };
  const witness = new Witness();
  const outcome = runScenario(scenario.value, cards, witness);
  expect(outcome).toEqual(runScenario(scenario.value, cards));
  const inShort = ({ question, answer, from, choices }: (typeof witness.told)[number]): string[] => [
    `${question}: ${answer} (${from})`,
    ...choices.map((choice) => `- ${choice.question}: ${choice.answer} (${choice.from})`),
  ];
  return { told: witness.told.flatMap(inShort), left: witness.left, witness };
}

const MAIN = { turn: 1, step: 'precombat-main', player: 'A' } as const;
const BOLT = { hand: ['Lightning Bolt'], battlefield: ['Mountain'] };
const LIFE = { expect: [{ player: 'A', life: 20 }] };

describe('the witness of a scenario', () => {
  it('distinguishes answers, entries of the script, and first legal choices', () => {
    const script = [{ ...MAIN, cast: 'Lightning Bolt' }];
    const players = { A: BOLT, B: {} };
    const said = watched({ players, script: [{ ...script[0], targets: ['B'] }], ...LIFE });
    expect(said.told).toEqual([
      'A, priority: cast Lightning Bolt at B (script 0)',
      '- target: B (the script)',
    ]);
    const answered = watched({ players, script, answers: { A: [{ target: 'B' }] }, ...LIFE });
    expect(answered.told[1]).toBe('- target: B (answer 0 of A: {"target":"B"})');
    const unsaid = watched({ players, script, ...LIFE });
    expect(unsaid.told[1]).toMatch(/^- target: [AB] \(the first legal choice\)$/);
  });

  it('lists the unused answers', () => {
    const { left } = watched({ players: { A: {}, B: {} }, answers: { B: [{ yes: true }] }, ...LIFE });
    expect(left).toEqual(['answer 0 of B: {"yes":true}']);
  });

  it('reports which answer a target used up without a question', () => {
    const players = {
      A: { hand: ['Terror'], battlefield: ['Swamp', 'Swamp'] },
      B: { battlefield: ['Grizzly Bears'] },
    };
    const { told, left } = watched({
      players,
      script: [{ ...MAIN, cast: 'Terror' }],
      answers: { A: [{ target: 'Grizzly Bears' }] },
      ...LIFE,
    });
    expect(told.join('\n')).toContain('answer 0 of A: {"target":"Grizzly Bears"}');
    expect(left).toEqual([]);
  });

  it('reports an entry that the rules refused, and the rule', () => {
    const { told } = watched({
      players: { A: { hand: ['Lightning Bolt'] }, B: {} },
      script: [{ ...MAIN, cast: 'Lightning Bolt', targets: ['B'] }],
      expect: [{ rejected: 'cr 601.2', script: 0 }],
    });
    expect(told).toEqual([expect.stringMatching(/^A, priority: refused by cr 601\.2\w?: .* \(script 0\)$/)]);
  });

  it('places each question before the events that follow it', () => {
    const { witness } = watched({
      players: { A: BOLT, B: {} },
      script: [{ ...MAIN, cast: 'Lightning Bolt' }],
      ...LIFE,
    });
    expect(witness.events[witness.told[0]!.at]).toMatchObject({ type: 'CommandAccepted' });
    expect(witness.events.slice(0, witness.told[0]!.at).some(({ type }) => type === 'SpellCast')).toBe(false);
  });
});
