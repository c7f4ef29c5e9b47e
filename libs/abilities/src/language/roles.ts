// What `subject`, `agent` and the event's amount are for each pattern. Triggers, replacements and history share
// these.
import type { PATTERN } from './patterns.js';

export interface Roles {
  /** What the event happens to. */
  readonly subject?: 'object' | 'player' | 'either';
  /** What did it, or the other party. */
  readonly agent?: 'object' | 'player';
  /** In words, for authors of cards and for code that emits the events. */
  readonly means: string;
}

export const PATTERN_ROLES: { readonly [K in keyof typeof PATTERN]: Roles } = {
  any: { subject: 'either', agent: 'object', means: 'as the pattern that fits says' },
  moves: {
    subject: 'object',
    agent: 'player',
    means: 'the object as it was (successor: as it is now); who made it move',
  },
  damage: {
    subject: 'either',
    agent: 'object',
    means: 'who or what is dealt it; the source. Amount: the damage',
  },
  'damage-prevented': {
    subject: 'either',
    agent: 'object',
    means: 'who or what would be dealt it; the source. Amount: what is prevented',
  },
  cast: { subject: 'object', agent: 'player', means: 'the spell; who casts it' },
  activated: { subject: 'object', agent: 'player', means: 'the ability on the stack; who activates it' },
  triggered: { subject: 'object', agent: 'player', means: 'the ability; its controller' },
  targeted: { subject: 'either', agent: 'object', means: 'the target; the spell or ability' },
  attacks: {
    subject: 'object',
    agent: 'player',
    means: 'the attacker; the attacking player. Amount: how many',
  },
  blocks: { subject: 'object', agent: 'object', means: 'the blocker; what it blocks' },
  'becomes-blocked': { subject: 'object', agent: 'object', means: 'the attacker; what blocks it' },
  unblocked: { subject: 'object', means: 'the attacker' },
  step: { subject: 'player', means: 'whose step it is' },
  draws: { subject: 'player', agent: 'object', means: 'who draws; the card' },
  'gains-life': { subject: 'player', means: 'who gains. Amount: how much' },
  'loses-life': { subject: 'player', means: 'who loses. Amount: how much' },
  'adds-counters': { subject: 'either', means: 'what gets them. Amount: how many' },
  'removes-counters': { subject: 'object', means: 'what loses them. Amount: how many' },
  taps: { subject: 'object', means: 'what becomes tapped' },
  'taps-for-mana': { subject: 'object', agent: 'player', means: 'what is tapped; who taps it' },
  untaps: { subject: 'object', means: 'what becomes untapped' },
  attached: { subject: 'object', agent: 'object', means: 'the attachment; what it is attached to' },
  unattached: { subject: 'object', agent: 'object', means: 'the attachment; what it was attached to' },
  'turned-face-up': { subject: 'object', means: 'what is turned' },
  'turned-face-down': { subject: 'object', means: 'what is turned' },
  transforms: { subject: 'object', means: 'what transforms' },
  flips: { subject: 'object', means: 'what flips' },
  'phases-in': { subject: 'object', means: 'what phases in' },
  'phases-out': { subject: 'object', means: 'what phases out' },
  'control-changes': { subject: 'object', agent: 'player', means: 'the object; who controls it now' },
  creates: { subject: 'object', agent: 'player', means: 'the tokens; who creates them. Amount: how many' },
  searches: { subject: 'player', means: 'who searches' },
  shuffles: { subject: 'player', means: 'who shuffles' },
  scries: { subject: 'player', means: 'who scries. Amount: how many' },
  surveils: { subject: 'player', means: 'who surveils. Amount: how many' },
  reveals: { subject: 'object', agent: 'player', means: 'the card; who reveals it' },
  'adds-mana': { subject: 'player', agent: 'object', means: 'who gets it; what made it. Amount: how much' },
  'flips-coin': { subject: 'player', means: 'who flips' },
  'rolls-die': { subject: 'player', means: 'who rolls. Amount: the result' },
  votes: { subject: 'player', means: 'who votes' },
  'becomes-monarch': { subject: 'player', means: 'the monarch' },
  'becomes-designated': { subject: 'object', means: 'what is designated' },
  'loses-game': { subject: 'player', means: 'who loses' },
  regenerates: { subject: 'object', means: 'what regenerates' },
  proliferates: { subject: 'player', means: 'who proliferates' },
  clashes: { subject: 'player', means: 'who clashes' },
  'day-night': { means: 'nothing and nobody' },
  state: { means: 'nothing and nobody' },
  'keyword-action': { subject: 'object', agent: 'player', means: 'what did it; who did it' },
  parameter: { means: 'as what fills the hole says' },
};
