// Delayed triggered abilities that static abilities and abilities counted by their resolutions make (cr 603.7f-h).
import type { Effect } from '#abilities';
import { ALL, card, gain, instead, RulesTable, steps, THIS, YOU } from '../fixtures/rules.fixture.js';

const atEnd = (effect: Effect): Effect => ({
  kind: 'delayed',
  when: { kind: 'step', is: 'end' },
  body: { kind: 'plain', effect },
});
const LATER = card('Later', [
  instead(
    { kind: 'gains-life', who: ALL },
    {
      kind: 'instead',
      effect: atEnd(steps({ kind: 'lose-life', who: YOU, amount: 2 }, { kind: 'tap', what: THIS })),
    },
  ),
]);
const end = { type: 'StepBegan', step: 'end' } as const;

describe('cr 603.7f: made by a replacement effect of a static ability', () => {
  it('cr 603.7f: its source is the object with that ability', () => {
    const table = new RulesTable([{ battlefield: ['Later'] }, {}], [LATER]);
    table.do(gain(4), { controller: 1 });
    expect([table.life(0), table.life(1)]).toEqual([20, 20]);
    table.happen(end).stackUp();
    expect(table.stack).toEqual(['Later']);
    table.settle();
    expect(table.permanent('Later').tapped).toBe(true);
  });

  it('cr 603.7f: its controller is who controlled that object as the effect was applied', () => {
    const table = new RulesTable([{ battlefield: ['Later'] }, {}], [LATER]);
    table.do(gain(4), { controller: 1 });
    table.do({
      kind: 'continuous',
      what: { kind: 'each', filter: { kind: 'type', is: 'enchantment' } },
      changes: [{ kind: 'control', to: { kind: 'opponents' } }],
      until: { kind: 'forever' },
    });
    table.happen(end).settle();
    expect([table.life(0), table.life(1)]).toEqual([18, 20]);
  });
});
