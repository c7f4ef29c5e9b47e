// Which events of a log a rewind has taken back.
import type { GameEvent } from '#rules';

/** By the number of the event: false for what no longer stands. */
export function standing(log: readonly GameEvent[]): boolean[] {
  const stands = log.map(() => true);
  let nth = log.length - 1;
  while (nth >= 0) {
    const event = log[nth];
    const back = event?.type === 'Rewound' && event.to <= nth ? event.to : nth;
    stands.fill(false, back, nth);
    nth = Math.min(back, nth) - 1;
  }
  return stands;
}
