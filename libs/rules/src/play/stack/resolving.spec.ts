// Resolving an object that leaves the stack meanwhile, or that cannot become a permanent (cr 608).
import type { Ability, Effect } from '#abilities';
import { card, creature, CREATURE, gain, RulesTable, steps, THIS } from '#testkit/tables/rules-table';

const exileItself: Effect = { kind: 'move', what: THIS, to: 'exile', cause: 'exile' };
const no = (
  what: Extract<Extract<Ability, { kind: 'static' }>['effects'][number], { kind: 'cannot' }>['action'],
): Ability => ({
  kind: 'static',
  effects: [{ kind: 'cannot', action: what }],
});

it('cr 608.2m: a spell that leaves the stack while it resolves goes on resolving', () => {
  const odd = card('Odd', {
    abilities: [{ kind: 'spell', body: { kind: 'plain', effect: steps(exileItself, gain(2)) } }],
    types: ['instant'],
    cost: '{R}',
  });
  const table = new RulesTable([{ hand: ['Odd'] }, {}], [odd]).cast('Odd', 'R').settle();
  expect([table.life(0), table.exile(), table.graveyard(0)]).toEqual([22, ['Odd'], []]);
});

describe('cr 608.3e: a permanent spell that cannot be put onto the battlefield', () => {
  const scout = creature('Scout', 1, 1, [], { cost: '{R}' });
  const ban = card('Ban', { abilities: [no({ kind: 'enter', what: CREATURE })] });
  const banned = (): RulesTable =>
    new RulesTable([{ hand: ['Scout'], battlefield: ['Ban'] }, {}], [scout, ban]).cast('Scout', 'R').settle();

  it('cr 608.3e: is put into its owner’s graveyard', () => {
    const table = banned();
    expect([table.battlefield(), table.graveyard(0), table.stack]).toEqual([['Ban'], ['Scout'], []]);
  });

  it('cr 608.3e: stays where it is if it is no spell', () => {
    const table = new RulesTable([{ hand: ['Scout'], battlefield: ['Ban'] }, {}], [scout, ban]);
    table.do(
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
      { bindings: { it: { objects: [table.id('Scout')] } } },
    );
    expect([table.hand(0), table.graveyard(0)]).toEqual([['Scout'], []]);
  });
});
