// Every game of a store checked, one after another, whoever may see it: for who holds the keys.
import type { EventStore } from '#event-store';
import { gameId, type GameId } from '#kernel';
import {
  everyEvent,
  GameSecretUnreadable,
  gameStream,
  memberOf,
  openGameSecret,
  pagesOf,
  SECRET_EVENTS,
} from '../../log/index.js';
import type { FormatCards, Keys } from '../../ports/index.js';
import { GameVerifier, type GameVerdict } from './game-verifier.js';

const SECRET_TYPES = Object.keys(SECRET_EVENTS);

export interface VerifiedGame {
  readonly game: GameId;
  readonly verdict: GameVerdict;
}

/** Games whose secret cannot be read are passed over: the check of the chains names those. */
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
