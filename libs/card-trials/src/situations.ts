// The games a card is tried in, one after another, until everything was come to. The first are plain; then come those
// that are made for what it waits for.

export interface Situation {
  /** How much of what can be done is done. Calm: little, so that turns go by. */
  readonly pace: 'busy' | 'calm';
  /** What players hold besides the card; nothing: nor the card. Bait: what it speaks of, made for it. */
  readonly hands: 'full' | 'none' | 'nothing' | 'bait';
  /**
   * What lies on the table besides it. Plain: creatures without the types it speaks of, and what is made for it; rich:
   * many of those. Scarce, on its side: nothing but lands without a type; empty: nothing.
   */
  readonly board: 'full' | 'plain' | 'scarce' | 'empty' | 'rich';
  /** `down`: the card lies face down. `many`: several of it are there. */
  readonly itself: 'up' | 'down' | 'many';
  /** When something is done with the card itself: at any time, or once there is somebody to respond to. */
  readonly timing: 'any' | 'response';
  /** How many of each counter it speaks of. */
  readonly counters: number;
  readonly turns: number;
}

const BUSY: Situation = {
  pace: 'busy',
  hands: 'full',
  board: 'full',
  itself: 'up',
  timing: 'any',
  counters: 3,
  turns: 3,
};
const PATIENT: Situation = { ...BUSY, pace: 'calm', turns: 6 };
const BARE: Situation = { ...PATIENT, hands: 'none' };
const BAITED: Situation = { ...BUSY, hands: 'bait', turns: 6 };

const PLAIN: readonly Situation[] = [BUSY, PATIENT, BUSY, BARE];
const MADE: readonly Situation[] = [
  BAITED,
  { ...BAITED, board: 'plain', timing: 'response' },
  { ...PATIENT, itself: 'down' },
  { ...BARE, board: 'scarce', counters: 1 },
  { ...PATIENT, board: 'rich', counters: 20 },
  { ...BAITED, board: 'scarce', timing: 'response', counters: 1 },
  { ...BAITED, board: 'plain', itself: 'down', timing: 'response' },
  { ...BARE, board: 'rich', itself: 'many', counters: 20 },
  { ...PATIENT, board: 'plain', timing: 'response', counters: 0 },
  { ...BARE, hands: 'nothing', board: 'empty', counters: 0 },
  { ...BARE, board: 'scarce', counters: 0, turns: 14 },
];
export const SITUATIONS: readonly Situation[] = [...PLAIN, ...PLAIN, ...MADE, ...MADE];
