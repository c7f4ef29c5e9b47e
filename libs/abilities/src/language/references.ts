// References to objects and players, filters of objects, values, and conditions.
import { boundName, int, link, list, maybe, node, oneOf, text } from '../notation/field.js';
import { EXPANSIONS } from './expansions.js';
import { CARD_TYPES, COMPARISONS, STATS, STATUSES, STEPS, SUPERTYPES, ZONES } from './words.js';

/** A hint on the wording where there is a choice. It has no meaning. Other tables call it `said` too. */
const CALLED = { said: maybe(oneOf('name', 'it', 'card')) } as const;
const THEY = { said: maybe(oneOf('they')) } as const;

/** Objects. An object that is gone is known by last known information (cr 113.7a, 608.2h). */
export const REFERENCE = {
  /** The object the ability is of. `spell`: the stack object itself (a copy's, cr 707.10). */
  /** `from-graveyard`, `from-hand`: 'this card from your graveyard'; where it is is the ability's zone. */
  this: { said: maybe(oneOf('name', 'it', 'card', 'from-graveyard', 'from-hand')) },
  target: { slot: int(), ...CALLED },
  /** What an earlier step bound. `step`: only what is still where that step left it. */
  bound: { name: boundName, ...CALLED },
  /** The event that triggered or is replaced: what it happened to, and what did it. */
  subject: { ...CALLED },
  agent: { ...CALLED },
  /** cr 607: what linked abilities keep for this object. */
  /** `said`, besides: 'the exiled card', of `one`; 'created with this creature'; 'exiled `with it`'. */
  linked: { name: link, said: maybe(oneOf('name', 'it', 'card', 'one', 'created', 'with-it')) },
  /** What it is attached to (cr 301.5, 303.4), and what is attached to it. */
  host: { of: maybe(node('reference')), ...CALLED },
  attachments: { of: node('reference'), filter: maybe(node('filter')) },
  /** Everything that fits, now. */
  each: { filter: node('filter'), said: maybe(oneOf('all', 'each')) },
  /** Those objects of a reference that fit. */
  only: { of: node('reference'), filter: node('filter') },
  union: { of: list(node('reference'), 1) },
  except: { of: node('reference'), without: node('reference') },
  /** Cards of a library from its top or bottom. */
  top: { whose: node('players'), count: node('value'), end: maybe(oneOf('top', 'bottom')) },
  /** From the top down to the first card that fits (or the `count`th), with that card; all cards if none fits. */
  'top-until': { whose: node('players'), filter: node('filter'), count: maybe(node('value')) },
  /** cr 404.2: the top card of a graveyard. */
  'top-of-graveyard': { whose: node('players') },
  /** cr 404.2: the cards above it in its graveyard, or only the next one. */
  above: { of: node('reference'), which: oneOf('all', 'next') },
  /** Everything in the zone of those players. */
  zone: { zone: oneOf(...ZONES), whose: maybe(node('players')) },
  /** cr 506: what it blocks, or what blocks it. */
  combat: {
    of: node('reference'),
    relation: oneOf('blocked-by', 'blocks', 'paired-with', 'banded-with', 'attacks'),
  },
  /** cr 609.7a: what may be chosen as a source of damage. */
  'damage-sources': {},
  /** The source of an ability, the ability's target, the permanents paid as a cost. */
  source: { of: node('reference') },
  'targets-of': { of: node('reference') },
  /** `said`: hint on the wording, without meaning: 'the sacrificed creature'. */
  paid: { cause: text, said: maybe(oneOf('creature', 'artifact', 'land', 'enchantment', 'card')) },
  /** The permanent this spell became, or the card that permanent became: the next incarnation (cr 400.7). */
  successor: { of: node('reference') },
  /** What it was before it became this (cr 608.2h). `said`: 'that creature', 'the sacrificed creature', 'it'; means nothing. */
  former: { of: node('reference'), said: maybe(oneOf('name', 'it', 'done')) },
  /** The objects created or moved by this ability's earlier resolution with this link. */
  chosen: { of: node('reference'), most: maybe(oneOf('greatest', 'least')), stat: oneOf(...STATS) },
  commander: { whose: node('players') },
  /** The object whose effect gave this ability (cr 702.99a: the encoded card). */
  granter: {},
  parameter: { name: text },
} as const;

