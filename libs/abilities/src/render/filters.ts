// Filters as nouns.
import type { Filter, Value } from '../grammar/sorts.js';
import type { Comparison, Status } from '../language/words.js';
import { article, list, numberWord, objectOf, past, plural } from './grammar.js';
import { any, both, either, isSimple, nothingSaid, type Noun } from './nouns.js';
import type { Pen, Table } from './pen.js';

const STATUS: { readonly [S in Status]: Noun } = {
  tapped: { adjectives: ['tapped'] },
  untapped: { adjectives: ['untapped'] },
  flipped: { adjectives: ['flipped'] },
  'face-down': { adjectives: ['face-down'] },
  'face-up': { adjectives: ['face-up'] },
  transformed: { adjectives: ['transformed'] },
  'phased-out': { adjectives: ['phased-out'] },
  attacking: { adjectives: ['attacking'] },
  blocking: { adjectives: ['blocking'] },
  blocked: { adjectives: ['blocked'] },
  unblocked: { adjectives: ['unblocked'] },
  enchanted: { adjectives: ['enchanted'] },
  equipped: { adjectives: ['equipped'] },
  fortified: { adjectives: ['fortified'] },
  attached: { adjectives: ['attached'] },
  token: { base: 'token' },
  card: { after: ['represented by a card'] },
  copy: { adjectives: ['copied'] },
  monstrous: { adjectives: ['monstrous'] },
  renowned: { adjectives: ['renowned'] },
  suspected: { adjectives: ['suspected'] },
  goaded: { adjectives: ['goaded'] },
  paired: { adjectives: ['paired'] },
  'summoning-sick': { adjectives: ['summoning-sick'] },
  historic: { adjectives: ['historic'] },
  modified: { adjectives: ['modified'] },
  commander: { base: 'commander' },
  'ring-bearer': { after: ["that's a Ring-bearer"] },
  kicked: { adjectives: ['kicked'] },
  cast: { after: ['that was cast'] },
  'attacked-this-turn': { after: ['that attacked this turn'] },
  'blocked-this-turn': { after: ['that blocked this turn'] },
  'damaged-this-turn': { after: ['that was dealt damage this turn'] },
  'entered-this-turn': { after: ['that entered this turn'] },
  'activated-this-turn': { after: ['with an ability that was activated this turn'] },
};
const COLOURS = {
  colourless: 'colorless',
  multicoloured: 'multicolored',
  monocoloured: 'monocolored',
  all: 'five-color',
} as const;
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
export const SHARED = {
  name: 'a name',
  colour: 'a color',
  type: 'a card type',
  'creature-type': 'a creature type',
  'land-type': 'a land type',
  subtype: 'a subtype',
  controller: 'a controller',
  owner: 'an owner',
  'mana-value': 'a mana value',
  power: 'a power',
  toughness: 'a toughness',
  counter: 'a kind of counter',
} as const;
export const SINCE = {
  turn: 'this turn',
  'last-turn': 'last turn',
  game: 'this game',
  combat: 'this combat',
  'last-upkeep': 'since the beginning of your last upkeep',
} as const;
const STAT = {
  power: 'power',
  toughness: 'toughness',
  'mana-value': 'mana value',
  loyalty: 'loyalty',
  defense: 'defense',
} as const;

/** '3 or less' for numbers, 'less than or equal to your life total' for the rest. */
export function compared(compare: Comparison, value: Value, pen: Pen): string {
  const said = pen.value(value);
  if (typeof value === 'number' || value.kind === 'x')
    return {
      less: `less than ${said}`,
      'at-most': `${said} or less`,
      equal: said,
      'at-least': `${said} or greater`,
      more: `greater than ${said}`,
      'not-equal': `other than ${said}`,
    }[compare];
  return {
    less: `less than ${said}`,
    'at-most': `less than or equal to ${said}`,
    equal: `equal to ${said}`,
    'at-least': `greater than or equal to ${said}`,
    more: `greater than ${said}`,
    'not-equal': `not equal to ${said}`,
  }[compare];
}

export const counterName = (counter: string | undefined): string =>
  counter === undefined ? 'counter' : `${counter} counter`;

/** How many counters: 'a +1/+1 counter', 'no charge counters', 'three or more counters'. */
function counted(compare: Comparison, value: Value, counter: string | undefined, pen: Pen): string {
  const name = counterName(counter);
  if (value === 1 && compare === 'at-least') return article(name);
  if (value === 0 && compare === 'equal') return `no ${plural(name)}`;
  if (typeof value === 'number' && compare === 'at-least')
    return `${numberWord(value)} or more ${plural(name)}`;
  return `a number of ${plural(name)} ${compared(compare, value, pen)}`;
}

function negated(of: Filter, pen: Pen): Noun {
  const after = (text: string): Noun => ({ after: [text] });
  switch (of.kind) {
    case 'is':
      return of.of.kind === 'this' ? { other: true } : after(`other than ${objectOf(pen.object(of.of))}`);
    case 'type':
    case 'supertype':
      return { adjectives: [`non${of.is}`] };
    case 'subtype':
      return typeof of.is === 'string'
        ? { adjectives: [`non-${of.is}`] }
        : after(`that isn't ${any(pen.noun(of))}`);
    case 'colour':
      return typeof of.is === 'string'
        ? { adjectives: [`non${of.is}`] }
        : after(`that isn't ${pen.colour(of.is)}`);
    case 'has':
      return after(`without ${of.keyword}`);
    case 'controller':
      return of.is.kind === 'you'
        ? after("you don't control")
        : after(`not controlled by ${objectOf(pen.players(of.is))}`);
    case 'owner':
      return of.is.kind === 'you'
        ? after("you don't own")
        : after(`not owned by ${objectOf(pen.players(of.is))}`);
    case 'status':
      if (of.is === 'token') return { adjectives: ['nontoken'] };
      break;
    case 'any':
      {
        const keywords = of.of.flatMap((each) => (each.kind === 'has' ? [each.keyword] : []));
        if (keywords.length > 1 && keywords.length === of.of.length)
          return after(`without ${list(keywords, 'or')}`);
      }
      break;
    // Everything else is denied in a clause of its own.
    case 'anything':
    case 'all':
    case 'not':
    case 'permanent':
    case 'spell':
    case 'ability':
    case 'colours':
    case 'name':
    case 'has-ability':
    case 'stat':
    case 'counter':
    case 'in':
    case 'shares':
    case 'attached-to':
    case 'has-attached':
    case 'targets':
    case 'combat':
    case 'source':
    case 'happened':
    case 'where':
    case 'could-produce':
    case 'parameter':
      break;
  }
  return after(`that isn't ${any(pen.noun(of))}`);
}

