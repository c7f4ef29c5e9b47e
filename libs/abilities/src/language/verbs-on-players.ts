// The verbs of cr 701 that players do, and what happens to the game. `bind` names the outcome, for later steps.
import { binding, link, int, list, maybe, node, oneOf, text } from '../notation/field.js';
import { STEPS, ZONES } from './words.js';

export const VERBS_ON_PLAYERS = {
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
    /** Hint on the wording, without meaning: 'only to cast a creature spell'. */
    said: maybe(oneOf('one')),
    until: maybe(oneOf('end-of-turn', 'end-of-phase')),
    rider: maybe(node('body')),
  },
  /** cr 605.3a: `who` activates a mana ability of each of them that has one, one after another. */
  'activate-mana': { who: node('players'), of: node('reference') },
  /** `to`: that player adds the mana that is lost this way (cr 106.13). */
  'empty-pool': { who: node('players'), to: maybe(node('players')) },
  'player-counters': { who: node('players'), counter: text, count: node('value') },
  'remove-player-counters': { who: node('players'), counter: text, count: maybe(node('value')) },
  'create-token': {
    who: maybe(node('players')),
    token: node('token'),
    count: maybe(node('value')),
    enters: maybe(list(node('outcome'))),
    link: maybe(link),
    bind: maybe(binding),
  },
  /** cr 701.23. What is found gets a name; the next step says where it goes. */
  search: {
    who: node('players'),
    whose: maybe(node('players')),
    /** 'outside': cards they own outside the game (cr 701.23j). */
    zones: list(oneOf('library', 'graveyard', 'hand', 'outside'), 1),
    filter: maybe(node('filter')),
    least: maybe(node('value')),
    most: maybe(node('value')),
    /** 'all': cards in public zones that fit are found whether or not the player wants them (cr 701.23b). */
    unbounded: maybe(oneOf('unbounded', 'all')),
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
  /** cr 701.47, 701.39: bolster, support and similar actions consist of choices and counters. */
  'get-emblem': { who: node('players'), face: node('face') },
  'become-monarch': { who: node('players') },
  'take-initiative': { who: node('players') },
  'get-city-blessing': { who: node('players') },
  'lose-game': { who: node('players') },
  'win-game': { who: node('players') },
  'draw-game': {},
  'restart-game': { except: maybe(node('reference')) },
  'extra-turn': { who: node('players'), count: maybe(node('value')) },
  /** cr 500.8-10: after the current phase. */
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
  /** cr 723: another player makes this player's decisions. */
  'control-player': {
    who: node('players'),
    by: node('players'),
    during: oneOf('next-turn', 'next-combat', 'this'),
  },
  'exchange-zones': { who: node('players'), one: oneOf(...ZONES), other: oneOf(...ZONES) },
  'reverse-turn-order': {},
  /** An unread clause: the table decides what it does (assisted play). */
  assisted: { text: text },
} as const;
