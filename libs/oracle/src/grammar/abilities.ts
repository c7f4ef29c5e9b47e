// Abilities, one to a line: activated, triggered, static, spell; and lines of keywords.
import type { Ability, Body, Condition, Option } from '#abilities';
import { either, map, maybe, rule, several, words, type Parser } from '../parsing/parser.js';
import { costLine } from './costs.js';
import { time } from './events.js';
import { ability, body, condition, effect, keyword, pattern, statics } from './sorts.js';

/** What may be said after the effect of an activated ability. */
interface Limits {
  readonly speed?: 'sorcery';
  readonly limit?: 'once-each-turn';
  readonly only?: Condition;
}
const limit: Parser<Limits> = either<Limits>(
  rule(['activate only as a sorcery .'], () => ({ speed: 'sorcery' })),
  rule(['activate only once each turn .'], () => ({ limit: 'once-each-turn' })),
  rule(['activate only if', condition, '.'], (only) => ({ only })),
);
const activated: Parser<Ability> = rule([costLine, ':', body, maybe(limit)], (costs, does, limits) => ({
  kind: 'activated',
  costs,
  body: does,
  ...limits,
}));

/** A trigger's effect begins in the middle of its sentence. */
const triggered: Parser<Ability> = either(
  rule(
    ['when|whenever', pattern, ',', maybe(rule(['if', condition, ','], (when) => when)), body],
    (when, intervening, does) => ({
      kind: 'triggered' as const,
      when,
      ...(intervening === undefined ? {} : { if: intervening }),
      body: does,
    }),
  ),
  rule(
    ['at', time, ',', maybe(rule(['if', condition, ','], (when) => when)), body],
    (when, intervening, does) => ({
      kind: 'triggered' as const,
      when,
      ...(intervening === undefined ? {} : { if: intervening }),
      body: does,
    }),
  ),
);
const still: Parser<Ability> = either<Ability>(
  rule([statics, '.'], (effects) => ({ kind: 'static', effects })),
  rule(['as long as', condition, ',', statics, '.'], (when, effects) => ({
    kind: 'static',
    while: when,
    effects,
  })),
);
const mode: Parser<Option> = rule(['•', effect], (does) => ({ kind: 'mode', effect: does }));
const modes = several(mode, (_, at) => [{ value: undefined, end: at }]);
const modal: Parser<Body> = either<Body>(
  rule(['choose one —', modes], (options) => ({ kind: 'modal', least: 1, most: 1, options })),
  rule(['choose two —', modes], (options) => ({ kind: 'modal', least: 2, most: 2, options })),
  rule(['choose one or both —', modes], (options) => ({ kind: 'modal', least: 1, most: 2, options })),
);
body.add(modal);

/** 'Landfall — …': an ability word means nothing (cr 207.2c). */
const named: Parser<Ability> = (scan, at) => {
  for (let length = 1; length <= 3; length += 1) {
    const dash = scan.tokens[at + length];
    if (dash?.text !== '—') continue;
    const word = scan.tokens
      .slice(at, at + length)
      .map((each) => each.word)
      .join(' ');
    if (!/^[a-z' -]+$/.test(word)) return [];
    return ability(scan, at + length + 1).map(({ value, end }) => ({
      value: { kind: 'named', word, ability: value },
      end,
    }));
  }
  return [];
};

ability.add(
  activated,
  triggered,
  still,
  named,
  map(body, (does) => ({ kind: 'spell', body: does })),
);
/** 'Flying, first strike' */
const keywords: Parser<readonly Ability[]> = (scan, at) =>
  keyword(scan, at).flatMap(({ value, end }) => [
    { value: [value], end },
    ...words(',|;')(scan, end).flatMap((comma) =>
      keywords(scan, comma.end).map((more) => ({ value: [value, ...more.value], end: more.end })),
    ),
  ]);
/** A line of a card's text. */
export const line: Parser<readonly Ability[]> = either(
  keywords,
  map(ability, (one) => [one]),
);
