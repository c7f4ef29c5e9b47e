// cr 614.13c: cards about to come out of a library onto the battlefield, while it is being said how they come: what mills
// that library or exiles cards from its top meanwhile passes them over.
import type { Agenda } from '../../model/state/agenda.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Verb } from './verb.js';

interface Performing {
  readonly groups?: readonly (readonly Verb[])[];
  /** One of its verbs is being replaced. */
  readonly applying?: unknown;
}

export function comingOut({ objects }: GameState, { frames }: Agenda): readonly ObjectId[] {
  return frames.flatMap(({ kind, locals }) => {
    if (kind !== 'perform') return [];
    const { groups = [], applying } = locals as unknown as Performing;
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
