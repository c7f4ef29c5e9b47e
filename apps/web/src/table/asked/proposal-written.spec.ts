import { describe, expect, it } from '@jest/globals';
import { BEGINNINGS, proposalIn, written, type ProposalBeginning } from './proposal-written.js';

describe('a proposal that is typed', () => {
  it('is an effect alone, or an effect with the names in it', () => {
    const effect = { kind: 'draw', who: { kind: 'you' }, count: 2 };
    expect(proposalIn(JSON.stringify(effect))).toEqual({ kind: 'proposal', proposal: { effect, names: [] } });
    const names = [{ name: 'it', objects: ['p7'], seats: [] }];
    expect(proposalIn(JSON.stringify({ effect, names }))).toEqual({
      kind: 'proposal',
      proposal: { effect, names },
    });
  });

  it.each(['', 'draw a card', '{"kind": "draw"', "{'kind': 'nothing'}"])('is not sent as %j', (text) => {
    expect(proposalIn(text)).toEqual({ kind: 'no-json' });
  });

  it.each(['7', 'null', '[]', '"nothing"'])('is for the server to refuse as %s', (text) => {
    expect(proposalIn(text)).toEqual({
      kind: 'proposal',
      proposal: { effect: JSON.parse(text) as unknown, names: [] },
    });
  });

  it.each(Object.keys(BEGINNINGS) as ProposalBeginning[])(
    'can begin with %s, which can be sent',
    (beginning) => {
      expect(proposalIn(written(beginning)).kind).toBe('proposal');
    },
  );
});
