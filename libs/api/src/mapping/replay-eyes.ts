// Maps the eyes of a replay between the contract's types and the games'.
import type { ReplayEyes } from '#matches';
import { ApiError } from '../errors/api-error.js';
import type { ReplayEyes as ShownEyes } from '../generated/schema.js';

const EYES = { OWN: 'own', SPECTATOR: 'spectator', EVERYTHING: 'everything' } as const satisfies Readonly<
  Record<Exclude<ShownEyes, 'SEAT'>, ReplayEyes>
>;

export interface GivenEyes {
  readonly eyes?: ShownEyes | undefined;
  readonly seat?: number | null | undefined;
}

export function replayEyes({ eyes = 'OWN', seat }: GivenEyes): ReplayEyes {
  if (eyes !== 'SEAT') {
    if (seat !== null && seat !== undefined)
      throw new ApiError('BAD_USER_INPUT', 'A seat goes with the eyes SEAT. Leave it out.');
    return EYES[eyes];
  }
  if (seat === null || seat === undefined)
    throw new ApiError('BAD_USER_INPUT', 'The eyes SEAT need a seat. Give its number.');
  // The cast: whether the game has such a seat is known where the game is.
  return seat as ReplayEyes;
}

export function shownEyes(eyes: ReplayEyes): { readonly eyes: ShownEyes; readonly seat: number | null } {
  switch (eyes) {
    case 'own':
      return { eyes: 'OWN', seat: null };
    case 'spectator':
      return { eyes: 'SPECTATOR', seat: null };
    case 'everything':
      return { eyes: 'EVERYTHING', seat: null };
    default:
      return { eyes: 'SEAT', seat: eyes };
  }
}
