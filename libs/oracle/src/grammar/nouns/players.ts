// Noun phrases for players: as subjects ('each opponent'), as possessives ('your', 'their') and in triggers ('a
// player').
import type { Players, TargetSpec } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, rule } from '../../parsing/parser.js';
import type { Scan } from '../../parsing/scan.js';
import { anyone, clause, objects, players, value, whose } from '../words/nonterminals.js';

const YOU: Players = { kind: 'you' };
const ALL: Players = { kind: 'all' };
const OPPONENTS: Players = { kind: 'opponents' };

const target =
  (spec: Omit<Extract<TargetSpec, { kind: 'target' }>, 'kind'>) =>
  (scan: Scan, at: number): Players =>
    scan.hole({ is: 'target', at, spec: { kind: 'target', ...spec } });
const said = (scan: Scan, at: number): Players => scan.hole({ is: 'said', at, by: 'pronoun' });

const possessor = either<Players>(
  rule(['its|their controller'], (scan, at) => ({
    kind: 'controller',
    of: scan.hole({ is: 'said', at, by: 'pronoun' }),
  })),
  rule(['its|their owner'], (scan, at) => ({
    kind: 'owner',
    of: scan.hole({ is: 'said', at, by: 'pronoun' }),
  })),
  rule([objects, "'s controller"], (of) => ({ kind: 'controller', of })),
  rule([objects, "'s owner"], (of) => ({ kind: 'owner', of })),
  rule(['the owner of', objects], (of) => ({ kind: 'owner', of })),
);

export const playersProductions: Productions = [
  production(
    players,
    rule(['you'], () => ({ kind: 'you', said: 'you' })),
    rule(['each player'], () => ALL),
    rule(['all players'], () => ALL),
    rule(['each opponent'], () => OPPONENTS),
    rule(['each other player'], () => ({ kind: 'others', than: YOU })),
    rule(['target player'], target({ players: ALL })),
    rule(['target opponent'], target({ players: OPPONENTS })),
    rule(['that player|opponent'], (scan, at) => scan.hole({ is: 'said', at, by: 'name' })),
    // cr 115.4: the player who was dealt damage, or who controls the planeswalker that was.
    rule(["that player or that planeswalker 's controller"], (scan, at): Players => ({
      kind: 'union',
      of: [
        scan.hole({ is: 'said', at, by: 'name' }),
        { kind: 'controller', of: scan.hole({ is: 'said', at, by: 'name' }) },
      ],
    })),
    rule(['they|them'], said),
    rule(['defending player'], () => ({ kind: 'defending' })),
    rule(['the active player'], () => ({ kind: 'active' })),
    rule(['enchanted player'], () => ({ kind: 'host' })),
    possessor,
  ),
  production(
    clause,
    rule([players, 'and', players, 'exchange life totals'], (one, other) => ({
      kind: 'exchange-life',
      one,
      other,
    })),
    rule(['your life total becomes', value], (amount) => ({ kind: 'set-life', who: YOU, amount })),
    rule([players, "'s life total becomes", value], (who, amount) => ({ kind: 'set-life', who, amount })),
  ),
  production(
    whose,
    rule(['your'], () => YOU),
    rule(['their'], said),
    rule([players, "'s"], (who) => who),
    rule(["your opponents '"], () => OPPONENTS),
    rule([anyone, "'s"], (who) => who),
  ),
  production(
    anyone,
    rule(['you'], () => YOU),
    rule(['a player'], () => ALL),
    rule(['an opponent'], () => OPPONENTS),
    rule(['your opponents'], () => OPPONENTS),
    rule(['another player'], () => ({ kind: 'others', than: YOU })),
  ),
];
