// Conditions on designations: the monarch, poisoned, renowned, a commander (cr 724, 104.3d, 702.112, 903.3). Example:
// Queen Marchesa.
import type { Condition, Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { anyone, condition, objects, players } from '../words/nonterminals.js';

const FOE: Players = { kind: 'bound', name: 'opponent' };
const YOU: Players = { kind: 'you' };
/** True of at least one of these players. */
const some = (of: Players, so: (who: Players) => Condition): Condition =>
  of.kind === 'opponents' || of.kind === 'all'
    ? {
        kind: 'compare',
        left: { kind: 'count-players', of: { kind: 'only', of, bind: 'opponent', if: so(FOE) } },
        compare: 'at-least',
        right: 1,
      }
    : so(of);
const someone: Parser<Players> = either(anyone, players);
const isMonarch = (who: Players): Condition => ({ kind: 'designation', who, is: 'monarch' });
/** cr 104.3d: a player with any poison counters. */
const isPoisoned = (of: Players): Condition => ({
  kind: 'compare',
  left: { kind: 'player-counters', of, counter: 'poison' },
  compare: 'at-least',
  right: 1,
});
const renowned = (of: Parameters<typeof matches>[0]): Condition => matches(of);
const matches = (what: Extract<Condition, { kind: 'matches' }>['what']): Condition => ({
  kind: 'matches',
  what,
  filter: { kind: 'status', is: 'renowned' },
});

export const designationsProductions: Productions = [
  production(
    condition,
    rule(["you're the monarch"], () => isMonarch(YOU)),
    rule([someone, 'is the monarch'], (of) => some(of, isMonarch)),
    rule([someone, 'is poisoned'], (of) => some(of, isPoisoned)),
    rule([objects, 'is renowned'], renowned),
    rule([words("it's renowned")], (_, scan, at) => renowned(scan.hole({ is: 'said', at, by: 'pronoun' }))),
    rule(['you control your commander'], (): Condition => ({
      kind: 'matches',
      what: { kind: 'commander', whose: YOU },
      filter: { kind: 'controller', is: YOU },
    })),
  ),
];
