// Effects (cr 609): how they are put together, and the verbs they consist of (cr 701).
// `bind` gives a name to what was chosen or to what really happened, for later steps ('it', 'that many', 'if you do').
import { binding, bound, int, link, list, maybe, node, oneOf, text } from '../grammar/field.js';
import { MOVE_CAUSES, STEPS, ZONES } from './words.js';

const COMBINATORS = {
  /** cr 608.2c: in the order written. */
  sequence: { steps: list(node('effect')) },
  /** Does nothing. */
  nothing: {},
  /** cr 608.2d: may do it; `else` when not. What was done binds `bind` as nonempty. */
  may: { who: node('players'), effect: node('effect'), else: maybe(node('effect')), bind: maybe(binding) },
  if: { condition: node('condition'), then: node('effect'), else: maybe(node('effect')) },
  /** cr 118.12: `who` may pay; `paid` happens if they did, `unpaid` if not. */
  pay: {
    who: node('players'),
    costs: list(node('cost'), 1),
    paid: maybe(node('effect')),
    unpaid: maybe(node('effect')),
    /** The number of times it may be paid ('any number of times'); once when absent. */
    times: maybe(node('value')),
    /** cr 702.24a: that many times or not at all. */
    all: maybe(oneOf('all')),
    bind: maybe(binding),
  },
  /** Once for each object (or player, or mode of a list) in turn, under the name `bind`. */
  'for-each': { over: node('reference'), bind: binding, effect: node('effect') },
  'for-each-player': { over: node('players'), bind: binding, effect: node('effect') },
  /** cr 101.4: everyone chooses in turn order, then it happens to all at once. */
  together: { effects: list(node('effect'), 1) },
  repeat: { times: node('value'), effect: node('effect') },
  /** 'Repeat this process': again while the condition holds afterwards. */
  'repeat-while': { condition: node('condition'), effect: node('effect') },
  /** A choice between modes on resolution ('choose one', villainous choices, punisher). */
  'choose-effect': {
    who: node('players'),
    options: list(node('option'), 1),
    least: maybe(node('value')),
    most: maybe(node('value')),
  },
  /** Objects chosen on resolution; not targets. */
  'choose-objects': {
    who: node('players'),
    from: node('reference'),
    /** One, when neither is said; any number from `least` on when 'unbounded'. */
    least: maybe(node('value')),
    most: maybe(node('value')),
    unbounded: maybe(oneOf('unbounded')),
    random: maybe(oneOf('random')),
    /** What must hold of the whole choice. */
    together: maybe(node('condition')),
    bind: binding,
  },
  'choose-players': {
    who: node('players'),
    from: node('players'),
    least: maybe(node('value')),
    most: maybe(node('value')),
    unbounded: maybe(oneOf('unbounded')),
    random: maybe(oneOf('random')),
    bind: binding,
  },
  'choose-colour': { who: node('players'), from: maybe(list(node('colour'))), bind: binding },
  /** `of`: of which kind of word. */
  'choose-word': {
    who: node('players'),
    of: oneOf(
      'creature-type',
      'land-type',
      'basic-land-type',
      'card-type',
      'artifact-type',
      'enchantment-type',
      'planeswalker-type',
      'counter',
      'keyword',
      'even-odd',
      'direction',
      'label',
    ),
    from: maybe(list(text)),
    bind: binding,
  },
  'choose-number': {
    who: node('players'),
    least: node('value'),
    most: maybe(node('value')),
    secretly: maybe(oneOf('secretly')),
    bind: binding,
  },
  /** cr 201.4: any name of the catalogue that fits the filter. */
  'choose-name': { who: node('players'), filter: maybe(node('filter')), bind: binding },
  /** cr 607: what was chosen stays with this object for its linked abilities. */
  remember: {
    what: bound,
    as: link,
    /** Which object keeps it; this when absent (cr 702.55b: the card that haunts). */
    on: maybe(node('reference')),
  },
  /** cr 603.7: a delayed triggered ability; from when on it waits and until when. */
  delayed: {
    when: node('pattern'),
    if: maybe(node('condition')),
    body: node('body'),
    until: maybe(node('duration')),
    repeats: maybe(oneOf('each-time')),
  },
  /** cr 603.12: 'when you do'. */
  reflexive: { body: node('body') },
  /** cr 611.2: a continuous effect of a resolving spell or ability on what it names now. */
  continuous: { what: node('reference'), changes: list(node('change'), 1), until: node('duration') },
  /** cr 611.2c: one that changes the rules or whatever fits, not a set fixed now. */
  rule: { effects: list(node('static'), 1), until: node('duration') },
  /** A value worked out now, under a name. */
  'let-value': { value: node('value'), bind: binding },
  'let-objects': { what: node('reference'), bind: binding },
  parameter: { name: text },
} as const;

