/**
 * Busy: whatever can be done is done. Patient: little is, so that turns go by, and the card attacks alone. Bare: so,
 * and nobody holds anything else.
 */
export const MOODS = ['busy', 'patient', 'busy', 'bare'] as const;
export type Mood = (typeof MOODS)[number];
