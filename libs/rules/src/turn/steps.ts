// The steps of a turn, in order (cr 500.1). Those in which nothing can happen yet are not here.
export const STEPS = ['untap', 'upkeep', 'draw', 'precombat-main', 'end', 'cleanup'] as const;
export type Step = (typeof STEPS)[number];
