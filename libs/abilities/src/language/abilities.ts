// Abilities (cr 113) and what they do when they resolve.
import { costText, int, keywordName, list, maybe, node, oneOf, text } from '../notation/field.js';
import { ZONES } from './words.js';

export const ABILITY = {
  /** cr 113.3a: what an instant or sorcery does as it resolves. */
  spell: { body: node('body') },
  /** cr 602. `label` is the keyword it comes from; `speed` sorcery: only as a sorcery (cr 307.5); mana-source: as a mana ability, whatever it does (war-zone Utopia). */
  activated: {
    label: maybe(text),
    costs: list(node('cost')),
    body: node('body'),
    /** The zone in which it can be activated; the battlefield if absent (cr 113.6). */
    zone: maybe(oneOf(...ZONES)),
    /** Who may activate it; its controller if absent (cr 602.2). */
    by: maybe(node('players')),
    speed: maybe(oneOf('sorcery', 'instant', 'mana-source')),
    /** cr 602.5b: 'activate only if'. */
    only: maybe(node('condition')),
    /** How often it may be activated; no limit if absent. */
    limit: maybe(oneOf('once-each-turn', 'twice-each-turn', 'three-times-each-turn', 'once')),
    /** cr 606: an ability with a loyalty cost. */
    loyalty: maybe(oneOf('loyalty')),
  },
  /** cr 603. `if` is an intervening 'if' (cr 603.4). */
  triggered: {
    label: maybe(text),
    when: node('pattern'),
    said: maybe(oneOf('when', 'whenever')),
    if: maybe(node('condition')),
    body: node('body'),
    /** The zone in which it functions; if absent the battlefield, or where the event leaves it (cr 603.10). */
    zone: maybe(oneOf(...ZONES)),
    limit: maybe(oneOf('once-each-turn', 'once')),
  },
  /** cr 604. Several effects of one sentence share its condition. */
  static: {
    label: maybe(text),
    zone: maybe(oneOf(...ZONES, 'any')),
    while: maybe(node('condition')),
    /** Hint on the wording, without meaning. */ said: maybe(
      oneOf('condition-last', 'unless', 'if', 'if-first'),
    ),
    effects: list(node('static'), 1),
  },
  /** cr 702: a macro over the other abilities. Its parameters depend on the keyword (keywords/). */
  keyword: {
    name: keywordName,
    costs: maybe(list(node('cost'))),
    value: maybe(node('value')),
    /** 'protection from', 'landwalk', 'affinity for', 'champion a', 'offering'. */
    filter: maybe(node('filter')),
    players: maybe(node('players')),
    /** Other parameters: the ability it grants, its effect. */
    ability: maybe(node('ability')),
    body: maybe(node('body')),
    text: maybe(text),
    colour: maybe(node('colour')),
    /** cr 711: the bands of level up and similar keywords. */
    levels: maybe(list(node('face'))),
  },
  /**
   * cr 103.6, 103.5b: what its owner may do with it from an opening hand, or when they could take a mulligan, if
   * `only` holds. `then` follows if they do.
   */
  opening: {
    when: oneOf('opening-hand', 'mulligan'),
    only: maybe(node('condition')),
    effect: node('effect'),
    then: maybe(node('effect')),
  },
  /** cr 207.2c: an ability word has no meaning of its own; it is kept for the text. */
  named: { word: text, ability: node('ability') },
  /**
   * An unread text: its body is one `assisted` effect, and the table says what it does. `as` is what the text looks
   * like: players are asked about a static one as it enters, about the others when somebody says that it applies.
   */
  assisted: { as: oneOf('activated', 'triggered', 'static'), body: node('body') },
  /** A hole in a keyword's macro, filled when the keyword is expanded. */
  parameter: { name: text },
} as const;

/** What a spell or ability does: targets and an effect, or modes to choose from (cr 700.2). */
export const BODY = {
  plain: { targets: maybe(list(node('target'))), effect: node('effect') },
  modal: {
    least: node('value'),
    most: node('value'),
    /** cr 700.2d: the same mode may be chosen more than once. */
    repeat: maybe(oneOf('repeat')),
    /** Who chooses the modes; the controller if absent (cr 700.2e). */
    by: maybe(node('players')),
    /** cr 700.2: chosen at random. */
    random: maybe(oneOf('random')),
    /** Only modes not yet chosen for this object, this turn or ever (cr 700.2). */
    fresh: maybe(oneOf('this-turn', 'ever')),
    options: list(node('option'), 1),
  },
  parameter: { name: text },
} as const;

export const OPTION = {
  /** `cost` is an additional cost of choosing the mode (escalate's is on the keyword). */
  mode: {
    name: maybe(text),
    costs: maybe(list(node('cost'))),
    if: maybe(node('condition')),
    targets: maybe(list(node('target'))),
    effect: node('effect'),
  },
} as const;

/** cr 115, 601.2c. At least one of `filter` and `players` is present: 'any target' has both. */
export const TARGET = {
  target: {
    filter: maybe(node('filter')),
    players: maybe(node('players')),
    least: maybe(node('value')),
    /** cr 115.1: how many; one if absent. 'Any number' is 'unbounded' and has no `most`. */
    most: maybe(node('value')),
    unbounded: maybe(oneOf('unbounded')),
    /** Slots whose target must be another ('another target'). */
    different: maybe(list(int())),
    /** cr 601.2d: the amount divided among the targets. */
    divides: maybe(node('value')),
    /** A condition on all choices for this slot together: different names, controllers, or a total. */
    together: maybe(node('condition')),
    /** cr 702.33d, 702.113b: the target exists only if this holds as the spell is cast (kicked, awakened). */
    if: maybe(node('condition')),
    /** Who chooses the target; the controller if absent (cr 601.2c, 603.3d). */
    by: maybe(node('players')),
    /** cr 115: targets chosen at random. */
    random: maybe(oneOf('random')),
  },
  parameter: { name: text },
} as const;

/** cr 208-209, 300s: the values of an object: a card's face, a token, a copy's exceptions, an emblem. */
export const FACE = {
  face: {
    name: text,
    /** As printed; absent for no mana cost. */
    cost: maybe(costText),
    supertypes: maybe(list(text)),
    types: list(text),
    subtypes: maybe(list(text)),
    /** cr 204: a colour indicator; without one the colours are those of the cost. */
    colours: maybe(list(node('colour'))),
    power: maybe(node('value')),
    toughness: maybe(node('value')),
    loyalty: maybe(node('value')),
    defense: maybe(node('value')),
    /** cr 211, 212: the modifiers of a vanguard. */
    handModifier: maybe(node('value')),
    lifeModifier: maybe(node('value')),
    abilities: maybe(list(node('ability'))),
    /** Clauses the compiler did not understand, in their own words: the card is assisted. */
    unknown: maybe(list(text)),
    /** For level up: the number of counters at which this band begins. */
    from: maybe(int()),
    to: maybe(int()),
  },
} as const;

/** cr 111.3: the values of a token; or a copy of something (cr 707). */
export const TOKEN = {
  made: { face: node('face') },
  copy: { of: node('reference'), except: maybe(list(node('change'))) },
} as const;
