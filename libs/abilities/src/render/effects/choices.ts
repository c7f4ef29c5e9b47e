// Writes choices on resolution, and what is kept of them.
import { keptAs, NOTED } from '../objects/kept.js';
import type { Filter, NodeKind, Players, Reference } from '../../nodes/sorts.js';
import { within, withinTold } from './clauses.js';
import { choice } from '../objects/choice.js';
import { gainsOneOf } from '../changes/keyword-choices.js';
import { asDeed } from '../costs/costs.js';
import {
  placeOf,
  article,
  doing,
  list,
  many,
  objectOf,
  one,
  order,
  plural,
  spaced,
  inSentences,
  type Clause,
  type Phrase,
} from '../english/grammar.js';
import { any, asCard, cardAmong, words, type Noun } from '../english/nouns.js';
import { keyOf, type Pen, type Table } from '../english/pen.js';
import { actorOf } from '../objects/references.js';
import { unsaid } from '../objects/targets.js';
import { textChangedEither } from './text-changes.js';
import { theirs } from './verbs.js';

type Choices =
  | 'choose-effect'
  | 'choose-objects'
  | 'choose-players'
  | 'choose-colour'
  | 'choose-word'
  | 'choose-number'
  | 'choose-name'
  | 'remember'
  | 'note-mana';

const WORD_OF = {
  'creature-type': 'creature type',
  'land-type': 'land type',
  'basic-land-type': 'basic land type',
  'card-type': 'card type',
  'artifact-type': 'artifact type',
  'enchantment-type': 'enchantment type',
  'planeswalker-type': 'planeswalker type',
  counter: 'kind of counter',
  keyword: 'keyword',
  'even-odd': 'odd or even',
  direction: 'direction',
  label: 'word',
} as const;
/** Words for the chosen thing that differ from the word for the choice. */
const CHOSEN_AS: Readonly<Partial<Record<keyof typeof WORD_OF, string>>> = {
  'creature-type': 'type',
  'even-odd': 'quality',
};
const than = (other: string | undefined, { page }: Pen): string =>
  other === undefined ? '' : ` other than ${page.named(other).text}`;
/** 'Tap or untap target creature.' */
function tapOrUntap(
  { who, options, limits }: Pick<NodeKind<'effect', 'choose-effect'>, 'who' | 'options'> & { limits: object },
  pen: Pen,
): Clause | undefined {
  const [tap, untap, ...others] = options;
  if (tap === undefined || untap === undefined || others.length > 0) return undefined;
  if (Object.values(limits).some((limit) => limit !== undefined && limit !== 'choose-effect'))
    return undefined;
  if (Object.keys(tap).length > 2 || Object.keys(untap).length > 2) return undefined;
  if (tap.effect.kind !== 'tap' || untap.effect.kind !== 'untap') return undefined;
  if (tap.effect.bind !== undefined || untap.effect.bind !== undefined) return undefined;
  if (JSON.stringify(tap.effect.what) !== JSON.stringify(untap.effect.what)) return undefined;
  const { what } = tap.effect;
  const deed = () => objectOf(pen.object(what));
  return who.kind === 'you'
    ? order(`tap or untap ${deed()}`)
    : doing(pen.players(who), actorOf(who), 'tap or untap', pen.page.acting(actorOf(who), deed));
}
const chooses = (who: Players, what: () => string, pen: Pen): Clause =>
  doing(pen.players(who), actorOf(who), 'choose', pen.page.acting(actorOf(who), what));
/** Where the choice is from is known only while it is written. */
interface Among {
  noun: string;
  place: Pick<Phrase, 'mine' | 'back'>;
  isHand: boolean;
}
const YOU: Players = { kind: 'you' };
/** It is in one of the player's zones. */
const isIn = (filter: Filter, who: Players): boolean =>
  filter.kind === 'all'
    ? filter.of.some((part) => isIn(part, who))
    : filter.kind === 'in' &&
      filter.whose !== undefined &&
      keyOf({ ...filter.whose, said: undefined }) === keyOf({ ...who, said: undefined }) &&
      filter.zone !== 'battlefield';
