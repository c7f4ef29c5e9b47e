// Whole abilities, one to a line: activated, triggered, static, spell; and lines of keywords. Examples: Llanowar
// Elves, Soul Warden, Serra Angel.
import type { Ability, Body, Condition, Effect, Option, Players, Static } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, map, maybe, rule, several, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { REVEALED } from '../../text/linked.js';
import { costLine } from '../costs/costs.js';
import { ABILITY_WORDS } from './ability-words.js';
import { triggerTime } from '../events/times.js';
import { castingAbilities } from '../costs/casting.js';
import { castOnly, limits } from './activation-limits.js';
import { sentenceEnd } from '../words/sentence-end.js';
import { thisObject } from '../nouns/objects.js';
import {
  zoneOfStatic,
  splitZoneFromCondition,
  zoneOfTriggered,
  zoneOfActivated,
} from './functioning-zones.js';
import { ability, body, condition, effect, keyword, pattern, statics } from '../words/nonterminals.js';

const activated: Parser<Ability> = rule([costLine, ':', body, maybe(limits)], (costs, does, more) => {
  const { only, ...others } = more ?? {};
  const asked = only === undefined ? {} : splitZoneFromCondition(only);
  const zone = zoneOfActivated(costs, does, asked);
  if (zone === 'nowhere') return undefined;
  return {
    kind: 'activated',
    costs,
    body: does,
    ...(zone === undefined ? {} : { zone }),
    ...others,
    ...(asked.while === undefined ? {} : { only: asked.while }),
  };
});

/** cr 702.57a: the cost reveals the card, which says that it is in hand. */
const forecast: Parser<Ability> = rule(['forecast —', activated], (does) =>
  does.kind === 'activated' && does.zone === 'hand'
    ? { kind: 'keyword', name: 'forecast', ability: does }
    : undefined,
);

/** 'Anger is in your graveyard and you control a Mountain' */
const conditions: Parser<Condition> = either<Condition>(
  condition,
  rule([condition, 'and', condition], (one, other) => ({ kind: 'all', of: [one, other] })),
);
/** cr 603.4 */
export const interveningIf = maybe(rule(['if', conditions, ','], (when) => when));
export const triggerEvent: Parser<Pick<Extract<Ability, { kind: 'triggered' }>, 'when' | 'said'>> = either<
  Pick<Extract<Ability, { kind: 'triggered' }>, 'when' | 'said'>
>(
  rule([from({ when: 'when', whenever: 'whenever' } as const), pattern], (said, when) => ({ when, said })),
  rule(['at', triggerTime], (when) => ({ when })),
  rule(['at', triggerTime, 'or whenever', pattern], (one, other) => ({
    when: { kind: 'any', of: [one, other] },
  })),
);
/** The effect of a triggered ability begins in the middle of a sentence. */
const triggered: Parser<Ability> = rule([triggerEvent, ',', interveningIf, body], (event, when, does) =>
  when === undefined && beginsWithIf(does)
    ? undefined
    : {
        kind: 'triggered',
        ...event,
        ...(when === undefined ? {} : { if: when }),
        ...zoneOfTriggered(does, when, event.when),
        body: does,
      },
);
/** cr 603.4: an 'if' right after the event is an intervening 'if', not part of the effect. */
const beginsWithIf = (does: Body): boolean => {
  const first = does.kind === 'plain' ? firstOf(does.effect) : undefined;
  return first?.kind === 'if' && first.said === undefined;
};
const firstOf = (effect: Effect): Effect =>
  effect.kind === 'sequence' && effect.steps[0] !== undefined ? firstOf(effect.steps[0]) : effect;
/** cr 702.82b: how the creature entered, which never changes. */
const isOfItsDevouring = (when: Condition): boolean =>
  when.kind === 'compare' &&
  typeof when.left !== 'number' &&
  when.left.kind === 'size' &&
  when.left.of.kind === 'linked';
/** The Auras that the protection does not remove: this one, or any. */
const leftOn: Parser<'this' | 'Auras'> = either<'this' | 'Auras'>(
  map(thisObject, () => 'this'),
  map(words('auras'), () => 'Auras'),
);
const keeping = (effect: Static, text: string): Static =>
  effect.kind !== 'modify-host'
    ? effect
    : {
        ...effect,
        changes: effect.changes.map((change) =>
          change.kind === 'gain-ability' &&
          change.ability.kind === 'keyword' &&
          change.ability.name === 'protection'
            ? { ...change, ability: { ...change.ability, text } }
            : change,
        ),
      };
