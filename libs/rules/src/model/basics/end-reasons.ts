// Why a player is out of the game, and why a game ends (cr 104, 800.4).

export const LOSS_REASONS = [
  'conceded',
  'absent',
  'drew-from-empty-library',
  'no-life',
  'poisoned',
  'effect',
  'out-of-time',
  // cr 801.15-16: the player leaves without losing; for that player the game is a draw.
  'drawn',
] as const;
export const END_REASONS = [
  'last-one-standing',
  'nobody-left',
  'won-by-effect',
  'drawn-by-effect',
  'mandatory-loop',
  'cancelled',
  'expired',
  'abandoned',
  'ruled',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
export type EndReason = (typeof END_REASONS)[number];
