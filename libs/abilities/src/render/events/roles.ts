// Writes the objects and players of an event: by name once, and 'it' or 'that creature' afterwards.
import type { Filter, Players } from '../../nodes/sorts.js';
import { doing, list, many, one, saying, type Clause, type Phrase } from '../english/grammar.js';
import { any, asCard, head, words } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';
import { anyone } from '../objects/references.js';

/** The object of the event; afterwards 'it' or 'that creature'. */
export function subject(
  filter: Filter | undefined,
  pen: Pen,
  group?: 'one-or-more',
  base?: 'card',
  other?: Filter,
): Phrase {
  if (filter === undefined) return one('a permanent');
  const said = pen.noun(filter);
  const isCard = said.known !== undefined && / card$/.test(said.known);
  const noun = base === undefined || isCard ? said : asCard(said);
  const { page } = pen;
  if (noun.known !== undefined && group !== undefined) return many(`one or more of ${words(noun, 'one')}`);
  if (noun.known !== undefined) {
    const isThis = filter.kind === 'is' && filter.of.kind === 'this';
    // With another creature in the event, 'that creature' is not the enchanted one.
    const isAlone = other === undefined || pen.noun(other).known !== undefined;
    if (!isAlone) page.call('subject', words(noun, 'one'));
    else if (noun.called !== undefined) page.call('subject', `that ${noun.called}`);
    else if (!isThis && noun.several === undefined) page.call('subject', `that ${head(noun)}`);
    page.speakOf(isThis ? 'this' : 'subject');
    return noun.several === undefined ? one(words(noun, 'one')) : many(words(noun, 'one'));
  }
  if (group === 'one-or-more')
    return { text: `one or more ${words(noun, 'many')}`, possessive: 'their', number: 'many' };
  page.call('subject', `that ${head(noun)}`);
  page.speakOf('subject');
  return one(any(noun));
}
export const agent = (filter: Filter | undefined, pen: Pen): string | undefined => {
  if (filter === undefined) return undefined;
  const noun = pen.noun(filter);
  if (noun.known === undefined) pen.page.call('agent', `that ${head(noun)}`);
  return any(noun);
};
export function whom(
  players: Players | undefined,
  pen: Pen,
  role: 'subject' | 'agent' = 'subject',
): Phrase | undefined {
  if (players === undefined) return undefined;
  const who = anyone(players, pen);
  if (who.text !== 'you') pen.page.call(`${role} player`, 'that player');
  return who;
}
export const said = (who: Phrase | undefined, infinitive: string, rest = ''): Clause =>
  saying(doing(who ?? one('a player'), undefined, infinitive, rest).text);
export const or = (...parts: readonly (string | undefined)[]): string =>
  list(
    parts.filter((part) => part !== undefined),
    'or',
  );
