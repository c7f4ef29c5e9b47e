// Writes objects and players as the text calls them.
import type { Filter, Players, Reference, TargetSpec } from '../../nodes/sorts.js';
import {
  placeOf,
  list,
  many,
  numberWord,
  objectOf,
  one,
  ordinal,
  plural,
  YOU_PHRASE,
  type Phrase,
} from '../english/grammar.js';
import { whatIsKept } from './kept.js';
import { any, asCard, cardAmong, head, words } from '../english/nouns.js';
import { keyOf, type Pen, type Table } from '../english/pen.js';
import { CAUSED, STAT } from '../english/vocabulary.js';

const SELF = 'this';

/** Other objects that fit: 'target creature and all other creatures with the same name as that creature'. */
function othersThan(one: Reference, others: Reference | undefined): Filter | undefined {
  if (others?.kind !== 'each' || others.said === undefined || others.filter.kind !== 'all') return undefined;
  const last = others.filter.of.at(-1);
  if (one.kind !== 'target' || last?.kind !== 'not' || last.of.kind !== 'is') return undefined;
  const { of } = last.of;
  return of.kind === 'target' && of.slot === one.slot
    ? { kind: 'all', of: others.filter.of.slice(0, -1) }
    : undefined;
}
/** Several, all of which are meant. */
const several = (kind: string): Phrase => ({ ...many(`all ${kind}`), kind });
const owned = (whose: Players, pen: Pen): Pick<Phrase, 'mine'> =>
  whose.kind === 'all' || whose.kind === 'opponents' ? {} : { mine: () => pen.players(whose).possessive };
/** The cards that were not chosen: 'the other' if there is one. */
function theRest(all: Phrase, chosen: Phrase): Phrase {
  const isOne = all.size !== undefined && chosen.size !== undefined && all.size - chosen.size === 1;
  return { ...(isOne ? one('the other') : many('the rest')), ...placeOf(all) };
}
export const mineOf = ({ mine }: Phrase) => (mine === undefined ? {} : { mine });

/** A player or players named before. */
const THEY: Phrase = { text: 'they', object: 'them', possessive: 'their', number: 'many' };

/** Older texts target a creature or player. */
const isOfCreatures = (spec: TargetSpec): boolean =>
  spec.kind === 'target' && spec.filter?.kind === 'type' && spec.filter.is === 'creature';

