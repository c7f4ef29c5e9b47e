import { describe, expect, it } from '@jest/globals';
import { GREATEST_NUMBER, LONGEST_PROPOSAL, unreadIn, validateProposal } from '../index.js';

const YOU = { kind: 'you' };
const draw = (count: unknown) => ({ kind: 'draw', who: YOU, count });
const reasons = (effect: unknown, ...names: string[]): readonly string[] => {
  const valid = validateProposal(effect, names);
  return valid.ok ? [] : valid.faults.map(({ reason }) => reason);
};

describe('an effect that a table can agree on', () => {
  it('uses the verbs of the rules and names that are bound', () => {
    expect(reasons(draw(2))).toEqual([]);
    expect(reasons({ kind: 'tap', what: { kind: 'bound', name: 'it' } }, 'it')).toEqual([]);
    expect(reasons({ kind: 'tap', what: { kind: 'bound', name: 'it' } })).toEqual([
      'nothing before this is called "it"',
    ]);
  });

  it('may bind names of its own', () => {
    const effect = {
      kind: 'sequence',
      steps: [
        { ...draw(1), bind: 'drawn' },
        { kind: 'gain-life', who: YOU, amount: { kind: 'amount', name: 'drawn' } },
      ],
    };
    expect(reasons(effect)).toEqual([]);
  });

  it('does not loop, end the game or a turn, wait for later, or contain unread text', () => {
    const body = { kind: 'plain', effect: draw(1) };
    for (const effect of [
      { kind: 'repeat-while', condition: { kind: 'always' }, effect: draw(1) },
      { kind: 'win-game', who: YOU },
      { kind: 'lose-game', who: { kind: 'opponents' } },
      { kind: 'draw-game' },
      { kind: 'restart-game' },
      { kind: 'end-turn' },
      { kind: 'extra-turn', who: YOU },
      { kind: 'delayed', when: { kind: 'step', is: 'end' }, body },
      { kind: 'reflexive', body },
      { kind: 'assisted', text: 'Hum.' },
    ])
      expect(reasons(effect)).toContain(`the table cannot agree on effect ${effect.kind}`);
  });

  it('contains no such effect at any depth', () => {
    const token = (...abilities: unknown[]) => ({
      kind: 'create-token',
      token: { kind: 'made', face: { kind: 'face', name: 'Imp', types: ['creature'], abilities } },
    });
    expect(reasons(token({ kind: 'keyword', name: 'flying' }))).toEqual([]);
    expect(reasons(token({ kind: 'spell', body: { kind: 'plain', effect: draw(1) } }))).not.toEqual([]);
    expect(reasons({ kind: 'may', who: YOU, effect: { kind: 'win-game', who: YOU } })).not.toEqual([]);
  });

  it('has limited numbers and a limited length', () => {
    expect(reasons(draw(GREATEST_NUMBER))).toEqual([]);
    expect(reasons(draw(GREATEST_NUMBER + 1))).toEqual([`a number is at most ${GREATEST_NUMBER}`]);
    expect(reasons(draw(-GREATEST_NUMBER - 1))).toHaveLength(1);
    const long = {
      kind: 'choose-word',
      who: YOU,
      of: 'label',
      from: ['x'.repeat(LONGEST_PROPOSAL)],
      bind: 'it',
    };
    expect(reasons(long)).toEqual([`longer than ${LONGEST_PROPOSAL} characters`]);
  });

  it.each([null, undefined, 7, 'draw', [], {}, { kind: 'toString' }])('is not %j', (data) => {
    expect(reasons(data)).not.toEqual([]);
  });
});

it('the unread parts of an ability are listed in their own words and order', () => {
  const hum = (text: string) => ({ kind: 'assisted', text }) as const;
  const steps = [hum('Hum.'), { kind: 'nothing' } as const, hum('Sing.')];
  const body = { kind: 'plain', effect: { kind: 'sequence', steps } } as const;
  expect(unreadIn({ kind: 'activated', costs: [{ kind: 'tap' }], body })).toEqual(['Hum.', 'Sing.']);
  expect(unreadIn({ kind: 'keyword', name: 'flying' })).toEqual([]);
});
