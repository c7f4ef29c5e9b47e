// Effects (cr 609): how they are combined, and their verbs. `bind` names what was chosen or what really happened, for
// later steps ('it', 'that many', 'if you do').
import { binding, boundName, link, list, maybe, node, oneOf, text } from '../notation/field.js';
import { VERBS_ON_OBJECTS } from './verbs-on-objects.js';
import { VERBS_ON_PLAYERS } from './verbs-on-players.js';

const COMBINATORS = {
  /** cr 608.2c: in the order written. */
  sequence: {
    steps: list(node('effect')),
    /** In one sentence, with one subject or several. */
    said: maybe(oneOf('then', 'and', 'then-of-one', 'and-of-one', 'one-deed')),
  },
  /** Does nothing. */
  nothing: {},
  /** cr 608.2d: a player may do it; `else` if they don't. `bind` is nonempty if it was done. */
  may: {
    who: node('players'),
    effect: node('effect'),
    else: maybe(node('effect')),
    /** cr 101.4: every player decides first; then all who do it do it at the same time, under the name `bind`. */
    each: maybe(oneOf('each')),
    /** Hint on the wording, without meaning: 'any player may', 'each player may'. */
    said: maybe(oneOf('any')),
    bind: maybe(binding),
  },
  if: {
    condition: node('condition'),
    then: node('effect'),
    else: maybe(node('effect')),
    /** Hint on the wording, without meaning: 'counter target spell if it's blue', 'do that. If so, do this instead'. */
    said: maybe(oneOf('condition-last', 'unless', 'instead', 'instead-if', 'of-those')),
  },
  /** cr 118.12: `who` (each of several) may pay. `paid` happens if one of them did, `unpaid` if nobody did. */
  pay: {
    who: node('players'),
    costs: list(node('cost'), 1),
    paid: maybe(node('effect')),
    unpaid: maybe(node('effect')),
    /** How often it may be paid ('any number of times'); once if absent. */
    times: maybe(node('value')),
    /** cr 702.24a: that many times or not at all. */
    all: maybe(oneOf('all')),
    bind: maybe(binding),
  },
  /** Once for each object (or player, or mode of a list), under the name `bind`. */
  'for-each': { over: node('reference'), bind: binding, effect: node('effect') },
  'for-each-player': { over: node('players'), bind: binding, effect: node('effect') },
  /** cr 101.4: players choose in turn order, then everything happens at the same time. */
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
    /** One, if neither is given; any number from `least` on if 'unbounded'. */
    least: maybe(node('value')),
    most: maybe(node('value')),
    unbounded: maybe(oneOf('unbounded')),
    random: maybe(oneOf('random')),
    /** A condition on the whole choice. */
    together: maybe(node('condition')),
    /** Hint on the wording, without meaning: 'a source of your choice', where it is spoken of. */
    said: maybe(oneOf('of-your-choice')),
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
  'choose-colour': {
    who: node('players'),
    from: maybe(list(node('colour'))),
    /** Something other than what was chosen under that name. */
    other: maybe(boundName),
    /** Hint on the wording, without meaning: 'the color of your choice', where it is spoken of. */
    said: maybe(oneOf('of-your-choice')),
    bind: binding,
  },
  /** `of`: the kind of word. */
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
    /** Something other than what was chosen under that name. */
    other: maybe(boundName),
    /** Hint on the wording, without meaning: 'the creature type of your choice', where it is spoken of. */
    said: maybe(oneOf('of-your-choice')),
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
  /** cr 607: keeps the choice with this object for its linked abilities. */
  remember: {
    what: boundName,
    as: link,
    /** The object that keeps it; this if absent (cr 702.55b: the card that haunts). */
    on: maybe(node('reference')),
  },
  /** cr 607.2e: notes the mana spent to activate this for the linked abilities of this object. */
  'note-mana': { what: oneOf('type', 'type-and-amount'), as: link },
  /** cr 603.7: a delayed triggered ability, with the times from which and until which it waits. */
  delayed: {
    when: node('pattern'),
    if: maybe(node('condition')),
    body: node('body'),
    until: maybe(node('duration')),
    repeats: maybe(oneOf('each-time')),
    /** Hint on the wording, without meaning: 'sacrifice it at the beginning of the next end step', 'your first main phase'. */
    said: maybe(oneOf('time-last', 'first')),
  },
  /** cr 603.12: 'when you do'. */
  reflexive: { body: node('body') },
  /** cr 611.2: a continuous effect of a resolving spell or ability on particular objects. */
  continuous: {
    what: node('reference'),
    changes: list(node('change'), 1),
    until: node('duration'),
    /** Hint on the wording, without meaning: how long before all else, or said by what stands before it. */
    said: maybe(oneOf('duration-first', 'duration-before')),
  },
  /** cr 116.2c: `who` may pay, any time they have priority, to end what the other steps have begun. */
  'may-end': { who: node('players'), costs: list(node('cost'), 1) },
  /** cr 611.2c: a continuous effect that changes the rules or whatever fits, not a set of objects fixed now. */
  rule: {
    effects: list(node('static'), 1),
    until: node('duration'),
    /** Hint on the wording, without meaning. */
    said: maybe(oneOf('duration-last')),
  },
  /** A value worked out now and given a name. */
  'let-value': {
    value: node('value'),
    bind: binding,
    /** Hint on the wording, without meaning: 'X damage, where X is …', after the step that speaks of it. */
    said: maybe(oneOf('where')),
  },
  'let-objects': {
    what: node('reference'),
    bind: binding,
    /** Hint on the wording, without meaning: 'that card', of those revealed until it was; 'choose target creature'. */
    /** `group`: it is told where something is first done to it, and is 'those creatures' afterwards. */
    said: maybe(oneOf('that-card', 'choose', 'group')),
  },
  parameter: { name: text },
} as const;

const EFFECTS_BY_REPLACEMENT = {
  /** cr 614, 615: created by a resolving spell or ability, for a duration or a number of uses. */
  'create-replacement': {
    replacement: node('replacement'),
    until: node('duration'),
    uses: maybe(node('value')),
  },
  /** cr 615: prevents the next amount of damage, or all of it. */
  'prevent-damage': {
    to: maybe(node('reference')),
    toPlayers: maybe(node('players')),
    from: maybe(node('reference')),
    fromAny: maybe(node('filter')),
    amount: maybe(node('value')),
    combat: maybe(oneOf('combat', 'noncombat')),
    until: node('duration'),
    /** cr 614.9: nothing is prevented; that amount is dealt to this instead. */
    redirect: maybe(node('reference')),
    redirectPlayers: maybe(node('players')),
    /** cr 615.5: follows from what was prevented, whose amount is the event's. */
    then: maybe(node('effect')),
  },
} as const;

export const EFFECT = {
  ...COMBINATORS,
  ...VERBS_ON_OBJECTS,
  ...VERBS_ON_PLAYERS,
  ...EFFECTS_BY_REPLACEMENT,
} as const;