export const OBJECTS: Table<'reference', Phrase> = {
  this: ({ said }, { page }) =>
    said === 'from-graveyard' || said === 'from-hand'
      ? page.mention(
          SELF,
          { ...one(`this card ${said.replace('from-', 'from your ')}`), mine: () => 'your' },
          'name',
        )
      : page.mention(SELF, one(page.self), said),
  target: ({ slot, said }, pen) => {
    const { page } = pen;
    const key = `target ${slot}`;
    const spec = page.targets[slot];
    if (spec !== undefined && !page.introduced.has(slot)) {
      page.introduced.add(slot);
      const phrase = pen.target(spec, slot);
      const called =
        spec.kind === 'target' && spec.filter !== undefined && spec.players === undefined
          ? head(pen.noun(spec.filter))
          : isOfCreatures(spec)
            ? 'creature or player'
            : 'permanent or player';
      page.call(key, phrase.number === 'one' ? `that ${called}` : `those ${plural(called)}`);
      page.speakOf(key);
      return phrase;
    }
    const text = page.call(key, `the ${ordinal(slot + 1)} target`);
    return page.mention(key, text.startsWith('those ') || /s$/.test(text) ? many(text) : one(text), said);
  },
  bound: ({ name, said }, { page }) => page.mention(`name ${name}`, page.named(name), said),
  subject: ({ said }, { page }) => page.mention('subject', one(page.call('subject', 'that permanent')), said),
  agent: ({ said }, { page }) => page.mention('agent', one(page.call('agent', 'that source')), said),
  linked: whatIsKept,
  host: ({ of, said }, pen) =>
    of === undefined
      ? pen.page.mention('host', one(pen.page.host), said)
      : one(`what ${pen.object(of).text} is attached to`),
  attachments: ({ of, filter }, pen) => {
    const what = filter === undefined ? 'attachments' : words(pen.noun(filter), 'many');
    return several(`${what} attached to ${objectOf(pen.object(of))}`);
  },
  each: ({ filter, said }, pen) => {
    const noun = pen.noun(filter);
    if (noun.known !== undefined) return one(words(noun, 'one'));
    pen.page.speakOf(undefined);
    const all = words(noun, 'many');
    if (said === 'each') return one(`each ${words(noun, 'one')}`);
    if (said === 'all') return many(`all ${all}`);
    return { ...many(`all ${all}`), each: `each ${words(noun, 'one')}`, kind: all };
  },
  only: ({ of, filter }, pen) => {
    if (of.kind === 'successor' && of.of.kind === 'subject' && filter.kind === 'in')
      return one(
        `${pen.page.call('subject', 'that card')} ${words(pen.noun(filter), 'one').replace(/^card /, '')}`,
      );
    const all = pen.object(of);
    const noun = cardAmong(all, pen.noun(filter));
    const from = objectOf(all);
    const those = words(noun, 'many');
    return {
      ...many(`all ${those} among ${from}`),
      ...placeOf(all),
      each: `each ${words(noun, 'one')} among ${from}`,
      kind: `${those} among ${from}`,
    };
  },
  union: ({ of }, pen) => {
    const [first, second, ...more] = of;
    const others = first === undefined || more.length > 0 ? undefined : othersThan(first, second);
    if (first === undefined || others === undefined)
      return many(list(of.map((part) => objectOf(pen.object(part)))));
    const it = objectOf(pen.object(first));
    const noun = { ...pen.noun(others), other: true };
    return second?.kind === 'each' && second.said === 'each'
      ? many(`${it} and each ${words(noun, 'one')}`)
      : many(`${it} and all ${words(noun, 'many')}`);
  },
  except: ({ of, without }, pen) => {
    if (of.kind === 'bound' && without.kind === 'bound' && pen.page.isChosenFrom(without.name, of.name))
      return theRest(pen.page.named(of.name), pen.page.named(without.name));
    const all = pen.object(of);
    return { ...many(`${objectOf(all)} except ${objectOf(pen.object(without))}`), ...mineOf(all) };
  },
  top: ({ whose, count, end = 'top' }, pen) => {
    const library = `${pen.players(whose).possessive} library`;
    const cards =
      count === 1
        ? one(`the ${end} card of ${library}`)
        : many(
            `the ${end} ${typeof count === 'number' ? numberWord(count) : pen.value(count)} cards of ${library}`,
          );
    return {
      ...cards,
      ...owned(whose, pen),
      ...(typeof count === 'number' ? { size: count } : {}),
      ...(end === 'top' ? { back: 'back' as const } : {}),
    };
  },
  'top-until': ({ whose, filter, count = 1 }, pen) => {
    const who = pen.players(whose);
    const noun = pen.noun(filter);
    const sought =
      count === 1
        ? any(asCard(noun))
        : `${typeof count === 'number' ? numberWord(count) : pen.value(count)} ${words(asCard(noun), 'many')}`;
    return {
      ...many(
        `cards from the top of ${who.possessive} library until ${who.text === 'you' ? 'you reveal' : 'they reveal'} ${sought}`,
      ),
      ...owned(whose, pen),
    };
  },
  'top-of-graveyard': ({ whose }, pen) => ({
    ...one(`the top card of ${pen.players(whose).possessive} graveyard`),
    ...owned(whose, pen),
  }),
  above: ({ of, which }, pen) => {
    const it = objectOf(pen.object(of));
    return which === 'next' ? one(`the card directly above ${it}`) : many(`the cards above ${it}`);
  },
  zone: ({ zone, whose }, pen) => {
    const place = zone === 'command' ? 'command zone' : zone;
    return whose === undefined
      ? many(`all cards in ${zone === 'exile' ? zone : `the ${place}`}`)
      : { ...many(`all cards in ${pen.players(whose).possessive} ${place}`), ...owned(whose, pen) };
  },
  combat: ({ of, relation }, pen) => {
    const it = pen.object(of);
    const subject = it.text;
    const be = it.number === 'one' ? 'is' : 'are';
    switch (relation) {
      case 'blocked-by':
        return several(`creatures blocking ${objectOf(it)}`);
      case 'blocks':
        return several(`creatures ${subject} ${be} blocking`);
      case 'banded-with':
        return several(`creatures banded with ${objectOf(it)}`);
      case 'paired-with':
        return one(`the creature ${subject} ${be} paired with`);
      case 'attacks':
        return one(`the permanent ${subject} ${be} attacking`);
    }
  },
  'damage-sources': () => many('all sources of damage'),
  source: ({ of }, pen) => one(`the source of ${objectOf(pen.object(of))}`),
  'targets-of': ({ of }, pen) => many(`the targets of ${objectOf(pen.object(of))}`),
  paid: ({ cause, said = 'permanent' }) => {
    const done = CAUSED[cause];
    const it = one(done === undefined ? `the ${said} paid by ${cause}` : `the ${done} ${said}`);
    return said === 'card' ? { ...it, card: 'card' } : it;
  },
  successor: ({ of }, pen) =>
    of.kind === 'this'
      ? pen.page.mention('this card', one('this card'))
      : one(`the card of ${objectOf(pen.object(of))}`),
  former: ({ of, said }, pen) => {
    if (of.kind !== 'bound') {
      const it = pen.page.aside(() => pen.object(of));
      return one(`what ${it.text} ${it.number === 'one' ? 'was' : 'were'}`);
    }
    const now = pen.page.named(of.name).text;
    // An object named after a deed ('the exiled creature') becomes 'that creature'.
    const called = said === 'done' ? now : now.replace(/^the (?:.* )?\w+ed (?=\w+$)/, 'that ');
    const isKnown = pen.page.isKnown(of.name);
    const hint = said === 'it' && !isKnown ? undefined : said;
    return pen.page.mention(`former ${keyOf(of)}`, one(called), hint === 'done' ? 'name' : hint);
  },
  chosen: ({ of, most, stat }, pen) =>
    many(
      `those with the ${most ?? 'greatest'} ${STAT[stat]}${most === undefined ? ' or tied' : ''} among ${objectOf(pen.object(of))}`,
    ),
  commander: ({ whose }, pen) => one(`${pen.players(whose).possessive} commander`),
  granter: (_, { page }) => one(page.granter ?? 'the card that gave it this ability'),
  parameter: ({ name }) => one(`[${name}]`),
};

