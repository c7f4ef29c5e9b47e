// Times at which abilities trigger: 'at the beginning of your upkeep'. Example: Phyrexian Arena.
import type { Pattern, Players } from '#abilities';
import { either, from, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { players, whose } from '../words/nonterminals.js';

type Step = Extract<Pattern, { kind: 'step' }>['is'];

const SINGLE: Readonly<Record<string, Step>> = { upkeep: 'upkeep', combat: 'combat' };
const step: Parser<Step> = either<Step>(
  from(SINGLE),
  map(words('draw step'), () => 'draw'),
  map(words('end step'), () => 'end'),
  map(words('untap step'), () => 'untap'),
  map(words('precombat main phase'), () => 'precombat-main'),
  map(words('postcombat main phase'), () => 'postcombat-main'),
  map(words('main phase'), () => 'main'),
);
const EACH: Readonly<Record<string, Players>> = {
  player: { kind: 'all' },
  opponent: { kind: 'opponents' },
};
const eachOf: Parser<Players> = either<Players>(
  rule(['each', from(EACH), "'s"], (who) => who),
  rule(["each other player 's"], () => ({ kind: 'others', than: { kind: 'you' } })),
);
const of = (is: Step, who?: Players): Pattern => ({
  kind: 'step',
  is,
  ...(who === undefined ? {} : { whose: who }),
});

export const triggerTime: Parser<Pattern> = either<Pattern>(
  rule(['the beginning of', whose, step], (who, is) => (is === 'combat' ? undefined : of(is, who))),
  rule(['the beginning of', eachOf, step], (who, is) => (is === 'combat' ? undefined : of(is, who))),
  rule(['the beginning of each', step], (is) => of(is)),
  rule(['the beginning of the', step, 'of', players], (is, who) => of(is, who)),
  rule(['the beginning of combat on', whose, 'turn'], (who) => of('combat', who)),
  rule(['the beginning of combat on', eachOf, 'turn'], (who) => of('combat', who)),
  rule(['the beginning of each of your main phases'], () => of('main', { kind: 'you' })),
  rule(['end of combat'], () => of('end-combat')),
);