export const PLAYERS = {
  /** The controller of the spell or ability. */
  you: { said: maybe(oneOf('you')) },
  all: { ...THEY },
  opponents: { of: maybe(node('players')), ...THEY },
  /** cr 805, 810. */
  team: { of: maybe(node('players')) },
  teammates: {},
  others: { than: node('players') },
  target: { slot: int(), ...THEY },
  bound: { name: boundName, ...THEY },
  /** The player of the event: whom it happened to, or who did it. */
  subject: { ...THEY },
  agent: { ...THEY },
  controller: { of: node('reference'), said: maybe(oneOf('they', 'player')) },
  owner: { of: node('reference'), said: maybe(oneOf('they', 'player')) },
  /** The player something is attached to (cr 303.4). */
  host: {},
  active: {},
  nonactive: {},
  /** cr 103.1: the player who takes the first turn of the game. */
  starting: {},
  /** cr 506.2, 508.5. */
  defending: { of: maybe(node('reference')) },
  attacking: {},
  monarch: {},
  linked: { name: link },
  only: { of: node('players'), bind: text, if: node('condition') },
  /**
   * The one with the most or least (or all who are tied). `bind` is each of them in turn while the value is worked
   * out.
   */
  extreme: { of: node('players'), which: oneOf('most', 'least'), bind: text, value: node('value') },
  next: { direction: oneOf('left', 'right') },
  union: { of: list(node('players'), 1) },
  /** cr 702.16k. */
  parameter: { name: text },
} as const;

/**
 * One sort of filter for targets, protection, evasion, searches, counts and triggers. Without `in` it means
 * permanents.
 */
export const FILTER = {
  anything: {},
  all: { of: list(node('filter'), 1) },
  /** 'artifacts and creatures' is anything that is one of them; 'artifact or creature' is either. */
  any: { of: list(node('filter'), 1), said: maybe(oneOf('and', 'and-or')) },
  not: { of: node('filter') },
  type: { is: oneOf(...CARD_TYPES) },
  /** cr 110.4b, 304: a permanent card, and spells and abilities. */
  permanent: {},
  spell: {},
  ability: { of: maybe(oneOf('activated', 'triggered', 'mana', 'loyalty')) },
  supertype: { is: oneOf(...SUPERTYPES) },
  subtype: { is: node('word') },
  colour: { is: node('colour') },
  colours: { how: oneOf('colourless', 'multicoloured', 'monocoloured', 'all') },
  name: { is: node('word') },
  /** cr 206.3: with a name originally printed in that expansion. */
  'originally-printed': { in: oneOf(...EXPANSIONS) },
  /** Has a keyword ability of this name (cr 702.1), variants included (any landwalk). */
  has: { keyword: text },
  'has-ability': { of: oneOf('activated', 'triggered', 'static', 'mana', 'any') },
  stat: { stat: oneOf(...STATS), compare: oneOf(...COMPARISONS), value: node('value') },
  counter: { counter: maybe(text), compare: oneOf(...COMPARISONS), value: node('value') },
  controller: { is: node('players') },
  owner: { is: node('players') },
  in: { zone: oneOf(...ZONES), whose: maybe(node('players')) },
  status: { is: oneOf(...STATUSES) },
  /** One of these objects; 'other' is not this. */
  /** `said`: hint on the wording, without meaning: 'dealt damage this way'. */
  is: { of: node('reference'), said: maybe(oneOf('damaged')) },
  /** Has something in common. */
  shares: {
    what: oneOf(
      'name',
      'colour',
      'type',
      'creature-type',
      'land-type',
      'subtype',
      'controller',
      'owner',
      'mana-value',
      'power',
      'toughness',
      'counter',
    ),
    with: node('reference'),
  },
  /** Attached to something that fits, or with something attached that fits. */
  'attached-to': { filter: maybe(node('filter')), players: maybe(node('players')) },
  'has-attached': { filter: node('filter') },
  /** cr 115.9b: a spell or ability that targets something that fits; `only`: and nothing else. */
  targets: {
    filter: maybe(node('filter')),
    players: maybe(node('players')),
    only: maybe(oneOf('only', 'single')),
  },
  /** cr 506: is attacking a player who fits, is blocking a creature that fits, and so on. */
  combat: {
    relation: oneOf('attacking', 'blocking', 'blocked-by', 'dealt-damage-to', 'dealt-damage-by'),
    players: maybe(node('players')),
    filter: maybe(node('filter')),
  },
  /** cr 113.7: spells and abilities with a source that fits. */
  source: { filter: node('filter') },
  /** The event happened to it. */
  happened: { pattern: node('pattern'), since: oneOf('turn', 'last-turn', 'game', 'combat') },
  /** The condition holds, with `bind` as the object in question. */
  where: { bind: text, condition: node('condition') },
  /** cr 605: an object that could produce mana of a colour. */
  'could-produce': { colour: maybe(node('colour')) },
  parameter: { name: text },
} as const;

