// Costs (cr 118), how long effects last (cr 611.2), and mana (cr 106).
import { binding, costText, link, list, maybe, node, oneOf, text } from '../notation/field.js';
import { MOVE_CAUSES, STATS, STEPS, ZONES } from './words.js';

export const COST = {
  mana: { cost: costText },
  /** Generic mana, of a counted amount. */
  'mana-value': { amount: node('value'), colour: maybe(node('colour')) },
  'mana-of': { what: node('reference'), less: maybe(node('value')) },
  tap: {},
  untap: {},
  life: { amount: node('value') },
  /** Tap untapped permanents you control. */
  'tap-others': {
    filter: node('filter'),
    count: node('value'),
    /** cr 702.122a: the sum of this must reach `count`, not the number of creatures. */
    total: maybe(oneOf(...STATS)),
    bind: maybe(binding),
  },
  'untap-others': { filter: node('filter'), count: node('value') },
  /** Sacrifice, discard, exile, return, mill: objects that fit are moved. `all`: the whole hand. */
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
  /** This object itself. */
  'move-this': {
    to: oneOf(...ZONES),
    cause: oneOf(...MOVE_CAUSES),
    /** How the text puts it: 'this card from your graveyard'; where it is is the ability's zone. */
    said: maybe(oneOf('from-graveyard', 'from-hand')),
  },
  reveal: { filter: node('filter'), count: node('value'), bind: maybe(binding) },
  'reveal-this': {},
  'remove-counters': {
    counter: maybe(text),
    count: node('value'),
    from: maybe(node('filter')),
    /** That many in all, from any number of those objects. */
    among: maybe(oneOf('among')),
  },
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
  'end-of-turn': { said: maybe(oneOf('this-turn')) },
  'end-of-combat': { said: maybe(oneOf('this-combat')) },
  /** cr 611.2b. */
  'next-turn': { whose: node('players') },
  'end-of-next-turn': { whose: node('players') },
  /** Until that step begins next. */
  'next-step': { step: oneOf(...STEPS), whose: maybe(node('players')) },
  /** Until its controller's next untap step is over (cr 502.3). */
  'next-untap-step': {},
  /** While this stays where it is, or while a condition holds. */
  'while-this': { status: maybe(oneOf('on-battlefield', 'tapped', 'controlled')) },
  while: { condition: node('condition') },
  forever: {},
  /** Until a number of uses, or an event. */
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
  /** The mana the event produced. */
  'same-as-event': {},
  /** cr 701.10f: as much of each type as the player has. */
  doubled: {},
  /** The colours of these objects. */
  'among-colours': { of: node('reference') },
  /** cr 106.8-11: the mana in a mana cost. */
  'cost-of': { of: node('reference') },
  /** cr 607.2e: mana of a noted type, or all that was noted. */
  noted: { name: link, what: oneOf('type', 'type-and-amount') },
  /** In any combination of these. */
  combination: { of: list(text, 1) },
  parameter: { name: text },
} as const;