export const PLAYERS: Table<'players', Phrase> = {
  you: ({ said }) => (said === undefined ? YOU_PHRASE : { ...YOU_PHRASE, said: 'said' }),
  all: ({ said }) => (said === undefined ? one('each player') : THEY),
  opponents: ({ of, said }, pen) =>
    said !== undefined
      ? THEY
      : of === undefined || of.kind === 'you'
        ? one('each opponent')
        : one(`each opponent of ${objectOf(pen.players(of))}`),
  team: ({ of }, pen) => one(of === undefined ? 'your team' : `${pen.players(of).possessive} team`),
  teammates: () => one('each of your teammates'),
  others: ({ than }, pen) =>
    one(than.kind === 'you' ? 'each other player' : `each player other than ${objectOf(pen.players(than))}`),
  target: ({ slot, said }, pen) => {
    const { page } = pen;
    const key = `target ${slot}`;
    const spec = page.targets[slot];
    if (spec !== undefined && !page.introduced.has(slot)) {
      page.introduced.add(slot);
      const phrase = pen.target(spec, slot);
      page.call(key, phrase.number === 'one' ? 'that player' : 'those players');
      return phrase;
    }
    if (said !== undefined) return THEY;
    const text = page.call(key, `the ${ordinal(slot + 1)} target player`);
    return /s$/.test(text) ? many(text) : one(text);
  },
  bound: ({ name, said }, { page }) => (said === undefined || !page.isKnown(name) ? page.named(name) : THEY),
  subject: ({ said }, { page }) =>
    said === undefined ? one(page.call('subject player', 'that player')) : THEY,
  agent: ({ said }, { page }) => (said === undefined ? one(page.call('agent player', 'that player')) : THEY),
  controller: ({ of, said }, pen) => calledBefore(said) ?? one(`${pen.object(of).possessive} controller`),
  owner: ({ of, said }, pen) => calledBefore(said) ?? one(`${pen.object(of).possessive} owner`),
  host: () => one('enchanted player'),
  active: () => one('the active player'),
  nonactive: () => one('each nonactive player'),
  starting: () => one('the starting player'),
  defending: ({ of }, pen) =>
    of === undefined || of.kind === 'this'
      ? one('defending player')
      : one(`the player ${pen.object(of).text} is attacking`),
  attacking: () => one('the attacking player'),
  monarch: () => one('the monarch'),
  linked: ({ name }) => one(name === 'chosen player' ? `the ${name}` : `the player kept as “${name}”`),
  only: ({ of, bind, if: condition }, pen) => {
    const among = pen.players(of).text;
    pen.page.bind(bind, one('that player'), 'it is so');
    return one(`${among} for whom ${pen.condition(condition)}`);
  },
  extreme: ({ of, which, bind, value }, pen) => {
    const among = pen.players(of).text;
    pen.page.bind(bind, one('that player'), 'it is so');
    return one(`${among} for whom ${pen.value(value)} is the ${which === 'most' ? 'greatest' : 'least'}`);
  },
  next: ({ direction }) => one(`the player to your ${direction}`),
  union: ({ of }, pen) => {
    if (isEitherOf(of, pen)) return one("that player or that planeswalker's controller");
    const each = of.map((part) => objectOf(pen.players(part)));
    return each.length === 1 ? one(each[0] ?? '') : many(list(each));
  },
  parameter: ({ name }) => one(`[${name}]`),
};

