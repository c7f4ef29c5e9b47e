// The closed vocabularies of the rules. Open ones (subtypes, counters, names) are plain text.
export const COLOURS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type ColourName = (typeof COLOURS)[number];

export const CARD_TYPES = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** cr 110.4. */
export const PERMANENT_TYPES: readonly string[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
] satisfies readonly CardType[];

export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const ZONES = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'stack',
  'exile',
  'command',
  'outside',
] as const;
export type ZoneName = (typeof ZONES)[number];

/** cr 500.1, with the first of two combat damage steps under a name of its own (cr 510.4). */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombat-main',
  'begin-combat',
  'declare-attackers',
  'declare-blockers',
  'first-strike-damage',
  'combat-damage',
  'end-combat',
  'postcombat-main',
  'end',
  'cleanup',
] as const;
export type StepName = (typeof STEPS)[number];

export const STATS = ['power', 'toughness', 'mana-value', 'loyalty', 'defense'] as const;
export type Stat = (typeof STATS)[number];

export const COMPARISONS = ['less', 'at-most', 'equal', 'at-least', 'more', 'not-equal'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Why an object changes zones (the verb of cr 701). Costs, effects, triggers and history use the same causes. */
export const MOVE_CAUSES = [
  'put',
  'play',
  'cast',
  'resolve',
  'draw',
  'discard',
  'mill',
  'destroy',
  'sacrifice',
  'exile',
  'return',
  'counter',
  'search',
  'cycle',
  'state-based',
  'cease',
] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

/** cr 110.5, and what an object is doing. */
export const STATUSES = [
  'tapped',
  'untapped',
  'flipped',
  'face-down',
  'face-up',
  'transformed',
  'phased-out',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'enchanted',
  'equipped',
  'fortified',
  'attached',
  'token',
  'card',
  'copy',
  'monstrous',
  'renowned',
  'suspected',
  'goaded',
  'paired',
  'summoning-sick',
  'historic',
  'modified',
  'commander',
  'ring-bearer',
  'kicked',
  'cast',
  'attacked-this-turn',
  'blocked-this-turn',
  'damaged-this-turn',
  'entered-this-turn',
  'activated-this-turn',
] as const;
export type Status = (typeof STATUSES)[number];
