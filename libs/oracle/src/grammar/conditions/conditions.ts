// The plainest conditions: 'if you control a Swamp', "if it's your turn", 'if this creature is tapped'.
import type { Condition } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { rule } from '../../parsing/parser.js';
import { aThing, both, things } from '../nouns/nouns.js';
import { condition, objects } from '../words/nonterminals.js';

const YOURS = { kind: 'controller', is: { kind: 'you' } } as const;

export const conditionsProductions: Productions = [
  production(
    condition,
    rule(['you control', aThing], (filter): Condition => ({
      kind: 'exists',
      filter: both(filter, YOURS),
    })),
    rule(['you control', aThing, 'or', aThing], (one, other): Condition => ({
      kind: 'any',
      of: [one, other].map((filter) => ({ kind: 'exists', filter: both(filter, YOURS) })),
    })),
    rule(['you control no', things], (filter): Condition => ({
      kind: 'not',
      of: { kind: 'exists', filter: both(filter, YOURS) },
    })),
    rule(["you're not playing first"], () => ({
      kind: 'not',
      of: { kind: 'player-is', who: { kind: 'you' }, among: { kind: 'starting' } },
    })),
    rule(["it's your turn"], () => ({ kind: 'turn', whose: { kind: 'you' } })),
    rule(["it's not your turn"], () => ({ kind: 'not', of: { kind: 'turn', whose: { kind: 'you' } } })),
    rule([objects, 'is|are untapped'], (what) => ({
      kind: 'matches',
      what,
      filter: { kind: 'status', is: 'untapped' },
    })),
    rule([objects, 'is|are tapped'], (what) => ({
      kind: 'matches',
      what,
      filter: { kind: 'status', is: 'tapped' },
    })),
    rule([objects, 'is|are monstrous'], (what) => ({
      kind: 'matches',
      what,
      filter: { kind: 'status', is: 'monstrous' },
    })),
    rule([objects, 'is|are attacking'], (what) => ({
      kind: 'matches',
      what,
      filter: { kind: 'status', is: 'attacking' },
    })),
    rule([objects, 'is paired with another creature'], (what) => ({
      kind: 'matches',
      what,
      filter: { kind: 'status', is: 'paired' },
    })),
    rule(['you have no cards in hand'], () => ({
      kind: 'compare',
      left: { kind: 'hand-size', of: { kind: 'you' } },
      compare: 'equal',
      right: 0,
    })),
  ),
];
