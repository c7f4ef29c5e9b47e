// What can be forbidden, required and allowed (cr 101.2, 508.1c-d, 601.3).
import { int, list, maybe, node, oneOf, text } from '../notation/field.js';
import { ZONES } from './words.js';

/** What can be forbidden or required. `who` does it; the other fields say to whom or what. */
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
  /** As the attacker sees it. `least`: by fewer than that many; `all`: by all that can (lure). */
  'be-blocked': {
    who: maybe(node('filter')),
    by: maybe(node('filter')),
    least: maybe(int(1)),
    most: maybe(int(1)),
    all: maybe(oneOf('all')),
  },
  /** cr 510.1a: assign combat damage at all. */
  'assign-damage': { who: maybe(node('filter')) },
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
    /** cr 307.5: any time they couldn't cast a sorcery. */ speed: maybe(oneOf('instant')),
  },
  activate: {
    who: node('players'),
    of: maybe(node('filter')),
    except: maybe(oneOf('mana')),
    which: maybe(oneOf('loyalty', 'tap-cost', 'any')),
  },
  play: { who: node('players'), what: maybe(node('filter')), from: maybe(oneOf(...ZONES)) },
  untap: {
    what: node('filter'),
    step: maybe(oneOf('untap-step', 'ever')),
    /** More than that many of theirs, in the untap steps of these players. */
    most: maybe(node('value')),
    players: maybe(node('players')),
  },
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
  /** `most`: that many stay (cr 122.4); more can be put there. */
  'have-counters': {
    what: maybe(node('filter')),
    counter: maybe(text),
    players: maybe(node('players')),
    most: maybe(int()),
  },
  transform: { what: maybe(node('filter')) },
  'turn-face-up': { what: node('filter') },
  'win-game': { who: node('players') },
  'lose-game': { who: node('players') },
  'cause-triggers': { what: node('pattern') },
  'phase-in': { what: node('filter') },
  parameter: { name: text },
} as const;

/** What static abilities and effects permit. */
export const PERMISSION = {
  /** cr 601.3: cast or play from a zone, or at a time, that the rules do not permit otherwise. */
  play: {
    who: node('players'),
    what: node('filter'),
    from: maybe(oneOf(...ZONES)),
    cards: maybe(node('reference')),
    /** Instead of its mana cost, or in addition to it (cr 702.81a). */
    costs: maybe(list(node('cost'))),
    additional: maybe(list(node('cost'))),
    free: maybe(oneOf('free')),
    speed: maybe(oneOf('instant')),
    anyMana: maybe(oneOf('any-colour', 'any-type')),
    lands: maybe(oneOf('only', 'too', 'no')),
    /** What follows when it would go to the graveyard. */ then: maybe(oneOf('exile')),
    /** cr 603.7g: what follows if only this permission allowed casting it at that time. */
    effect: maybe(node('effect')),
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
  'look-at': {
    who: node('players'),
    what: node('reference'),
    /** Hint on the wording, without meaning: that it is at any time stands in a reminder. */
    said: maybe(oneOf('time-unsaid')),
  },
  'target-as-though': { who: node('players'), what: node('filter'), without: text },
  'spend-as-though': {
    who: node('players'),
    what: oneOf('any-colour', 'any-type'),
    for: maybe(node('filter')),
  },
  /** cr 116.2e: this card, from its owner's hand. */
  'discard-any-time': {},
  'legend-rule-off': { what: node('filter') },
  'loyalty-anytime': { what: node('filter') },
  'loyalty-again': { what: node('filter') },
  parameter: { name: text },
} as const;
