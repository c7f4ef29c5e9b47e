// The entry of a script that reveals the first card drawn this turn (cr 702.94a), where its player is asked in the middle
// of something: what it says of the stack is not waited for.
import type { GameState, ObjectId } from '#rules';
import { findAmong, type Seats } from '../objects/find.js';
import { alike } from './actions.js';
import type { Line } from './script.js';

interface Revealing {
  readonly line?: Line;
  readonly as?: string | undefined;
  readonly objects: readonly ObjectId[];
}

export function revealing(state: GameState, seats: Seats, lines: readonly Line[]): Revealing {
  const question = state.decision?.question;
  const candidates = question?.kind === 'choose-objects' ? question.candidates : [];
  for (const line of lines) {
    const { script, meantToFail } = line;
    if (meantToFail || script.kind !== 'special' || !alike('Miracle', script.entry.special)) continue;
    const { of, as } = script.entry;
    const [first] = candidates;
    const found = of === undefined ? first : findAmong(state, seats, of, candidates, []);
    if (found !== undefined) return { line, as, objects: [found] };
  }
  return { objects: [] };
}
