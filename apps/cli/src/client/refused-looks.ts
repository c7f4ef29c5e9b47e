// What a server says to somebody who may not look at a game that way, in words.
import { PentalandError } from '#client';
import { Failure } from '../command/command.js';

const REFUSALS: Readonly<Record<string, string>> = {
  UNKNOWN_GAME: 'There is no such game, or you may not see it.',
  BAD_EYES:
    'You may not see this game through these eyes: leave the option out, or use spectator. Others are for judges, and for everyone once the game has opened.',
  NO_SUCH_MOMENT: 'The game has no such moment. `pentaland replay GAME --outline` says how many it has.',
  BAD_SHARE_CODE: 'This server has made no such share code. Copy it whole.',
};

export async function inWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const words = error instanceof PentalandError ? REFUSALS[error.code] : undefined;
    throw words === undefined ? error : new Failure(words);
  }
}