export const FILTERS: Table<'filter', Noun> = {
  anything: () => nothingSaid,
  all: ({ of }, pen) => of.map((part) => pen.noun(part)).reduce(both),
  any: ({ of }, pen) => {
    const nouns = of.map((part) => pen.noun(part));
    const colours = of.map((part) => (part.kind === 'colour' ? pen.colour(part.is) : undefined));
    if (colours.every((colour) => colour !== undefined) && of.length > 1)
      return { adjectives: [list(colours, 'or')] };
    const keywords = of.map((part) => (part.kind === 'has' ? part.keyword : undefined));
    if (keywords.every((keyword) => keyword !== undefined) && of.length > 1)
      return { after: [`with ${list(keywords, 'or')}`] };
    return either(nouns);
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
  name: ({ is }, pen) => ({ after: [`named ${pen.word(is)}`] }),
  has: ({ keyword }) => ({ after: [`with ${keyword}`] }),
  'has-ability': ({ of }) => ({ after: [of === 'any' ? 'with an ability' : `with ${article(of)} ability`] }),
  stat: ({ stat, compare, value }, pen) => ({
    after: [`with ${STAT[stat]} ${compared(compare, value, pen)}`],
  }),
  counter: ({ counter, compare, value }, pen) => ({
    after: [`with ${counted(compare, value, counter, pen)} on it`],
  }),
  controller: ({ is }, pen) => {
    const who = pen.players(is);
    return { after: [`${who.text} ${who.number === 'one' ? 'controls' : 'control'}`] };
  },
  owner: ({ is }, pen) => {
    const who = pen.players(is);
    return { after: [`${who.text} ${who.number === 'one' ? 'owns' : 'own'}`] };
  },
  in: ({ zone, whose }, pen) => {
    if (zone === 'outside')
      return {
        base: 'card',
        after: [
          whose === undefined
            ? 'from outside the game'
            : `${pen.players(whose).text} own from outside the game`,
        ],
      };
    const place = zone === 'command' ? 'command zone' : zone;
    if (whose !== undefined)
      return {
        ...(zone === 'battlefield' || zone === 'stack' ? {} : { base: 'card' }),
        after: [
          `${zone === 'battlefield' || zone === 'stack' ? 'on' : 'in'} ${pen.players(whose).possessive} ${place}`,
        ],
      };
    if (zone === 'battlefield' || zone === 'stack') return { after: [`on the ${zone}`] };
    return {
      base: 'card',
      after: [zone === 'exile' || zone === 'command' ? `${IN[zone]} ${place}` : `in ${article(place)}`],
    };
  },
  status: ({ is }) => STATUS[is],
  is: ({ of }, pen) => ({ known: objectOf(pen.object(of)) }),
  shares: ({ what, with: other }, pen) => ({
    after: [`that shares ${SHARED[what]} with ${objectOf(pen.object(other))}`],
  }),
  'attached-to': ({ filter, players }, pen) => ({
    after: [
      `attached to ${list([...(filter === undefined ? [] : [any(pen.noun(filter))]), ...(players === undefined ? [] : [objectOf(pen.players(players))])], 'or') || 'anything'}`,
    ],
  }),
  'has-attached': ({ filter }, pen) => ({ after: [`with ${any(pen.noun(filter))} attached to it`] }),
  targets: ({ filter, players, only }, pen) => {
    const what =
      list(
        [
          ...(filter === undefined ? [] : [any(pen.noun(filter))]),
          ...(players === undefined ? [] : [objectOf(pen.players(players))]),
        ],
        'or',
      ) || 'anything';
    return {
      after: [
        only === 'single'
          ? `with a single target that targets ${what}`
          : `that targets ${only === 'only' ? 'only ' : ''}${what}`,
      ],
    };
  },
  combat: ({ relation, players, filter }, pen) => {
    const what = list(
      [
        ...(filter === undefined ? [] : [any(pen.noun(filter))]),
        ...(players === undefined ? [] : [objectOf(pen.players(players))]),
      ],
      'or',
    );
    const said = {
      attacking: 'attacking',
      blocking: 'blocking',
      'blocked-by': 'blocked by',
      'dealt-damage-to': 'that dealt damage to',
      'dealt-damage-by': 'that was dealt damage by',
    }[relation];
    return { after: [what === '' ? `${said} anything` : `${said} ${what}`] };
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

/** The noun as what 'that …' calls one of them: its last word or two. */
export function head(noun: Noun): string {
  if (noun.known !== undefined) return noun.known.replace(/^(?:this|that|enchanted|equipped|the) /, '');
  const { subtypes = [], types = [], base } = noun;
  return base !== undefined && base !== 'permanent'
    ? base
    : (types[types.length - 1] ?? subtypes[subtypes.length - 1] ?? 'permanent').replace(
        /.* or .*/,
        'permanent',
      );
}
