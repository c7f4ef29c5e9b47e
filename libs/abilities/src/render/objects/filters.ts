// Writes filters as nouns.
import type { Filter, Players } from '../../nodes/sorts.js';
import { compared, counted } from './comparing.js';
import { article, list, objectOf, spaced, verb } from '../english/grammar.js';
import { broughtWith, exiledWith } from './kept.js';
import { negated } from './negation.js';
import { any, both, either, isSimple, nothingSaid, type Noun } from '../english/nouns.js';
import type { Pen, Table } from '../english/pen.js';
import { anyone } from './references.js';
import { past } from '../english/tenses.js';
import { COLOURS, SHARED, SINCE, STAT, STATUS } from '../english/vocabulary.js';

/** 'a creature or an opponent'; nothing if neither is given. */
const someOf = (filter: Filter | undefined, players: Players | undefined, pen: Pen): string =>
  list(
    [
      ...(filter === undefined ? [] : [any(pen.noun(filter))]),
      ...(players === undefined ? [] : [objectOf(anyone(players, pen))]),
    ],
    'or',
  );
const whose = (players: Players, infinitive: string, pen: Pen): Noun => {
  const who = anyone(players, pen);
  return { after: [`${who.text} ${verb(who, infinitive)}`] };
};

const IN = {
  library: 'in',
  hand: 'in',
  graveyard: 'in',
  exile: 'in',
  battlefield: 'on the',
  stack: 'on the',
  command: 'in the',
  outside: 'from',
} as const;
/** 'Spells you cast' are spells you control, except copies. */
function castByYou(of: readonly Filter[]): readonly Filter[] | undefined {
  const isSaid = (part: Filter): boolean =>
    (part.kind === 'status' && part.is === 'cast') || (part.kind === 'controller' && part.is.kind === 'you');
  const rest = of.filter((part) => !isSaid(part));
  return rest.length === of.length - 2 && rest.some(({ kind }) => kind === 'spell') ? rest : undefined;
}

/** '1/1' */
function sized(of: readonly Filter[]): Noun | undefined {
  const [power, toughness, ...others] = of;
  if (power?.kind !== 'stat' || toughness?.kind !== 'stat' || others.length > 0) return undefined;
  if (power.stat !== 'power' || toughness.stat !== 'toughness') return undefined;
  if (power.compare !== 'equal' || toughness.compare !== 'equal') return undefined;
  return typeof power.value === 'number' && typeof toughness.value === 'number'
    ? { adjectives: [`${String(power.value)}/${String(toughness.value)}`] }
    : undefined;
}

/** 'blocking or blocked by this creature' */
function inCombatWith([one, other, ...more]: readonly Filter[], pen: Pen): Noun | undefined {
  if (one?.kind !== 'combat' || other?.kind !== 'combat' || more.length > 0) return undefined;
  if (one.relation !== 'blocking' || other.relation !== 'blocked-by') return undefined;
  if (one.players !== undefined || other.players !== undefined || one.filter === undefined) return undefined;
  return JSON.stringify(one.filter) === JSON.stringify(other.filter)
    ? { after: [`blocking or blocked by ${any(pen.noun(one.filter))}`] }
    : undefined;
}

