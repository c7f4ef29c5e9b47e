// How things come onto the battlefield (cr 614.1c).
import type { NodeKind, Outcome } from '../grammar/sorts.js';
import { list, many, one } from './grammar.js';
import { words } from './nouns.js';
import type { Pen } from './pen.js';
import { entering } from './replacements.js';

const isChoice = (outcome: Outcome): outcome is NodeKind<'outcome', 'choosing'> =>
  outcome.kind === 'choosing';

export function enters(
  { outcomes, what, if: condition, may }: NodeKind<'static', 'enters'>,
  pen: Pen,
): string {
  const noun = what === undefined ? undefined : pen.noun(what);
  const it =
    noun === undefined
      ? one(pen.page.self)
      : noun.known === undefined || noun.several !== undefined
        ? many(words(noun, 'many'))
        : one(words(noun, 'one'));
  const when = condition === undefined ? '' : `if ${pen.condition(condition)}, `;
  const first = outcomes.findIndex((outcome) => !isChoice(outcome));
  const choices = outcomes.slice(0, first < 0 ? outcomes.length : first).filter(isChoice);
  const rest = outcomes.slice(choices.length);
  if (choices.length > 0) {
    const chosen = choices.map(
      ({ effect, as }) => `${pen.effect(effect).text}${as === undefined ? '' : ` (kept as “${as}”)`}`,
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
