// The events of triggers, replacements and history, and the outcomes that replace an event.
import { binding, int, link, list, maybe, node, oneOf, text } from '../notation/field.js';
import { MOVE_CAUSES, STEPS, ZONES } from './words.js';

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
  /** cr 615.13: however much of what is dealt at once one effect prevents. */
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
    /** Together with that many other creatures of its controller's, or more. */
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
    /** cr 607.2h: by the static ability of this object that says so under this name. */
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
    /** How the text puts it: 'prevent all damage that would be dealt', 'if damage would be dealt'; means nothing. */
    said: maybe(oneOf('all', 'dealt')),
    label: maybe(text),
  },
  parameter: { name: text },
} as const;

/** What becomes of the replaced event. None: it does not happen. Several apply together. */
export const OUTCOME = {
  /** The event itself, otherwise. */
  tapped: {
    /** cr 614.12a: only if so, by what was chosen before it. */
    if: maybe(node('condition')),
  },
  untapped: {},
  'with-counters': {
    counter: text,
    count: node('value'),
    /** How the text puts it; means nothing. */
    said: maybe(oneOf('for-each', 'where')),
  },
  /** As many of each kind as that has or last had: what was noted of it (cr 607.2e). */
  'with-counters-of': { of: node('reference') },
  'under-control': { who: node('players') },
  /** cr 707.9: as a copy of something, chosen as it enters. */
  'as-copy': {
    filter: node('filter'),
    in: maybe(oneOf(...ZONES)),
    may: maybe(oneOf('may')),
    except: maybe(list(node('change'))),
    /** cr 707.9e: an exception that is an effect of its own: so many counters more. */
    counter: maybe(text),
    count: maybe(node('value')),
  },
  /** cr 613.2a: it becomes so as it comes, where that holds: part of what is copied of it. */
  itself: { changes: list(node('change'), 1), if: maybe(node('condition')) },
  /** cr 614.12a: choices made as it enters, kept under a link. */
  choosing: { effect: node('effect'), as: maybe(link) },
  changed: { changes: list(node('change'), 1) },
  transformed: {},
  'face-down': {},
  /** Which player or permanent: the same as another creature, or these players; else its controller chooses (cr 508.4). */
  attacking: {
    like: maybe(node('reference')),
    players: maybe(node('players')),
    /** Those players or what they control. */
    or: maybe(oneOf('planeswalkers')),
  },
  /** cr 301.5e, 303.4h-i: attached to that, if it can be. */
  attached: { to: maybe(node('reference')), players: maybe(node('players')) },
  /** cr 509.4: which attacker; else its controller chooses. */
  blocking: { attacker: maybe(node('reference')) },
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