export const FILTERS: Table<'filter', Noun> = {
  anything: () => nothingSaid,
  all: ({ of }, pen) => {
    const kept = exiledWith(of, pen) ?? sized(of);
    if (kept !== undefined) return kept;
    const rest = castByYou(of);
    return rest === undefined
      ? of.map((part) => pen.noun(part)).reduce(both)
      : [...rest.map((part) => pen.noun(part)), { after: ['you cast'] }].reduce(both);
  },
  any: ({ of, said }, pen) => {
    const word = said === undefined ? 'or' : said === 'and' ? 'and' : 'and/or';
    const nouns = of.map((part) => pen.noun(part));
    const colours = of.map((part) => (part.kind === 'colour' ? pen.colour(part.is) : undefined));
    if (colours.every((colour) => colour !== undefined) && of.length > 1)
      return { adjectives: [list(colours, word)] };
    const statuses = of.map((part) => (part.kind === 'status' ? (STATUS[part.is].adjectives ?? []) : []));
    if (statuses.every(({ length }) => length === 1) && of.length > 1)
      return { adjectives: [list(statuses.flat(), word)] };
    const keywords = of.map((part) => (part.kind === 'has' ? part.keyword : undefined));
    if (keywords.every((keyword) => keyword !== undefined) && of.length > 1)
      return { after: [`with ${list(keywords, word)}`] };
    return inCombatWith(of, pen) ?? either(nouns, word);
  },
  not: ({ of }, pen) => negated(of, pen),
  type: ({ is }) => ({ types: [is] }),
  permanent: () => ({ base: 'permanent' }),
  spell: () => ({ base: 'spell' }),
  ability: ({ of }) => ({ base: of === undefined ? 'ability' : `${of} ability` }),
  supertype: ({ is }) => ({ adjectives: [is] }),
  subtype: ({ is }, pen) => (typeof is === 'string' ? { subtypes: [is] } : { after: [`of ${pen.word(is)}`] }),
  colour: ({ is }, pen) =>
    typeof is === 'string' ? { adjectives: [is] } : { after: [`of ${pen.colour(is)}`] },
  colours: ({ how }) => ({ adjectives: [COLOURS[how]] }),
  name: ({ is }, pen) => ({
    after: [
      typeof is === 'string'
        ? `named ${is}`
        : is.kind === 'name-of'
          ? `with the same name as ${objectOf(pen.object(is.of))}`
          : `with ${pen.word(is)}`,
    ],
  }),
  'originally-printed': ({ in: expansion }) => ({
    after: [`with a name originally printed in the ${expansion} expansion`],
  }),
  has: ({ keyword }) => ({ after: [`with ${keyword}`] }),
  'has-ability': ({ of }) => ({ after: [of === 'any' ? 'with an ability' : `with ${article(of)} ability`] }),
  stat: ({ stat, compare, value }, pen) => ({
    after: [`with ${STAT[stat]} ${compared(compare, value, pen)}`],
  }),
  counter: ({ counter, compare, value }, pen) => ({
    after: [`with ${counted(compare, value, counter, pen)} on it`],
  }),
  controller: ({ is }, pen) => whose(is, 'control', pen),
  owner: ({ is }, pen) => whose(is, 'own', pen),
  in: ({ zone, whose: players }, pen) => {
    if (zone === 'outside') {
      const owners = players === undefined ? [] : (whose(players, 'own', pen).after ?? []);
      return { base: 'card', after: [spaced(...owners, 'from outside the game')] };
    }
    const place = zone === 'command' ? 'command zone' : zone;
    if (players !== undefined)
      return {
        ...(zone === 'battlefield' || zone === 'stack' ? {} : { base: 'card' }),
        after: [
          `${zone === 'battlefield' || zone === 'stack' ? 'on' : 'in'} ${anyone(players, pen).possessive} ${place}`,
        ],
      };
    if (zone === 'battlefield' || zone === 'stack') return { after: [`on the ${zone}`] };
    return {
      base: 'card',
      after: [zone === 'exile' || zone === 'command' ? `${IN[zone]} ${place}` : `in ${article(place)}`],
    };
  },
  status: ({ is }) => STATUS[is],
  is: ({ of, said }, pen) => {
    const brought = of.kind === 'linked' ? broughtWith(of, pen) : undefined;
    if (brought !== undefined) return brought;
    const it = pen.object(of);
    const isDamaged = of.kind === 'bound' && pen.page.named(of.name).did === 'damage is dealt this way';
    if (said !== undefined && isDamaged) return { after: ['dealt damage this way'] };
    return { known: objectOf(it), ...(it.number === 'many' ? { several: 'several' } : {}) };
  },
  // What it shares that with does not become 'it'.
  shares: ({ what, with: other }, pen) => ({
    after: [`that shares ${SHARED[what]} with ${objectOf(pen.page.aside(() => pen.object(other)))}`],
  }),
  'attached-to': ({ filter, players }, pen) => ({
    after: [`attached to ${someOf(filter, players, pen) || 'anything'}`],
  }),
  'has-attached': ({ filter }, pen) => ({ after: [`with ${any(pen.noun(filter))} attached to it`] }),
  targets: ({ filter, players, only }, pen) => {
    const what = someOf(filter, players, pen) || 'anything';
    return {
      after: [
        only === 'single'
          ? what === 'anything'
            ? 'with a single target'
            : `with a single target that's ${what}`
          : `that targets ${only === 'only' ? 'only ' : ''}${what}`,
      ],
    };
  },
  combat: ({ relation, players, filter }, pen) => {
    const what = someOf(filter, players, pen);
    const said = {
      attacking: 'attacking',
      blocking: 'blocking',
      'blocked-by': 'blocked by',
      'dealt-damage-to': 'that dealt damage to',
      'dealt-damage-by': 'dealt damage by',
    }[relation];
    const since = relation.startsWith('dealt-damage') ? ' this turn' : '';
    return { after: [what === '' ? `${said} anything${since}` : `${said} ${what}${since}`] };
  },
  source: ({ filter }, pen) => {
    const noun = pen.noun(filter);
    return {
      after: [
        isSimple(noun) || noun.known !== undefined
          ? `from ${any(noun)}`
          : `from a source that's ${any(noun)}`,
      ],
    };
  },
  happened: ({ pattern, since }, pen) => ({
    after: [`to which this happened ${SINCE[since]}: ${past(pen.pattern(pattern).text)}`],
  }),
  where: ({ bind, condition }, pen) => {
    pen.page.bind(bind, { text: 'that object', possessive: "that object's", number: 'one' }, 'it is so');
    return { after: [`for which ${pen.condition(condition)}`] };
  },
  'could-produce': ({ colour }, pen) => ({
    after: [
      colour === undefined ? 'that could produce mana' : `that could produce ${pen.colour(colour)} mana`,
    ],
  }),
  parameter: ({ name }) => ({ adjectives: [`[${name}]`] }),
};