const VERBS_ON_OBJECTS = {
  /** Every zone change is this verb with its cause (draw aside). `bind`: the new objects. */
  move: {
    what: node('reference'),
    to: oneOf(...ZONES),
    cause: oneOf(...MOVE_CAUSES),
    /** In a library: top, bottom, or so many from the top. */
    position: maybe(oneOf('top', 'bottom', 'nth', 'shuffled-in')),
    nth: maybe(node('value')),
    /** The order, when several go to one library: the owner's choice or random (cr 401.4). */
    order: maybe(oneOf('any', 'random')),
    /** Under whose control it comes onto the battlefield; its owner's when absent (cr 110.2). */
    under: maybe(node('players')),
    /** Into whose zone, when not the owner's is meant. */
    enters: maybe(list(node('outcome'))),
    face: maybe(oneOf('face-up', 'face-down', 'transformed')),
    /** cr 607.2a: kept for 'cards exiled with this'. */
    link: maybe(link),
    by: maybe(node('players')),
    bind: maybe(binding),
  },
  destroy: { what: node('reference'), regeneration: maybe(oneOf('cannot')), bind: maybe(binding) },
  /** cr 701.21: `who` chooses among their own what fits. */
  sacrifice: { who: node('players'), filter: node('filter'), count: node('value'), bind: maybe(binding) },
  /** The objects named, by their controllers. */
  'sacrifice-these': { what: node('reference'), bind: maybe(binding) },
  tap: { what: node('reference'), bind: maybe(binding) },
  untap: { what: node('reference'), bind: maybe(binding) },
  /** cr 701.6: counter a spell or ability; `to` another zone than the graveyard. */
  counter: {
    what: node('reference'),
    to: maybe(oneOf(...ZONES)),
    position: maybe(oneOf('top', 'bottom')),
    bind: maybe(binding),
  },
  /** cr 120. `from`: the source; this when absent. Divided among `to` as announced when `divided`. */
  damage: {
    from: maybe(node('reference')),
    to: maybe(node('reference')),
    players: maybe(node('players')),
    amount: node('value'),
    divided: maybe(oneOf('divided')),
    unpreventable: maybe(oneOf('unpreventable')),
    bind: maybe(binding),
  },
  fight: { one: node('reference'), other: node('reference') },
  'add-counters': {
    on: node('reference'),
    counter: text,
    count: node('value'),
    divided: maybe(oneOf('divided')),
    bind: maybe(binding),
  },
  'remove-counters': {
    from: node('reference'),
    counter: maybe(text),
    count: maybe(node('value')),
    bind: maybe(binding),
  },
  'move-counters': {
    from: node('reference'),
    to: node('reference'),
    counter: maybe(text),
    count: maybe(node('value')),
  },
  attach: { what: node('reference'), to: maybe(node('reference')), players: maybe(node('players')) },
  unattach: { what: node('reference') },
  /** cr 701.15. */
  regenerate: { what: node('reference') },
  transform: { what: node('reference') },
  flip: { what: node('reference') },
  'turn-face': { what: node('reference'), face: oneOf('up', 'down') },
  'phase-out': { what: node('reference') },
  'phase-in': { what: node('reference') },
  'remove-from-combat': { what: node('reference') },
  /** cr 506.3: put onto the battlefield attacking, or made to attack. */
  'becomes-attacker': { what: node('reference'), players: maybe(node('players')) },
  'becomes-blocked': { what: node('reference') },
  exchange: {
    one: node('reference'),
    other: node('reference'),
    /** 'zones': each goes where the other was (cr 701.12). */
    of: oneOf('control', 'text', 'counters', 'power', 'toughness', 'zones'),
  },
  /** cr 701.19. */
  reveal: { what: node('reference'), by: maybe(node('players')), bind: maybe(binding) },
  look: { who: node('players'), what: node('reference'), bind: maybe(binding) },
  /** cr 707.10: copies of a spell or ability on the stack, with new targets if so said. */
  'copy-spell': {
    what: node('reference'),
    count: maybe(node('value')),
    who: maybe(node('players')),
    targets: maybe(oneOf('same', 'may-change')),
    except: maybe(list(node('change'))),
    bind: maybe(binding),
  },
  'new-targets': {
    what: node('reference'),
    who: node('players'),
    how: oneOf('all', 'any', 'change', 'to'),
    to: maybe(node('reference')),
    players: maybe(node('players')),
  },
  /** cr 601.3, 608.2g: `who` casts or plays it now. */
  'cast-now': {
    who: node('players'),
    what: node('reference'),
    free: maybe(oneOf('free')),
    /** cr 118.9: rather than its mana cost; `for` is the name of that alternative (madness, miracle). */
    costs: maybe(list(node('cost'))),
    for: maybe(text),
    copy: maybe(oneOf('copy')),
    bind: maybe(binding),
  },
  goad: { what: node('reference'), by: maybe(node('players')) },
  detain: { what: node('reference') },
  monstrosity: { what: node('reference'), count: node('value') },
  mark: { what: node('reference'), as: oneOf('monstrous', 'renowned', 'suspected', 'ring-bearer', 'paired') },
  pair: { one: node('reference'), other: node('reference') },
  'turn-over-meld': { what: node('reference'), with: text, into: text },
  /** cr 120.6: all damage marked on it. */
  'remove-damage': { from: node('reference') },
  /** What was done has a name that abilities trigger on (cr 702.110b: exploits). */
  'keyword-action': { action: text, what: maybe(node('reference')), who: maybe(node('players')) },
  /** cr 115.7: what cr 608 makes of a prevented or skipped part is said by the outcome. */
  'end-continuous': { what: node('reference') },
} as const;

