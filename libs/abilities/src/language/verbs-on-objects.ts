// The verbs of cr 701 that act on objects. `bind` names what really happened, for later steps.
import { binding, link, list, maybe, node, oneOf, text } from '../notation/field.js';
import { MOVE_CAUSES, ZONES } from './words.js';

export const VERBS_ON_OBJECTS = {
  /** Every change of zone is this verb with its cause, except drawing. `bind`: the new objects. */
  move: {
    what: node('reference'),
    to: oneOf(...ZONES),
    cause: oneOf(...MOVE_CAUSES),
    /** In a library: top, bottom, or the nth from the top. */
    position: maybe(oneOf('top', 'bottom', 'nth', 'shuffled-in')),
    nth: maybe(node('value')),
    /** The order of several cards in one library: by their owner's choice or at random (cr 401.4). */
    order: maybe(oneOf('any', 'random')),
    /** Who controls it on the battlefield; its owner if absent (cr 110.2). */
    under: maybe(node('players')),
    /** How it enters. */
    enters: maybe(list(node('outcome'))),
    face: maybe(oneOf('face-up', 'face-down', 'transformed')),
    /** cr 607.2a: kept for 'cards exiled with this'. */
    link: maybe(link),
    by: maybe(node('players')),
    /** cr 610.3: until this event, when it returns to the zone it came from. */
    until: maybe(node('pattern')),
    bind: maybe(binding),
  },
  destroy: { what: node('reference'), regeneration: maybe(oneOf('cannot')), bind: maybe(binding) },
  /** cr 701.21: `who` chooses among their own permanents that fit. */
  sacrifice: { who: node('players'), filter: node('filter'), count: node('value'), bind: maybe(binding) },
  /** Those of the named objects that `who` controls, or each one's controller if absent (cr 701.21a). */
  'sacrifice-these': { what: node('reference'), who: maybe(node('players')), bind: maybe(binding) },
  tap: { what: node('reference'), bind: maybe(binding) },
  untap: { what: node('reference'), bind: maybe(binding) },
  /** cr 701.6: counters a spell or ability; `to`: a zone other than the graveyard. */
  counter: {
    what: node('reference'),
    to: maybe(oneOf(...ZONES)),
    position: maybe(oneOf('top', 'bottom')),
    bind: maybe(binding),
  },
  /**
   * cr 120. `from`: the source; this if absent. `divided`: among `to` as announced; `evenly`: rounded down, without a
   * choice, as it is dealt.
   */
  damage: {
    from: maybe(node('reference')),
    to: maybe(node('reference')),
    players: maybe(node('players')),
    amount: node('value'),
    divided: maybe(oneOf('divided', 'evenly')),
    unpreventable: maybe(oneOf('unpreventable')),
    /** Hint on the wording, without meaning. */
    said: maybe(oneOf('objects-first', 'amount-last')),
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
  /** cr 701.10e: as many again of each kind, or of this kind. */
  'double-counters': { on: node('reference'), counter: maybe(text) },
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
  /** cr 707.10: copies of a spell or ability on the stack, with new targets if the field says so. */
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
  /** cr 601.3, 608.2g: `who` casts it now. */
  'cast-now': {
    who: node('players'),
    what: node('reference'),
    /** Or plays it, if it is a land (cr 305.9). */
    play: maybe(oneOf('play')),
    free: maybe(oneOf('free')),
    /** cr 118.9: instead of its mana cost; `for` is the name of that alternative (madness, miracle). */
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
  /** cr 120.6: removes all damage marked on it. */
  'remove-damage': { from: node('reference') },
  /** Gives what was done a name that abilities trigger on (cr 702.110b: exploits). */
  'keyword-action': { action: text, what: maybe(node('reference')), who: maybe(node('players')) },
  /** cr 115.7: what cr 608 makes of a prevented or skipped part is said by the outcome. */
  'end-continuous': { what: node('reference') },
} as const;
