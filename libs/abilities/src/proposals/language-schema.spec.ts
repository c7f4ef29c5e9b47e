// The published schema of proposals allows what the table can agree on, and refuses by shape what it cannot.
import { describe, expect, it } from '@jest/globals';
import { faultsOf, publishedSchema } from '#testkit/language/published';
import { proposalSchema } from './language-schema.js';
import { validateProposal } from './proposals.js';

const faultIn = faultsOf(proposalSchema());
const YOU = { kind: 'you' };
const draw = (count: unknown) => ({ kind: 'draw', who: YOU, count });
const keyworded = (...abilities: unknown[]) => ({
  kind: 'create-token',
  token: { kind: 'made', face: { kind: 'face', name: 'Imp', types: ['creature'], abilities } },
});

const GOOD = [
  { kind: 'nothing' },
  draw(2),
  draw({ kind: 'count', of: { kind: 'type', is: 'creature' } }),
  { kind: 'sequence', steps: [draw(1), { kind: 'tap', what: { kind: 'bound', name: 'it' } }] },
  { kind: 'may', who: YOU, effect: draw(1), else: { kind: 'nothing' } },
  keyworded(),
  keyworded({ kind: 'keyword', name: 'flying' }),
];
const BAD = [
  ...[null, 7, 'draw', [], {}, { kind: 'toString' }, { kind: 'dance' }],
  { kind: 'win-game', who: YOU },
  { kind: 'assisted', text: 'Hum.' },
  { kind: 'nothing', more: 1 },
  { kind: 'draw', who: YOU },
  draw('two'),
  draw(1.5),
  { kind: 'sequence', steps: draw(1) },
  { kind: 'may', who: YOU, effect: { kind: 'win-game', who: YOU } },
  { kind: 'repeat-while', condition: { kind: 'always' }, effect: draw(1) },
  keyworded({ kind: 'spell', body: { kind: 'plain', effect: draw(1) } }),
];

describe('the published schema of proposals', () => {
  it.each(GOOD)('allows %j, as the table does', (effect) => {
    expect(validateProposal(effect, ['it'])).toMatchObject({ ok: true });
    expect(faultIn(effect)).toBeUndefined();
  });

  it.each(BAD)('refuses %j, as the table does', (effect) => {
    expect(validateProposal(effect, ['it'])).toMatchObject({ ok: false });
    expect(faultIn(effect)).toEqual(expect.any(String));
  });

  it('has no kind without a way to write it, and refers to nothing that is not there', () => {
    const { $defs } = proposalSchema() as { $defs: Record<string, { oneOf?: unknown[] }> };
    for (const [name, { oneOf }] of Object.entries($defs))
      expect([name, oneOf?.length]).not.toEqual([name, 0]);
    for (const [, name = ''] of JSON.stringify($defs).matchAll(/"#\/\$defs\/(\w+)"/g))
      expect(Object.keys($defs)).toContain(name);
  });

  it('is in the file', () => {
    expect(publishedSchema('proposal.json')).toEqual(proposalSchema());
  });
});