/** 'a creature you control', 'one of those cards', 'a creature card from among them', 'a land card from it'. */
function chosenFrom(
  who: Players,
  from: Reference,
  count: string,
  number: 'one' | 'many',
  among: Among,
  pen: Pen,
): string {
  if (from.kind === 'each') {
    const noun = pen.noun(from.filter);
    const whose = [YOU, who].find((one) => isIn(from.filter, one));
    among.place = whose === undefined ? {} : { mine: () => pen.players(whose).possessive };
    return chosenAs(noun, count, number);
  }
  const outside = fromOutside(from, pen);
  if (outside !== undefined) {
    among.place = { mine: () => 'your' };
    among.isHand = true;
    return chosenAs(outside, count, number);
  }
  const filter = from.kind === 'only' ? pen.noun(from.filter) : undefined;
  const all = pen.object(from.kind === 'only' ? from.of : from);
  among.place = placeOf(all);
  among.isHand = all.holds !== undefined;
  if (among.isHand) return `${chosenAs(asCard(filter ?? {}), count, number)} from ${objectOf(all)}`;
  return filter === undefined
    ? `${count === '' ? 'one' : count.replace(/ of$/, '')} of ${objectOf(all)}`
    : `${chosenAs(cardAmong(all, filter), count, number)} from among ${objectOf(all)}`;
}
/** cr 400.11: 'a sorcery card you own from outside the game', 'or in exile'. */
function fromOutside(from: Reference, pen: Pen): Noun | undefined {
  const [of, filter] = from.kind === 'only' ? [from.of, from.filter] : [from, undefined];
  const [zone, exiled, ...others] = of.kind === 'union' ? of.of : [of];
  if (zone?.kind !== 'zone' || zone.zone !== 'outside' || zone.whose?.kind !== 'you') return undefined;
  if (others.length > 0 || (exiled !== undefined && !isOwnInExile(exiled))) return undefined;
  const there: Filter = { kind: 'in', zone: 'outside', whose: zone.whose };
  const noun = pen.noun(filter === undefined ? there : { kind: 'all', of: [filter, there] });
  return exiled === undefined ? noun : { ...noun, after: [...(noun.after ?? []), 'or in exile'] };
}
const isOwnInExile = (one: Reference): boolean => {
  if (one.kind !== 'each' || one.said !== undefined || one.filter.kind !== 'all') return false;
  const [owner, there, ...others] = one.filter.of;
  return (
    owner?.kind === 'owner' &&
    owner.is.kind === 'you' &&
    there?.kind === 'in' &&
    there.zone === 'exile' &&
    there.whose === undefined &&
    others.length === 0
  );
};
/** 'a source', 'a red source', 'a creature'; undefined for other choices. */
function ofChoice(from: Reference, pen: Pen): Noun | undefined {
  if (from.kind === 'each') return pen.noun(from.filter);
  if (from.kind === 'damage-sources') return { base: 'source' };
  return from.kind === 'only' && from.of.kind === 'damage-sources'
    ? { ...pen.noun(from.filter), base: 'source' }
    : undefined;
}
/** 'a creature card', 'up to two creature cards'. */
const chosenAs = (noun: Noun, count: string, number: 'one' | 'many'): string =>
  count === '' ? any(noun) : `${count} ${words(noun, number)}`;
/** What the choice is from, if that has a name: the others are 'the rest'. */
export const originOf = (from: Reference): string | undefined =>
  from.kind === 'bound' ? from.name : from.kind === 'only' ? originOf(from.of) : undefined;

