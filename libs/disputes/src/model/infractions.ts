// What players are penalised for, the penalties, and which upgrade is proposed for a player who repeats it.

/** The families count together: a third game-play error is one of any kind. */
export const INFRACTIONS = {
  'missed-trigger': 'game-play',
  'looking-at-extra-cards': 'game-play',
  'hidden-card-error': 'game-play',
  'game-rule-violation': 'game-play',
  'failure-to-maintain-game-state': 'game-play',
  'mulligan-error': 'game-play',
  'deck-error': 'deck',
  tardiness: 'tournament',
  'slow-play': 'tournament',
  'outside-assistance': 'tournament',
  'communication-violation': 'tournament',
  'unsporting-conduct': 'conduct',
  stalling: 'conduct',
  cheating: 'conduct',
} as const;
export type Infraction = keyof typeof INFRACTIONS;
export const INFRACTION_NAMES = Object.keys(INFRACTIONS) as [Infraction, ...Infraction[]];
type Family = (typeof INFRACTIONS)[Infraction];

/** The lightest first. */
export const PENALTY_GRADES = ['warning', 'game-loss', 'match-loss', 'disqualification'] as const;
export type PenaltyGrade = (typeof PENALTY_GRADES)[number];

/** At which one of its family an upgrade is proposed; families without a number have none. */
const UPGRADED_AT: { readonly [F in Family]?: number } = { 'game-play': 3, deck: 2 };

/**
 * The penalty that is proposed instead of a warning, given what the player was penalised for before at the
 * same event. Undefined: none. A judge gives what they find right; nothing is upgraded by itself.
 */
export function proposedUpgrade(
  infraction: Infraction,
  earlier: readonly Infraction[],
): PenaltyGrade | undefined {
  const family = INFRACTIONS[infraction];
  const upgradedAt = UPGRADED_AT[family];
  const nth = earlier.filter((before) => INFRACTIONS[before] === family).length + 1;
  return upgradedAt !== undefined && nth >= upgradedAt ? 'game-loss' : undefined;
}
