// Static effects, and changes by layer.
import {
  binding,
  costText,
  int,
  keywordName,
  link,
  list,
  maybe,
  node,
  oneOf,
  text,
} from '../notation/field.js';
import { CARD_TYPES, STATS, SUPERTYPES, ZONES } from './words.js';
import { QUALITY_NAMES } from './qualities.js';

export const STATIC = {
  /** cr 611.3: changes to whatever fits, in their layers (cr 613). */
  /** `bind`: each of them in turn, while what is changed of it is worked out: 'equal to its mana value'. */
  modify: {
    what: node('filter'),
    bind: maybe(binding),
    changes: list(node('change'), 1),
    said: maybe(oneOf('all', 'each')),
  },
  /** The same to this object alone, and to what it is attached to. */
  'modify-this': { changes: list(node('change'), 1) },
  'modify-host': { changes: list(node('change'), 1) },
  /** cr 604.3: a characteristic-defining ability. */
  defines: { changes: list(node('change'), 1) },
  /** cr 101.2. */
  cannot: { action: node('action'), unless: maybe(list(node('cost'))), said: maybe(oneOf('all', 'each')) },
  /** cr 508.1d, 509.1c: in each combat. */
  must: { action: node('action'), said: maybe(oneOf('all', 'each')) },
  may: { permission: node('permission') },
  /** cr 601.2f: spells (or abilities) that fit cost more or less for those players. */
  costs: {
    what: node('filter'),
    for: node('players'),
    mana: maybe(costText),
    amount: maybe(node('value')),
    direction: oneOf('more', 'less', 'set'),
    extra: maybe(list(node('cost'))),
    of: maybe(oneOf('spells', 'abilities', 'equip', 'cycling', 'morph')),
    /** Of activated abilities: but for mana abilities. */
    except: maybe(oneOf('mana')),
    floor: maybe(int()),
  },
  /** cr 601.2b, 118.8: of this spell. `optional` by its label (kicker, buyback, entwine); `repeat`: any number of times. */
  'additional-cost': {
    costs: list(node('cost'), 1),
    optional: maybe(text),
    repeat: maybe(oneOf('repeat')),
    or: maybe(list(node('cost'))),
  },
  /** cr 118.9: `label` names it; what it changes about the casting is said by `then`. */
  'alternative-cost': {
    label: text,
    costs: list(node('cost')),
    from: maybe(oneOf(...ZONES)),
    if: maybe(node('condition')),
    speed: maybe(oneOf('instant')),
    face: maybe(oneOf('face-down', 'transformed', 'awaken', 'bestow')),
  },
  replace: { replacement: node('replacement') },
  /** cr 502.3: what untaps in the untap step of others, too, together with what is theirs. */
  'untaps-too': { what: node('filter'), during: node('players'), said: maybe(oneOf('all', 'each')) },
  /** cr 903.3a, 113.6n: of building a deck, before the game: this can be its commander. */
  commander: {},
  /** cr 116.2d: those players may pay to ignore, until the turn ends, what this ability says besides. */
  ignorable: { by: node('players'), costs: list(node('cost'), 1) },
  /** cr 603.11: you reveal the so-manyth card you draw each turn, or each turn of those players, for linked triggers. */
  'reveals-drawn': { nth: node('value'), turn: maybe(node('players')), as: link },
  /** cr 402.2, 305.2, 104.3: properties of players. */
  player: {
    who: node('players'),
    property: oneOf(
      'hand-size',
      'land-plays',
      'hexproof',
      'shroud',
      'protection',
      'mana-persists',
      'life-total-fixed',
      'cannot-lose',
      'cannot-win',
      'no-hand-limit',
      'reveals-hand',
      'reveals-top',
      'mana-any-colour',
      'damage-as-poison',
      /** cr 120.3a: damage brings their life total no lower than this. */
      'damage-floor',
      /** cr 701.23f: so many cards from the top are searched where a whole library would be. */
      'searched-cards',
      /** cr 701.38d: votes they have beyond the first, and votes they may have. */
      'additional-votes',
      'optional-votes',
      /** cr 701.38: how everybody votes is their choice. */
      'chooses-votes',
    ),
    value: maybe(node('value')),
    filter: maybe(node('filter')),
    how: maybe(oneOf('set', 'more', 'less')),
  },
  /** Abilities that trigger so often more (cr 603.2d). */
  'trigger-again': { pattern: maybe(node('pattern')), source: node('filter'), times: maybe(int(1)) },
  /** A rule the core knows under this name (the meaning of a keyword: first strike, trample, banding). */
  quality: {
    is: oneOf(...QUALITY_NAMES),
    value: maybe(node('value')),
    filter: maybe(node('filter')),
    players: maybe(node('players')),
    costs: maybe(list(node('cost'))),
    text: maybe(text),
    /** cr 607.2q: under which the cards are kept that are exiled to pay by it. */
    link: maybe(link),
  },
  /** cr 614.1c: how this comes onto the battlefield. */
  enters: {
    outcomes: list(node('outcome'), 1),
    what: maybe(node('filter')),
    if: maybe(node('condition')),
    may: maybe(oneOf('may')),
    /** How the text puts it: what must be so comes last; means nothing. */
    said: maybe(oneOf('if', 'unless', 'each')),
  },
  parameter: { name: text },
} as const;

