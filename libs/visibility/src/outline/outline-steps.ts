// Steps through a replay: from one moment to the next entry, priority, phase or turn, or back.
import type { Outline } from './outline.js';

export const STEPS_BY = ['entry', 'priority', 'phase', 'turn'] as const;
export type StepBy = (typeof STEPS_BY)[number];
export type StepDirection = 'forward' | 'back';

export interface StepAsked {
  readonly from: number;
  readonly by: StepBy;
  readonly direction: StepDirection;
}

type Moments = readonly { readonly moment: number }[];

const STOPS: { readonly [B in Exclude<StepBy, 'entry'>]: (outline: Outline) => Moments } = {
  priority: ({ questions }) => questions.filter(({ kind }) => kind === 'priority'),
  phase: ({ phases }) => phases,
  turn: ({ turns }) => turns,
};

/** The moment to go to: at the ends of the game, its first or last one; null if that is where one already is. */
export function momentToGoTo(outline: Outline, { from, by, direction }: StepAsked): number | null {
  const end = direction === 'forward' ? outline.moments : 1;
  if (from === end) return null;
  if (by === 'entry') return direction === 'forward' ? from + 1 : from - 1;
  const stops = STOPS[by](outline);
  const found =
    direction === 'forward'
      ? stops.find(({ moment }) => moment > from)
      : stops.findLast(({ moment }) => moment < from);
  return found?.moment ?? end;
}