/** The phrase for a player who was named before. */
const calledBefore = (said: 'they' | 'player' | undefined): Phrase | undefined =>
  said === undefined ? undefined : said === 'they' ? THEY : one('that player');

/** The player who was a target, or the controller of the planeswalker that was (cr 115.4). */
const isEitherOf = ([first, second, ...others]: readonly Players[], { page }: Pen): boolean =>
  others.length === 0 &&
  first?.kind === 'target' &&
  first.said === undefined &&
  page.introduced.has(first.slot) &&
  second?.kind === 'controller' &&
  second.said === undefined &&
  second.of.kind === 'target' &&
  second.of.slot === first.slot;

/** For 'a player casts': any of them, not each of them. */
export function anyone(players: Players, pen: Pen): Phrase {
  if ('said' in players && players.said === 'they') return pen.players(players);
  switch (players.kind) {
    case 'all':
      return one('a player');
    case 'opponents':
      if (players.of === undefined || players.of.kind === 'you') return one('an opponent');
      return one(`an opponent of ${objectOf(pen.players(players.of))}`);
    case 'teammates':
      return one('one of your teammates');
    case 'others':
      return one(
        players.than.kind === 'you'
          ? 'another player'
          : `a player other than ${objectOf(pen.players(players.than))}`,
      );
    case 'you':
    case 'team':
    case 'target':
    case 'bound':
    case 'subject':
    case 'agent':
    case 'controller':
    case 'owner':
    case 'host':
    case 'active':
    case 'nonactive':
    case 'starting':
    case 'defending':
    case 'attacking':
    case 'monarch':
    case 'linked':
    case 'only':
    case 'extreme':
    case 'next':
    case 'union':
    case 'parameter':
      return pen.players(players);
  }
}

export const actorOf = (players: Players): string => keyOf(players);