/** 'A card for each creature' rather than 'cards equal to the number of creatures'. */
const COUNTED = { said: maybe(oneOf('for-each')) } as const;

/** A plain number is a value too. */
export const VALUE = {
  x: {},
  count: { of: node('filter'), ...COUNTED },
  'count-players': { of: node('players'), ...COUNTED },
  /** The number of objects of a reference. */
  size: { of: node('reference'), ...COUNTED },
  /** For several objects: the sum, the greatest or the least. */
  stat: { of: node('reference'), stat: oneOf(...STATS), take: maybe(oneOf('sum', 'greatest', 'least')) },
  counters: { on: node('reference'), counter: maybe(text), ...COUNTED },
  'player-counters': { of: node('players'), counter: text },
  life: { of: node('players') },
  'starting-life': { of: node('players') },
  'hand-size': { of: node('players'), ...COUNTED },
  /** An amount a step bound: damage dealt this way, life lost, cards drawn, a chosen number, coins won. */
  amount: { name: boundName, said: maybe(oneOf('that-many', 'x', 'for-each')) },
  /** The amount of the event. */
  'event-amount': {},
  linked: { name: link },
  sum: { of: list(node('value'), 2) },
  difference: { of: node('value'), less: node('value') },
  product: { of: node('value'), by: node('value') },
  half: { of: node('value'), round: oneOf('up', 'down') },
  least: { of: list(node('value'), 2) },
  greatest: { of: list(node('value'), 2) },
  /** cr 700.5. */
  devotion: { to: list(node('colour'), 1), of: maybe(node('players')) },
  /** How many different ones they have (domain, colours, names). */
  different: {
    what: oneOf(
      'name',
      'colour',
      'card-type',
      'basic-land-type',
      'creature-type',
      'mana-value',
      'power',
      'controller',
    ),
    among: node('reference'),
    said: maybe(oneOf('for-each')),
  },
  /** How many such events there were, or the sum of their amounts. */
  happened: {
    pattern: node('pattern'),
    since: oneOf('turn', 'last-turn', 'game', 'combat'),
    take: maybe(oneOf('times', 'amount')),
    /** cr 702.40a: only events before the one that triggered. */
    before: maybe(oneOf('event')),
    ...COUNTED,
  },
  /**
   * cr 601.2b: how often an optional cost was paid; how much mana was spent, or of how many colours (sunburst,
   * converge).
   */
  paid: {
    what: oneOf('times', 'mana', 'colours', 'snow'),
    cost: maybe(text),
    of: maybe(node('reference')),
    ...COUNTED,
  },
  'votes-for': { vote: boundName, option: text },
  'turn-number': { of: maybe(node('players')) },
  /** cr 603.7h: how often this ability has resolved this turn, including now. */
  resolutions: {},
  'if-value': { condition: node('condition'), then: node('value'), else: node('value') },
  parameter: { name: text },
} as const;