/** A modification, by the layer it applies in (cr 613.1). */
export const CHANGE = {
  /** 1 */
  copy: { of: node('reference'), except: maybe(list(node('change'))) },
  'face-down': { face: node('face') },
  /** 2 */
  control: { to: node('players') },
  /** 3: words of these kinds instead of others. */
  words: {
    of: oneOf('colour', 'land-type', 'creature-type'),
    from: maybe(node('word')),
    to: maybe(node('word')),
  },
  'set-name': { name: node('word') },
  'add-name': { name: node('word') },
  /** cr 612.7: those of nonlegendary creature cards, besides its own. */
  'every-creature-name': {},
  /** cr 612.6: the full text of that, its name, mana cost, colour indicator, power and toughness too. */
  'full-text': { of: node('reference'), except: maybe(list(node('change'))) },
  /** 4 */
  'add-types': {
    supertypes: maybe(list(oneOf(...SUPERTYPES))),
    types: maybe(list(oneOf(...CARD_TYPES))),
    subtypes: maybe(list(node('word'))),
    /** How the text puts it: with the changes that follow, with the colours that are added, and what it still is; means nothing. */
    said: maybe(
      oneOf(
        'with-what-follows',
        'with-base',
        'colours-too',
        'still-a-land',
        'thats-still-a-land',
        'thats-still-a-planeswalker',
      ),
    ),
  },
  'remove-types': {
    supertypes: maybe(list(oneOf(...SUPERTYPES))),
    types: maybe(list(oneOf(...CARD_TYPES))),
    subtypes: maybe(list(node('word'))),
  },
  /** cr 205.1a: sets types; `keep` some. A set land type brings its mana ability (cr 305.7). */
  'set-types': {
    types: maybe(list(oneOf(...CARD_TYPES))),
    subtypes: maybe(list(node('word'))),
    supertypes: maybe(list(oneOf(...SUPERTYPES))),
    /** How the text puts it: with the changes that follow; means nothing. */
    said: maybe(oneOf('with-what-follows', 'with-base')),
  },
  'every-creature-type': {},
  /** 5 */
  'set-colours': { colours: list(node('colour')) },
  'add-colours': { colours: list(node('colour'), 1) },
  /** 6 */
  'gain-ability': { ability: node('ability') },
  'lose-ability': { keyword: text },
  'lose-all-abilities': {},
  /** The very ability whose effect this is. */
  'lose-this-ability': {},
  'gain-abilities-of': {
    of: node('reference'),
    filter: maybe(oneOf('activated', 'triggered', 'static', 'keywords', 'all')),
    /** cr 702.1c: of these keywords alone, each variant they have. */
    keywords: maybe(list(keywordName, 1)),
  },
  'cannot-have': { keyword: text },
  /** 7a, 7b */
  'set-stat': { stat: oneOf(...STATS), value: node('value') },
  /** 7c */
  'modify-stats': {
    power: node('value'),
    toughness: node('value'),
    /** How the text puts it: '+1/+1 for each …', not '+X/+X, where X is …'; means nothing. */
    said: maybe(oneOf('for-each')),
  },
  /** 7d */
  'switch-stats': {},
  /** Outside the layers: what the rules allow or forbid the object itself. */
  cannot: { action: node('action') },
  must: { action: node('action') },
  may: { permission: node('permission') },
  quality: {
    is: oneOf(...QUALITY_NAMES),
    value: maybe(node('value')),
    filter: maybe(node('filter')),
    players: maybe(node('players')),
    costs: maybe(list(node('cost'))),
    text: maybe(text),
  },
  /** cr 613.11: maximum hand size and the like stand in STATIC. */
  goaded: { by: node('players') },
  parameter: { name: text },
} as const;
