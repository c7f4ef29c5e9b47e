// What an asker may claim to see a game through, and whether the look must be recorded.
import type { GameState, Seat } from '#rules';
import { mayOpen, OPENED, SPECTATOR, viewerAt, type Viewer } from '#visibility';
import type { Asker } from '../../contract/contract.js';
import { viewerFor } from '../eyes/relation.js';

/** The viewer: the player of a seat, or a spectator. */
export type EyesOf = Seat | 'spectator';

/**
 * The eyes of the asker's own relation to the game; everyone's, if the finished game has opened to the asker;
 * or, for a judge without a seat, those of another viewer.
 */
export type Claim = 'own' | 'opened' | { readonly through: EyesOf };

export interface Allowed {
  readonly viewer: Viewer;
  /** True for a judge, whose every look is recorded, even at an opened game. */
  readonly isRecorded: boolean;
}

/** Undefined: for this asker there is nothing to see. */
export function allowed(state: GameState, asker: Asker, claim: Claim): Allowed | undefined {
  const own = viewerFor(state, asker);
  if (own === undefined) return undefined;
  const isRecorded = own.kind === 'judge';
  if (claim === 'own') return { viewer: own, isRecorded };
  if (claim === 'opened') return mayOpen(state, own) ? { viewer: OPENED, isRecorded } : undefined;
  const { through } = claim;
  const isThere = through === 'spectator' || state.seats.some(({ seat }) => seat === through);
  if (!isRecorded || !isThere) return undefined;
  return { viewer: through === 'spectator' ? SPECTATOR : viewerAt(through), isRecorded };
}
