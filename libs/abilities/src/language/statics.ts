// What static abilities and lasting effects say: changes in their layers, may, can't and must, costs, replacement;
// and the patterns of events that triggers, replacements and history speak of.
import { binding, costText, int, link, list, maybe, node, oneOf, text } from '../grammar/field.js';
import { QUALITY_NAMES } from '../keywords/qualities.js';
import { CARD_TYPES, MOVE_CAUSES, STATS, STEPS, SUPERTYPES, ZONES } from './words.js';

export const STATIC = {
  /** cr 611.3: changes to whatever fits, in their layers (cr 613). */
  modify: { what: node('filter'), changes: list(node('change'), 1) },
  /** The same to this object alone, and to what it is attached to. */
  'modify-this': { changes: list(node('change'), 1) },
  'modify-host': { changes: list(node('change'), 1) },
  /** cr 604.3: a characteristic-defining ability. */
  defines: { changes: list(node('change'), 1) },
  /** cr 101.2. */
  cannot: { action: node('action'), unless: maybe(list(node('cost'))) },
  /** cr 508.1d, 509.1c. */
  must: { action: node('action') },
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
  },
  /** cr 614.1c: how this comes onto the battlefield. */
  enters: {
    outcomes: list(node('outcome'), 1),
    what: maybe(node('filter')),
    if: maybe(node('condition')),
    may: maybe(oneOf('may')),
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
  /** 4 */
  'add-types': {
    supertypes: maybe(list(oneOf(...SUPERTYPES))),
    types: maybe(list(oneOf(...CARD_TYPES))),
    subtypes: maybe(list(node('word'))),
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
  },
  'every-creature-type': {},
  /** 5 */
  'set-colours': { colours: list(node('colour')) },
  'add-colours': { colours: list(node('colour'), 1) },
  /** 6 */
  'gain-ability': { ability: node('ability') },
  'lose-ability': { keyword: text },
  'lose-all-abilities': {},
  'gain-abilities-of': {
    of: node('reference'),
    filter: maybe(oneOf('activated', 'triggered', 'static', 'keywords', 'all')),
  },
  'cannot-have': { keyword: text },
  /** 7a, 7b */
  'set-stat': { stat: oneOf(...STATS), value: node('value') },
  /** 7c */
  'modify-stats': { power: node('value'), toughness: node('value') },
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

/** What can be forbidden or required. Who does it is `who`; whom or what it is done to follows. */
export const ACTION = {
  attack: {
    who: maybe(node('filter')),
    players: maybe(node('players')),
    defender: maybe(node('filter')),
    alone: maybe(oneOf('alone', 'not-alone')),
    /** No more than so many. */ most: maybe(node('value')),
  },
  block: {
    who: maybe(node('filter')),
    attacker: maybe(node('filter')),
    alone: maybe(oneOf('alone', 'not-alone')),
    most: maybe(node('value')),
  },
  /** Seen from the attacker; `least`: by fewer than so many; `all`: by all that can (lure). */
  'be-blocked': {
    who: maybe(node('filter')),
    by: maybe(node('filter')),
    least: maybe(int(1)),
    most: maybe(int(1)),
    all: maybe(oneOf('all')),
  },
  'be-targeted': {
    what: maybe(node('filter')),
    players: maybe(node('players')),
    by: maybe(node('filter')),
    byPlayers: maybe(node('players')),
  },
  'be-attached': { what: maybe(node('filter')), by: maybe(node('filter')) },
  cast: {
    who: node('players'),
    what: maybe(node('filter')),
    from: maybe(oneOf(...ZONES)),
    /** More than so many each turn. */ most: maybe(node('value')),
  },
  activate: {
    who: node('players'),
    of: maybe(node('filter')),
    except: maybe(oneOf('mana')),
    kind: maybe(oneOf('loyalty', 'tap-cost', 'any')),
  },
  play: { who: node('players'), what: maybe(node('filter')), from: maybe(oneOf(...ZONES)) },
  untap: { what: node('filter'), step: maybe(oneOf('untap-step', 'ever')) },
  tap: { what: node('filter') },
  'be-countered': { what: maybe(node('filter')) },
  'be-destroyed': { what: maybe(node('filter')) },
  'be-sacrificed': { what: maybe(node('filter')) },
  regenerate: { what: maybe(node('filter')) },
  enter: { what: node('filter'), from: maybe(oneOf(...ZONES)) },
  leave: { what: node('filter'), from: oneOf(...ZONES) },
  'gain-life': { who: node('players') },
  'lose-life': { who: node('players') },
  'pay-life': { who: node('players') },
  draw: { who: node('players'), most: maybe(node('value')) },
  search: { who: node('players') },
  'prevent-damage': { from: maybe(node('filter')), combat: maybe(oneOf('combat')) },
  'have-counters': { what: maybe(node('filter')), counter: maybe(text), players: maybe(node('players')) },
  transform: { what: maybe(node('filter')) },
  'turn-face-up': { what: node('filter') },
  'win-game': { who: node('players') },
  'lose-game': { who: node('players') },
  'cause-triggers': { what: node('pattern') },
  'phase-in': { what: node('filter') },
  parameter: { name: text },
} as const;

/** What static abilities and effects allow. */
export const PERMISSION = {
  /** cr 601.3: casting (or playing) from where one otherwise could not, or when. */
  play: {
    who: node('players'),
    what: node('filter'),
    from: maybe(oneOf(...ZONES)),
    cards: maybe(node('reference')),
    /** Rather than its mana cost; in addition to it (cr 702.81a). */
    costs: maybe(list(node('cost'))),
    additional: maybe(list(node('cost'))),
    free: maybe(oneOf('free')),
    speed: maybe(oneOf('instant')),
    anyMana: maybe(oneOf('any-colour', 'any-type')),
    lands: maybe(oneOf('only', 'too', 'no')),
    /** What follows when it would go to the graveyard. */ then: maybe(oneOf('exile')),
    most: maybe(node('value')),
  },
  'activate-as-instant': { who: node('players'), of: node('filter') },
  'attack-as-though': { who: maybe(node('filter')), what: oneOf('no-defender', 'haste', 'unblocked') },
  'block-as-though': {
    who: maybe(node('filter')),
    what: oneOf('reach', 'no-shadow', 'more', 'untapped'),
    count: maybe(node('value')),
    attacker: maybe(node('filter')),
  },
  'assign-as-though-unblocked': {},
  'assign-with-toughness': { what: maybe(node('filter')) },
  'not-untap': { what: node('filter') },
  'look-at': { who: node('players'), what: node('reference') },
  'target-as-though': { who: node('players'), what: node('filter'), without: text },
  'spend-as-though': {
    who: node('players'),
    what: oneOf('any-colour', 'any-type'),
    for: maybe(node('filter')),
  },
  'pay-instead': { who: node('players'), costs: list(node('cost'), 1), instead: oneOf('mana', 'life') },
  'legend-rule-off': { what: node('filter') },
  'loyalty-anytime': { what: node('filter') },
  'loyalty-again': { what: node('filter') },
  parameter: { name: text },
} as const;

/** Events, as triggers (cr 603), replacements (cr 614) and history see them. Each says whom it happened to. */
export const PATTERN = {
  any: { of: list(node('pattern'), 1) },
  moves: {
    what: node('filter'),
    from: maybe(list(oneOf(...ZONES))),
    to: maybe(list(oneOf(...ZONES))),
    cause: maybe(list(oneOf(...MOVE_CAUSES))),
    by: maybe(node('players')),
    /** cr 603.2c: 'one or more'. */ group: maybe(oneOf('one-or-more')),
    face: maybe(oneOf('face-up', 'face-down')),
  },
  damage: {
    from: maybe(node('filter')),
    to: maybe(node('filter')),
    players: maybe(node('players')),
    combat: maybe(oneOf('combat', 'noncombat')),
    group: maybe(oneOf('one-or-more')),
  },
  cast: {
    what: node('filter'),
    by: maybe(node('players')),
    /** The so-manyth of that player this turn. */ nth: maybe(node('value')),
    from: maybe(oneOf(...ZONES)),
  },
  activated: { of: node('filter'), by: maybe(node('players')), except: maybe(oneOf('mana')) },
  triggered: { of: node('filter') },
  targeted: {
    what: maybe(node('filter')),
    players: maybe(node('players')),
    by: maybe(node('filter')),
    first: maybe(oneOf('first-each-turn')),
  },
  attacks: {
    what: node('filter'),
    defender: maybe(node('filter')),
    players: maybe(node('players')),
    alone: maybe(oneOf('alone')),
    group: maybe(oneOf('one-or-more')),
    least: maybe(node('value')),
  },
  blocks: { what: node('filter'), attacker: maybe(node('filter')), group: maybe(oneOf('one-or-more')) },
  'becomes-blocked': { what: node('filter'), by: maybe(node('filter')), each: maybe(oneOf('each')) },
  unblocked: { what: node('filter') },
  step: {
    is: oneOf(...STEPS, 'turn', 'combat', 'main', 'each'),
    whose: maybe(node('players')),
    at: maybe(oneOf('begins', 'ends')),
  },
  draws: { who: node('players'), nth: maybe(node('value')), except: maybe(oneOf('draw-step')) },
  'gains-life': { who: node('players') },
  'loses-life': { who: node('players') },
  'adds-counters': {
    on: maybe(node('filter')),
    players: maybe(node('players')),
    counter: maybe(text),
    /** 'The third counter is put'. */ reaching: maybe(node('value')),
  },
  'removes-counters': { from: maybe(node('filter')), counter: maybe(text), last: maybe(oneOf('last')) },
  taps: { what: node('filter') },
  'taps-for-mana': { what: node('filter'), who: maybe(node('players')) },
  untaps: { what: node('filter') },
  attached: { what: node('filter'), to: maybe(node('filter')) },
  unattached: { what: node('filter'), from: maybe(node('filter')) },
  'turned-face-up': { what: node('filter') },
  'turned-face-down': { what: node('filter') },
  transforms: { what: node('filter') },
  flips: { what: node('filter') },
  'phases-in': { what: node('filter') },
  'phases-out': { what: node('filter') },
  'control-changes': { what: node('filter'), to: maybe(node('players')), from: maybe(node('players')) },
  creates: { who: node('players'), filter: maybe(node('filter')) },
  searches: { who: node('players'), whose: maybe(node('players')) },
  shuffles: { who: node('players') },
  scries: { who: node('players') },
  surveils: { who: node('players') },
  reveals: { who: maybe(node('players')), what: maybe(node('filter')) },
  'adds-mana': { who: node('players'), source: maybe(node('filter')) },
  'flips-coin': { who: node('players'), result: maybe(oneOf('wins', 'loses')) },
  'rolls-die': { who: node('players') },
  votes: { who: node('players') },
  'becomes-monarch': { who: node('players') },
  'becomes-designated': { what: node('filter'), is: oneOf('monstrous', 'renowned', 'suspected') },
  'loses-game': { who: node('players') },
  regenerates: { what: node('filter') },
  proliferates: { who: node('players') },
  clashes: { who: node('players'), result: maybe(oneOf('wins', 'loses')) },
  'day-night': { to: maybe(oneOf('day', 'night')) },
  /** cr 603.8: a state trigger. */
  state: { condition: node('condition') },
  /** A keyword action by its name: exploit, cycle, evolve, devour, mentor, forage. */
  'keyword-action': { action: text, what: maybe(node('filter')), who: maybe(node('players')) },
  parameter: { name: text },
} as const;

/** cr 614-616: what is replaced, whether one may choose, and by what. */
export const REPLACEMENT = {
  replace: {
    event: node('pattern'),
    if: maybe(node('condition')),
    /** Who may choose to apply it; always applied when absent. */
    may: maybe(node('players')),
    outcomes: list(node('outcome')),
    /** cr 614.15: it replaces its own spell's or ability's effect and applies first. */
    self: maybe(oneOf('self')),
    label: maybe(text),
  },
  parameter: { name: text },
} as const;

/** What becomes of the replaced event. None: it does not happen. Several apply together. */
export const OUTCOME = {
  /** The event itself, otherwise. */
  tapped: {},
  untapped: {},
  'with-counters': { counter: text, count: node('value') },
  'under-control': { who: node('players') },
  /** cr 707.9: as a copy of something, chosen as it enters. */
  'as-copy': {
    filter: node('filter'),
    in: maybe(oneOf(...ZONES)),
    may: maybe(oneOf('may')),
    except: maybe(list(node('change'))),
  },
  /** cr 614.12a: choices made as it enters, kept under a link. */
  choosing: { effect: node('effect'), as: maybe(link) },
  changed: { changes: list(node('change'), 1) },
  transformed: {},
  'face-down': {},
  /** Which player or permanent: the same as another creature, or these players; else its controller chooses (cr 508.4). */
  attacking: { like: maybe(node('reference')), players: maybe(node('players')) },
  /** The move goes elsewhere. */
  'to-zone': {
    zone: oneOf(...ZONES),
    position: maybe(oneOf('top', 'bottom', 'shuffled-in')),
    reveal: maybe(oneOf('reveal')),
    owner: maybe(oneOf('owner')),
  },
  /** The event's amount, worked out anew (doubling, halving, plus one, prevention). */
  amount: { value: node('value') },
  /** cr 615: so much of it is prevented; all when absent. */
  prevent: { amount: maybe(node('value')) },
  /** To something else (redirection, cr 614.9). */
  redirect: { to: maybe(node('reference')), players: maybe(node('players')) },
  /** Something else happens instead, or after it when `also`. The event goes on in `also`. */
  instead: { effect: node('effect'), bind: maybe(binding) },
  also: { effect: node('effect') },
  'as-counters': { counter: text },
  'more-tokens': { token: maybe(node('token')), times: maybe(node('value')) },
  'exile-linked': { as: link },
  /** cr 701.15: regeneration's shield. */
  regenerate: {},
  parameter: { name: text },
} as const;

export const COST = {
  mana: { cost: costText },
  /** Generic mana of a counted amount. */
  'mana-value': { amount: node('value'), colour: maybe(node('colour')) },
  'mana-of': { what: node('reference'), less: maybe(node('value')) },
  tap: {},
  untap: {},
  life: { amount: node('value') },
  /** Tap untapped permanents you control. */
  'tap-others': {
    filter: node('filter'),
    count: node('value'),
    /** cr 702.122a: `count` is reached by the sum of this, not by their number. */
    total: maybe(oneOf(...STATS)),
    bind: maybe(binding),
  },
  'untap-others': { filter: node('filter'), count: node('value') },
  /** Sacrifice, discard, exile, return, mill: objects that fit go somewhere. `all`: your whole hand. */
  move: {
    filter: node('filter'),
    count: node('value'),
    to: oneOf(...ZONES),
    cause: oneOf(...MOVE_CAUSES),
    random: maybe(oneOf('random')),
    all: maybe(oneOf('all')),
    position: maybe(oneOf('top', 'bottom')),
    /** cr 607.2a, 702.72b. */
    link: maybe(link),
    bind: maybe(binding),
  },
  /** This very object. */
  'move-this': { to: oneOf(...ZONES), cause: oneOf(...MOVE_CAUSES) },
  reveal: { filter: node('filter'), count: node('value'), bind: maybe(binding) },
  'reveal-this': {},
  'remove-counters': { counter: maybe(text), count: node('value'), from: maybe(node('filter')) },
  'add-counters': { counter: text, count: node('value'), on: maybe(node('filter')) },
  /** cr 606.4: +n, -n or -X loyalty. */
  loyalty: { change: node('value'), sign: oneOf('plus', 'minus') },
  'player-counters': { counter: text, count: node('value') },
  'unattach-this': {},
  draw: { who: node('players'), count: node('value') },
  'gain-life': { who: node('players'), amount: node('value') },
  flip: {},
  /** Anything else an effect can do. */
  effect: { effect: node('effect'), if: maybe(node('condition')) },
  /** One of several costs. */
  either: { of: list(node('cost'), 2) },
  parameter: { name: text },
} as const;

export const DURATION = {
  'end-of-turn': {},
  'end-of-combat': {},
  /** cr 611.2b. */
  'next-turn': { whose: node('players') },
  'end-of-next-turn': { whose: node('players') },
  /** Until that step begins next. */
  'next-step': { step: oneOf(...STEPS), whose: maybe(node('players')) },
  /** While this remains where it is; while something holds. */
  'while-this': { status: maybe(oneOf('on-battlefield', 'tapped', 'controlled')) },
  while: { condition: node('condition') },
  forever: {},
  /** Until so many uses are up, or the event comes. */
  until: { pattern: node('pattern') },
  parameter: { name: text },
} as const;

/** What mana is added (cr 106, 107.4). */
export const MANA = {
  /** These symbols: `{R}{R}`, `{C}`. */
  exactly: { symbols: text },
  /** One of these at the player's choice, or of any colour. */
  choice: { of: list(text, 1) },
  'any-colour': { different: maybe(oneOf('each-different', 'one-colour')) },
  colour: { of: node('colour') },
  /** cr 106.7: any type that lands like these could produce. */
  'could-produce': { filter: node('filter'), of: oneOf('colour', 'type') },
  /** What the event produced. */
  'same-as-event': {},
  /** Among the colours of these objects. */
  'among-colours': { of: node('reference') },
  /** In any combination of these. */
  combination: { of: list(text, 1) },
  parameter: { name: text },
} as const;
