// Effects (cr 609): how they are combined, and their verbs. `bind` names what was chosen or what really happened, for
// later steps ('it', 'that many', 'if you do').
import { binding, bound, link, list, maybe, node, oneOf, text } from '../notation/field.js';
import { VERBS_ON_OBJECTS } from './verbs-on-objects.js';
import { VERBS_ON_PLAYERS } from './verbs-on-players.js';

const COMBINATORS = {
  /** cr 608.2c: in the order written. */
  sequence: {
    steps: list(node('effect')),
    /** In one sentence, and whether of one subject. */
    said: maybe(oneOf('then', 'and', 'then-of-one', 'and-of-one', 'one-deed')),
  },
  /** Does nothing. */
  nothing: {},
  /** cr 608.2d: may do it; `else` when not. What was done binds `bind` as nonempty. */
  may: {
    who: node('players'),
    effect: node('effect'),
    else: maybe(node('effect')),
    /** cr 101.4: each of them says whether they do it; then all who do, do it at once, under the name `bind`. */
    each: maybe(oneOf('each')),
    /** How the text puts it: 'any player may', 'each player may'; means nothing. */
    said: maybe(oneOf('any')),
    bind: maybe(binding),
  },
  if: {
    condition: node('condition'),
    then: node('effect'),
    else: maybe(node('effect')),
    /** How the text puts it: 'counter target spell if it's blue', 'do that. If so, do this instead'; means nothing. */
    said: maybe(oneOf('condition-last', 'unless', 'instead', 'instead-if', 'of-those')),
  },
  /** cr 118.12: `who` may pay, of several each of them; `paid` happens if one did, `unpaid` if nobody. */
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
    /** How the text puts it: 'a source of your choice', where it is spoken of; means nothing. */
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
    /** Another than was chosen under that name. */
    other: maybe(bound),
    /** How the text puts it: 'the color of your choice', where it is spoken of; means nothing. */
    said: maybe(oneOf('of-your-choice')),
    bind: binding,
  },
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
    /** Another than was chosen under that name. */
    other: maybe(bound),
    /** How the text puts it: 'the creature type of your choice', where it is spoken of; means nothing. */
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
  /** cr 607: what was chosen stays with this object for its linked abilities. */
  remember: {
    what: bound,
    as: link,
    /** Which object keeps it; this when absent (cr 702.55b: the card that haunts). */
    on: maybe(node('reference')),
  },
  /** cr 607.2e: the mana spent to activate it is noted for the linked abilities of this object. */
  'note-mana': { what: oneOf('type', 'type-and-amount'), as: link },
  /** cr 603.7: a delayed triggered ability; from when on it waits and until when. */
  delayed: {
    when: node('pattern'),
    if: maybe(node('condition')),
    body: node('body'),
    until: maybe(node('duration')),
    repeats: maybe(oneOf('each-time')),
    /** How the text puts it: 'sacrifice it at the beginning of the next end step', 'your first main phase'; means nothing. */
    said: maybe(oneOf('time-last', 'first')),
  },
  /** cr 603.12: 'when you do'. */
  reflexive: { body: node('body') },
  /** cr 611.2: a continuous effect of a resolving spell or ability on what it names now. */
  continuous: {
    what: node('reference'),
    changes: list(node('change'), 1),
    until: node('duration'),
    /** How the text puts it: how long before all else, or said by what stands before it; means nothing. */
    said: maybe(oneOf('duration-first', 'duration-before')),
  },
  /** cr 116.2c: `who` may, at any time they have priority, pay to end what the steps beside this one have begun. */
  'may-end': { who: node('players'), costs: list(node('cost'), 1) },
  /** cr 611.2c: one that changes the rules or whatever fits, not a set fixed now. */
  rule: {
    effects: list(node('static'), 1),
    until: node('duration'),
    /** How the text puts it; means nothing. */
    said: maybe(oneOf('duration-last')),
  },
  /** A value worked out now, under a name. */
  'let-value': {
    value: node('value'),
    bind: binding,
    /** How the text puts it: 'X damage, where X is …', after the step that speaks of it; means nothing. */
    said: maybe(oneOf('where')),
  },
  'let-objects': {
    what: node('reference'),
    bind: binding,
    /** How the text puts it: 'that card', of those revealed until it was; 'choose target creature'; means nothing. */
    /** `group`: it is told where something is first done to it, and is 'those creatures' afterwards. */
    said: maybe(oneOf('that-card', 'choose', 'group')),
  },
  parameter: { name: text },
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
    /** cr 614.9: none of it is prevented; so much is dealt to that instead. */
    redirect: maybe(node('reference')),
    redirectPlayers: maybe(node('players')),
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
