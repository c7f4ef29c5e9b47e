// When, how often and by whom an ability may be activated: 'Activate only as a sorcery.'
import { TIMINGS, type Ability, type Condition } from '#abilities';
import { either, listed, map, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { condition } from '../words/nonterminals.js';

type Activated = Extract<Ability, { kind: 'activated' }>;
type Limits = Partial<Pick<Activated, 'speed' | 'limit' | 'only' | 'by'>>;

/** 'during your upkeep' */
const timing: Parser<Condition> = (scan, at) =>
  TIMED.flatMap(({ words, means }) =>
    words.every((word, index) => scan.tokens[at + index]?.word === word)
      ? [{ value: means, end: at + words.length }]
      : [],
  );
const TIMED = Object.entries(TIMINGS).map(([text, means]) => ({
  words: text
    .replace(/('s)\b/g, ' $1')
    .replace(/,/g, ' ,')
    .split(' '),
  means,
}));

const once: Parser<Limits> = either<Limits>(
  rule(['only once each turn'], () => ({ limit: 'once-each-turn' })),
  rule(['only once'], () => ({ limit: 'once' })),
  rule(['no more than twice each turn'], () => ({ limit: 'twice-each-turn' })),
  rule(['no more than three times each turn'], () => ({ limit: 'three-times-each-turn' })),
);
const when: Parser<Condition> = either(
  rule(['only', timing], (time) => time),
  rule(['only if', condition], (only) => only),
  rule(['only', timing, 'and only if', condition], (time, only): Condition => ({
    kind: 'all',
    of: [time, only],
  })),
);
const part: Parser<Limits> = either<Limits>(
  rule(['only as a sorcery'], () => ({ speed: 'sorcery' })),
  rule(['only as an instant'], () => ({ speed: 'instant' })),
  map(when, (only) => ({ only })),
  once,
);
const whole = (parts: readonly Limits[]): Limits | undefined => {
  const all = Object.assign({}, ...parts) as Limits;
  const fields = parts.reduce((number, each) => number + Object.keys(each).length, 0);
  return Object.keys(all).length === fields ? all : undefined;
};
export const limits: Parser<Limits> = either<Limits>(
  map(
    rule(['activate', listed(part, 'and'), '.'], (parts) => parts),
    whole,
  ),
  rule(['any player may activate this ability .'], () => ({ by: { kind: 'all' } })),
  rule(['only any opponent may activate this ability .'], () => ({ by: { kind: 'opponents' } })),
);
/** cr 601.3: 'Cast this spell only during combat.' */
export const castOnly: Parser<Ability> = either<Ability>(
  rule(['cast this spell', when, '.'], (only) => ({
    kind: 'static',
    while: { kind: 'not', of: only },
    effects: [
      {
        kind: 'cannot',
        action: { kind: 'cast', who: { kind: 'all' }, what: { kind: 'is', of: { kind: 'this' } } },
      },
    ],
  })),
);
