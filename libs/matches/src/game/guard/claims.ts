// What an asker may claim to see a game through, and whether the look must be recorded.
import type { GameState, Seat } from '#rules';
import { mayOpen, OPENED, SPECTATOR, viewerAt, type Viewer } from '#visibility';
import type { Asker } from '../../contract/contract.js';
import { viewerFor } from '../eyes/relation.js';

/** The viewer: the player of a seat, or a spectator. */
export type EyesOf = Seat | 'spectator';

/** Whose eyes a replay is seen with: the asker's own, another viewer's, or those that see everything. */
export type ReplayEyes = 'own' | EyesOf | 'everything';

/**
 * The eyes of the asker's own relation to the game; everyone's, if the finished game has opened to the asker;
 * for a judge without a seat, those of another viewer; or those of a replay.
 */
export type Claim = 'own' | 'opened' | { readonly through: EyesOf } | { readonly replay: ReplayEyes };

export interface Allowed {
  readonly viewer: Viewer;
  /** True for a judge, whose every look is recorded, even at an opened game. */
  readonly isRecorded: boolean;
}

/** For this asker there is no such game; or there is one, but not through these eyes. */
export type NotAllowed = 'unknown-game' | 'bad-eyes';

export function allowed(state: GameState, asker: Asker, claim: Claim): Allowed | NotAllowed {
  const own = viewerFor(state, asker);
  if (own === undefined) return 'unknown-game';
  const isRecorded = own.kind === 'judge';
  if (claim === 'own') return { viewer: own, isRecorded };
  if (claim === 'opened') return mayOpen(state, own) ? { viewer: OPENED, isRecorded } : 'unknown-game';
  if ('replay' in claim) {
    const viewer = eyesOfReplay(state, own, claim.replay);
    return viewer === undefined ? 'bad-eyes' : { viewer, isRecorded };
  }
  const { through } = claim;
  return isRecorded && isThere(state, through) ? { viewer: viewerOf(through), isRecorded } : 'unknown-game';
}

/** Nobody sees more than before by asking for a spectator's eyes; others' eyes need a judge or an opened game. */
function eyesOfReplay(state: GameState, own: Viewer, eyes: ReplayEyes): Viewer | undefined {
  if (eyes === 'own') return own;
  if (eyes === 'spectator') return SPECTATOR;
  if (eyes === 'everything') return own.kind === 'judge' ? own : mayOpen(state, own) ? OPENED : undefined;
  if (!isThere(state, eyes)) return undefined;
  const isOwn = own.kind === 'seat' && own.seat === eyes;
  return isOwn || own.kind === 'judge' || mayOpen(state, own) ? viewerAt(eyes) : undefined;
}

const isThere = ({ seats }: GameState, eyes: EyesOf): boolean =>
  eyes === 'spectator' || seats.some(({ seat }) => seat === eyes);

const viewerOf = (eyes: EyesOf): Viewer => (eyes === 'spectator' ? SPECTATOR : viewerAt(eyes));
