// The events of triggers, replacements and history, and the outcomes that replace an event.
import { binding, int, link, list, maybe, node, oneOf, text } from '../notation/field.js';
import { MOVE_CAUSES, STEPS, ZONES } from './words.js';

/** Events as triggers (cr 603), replacements (cr 614) and history see them. Each says whom it happens to. */
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
  /** cr 615.13: once for everything that one effect prevents at the same time. */
  'damage-prevented': {
    from: maybe(node('filter')),
    to: maybe(node('filter')),
    players: maybe(node('players')),
    combat: maybe(oneOf('combat', 'noncombat')),
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
    /** With at least that many other creatures of its controller. */
    others: maybe(int(1)),
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
    /** 'If an effect would put': not what is put for a cost (cr 118). Of replacements alone. */ except:
      maybe(oneOf('costs')),
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
  reveals: {
    who: maybe(node('players')),
    what: maybe(node('filter')),
    /** cr 607.2h: revealed by this object's static ability with this name. */
    as: maybe(link),
  },
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
  /** A keyword action by name: exploit, cycle, evolve, devour, mentor, forage. */
  'keyword-action': { action: text, what: maybe(node('filter')), who: maybe(node('players')) },
  parameter: { name: text },
} as const;

/** cr 614-616: the event, the outcomes that replace it, and whether a player may choose. */
export const REPLACEMENT = {
  replace: {
    event: node('pattern'),
    if: maybe(node('condition')),
    /** Who may choose to apply it; if absent it always applies. */
    may: maybe(node('players')),
    outcomes: list(node('outcome')),
    /** cr 614.15: a self-replacement effect, which applies first. */
    self: maybe(oneOf('self')),
    /** Hint on the wording, without meaning: 'prevent all damage that would be dealt', 'if damage would be dealt'. */
    said: maybe(oneOf('all', 'dealt')),
    label: maybe(text),
  },
  parameter: { name: text },
} as const;

/** What happens to the replaced event. No outcome: the event does not happen. Several apply together. */
export const OUTCOME = {
  /** The event itself, changed. */
  tapped: {
    /** cr 614.12a: only if this holds, after the choices before it. */
    if: maybe(node('condition')),
  },
  untapped: {},
  'with-counters': {
    counter: text,
    count: node('value'),
    /** Hint on the wording, without meaning. */
    said: maybe(oneOf('for-each', 'where')),
  },
  /** As many of each kind as that object has or last had, or had noted (cr 607.2e). */
  'with-counters-of': { of: node('reference') },
  'under-control': { who: node('players') },
  /** cr 707.9: as a copy of something chosen as it enters. */
  'as-copy': {
    filter: node('filter'),
    in: maybe(oneOf(...ZONES)),
    may: maybe(oneOf('may')),
    except: maybe(list(node('change'))),
    /** cr 707.9e: an exception with an effect of its own: additional counters. */
    counter: maybe(text),
    count: maybe(node('value')),
  },
  /** cr 613.2a: it enters with these changes, if the condition holds; copies of it have them too. */
  itself: { changes: list(node('change'), 1), if: maybe(node('condition')) },
  /** cr 614.12a: choices made as it enters, kept under a link. */
  choosing: { effect: node('effect'), as: maybe(link) },
  changed: { changes: list(node('change'), 1) },
  transformed: {},
  'face-down': {},
  /**
   * Which player or permanent: as another creature, or one of these players; otherwise its controller chooses (cr
   * 508.4).
   */
  attacking: {
    like: maybe(node('reference')),
    players: maybe(node('players')),
    /** Those players or what they control. */
    or: maybe(oneOf('planeswalkers')),
  },
  /** cr 301.5e, 303.4h-i: attached to that object, if possible. */
  attached: { to: maybe(node('reference')), players: maybe(node('players')) },
  /** cr 509.4: the attacker; otherwise its controller chooses. */
  blocking: { attacker: maybe(node('reference')) },
  /** It moves to another zone. */
  'to-zone': {
    zone: oneOf(...ZONES),
    position: maybe(oneOf('top', 'bottom', 'shuffled-in')),
    reveal: maybe(oneOf('reveal')),
    owner: maybe(oneOf('owner')),
  },
  /** The event's amount, changed (doubled, halved, plus one, prevented). */
  amount: { value: node('value') },
  /** cr 615: that amount is prevented, or all if absent. */
  prevent: { amount: maybe(node('value')) },
  /** Dealt to something else (redirection, cr 614.9). */
  redirect: { to: maybe(node('reference')), players: maybe(node('players')) },
  /** Something else happens instead; with `also` the event happens too, and this after it. */
  instead: { effect: node('effect'), bind: maybe(binding) },
  also: { effect: node('effect') },
  'as-counters': { counter: text },
  'more-tokens': { token: maybe(node('token')), times: maybe(node('value')) },
  'exile-linked': { as: link },
  /** cr 701.15: regeneration's shield. */
  regenerate: {},
  parameter: { name: text },
} as const;