const still: Parser<Ability> = either<Ability>(
  // cr 113.6n
  rule([thisObject, 'can be your commander', sentenceEnd], () => ({
    kind: 'static',
    zone: 'any',
    effects: [{ kind: 'commander' }],
  })),
  rule([statics, sentenceEnd], (effects) => ({ kind: 'static', ...zoneOfStatic(effects), effects })),
  // cr 702.16n
  rule([statics, ". this effect doesn't remove", leftOn, sentenceEnd], (effects, text) => {
    const leaving = effects.map((each) => keeping(each, text));
    return leaving.some((each, index) => each !== effects[index])
      ? { kind: 'static', effects: leaving }
      : undefined;
  }),
  rule(['as long as', conditions, ',', statics, sentenceEnd], (when, effects) => ({
    kind: 'static',
    ...splitZoneFromCondition(when),
    effects,
  })),
  rule([statics, 'as long as', conditions, sentenceEnd], (effects, when) => ({
    kind: 'static',
    ...splitZoneFromCondition(when),
    said: 'condition-last',
    effects,
  })),
  rule([statics, 'unless', condition, sentenceEnd], (effects, unless) =>
    effects.some(({ kind }) => kind === 'enters')
      ? undefined
      : { kind: 'static', while: { kind: 'not', of: unless }, said: 'unless', effects },
  ),
  rule([statics, 'if', condition, sentenceEnd], (effects, when) =>
    effects.every(({ kind }) => kind === 'cannot') || isOfItsDevouring(when)
      ? { kind: 'static', while: when, said: 'if', effects }
      : undefined,
  ),
);
const mode: Parser<Option> = rule(['•', effect], (does) => ({ kind: 'mode', effect: does }));
const modes = several(mode, (_, at) => [{ value: undefined, end: at }]);
const modal: Parser<Body> = either<Body>(
  rule(['choose one —', modes], (options) => ({ kind: 'modal', least: 1, most: 1, options })),
  rule(['choose two —', modes], (options) => ({ kind: 'modal', least: 2, most: 2, options })),
  rule(['choose one or both —', modes], (options) => ({ kind: 'modal', least: 1, most: 2, options })),
  rule(['choose one or more —', modes], (options) =>
    options.length < 3 ? undefined : { kind: 'modal', least: 1, most: options.length, options },
  ),
  rule(['choose three . you may choose the same mode more than once .', modes], (options) => ({
    kind: 'modal',
    least: 3,
    most: 3,
    repeat: 'repeat',
    options,
  })),
);

/** 'Landfall — …': an ability word has no meaning (cr 207.2c). */
const named: Parser<Ability> = (scan, at) => {
  for (let length = 1; length <= 4; length += 1) {
    const dash = scan.tokens[at + length];
    if (dash?.text !== '—') continue;
    const word = scan.tokens
      .slice(at, at + length)
      .map((each) => each.word)
      .join(' ');
    if (!ABILITY_WORDS.has(word)) return [];
    return ability(scan, at + length + 1).map(({ value, end }) => ({
      value: { kind: 'named', word, ability: value },
      end,
    }));
  }
  return [];
};

/** 'Flying, first strike' */
const keywords: Parser<readonly Ability[]> = (scan, at) =>
  keyword(scan, at).flatMap(({ value, end }) => [
    { value: [value], end },
    ...words(',|;')(scan, end).flatMap((comma) =>
      keywords(scan, comma.end).map((more) => ({ value: [value, ...more.value], end: more.end })),
    ),
  ]);
/** cr 603.11: a static ability with the triggered abilities that are linked to it. */
const revealing: Parser<Ability> = either<Ability>(
  rule(['reveal the first card you draw each turn .'], () => revealsFirst({})),
  rule(['reveal the first card you draw on each of your turns .'], () =>
    revealsFirst({ turn: { kind: 'you' } }),
  ),
);
const revealsFirst = (turn: { readonly turn?: Players }): Ability => ({
  kind: 'static',
  effects: [{ kind: 'reveals-drawn', nth: 1, ...turn, as: REVEALED }],
});
const isLinked = (one: Ability): boolean =>
  one.kind === 'triggered' && one.when.kind === 'reveals' && one.when.as === REVEALED;
const linked: Parser<readonly Ability[]> = (scan, at) =>
  triggered(scan, at).flatMap(({ value, end }) =>
    isLinked(value)
      ? [
          { value: [value], end },
          ...linked(scan, end).map((more) => ({ value: [value, ...more.value], end: more.end })),
        ]
      : [],
  );
/** A line of a card's text. */
export const abilityLine: Parser<readonly Ability[]> = either(
  keywords,
  rule([revealing, linked], (says, triggers) => [says, ...triggers]),
  map(ability, (one) => [one]),
);

export const abilitiesProductions: Productions = [
  production(body, modal),
  production(
    ability,
    activated,
    forecast,
    triggered,
    still,
    named,
    castOnly,
    ...castingAbilities,
    // Only instants and sorceries have text that is carried out as they resolve (cr 113.3a).
    map(body, (does, { self: { types } }) =>
      types.includes('instant') || types.includes('sorcery') ? { kind: 'spell', body: does } : undefined,
    ),
  ),
];
