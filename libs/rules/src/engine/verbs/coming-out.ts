// cr 614.13c: cards that are about to enter from a library, while choices are made for them. Effects that
// mill that library or exile from its top meanwhile skip these cards.
import type { Agenda } from '../../model/state/agenda.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Verb } from './verb.js';

interface Performing {
  readonly groups?: readonly (readonly Verb[])[];
  /** Set while one of its verbs is being replaced. */
  readonly applying?: unknown;
}

export function comingOut({ objects }: GameState, { frames }: Agenda): readonly ObjectId[] {
  return frames.flatMap(({ kind, locals }) => {
    if (kind !== 'perform') return [];
    const { groups = [], applying } = locals as Performing;
    if (applying === undefined) return [];
    return (groups[0] ?? []).flatMap((verb) =>
      verb.verb === 'move' &&
      verb.to.kind === 'battlefield' &&
      objects[objectNumber(verb.object)]?.zone.kind === 'library'
        ? [verb.object]
        : [],
    );
  });
}
