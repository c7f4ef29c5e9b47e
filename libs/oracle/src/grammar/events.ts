// Events that abilities trigger on.
import type { Filter, Pattern, Players, StepName } from '#abilities';
import { either, from, map, rule, words, type Parser } from '../parsing/parser.js';
import { aThing, things } from './nouns.js';
import { anyone, noun, pattern, whose } from './sorts.js';
import { host, self } from './things.js';

const THIS: Filter = { kind: 'is', of: { kind: 'this' } };
const HOST: Filter = { kind: 'is', of: { kind: 'host' } };
const or = (one: Filter, other: Filter): Filter => ({ kind: 'any', of: [one, other] });
/** What an event happens to: 'this creature', 'a creature you control'. */
const subject: Parser<Filter> = either<Filter>(
  map(self, () => THIS),
  map(host, () => HOST),
  aThing,
  rule([self, 'or', aThing], (_, other) => or(THIS, other)),
);
const group = rule(['one or more', things], (filter) => filter);
const STEPS: Readonly<Record<string, StepName>> = { upkeep: 'upkeep' };
const step: Parser<StepName> = either<StepName>(
  from(STEPS),
  map(words('draw step'), () => 'draw'),
  map(words('end step'), () => 'end'),
  map(words('untap step'), () => 'untap'),
  map(words('precombat main phase'), () => 'precombat-main'),
  map(words('postcombat main phase'), () => 'postcombat-main'),
);
const spell: Parser<Filter> = rule(['a|an', noun], ({ base, number, filter }) =>
  base === 'spell' && number === 'one' ? filter : undefined,
);
const dies = (what: Filter): Pattern => ({ kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] });
const enters = (what: Filter): Pattern => ({ kind: 'moves', what, to: ['battlefield'] });
const leaves = (what: Filter): Pattern => ({ kind: 'moves', what, from: ['battlefield'] });
const ALL: Players = { kind: 'all' };

pattern.add(
  rule([subject, 'enters'], enters),
  rule([group, 'enter'], (what) => ({ ...enters(what), group: 'one-or-more' }) as Pattern),
  rule([subject, 'dies'], dies),
  rule([subject, 'leaves the battlefield'], leaves),
  rule([subject, 'enters or dies'], (what) => ({ kind: 'any', of: [enters(what), dies(what)] })),
  rule([subject, 'attacks'], (what) => ({ kind: 'attacks', what })),
  rule([subject, 'attacks alone'], (what) => ({ kind: 'attacks', what, alone: 'alone' })),
  rule([subject, 'enters or attacks'], (what) => ({
    kind: 'any',
    of: [enters(what), { kind: 'attacks', what }],
  })),
  rule([subject, 'attacks or blocks'], (what) => ({
    kind: 'any',
    of: [
      { kind: 'attacks', what },
      { kind: 'blocks', what },
    ],
  })),
  rule([subject, 'blocks'], (what) => ({ kind: 'blocks', what })),
  rule([subject, 'blocks', aThing], (what, attacker) => ({ kind: 'blocks', what, attacker })),
  rule([subject, 'becomes blocked'], (what) => ({ kind: 'becomes-blocked', what })),
  rule([subject, 'becomes blocked by', aThing], (what, by) => ({ kind: 'becomes-blocked', what, by })),
  rule([subject, 'blocks or becomes blocked'], (what) => ({
    kind: 'any',
    of: [
      { kind: 'blocks', what },
      { kind: 'becomes-blocked', what },
    ],
  })),
  rule([subject, "attacks and isn't blocked"], (what) => ({ kind: 'unblocked', what })),
  rule([subject, 'becomes tapped'], (what) => ({ kind: 'taps', what })),
  rule([subject, 'becomes untapped'], (what) => ({ kind: 'untaps', what })),
  rule([subject, 'is turned face up'], (what) => ({ kind: 'turned-face-up', what })),
  rule([subject, 'becomes the target of a spell or ability'], (what) => ({ kind: 'targeted', what })),
  rule([subject, 'deals damage'], (of) => ({ kind: 'damage', from: of })),
  rule([subject, 'deals combat damage'], (of) => ({ kind: 'damage', from: of, combat: 'combat' })),
  rule([subject, 'deals damage to', anyone], (of, who) => ({ kind: 'damage', from: of, players: who })),
  rule([subject, 'deals combat damage to', anyone], (of, who) => ({
    kind: 'damage',
    from: of,
    players: who,
    combat: 'combat',
  })),
  rule([subject, 'deals damage to', aThing], (of, to) => ({ kind: 'damage', from: of, to })),
  rule([subject, 'deals combat damage to', aThing], (of, to) => ({
    kind: 'damage',
    from: of,
    to,
    combat: 'combat',
  })),
  rule([subject, 'is dealt damage'], (to) => ({ kind: 'damage', to })),
  rule([anyone, 'casts|cast', spell], (by, what) => ({ kind: 'cast', what, by })),
  rule(['you cast this spell'], () => ({ kind: 'cast', what: THIS })),
  rule([anyone, 'draws|draw a card'], (who) => ({ kind: 'draws', who })),
  rule([anyone, 'gains|gain life'], (who) => ({ kind: 'gains-life', who })),
  rule([anyone, 'loses|lose life'], (who) => ({ kind: 'loses-life', who })),
  rule([anyone, 'discards|discard a card'], (by) => ({
    kind: 'moves',
    what: { kind: 'anything' },
    from: ['hand'],
    cause: ['discard'],
    by,
  })),
  rule([anyone, 'taps|tap', aThing, 'for mana'], (who, what) => ({ kind: 'taps-for-mana', what, who })),
);
/** 'at the beginning of your upkeep' */
export const time: Parser<Pattern> = either<Pattern>(
  rule(['the beginning of', whose, step], (of, is) => ({ kind: 'step', is, whose: of })),
  rule(["the beginning of each player 's", step], (is) => ({ kind: 'step', is, whose: ALL })),
  rule(["the beginning of each opponent 's", step], (is) => ({
    kind: 'step',
    is,
    whose: { kind: 'opponents' },
  })),
  rule(['the beginning of each', step], (is) => ({ kind: 'step', is })),
  rule(['the beginning of the', step], (is) => ({ kind: 'step', is })),
  rule(['the beginning of combat on your turn'], () => ({
    kind: 'step',
    is: 'combat',
    whose: { kind: 'you' },
  })),
  rule(['end of combat'], () => ({ kind: 'step', is: 'end-combat' })),
);
