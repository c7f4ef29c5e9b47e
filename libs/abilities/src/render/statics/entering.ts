// Writes how objects enter (cr 614.1c).
import type { NodeKind, Outcome } from '../../nodes/sorts.js';
import { counterName } from '../objects/comparing.js';
import { inSentences, list, many, one, plural } from '../english/grammar.js';
import { words, type Noun } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';
import { entering } from '../replacements/replacements.js';

const isChoice = (outcome: Outcome): outcome is NodeKind<'outcome', 'choosing'> =>
  outcome.kind === 'choosing';

/** Choices kept under their usual name, which the text leaves out. */
const KEPT: Readonly<Record<string, string>> = {
  'choose-colour': 'chosen color',
  'choose-word': 'chosen type',
  'choose-players': 'chosen player',
};

/** 'Each other creature you control enters with an additional +1/+1 counter on it.' */
function eachAdditional(outcomes: readonly Outcome[], noun: Noun, pen: Pen): string | undefined {
  const [only, ...others] = outcomes;
  if (only?.kind !== 'with-counters' || others.length > 0 || noun.known !== undefined) return undefined;
  const { counter, count, said } = only;
  const each = `each ${words(noun, 'one')} enters with an additional`;
  if (count === 1 && said === undefined) return `${each} ${counterName(counter)} on it`;
  return said === 'where'
    ? `${each} X ${plural(counterName(counter))} on it, where X is ${pen.value(count)}`
    : undefined;
}

export function enters(
  { outcomes, what, if: condition, may, said }: NodeKind<'static', 'enters'>,
  pen: Pen,
): string {
  const noun = what === undefined ? undefined : pen.noun(what);
  const additional =
    said === 'each' && noun !== undefined && condition === undefined && may === undefined
      ? eachAdditional(outcomes, noun, pen)
      : undefined;
  if (additional !== undefined) return additional;
  const isLast = said !== undefined && said !== 'each' && condition !== undefined && may === undefined;
  const when = condition === undefined || isLast ? '' : `if ${pen.condition(condition)}, `;
  const itself = one(when === '' ? pen.page.self : 'it');
  const it =
    noun === undefined
      ? itself
      : noun.known === undefined || noun.several !== undefined
        ? many(words(noun, 'many'))
        : one(words(noun, 'one'));
  if (isLast) {
    pen.object({ kind: 'this', said: 'name' });
    const so =
      said === 'unless' && condition.kind === 'not'
        ? `unless ${pen.condition(condition.of)}`
        : `if ${pen.condition(condition)}`;
    return `${enters({ kind: 'enters', outcomes, ...(what === undefined ? {} : { what }) }, pen)} ${so}`;
  }
  const first = outcomes.findIndex((outcome) => !isChoice(outcome));
  const choices = outcomes.slice(0, first < 0 ? outcomes.length : first).filter(isChoice);
  const rest = outcomes.slice(choices.length);
  const [only] = choices;
  const [then] = rest;
  if (
    choices.length === 1 &&
    rest.length === 1 &&
    may === undefined &&
    only?.effect.kind === 'pay' &&
    only.effect.bind !== undefined &&
    then?.kind === 'tapped' &&
    JSON.stringify(then.if) === JSON.stringify({ kind: 'not', of: { kind: 'did', name: only.effect.bind } })
  ) {
    const offer = `as ${it.text} enters, ${pen.effect(only.effect).text}`;
    const text = then.if === undefined ? '' : pen.condition(then.if);
    return inSentences(offer, `if ${text}, ${it.text} enters tapped`);
  }
  if (choices.length > 0) {
    const chosen = choices.map(
      ({ effect, as }) =>
        `${pen.effect(effect).text}${as === undefined || as === KEPT[effect.kind] ? '' : ` (kept as “${as}”)`}`,
    );
    const then = rest.length === 0 ? '' : `. It ${entering(rest, pen)}`;
    const enter = it.number === 'one' ? 'enters' : 'enter';
    return `${when}${may === undefined ? '' : 'you may, '}as ${it.text} ${enter}, ${list(chosen)}${then}`;
  }
  const text = entering(rest, pen);
  // 'You may have this creature enter as a copy of a creature.'
  const isOptional = text.startsWith('may enter');
  if (may !== undefined || isOptional) {
    const bare = text.replace(/^(?:enters|may enter)\b/, 'enter');
    return `${when}you may have ${it.text} ${bare}${may !== undefined && isOptional ? ', if you choose' : ''}`;
  }
  return `${when}${it.text} ${it.number === 'many' ? text.replace(/^enters/, 'enter').replace(/ on it$/, ' on them') : text}`;
}