export const CONDITION = {
  all: { of: list(node('condition'), 1) },
  any: { of: list(node('condition'), 1) },
  not: { of: node('condition') },
  always: {},
  compare: { left: node('value'), compare: oneOf(...COMPARISONS), right: node('value') },
  exists: { filter: node('filter') },
  /** All of these objects fit, and there is at least one. */
  matches: { what: node('reference'), filter: node('filter') },
  /** These players are among those. */
  'player-is': { who: node('players'), among: node('players') },
  turn: { whose: node('players') },
  step: { is: list(oneOf(...STEPS), 1) },
  /** cr 506.7: that step or a later one has begun, in this combat or this turn. */
  reached: { step: oneOf(...STEPS), since: oneOf('turn', 'combat') },
  /** The step had a result: 'if you do', 'if a card was discarded this way'. */
  did: {
    name: boundName,
    /** Hint on the wording, without meaning: 'if you can't', 'if you do'. */ said: maybe(oneOf('can', 'do')),
  },
  /** The chosen word, label or colour. */
  chose: { name: boundName, is: text },
  'chose-linked': { name: link, is: text },
  /** cr 702.33: an optional cost by its label, paid at least `times` times. */
  paid: { cost: text, times: maybe(int(1)), of: maybe(node('reference')), said: maybe(oneOf('it')) },
  /** How it was cast: from which zone, or for which alternative cost. */
  'cast-from': {
    zone: oneOf(...ZONES),
    of: maybe(node('reference')),
    /** Anybody, if nobody is said. */ by: maybe(node('players')),
  },
  'cast-for': { alternative: text, of: maybe(node('reference')) },
  'mana-spent': {
    colour: node('colour'),
    times: maybe(int(1)),
    /** Hint on the wording, without meaning: '{W} was spent to cast it'. */
    said: maybe(oneOf('symbol', 'symbol-it')),
  },
  happened: {
    pattern: node('pattern'),
    /** 'last-upkeep': since the beginning of your last upkeep (cr 702.30a). */
    since: oneOf('turn', 'last-turn', 'game', 'combat', 'last-upkeep'),
    compare: maybe(oneOf(...COMPARISONS)),
    times: maybe(node('value')),
  },
  /** cr 702.131 and the like: designations of players. */
  designation: { who: node('players'), is: oneOf('monarch', 'city-blessing', 'initiative') },
  /** All of the objects share it, or none do. */
  'share-among': {
    what: oneOf('name', 'colour', 'type', 'creature-type', 'controller', 'owner', 'mana-value', 'power'),
    among: node('reference'),
    how: oneOf('all-same', 'all-different'),
  },
  /** cr 702.104: tribute, and other answers of players. */
  answered: { name: boundName, is: oneOf('yes', 'no') },
  'day-night': { is: oneOf('day', 'night') },
  parameter: { name: text },
} as const;

/** A colour by name, or one that is known only in the game. */
export const COLOUR = {
  /** `said`: hint on the wording, without meaning: 'that color'. */
  chosen: { name: boundName, said: maybe(oneOf('that')) },
  linked: { name: link },
  'of-reference': { of: node('reference') },
  parameter: { name: text },
} as const;

/** A subtype or name as text, or one that is known only in the game. Text-changing effects change the plain ones. */
export const WORD = {
  chosen: { name: boundName, said: maybe(oneOf('that')) },
  linked: { name: link },
  'name-of': { of: node('reference') },
  'types-of': { of: node('reference') },
  parameter: { name: text },
} as const;