const VERBS_ON_PLAYERS = {
  draw: { who: node('players'), count: node('value'), bind: maybe(binding) },
  discard: {
    who: node('players'),
    count: maybe(node('value')),
    filter: maybe(node('filter')),
    how: maybe(oneOf('choose', 'random', 'hand', 'chosen-by-you')),
    bind: maybe(binding),
  },
  mill: { who: node('players'), count: node('value'), bind: maybe(binding) },
  'gain-life': { who: node('players'), amount: node('value'), bind: maybe(binding) },
  'lose-life': { who: node('players'), amount: node('value'), bind: maybe(binding) },
  'set-life': { who: node('players'), amount: node('value') },
  'exchange-life': { one: node('players'), other: node('players') },
  /** cr 106, 605. */
  'add-mana': {
    who: maybe(node('players')),
    mana: node('mana'),
    count: maybe(node('value')),
    restriction: maybe(node('filter')),
    until: maybe(oneOf('end-of-turn', 'end-of-phase')),
    rider: maybe(node('body')),
  },
  'empty-pool': { who: node('players') },
  'player-counters': { who: node('players'), counter: text, count: node('value') },
  'remove-player-counters': { who: node('players'), counter: text, count: maybe(node('value')) },
  'create-token': {
    who: maybe(node('players')),
    token: node('token'),
    count: maybe(node('value')),
    enters: maybe(list(node('outcome'))),
    bind: maybe(binding),
  },
  /** cr 701.23. What is found is named; where it goes is the next step. */
  search: {
    who: node('players'),
    whose: maybe(node('players')),
    zones: list(oneOf('library', 'graveyard', 'hand'), 1),
    filter: maybe(node('filter')),
    least: maybe(node('value')),
    most: maybe(node('value')),
    unbounded: maybe(oneOf('unbounded')),
    bind: binding,
  },
  shuffle: { who: node('players') },
  scry: { who: node('players'), count: node('value'), whose: maybe(node('players')) },
  surveil: { who: node('players'), count: node('value') },
  /** cr 701.29: on another's library. */
  fateseal: { who: node('players'), whose: node('players'), count: node('value') },
  clash: { who: node('players'), against: node('players'), bind: binding },
  vote: { who: node('players'), options: list(text, 2), bind: binding },
  'flip-coins': {
    who: node('players'),
    count: maybe(node('value')),
    until: maybe(oneOf('loses', 'wins')),
    call: maybe(oneOf('call', 'no-call')),
    bind: binding,
  },
  'roll-dice': { who: node('players'), sides: int(1), count: maybe(node('value')), bind: binding },
  proliferate: { who: maybe(node('players')) },
  manifest: {
    who: node('players'),
    what: node('reference'),
    how: maybe(oneOf('manifest', 'cloak')),
    bind: maybe(binding),
  },
  /** cr 701.47, 701.39: bolster, support and the like are written with choices and counters. */
  'get-emblem': { who: node('players'), face: node('face') },
  'become-monarch': { who: node('players') },
  'take-initiative': { who: node('players') },
  'get-city-blessing': { who: node('players') },
  'lose-game': { who: node('players') },
  'win-game': { who: node('players') },
  'draw-game': {},
  'restart-game': { except: maybe(node('reference')) },
  'extra-turn': { who: node('players'), count: maybe(node('value')) },
  /** cr 500.8-10: after the present one. */
  'extra-phase': {
    phase: oneOf('beginning', 'combat', 'main', 'end'),
    after: maybe(oneOf('this-phase', 'main-phase', 'combat')),
    then: maybe(oneOf('main')),
    count: maybe(node('value')),
  },
  'extra-step': { step: oneOf(...STEPS) },
  /** cr 614.10: skipped once each. */
  skip: {
    who: node('players'),
    what: oneOf(
      'turn',
      'untap',
      'upkeep',
      'draw',
      'precombat-main',
      'combat',
      'postcombat-main',
      'end',
      'main',
    ),
    count: maybe(node('value')),
  },
  'end-turn': {},
  'end-combat-phase': {},
  /** cr 723: whose decisions another makes. */
  'control-player': {
    who: node('players'),
    by: node('players'),
    during: oneOf('next-turn', 'next-combat', 'this'),
  },
  'exchange-zones': { who: node('players'), one: oneOf(...ZONES), other: oneOf(...ZONES) },
  'reverse-turn-order': {},
  /** A clause nobody could read: the table decides (assisted play). */
  assisted: { text: text },
} as const;

const EFFECTS_BY_REPLACEMENT = {
  /** cr 614, 615: made by a resolving spell or ability, for a time or so many uses. */
  'create-replacement': {
    replacement: node('replacement'),
    until: node('duration'),
    uses: maybe(node('value')),
  },
  /** cr 615: the next so much damage, or all of it. */
  'prevent-damage': {
    to: maybe(node('reference')),
    toPlayers: maybe(node('players')),
    from: maybe(node('reference')),
    fromAny: maybe(node('filter')),
    amount: maybe(node('value')),
    combat: maybe(oneOf('combat', 'noncombat')),
    until: node('duration'),
    /** cr 615.5: what happens with what was prevented; its amount is the event's. */
    then: maybe(node('effect')),
  },
} as const;

export const EFFECT = {
  ...COMBINATORS,
  ...VERBS_ON_OBJECTS,
  ...VERBS_ON_PLAYERS,
  ...EFFECTS_BY_REPLACEMENT,
} as const;
