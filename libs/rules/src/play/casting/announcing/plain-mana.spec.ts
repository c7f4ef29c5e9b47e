// The fast path for tapping for mana emits the same events as the full announcement, whatever follows.
import { describe, expect, it } from '@jest/globals';
import { advance } from '../../../decide/going-on/advance.js';
import {
  activated,
  adds,
  always,
  aTarget,
  both,
  CastTable,
  card,
  CREATURE,
  destroy,
  IS_THIS,
  TAP,
} from '#testkit/tables/cast-table';
import type { Seat } from '../../../model/basics/ids.js';
import { act } from './act.js';

/** It lasts only as long as it is untapped. Its controller then has to choose a target. */
const lamp = card('Lamp', {
  types: ['creature'],
  power: 0,
  toughness: 0,
  abilities: [
    activated([TAP], adds({ kind: 'exactly', symbols: '{G}' })),
    always({
      kind: 'modify',
      what: both(IS_THIS, { kind: 'status', is: 'untapped' }),
      changes: [{ kind: 'modify-stats', power: 0, toughness: 1 }],
    }),
    {
      kind: 'triggered',
      when: { kind: 'moves', what: IS_THIS, from: ['battlefield'], to: ['graveyard'] },
      body: { kind: 'plain', targets: [aTarget(CREATURE)], effect: destroy },
    },
  ],
});

/** The log of this one command. `pay`: pays nothing, but stating it forces the full announcement. */
function tapped(name: string, more: object) {
  const table = new CastTable([{ battlefield: ['Lamp', 'Forest', 'Bear', '3 Golem'] }, {}], [lamp]);
  const { proposal } = table;
  proposal.settleAgenda();
  const before = proposal.events.length;
  expect(act(proposal, 0 as Seat, { ...table.activating(name), ...more })).toBeUndefined();
  advance(proposal);
  proposal.settleAgenda();
  return proposal.events.slice(before);
}

describe('the fast path for tapping for mana', () => {
  it.each(['Forest', 'Lamp'])('cr 605.3b: gives the same events as the full path: %s', (name) => {
    const short = tapped(name, {});
    expect(short).toEqual(tapped(name, { pay: [] }));
    expect(short.map(({ type }) => type)).toContain('ManaAdded');
  });

  it('cr 704.5f, 603.3d: still asks for the target of an ability that triggers on it', () => {
    expect(tapped('Lamp', {}).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['DecisionOpened', 'AgendaMoved']),
    );
  });
});
