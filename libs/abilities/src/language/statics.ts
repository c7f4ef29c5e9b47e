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
  /** cr 611.3: changes of whatever fits, by layer (cr 613). */
  /** `bind` is each object in turn while its change is worked out: 'equal to its mana value'. */
  modify: {
    what: node('filter'),
    bind: maybe(binding),
    changes: list(node('change'), 1),
    said: maybe(oneOf('all', 'each')),
  },
  /** Changes of this object only, and of its host. */
  'modify-this': { changes: list(node('change'), 1) },
  'modify-host': { changes: list(node('change'), 1) },
  /** cr 604.3: a characteristic-defining ability. */
  defines: { changes: list(node('change'), 1) },
  /** cr 101.2. */
  cannot: { action: node('action'), unless: maybe(list(node('cost'))), said: maybe(oneOf('all', 'each')) },
  /** cr 508.1d, 509.1c: in each combat. */
  must: { action: node('action'), said: maybe(oneOf('all', 'each')) },
  may: { permission: node('permission') },
  /** cr 601.2f: spells or abilities that fit cost these players more or less. */
  costs: {
    what: node('filter'),
    for: node('players'),
    mana: maybe(costText),
    amount: maybe(node('value')),
    direction: oneOf('more', 'less', 'set'),
    extra: maybe(list(node('cost'))),
    of: maybe(oneOf('spells', 'abilities', 'equip', 'cycling', 'morph')),
    /** Of activated abilities, except mana abilities. */
    except: maybe(oneOf('mana')),
    floor: maybe(int()),
  },
  /**
   * cr 601.2b, 118.8: a cost of this spell. `optional` has a label (kicker, buyback, entwine); `repeat`: any number
   * of times.
   */
  'additional-cost': {
    costs: list(node('cost'), 1),
    optional: maybe(text),
    repeat: maybe(oneOf('repeat')),
    or: maybe(list(node('cost'))),
  },
  /** cr 118.9: `label` names it; `then` says what else it changes about the casting. */
  'alternative-cost': {
    label: text,
    costs: list(node('cost')),
    from: maybe(oneOf(...ZONES)),
    if: maybe(node('condition')),
    speed: maybe(oneOf('instant')),
    face: maybe(oneOf('face-down', 'transformed', 'awaken', 'bestow')),
  },
  replace: { replacement: node('replacement') },
  /** cr 502.3: objects that also untap during other players' untap steps. */
  'untaps-too': { what: node('filter'), during: node('players'), said: maybe(oneOf('all', 'each')) },
  /** cr 903.3a, 113.6n: for building a deck: this can be its commander. */
  commander: {},
  /** cr 116.2d: these players may pay to ignore the other effects of this ability until the turn ends. */
  ignorable: { by: node('players'), costs: list(node('cost'), 1) },
  /** cr 603.11: you reveal the `nth` card you draw each turn (or each turn of these players) for linked triggers. */
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
      /** cr 120.3a: damage cannot reduce their life total below this. */
      'damage-floor',
      /** cr 701.23f: they search that many cards from the top instead of a library. */
      'searched-cards',
      /** cr 701.38d: additional votes, and optional ones. */
      'additional-votes',
      'optional-votes',
      /** cr 701.38: they choose how each player votes. */
      'chooses-votes',
    ),
    value: maybe(node('value')),
    filter: maybe(node('filter')),
    how: maybe(oneOf('set', 'more', 'less')),
  },
  /** Abilities trigger additional times (cr 603.2d). */
  'trigger-again': { pattern: maybe(node('pattern')), source: node('filter'), times: maybe(int(1)) },
  /** A rule that the core knows by this name (the meaning of a keyword: first strike, trample, banding). */
  quality: {
    is: oneOf(...QUALITY_NAMES),
    value: maybe(node('value')),
    filter: maybe(node('filter')),
    players: maybe(node('players')),
    costs: maybe(list(node('cost'))),
    text: maybe(text),
    /** cr 607.2q: the link under which the cards exiled to pay are kept. */
    link: maybe(link),
  },
  /** cr 614.1c: how this object enters. */
  enters: {
    outcomes: list(node('outcome'), 1),
    what: maybe(node('filter')),
    if: maybe(node('condition')),
    may: maybe(oneOf('may')),
    /** Hint on the wording, without meaning: what must be so comes last. */
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
  /** 3: words of these kinds are replaced by others. */
  words: {
    of: oneOf('colour', 'land-type', 'creature-type'),
    from: maybe(node('word')),
    to: maybe(node('word')),
  },
  'set-name': { name: node('word') },
  'add-name': { name: node('word') },
  /** cr 612.7: the names of all nonlegendary creature cards, besides its own. */
  'every-creature-name': {},
  /** cr 612.6: the full text of that object, with its name, mana cost, colour indicator, power and toughness. */
  'full-text': { of: node('reference'), except: maybe(list(node('change'))) },
  /** 4 */
  'add-types': {
    supertypes: maybe(list(oneOf(...SUPERTYPES))),
    types: maybe(list(oneOf(...CARD_TYPES))),
    subtypes: maybe(list(node('word'))),
    /** Hint on the wording, without meaning: with the changes that follow, with the colours that are added, and what it still is. */
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
  /** cr 205.1a: sets types, except those in `keep`. A set land type has its mana ability (cr 305.7). */
  'set-types': {
    types: maybe(list(oneOf(...CARD_TYPES))),
    subtypes: maybe(list(node('word'))),
    supertypes: maybe(list(oneOf(...SUPERTYPES))),
    /** Hint on the wording, without meaning: with the changes that follow. */
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
  /** The ability whose effect this is. */
  'lose-this-ability': {},
  'gain-abilities-of': {
    of: node('reference'),
    filter: maybe(oneOf('activated', 'triggered', 'static', 'keywords', 'all')),
    /** cr 702.1c: only these keywords, with all variants. */
    keywords: maybe(list(keywordName, 1)),
  },
  'cannot-have': { keyword: text },
  /** 7a, 7b */
  'set-stat': { stat: oneOf(...STATS), value: node('value') },
  /** 7c */
  'modify-stats': {
    power: node('value'),
    toughness: node('value'),
    /** Hint on the wording, without meaning: '+1/+1 for each …', not '+X/+X, where X is …'. */
    said: maybe(oneOf('for-each')),
  },
  /** 7d */
  'switch-stats': {},
  /** Outside the layers: restrictions of the object itself. */
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
  /** cr 613.11: maximum hand size and similar rules are in STATIC. */
  goaded: { by: node('players') },
  parameter: { name: text },
} as const;
