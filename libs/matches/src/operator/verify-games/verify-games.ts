// Verifies every game of a store, one after another, whoever may see it: for whoever holds the keys.
import type { EventStore } from '#event-store';
import { gameId, type GameId } from '#kernel';
import type { Keys } from '#ports';
import {
  everyEvent,
  GameSecretUnreadable,
  gameStream,
  memberOf,
  openGameSecret,
  pagesOf,
  SECRET_EVENTS,
} from '#log';
import type { FormatCards } from '../../ports/index.js';
import { GameVerifier, type GameVerdict } from '../../game/verifier/game-verifier.js';

const SECRET_TYPES = Object.keys(SECRET_EVENTS);

export interface VerifiedGame {
  readonly game: GameId;
  readonly verdict: GameVerdict;
}

/** Skips games whose secret cannot be read; the check of the chains reports those. */
export async function* verifyGames(
  store: EventStore,
  keys: Keys,
  cards: FormatCards,
): AsyncGenerator<VerifiedGame> {
  for await (const stored of everyEvent(store, SECRET_TYPES)) {
    const game = gameId(memberOf(stored.stream));
    const secret = secretIn(() => openGameSecret(keys, game, stored));
    if (secret === undefined) continue;
    const verifier = new GameVerifier(game, secret, cards);
    for await (const page of pagesOf(store, gameStream(game))) for (const event of page) verifier.add(event);
    const verdict = verifier.verdict();
    if (verdict.events > 0 || verdict.fault !== null) yield { game, verdict };
  }
}

function secretIn<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch (error) {
    if (error instanceof GameSecretUnreadable) return undefined;
    throw error;
  }
}
