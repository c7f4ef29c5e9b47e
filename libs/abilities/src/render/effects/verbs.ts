// Writes verbs with objects or players, and what they are called afterwards.
import type { Players, Reference, Value } from '../../nodes/sorts.js';
import {
  apartFromName,
  cardly,
  doing,
  many,
  numberWord,
  objectOf,
  one,
  order,
  plural,
  type Clause,
  type Phrase,
} from '../english/grammar.js';
import type { Pen } from '../english/pen.js';
import { actorOf, mineOf } from '../objects/references.js';

const NOUN = /creature|land|artifact|enchantment|planeswalker|permanent|spell|ability|token|card/;
/** What an object is called after the step: 'the exiled card', 'the tapped creatures'. */
export function named(
  pen: Pen,
  bind: string | undefined,
  it: Phrase,
  done: string,
  /** A card in exile is still known as a card from a library. */
  moved: 'moved' | 'exiled' | 'here',
  called?: string,
): void {
  // Several kinds are 'permanents'; a card is a 'card' wherever its kind is named, and so is what is revealed.
  const nouns = new Set((it.noun ?? it.text).match(new RegExp(NOUN, 'g')) ?? []);
  const unit =
    / cards?\b/.test(it.text) || done === 'revealed' || done === 'discarded'
      ? 'card'
      : nouns.size === 1
        ? [...nouns].join('')
        : 'permanent';
  const noun = moved !== 'here' ? 'card' : (NOUN.exec(it.text)?.[0] ?? 'permanent');
  const name = called ?? `the ${done} ${it.number === 'one' ? noun : plural(noun)}`;
  const phrase = it.number === 'one' ? one(name) : many(name);
  pen.page.bind(
    bind,
    {
      ...phrase,
      ...cardly(it),
      ...(moved === 'moved' ? {} : moved === 'exiled' ? mineOf(it) : apartFromName(it)),
    },
    it.number === 'one' ? `it's ${done} this way` : `one or more ${plural(noun)} are ${done} this way`,
    it.number === 'one' ? undefined : `the number of ${plural(unit)} ${done} this way`,
    it.number === 'one' ? undefined : `${unit} ${done} this way`,
  );
  // What changed zones is a new object (cr 400.7).
  if (bind === undefined && moved !== 'here') pen.page.speakOf(undefined);
}
/** cr 109.2: a creature card is 'that creature' once it is on the battlefield. */
export function arrived(pen: Pen, what: Reference, it: Phrase): string | undefined {
  const was = what.kind === 'subject' ? pen.page.call('subject', it.text) : it.text;
  const [kind] = /\b(?:creature|land|artifact|enchantment|permanent)\b/.exec(it.noun ?? was) ?? [];
  if (kind === undefined) return undefined;
  if (what.kind === 'subject') pen.page.forget('subject');
  return it.number === 'one' ? `that ${kind}` : `those ${plural(kind)}`;
}
export const verbOn =
  (infinitive: string, done: string, moved: 'moved' | 'here' = 'here') =>
  ({ what, bind }: { readonly what: Reference; readonly bind?: string }, pen: Pen): Clause => {
    const it = pen.object(what);
    named(pen, bind, it, done, moved);
    return order(`${infinitive} ${objectOf(it)}`);
  };

/** A player does something; in the rest, what belongs to them is 'their'. */
export const player = (who: Players, infinitive: string, rest: () => string, pen: Pen): Clause =>
  doing(pen.players(who), actorOf(who), infinitive, pen.page.acting(actorOf(who), rest));
export const playerDoes =
  (infinitive: string, rest = '') =>
  ({ who }: { readonly who: Players }, pen: Pen): Clause =>
    player(who, infinitive, () => rest, pen);
export const theirs = (who: Players): string => (who.kind === 'you' ? 'your' : 'their');
export const times = (count: Value, pen: Pen): string =>
  typeof count === 'number' ? numberWord(count) : pen.value(count);