export const CHOICES: Pick<Table<'effect', Clause>, Choices> = {
  'choose-effect': ({ who, options, ...limits }, pen) =>
    tapOrUntap({ who, options, limits }, pen) ??
    gainsOneOf({ who, options, limits }, pen) ??
    textChangedEither({ who, options, limits }, pen) ??
    chooses(
      who,
      () => {
        const { text } = choice(limits, pen);
        const texts = options.map((option) => {
          const of = pen.with(option.targets);
          const price = option.costs === undefined ? '' : ` (${asDeed(option.costs, of)})`;
          const condition = option.if === undefined ? '' : ` if ${of.condition(option.if)}`;
          const name = option.name === undefined ? '' : `${option.name} — `;
          const deed = who.kind === 'you' ? within(option.effect, of) : withinTold(option.effect, of);
          return inSentences(`${name}${deed}${condition}${price}`, ...unsaid(option.targets, of));
        });
        return `${text === '' ? 'one' : text} — ${texts.join('; or ')}`;
      },
      pen,
    ),
  'choose-objects': ({ who, from, random, together, said: where, bind, ...limits }, pen) => {
    const chosen = where === undefined ? undefined : ofChoice(from, pen);
    if (chosen !== undefined) {
      const phrase = one(`${any(chosen)} of ${theirs(who)} choice`);
      pen.page.bind(bind, phrase, 'a source was chosen this way');
      if ('filter' in from) pen.page.choseAs(bind, from.filter);
      pen.page.speakOf(undefined);
      return order('');
    }
    const { text: count, number } = choice(limits, pen);
    const among = { noun: 'card', place: {}, isHand: false } as Among;
    const clause = chooses(
      who,
      () => {
        const what = chosenFrom(who, from, count, number, among, pen);
        among.noun = /creature|land|artifact|enchantment|permanent|spell|card/.exec(what)?.[0] ?? 'card';
        return spaced(
          what,
          random === undefined ? '' : 'at random',
          together === undefined ? '' : `such that ${pen.condition(together)}`,
        );
      },
      pen,
    );
    const { noun, place, isHand } = among;
    const called = isHand ? `${number === 'one' ? 'that' : 'those'} card` : `the chosen ${noun}`;
    const size = limits.most ?? limits.least ?? 1;
    pen.page.bind(
      bind,
      {
        ...(number === 'one' ? one(called) : many(`${called}s`)),
        ...place,
        ...(noun === 'card' ? {} : { noun }),
        ...(typeof size === 'number' && limits.unbounded === undefined ? { size } : {}),
      },
      `${article(noun)} was chosen this way`,
    );
    pen.page.choseFrom(bind, originOf(from));
    return clause;
  },
  'choose-players': ({ who, from, random, bind, ...limits }, pen) => {
    const { text: count, number } = choice(limits, pen);
    const clause = chooses(
      who,
      () => {
        const all = objectOf(pen.players(from));
        const noun = /^each (player|opponent)$/.exec(all)?.[1];
        const what =
          noun === undefined
            ? `${count === '' ? 'one' : count.replace(/ of$/, '')} among ${all}`
            : count === ''
              ? article(noun)
              : `${count} ${number === 'one' ? noun : plural(noun)}`;
        return spaced(what, random === undefined ? '' : 'at random');
      },
      pen,
    );
    const phrase = number === 'one' ? one('the chosen player') : many('the chosen players');
    pen.page.bind(bind, phrase, 'a player was chosen this way');
    return clause;
  },
  'choose-colour': ({ who, from = [], other, said, bind }, pen) => {
    if (said !== undefined && from.length === 0 && other === undefined) {
      pen.page.bind(bind, one(`the color of ${theirs(who)} choice`), 'a color was chosen this way');
      pen.page.speakOf(undefined);
      return order('');
    }
    const colours = () => from.map((colour) => pen.colour(colour));
    const clause = chooses(who, () => `${list(colours(), 'or') || 'a color'}${than(other, pen)}`, pen);
    pen.page.bind(bind, one('the chosen color'), 'a color was chosen');
    return clause;
  },
  'choose-word': ({ who, of, from = [], other, said, bind }, pen) => {
    if (said !== undefined && from.length === 0 && other === undefined) {
      pen.page.bind(bind, one(`the ${WORD_OF[of]} of ${theirs(who)} choice`), 'a choice was made this way');
      pen.page.speakOf(undefined);
      return order('');
    }
    const word = of === 'even-odd' ? WORD_OF[of] : article(WORD_OF[of]);
    const what = from.length === 0 ? word : `${list(from, 'or')} (${WORD_OF[of]})`;
    const clause = chooses(who, () => `${what}${than(other, pen)}`, pen);
    pen.page.bind(bind, one(`the chosen ${CHOSEN_AS[of] ?? WORD_OF[of]}`), 'a choice was made');
    return clause;
  },
  'choose-number': ({ who, least, most, secretly, bind }, pen) => {
    const range = () =>
      most === undefined
        ? `a number, ${pen.value(least)} or greater`
        : `a number from ${pen.value(least)} to ${pen.value(most)}`;
    const clause = chooses(who, () => spaced(range(), secretly), pen);
    pen.page.bind(bind, one('the chosen number'), 'a number was chosen', 'the chosen number');
    return clause;
  },
  'choose-name': ({ who, filter, bind }, pen) => {
    const of = () => (filter === undefined ? 'a card name' : `${any(asCard(pen.noun(filter)))} name`);
    const clause = chooses(who, of, pen);
    pen.page.bind(bind, one('the chosen name'), 'a name was chosen');
    return clause;
  },
  'note-mana': ({ what, as }) =>
    order(
      `note the ${what === 'type' ? 'type' : 'type and amount'} of mana spent to pay this activation cost${keptAs(as, NOTED)}`,
    ),
  remember: ({ what, as, on }, pen) =>
    order(
      `keep ${pen.page.named(what).text} as “${as}”${on === undefined ? '' : ` with ${objectOf(pen.object(on))}`}`,
    ),
};
