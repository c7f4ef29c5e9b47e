// Finds the unfinished games that began with another version of the cards than the loaded one.
import type { EventStore, StoredEvent } from '#event-store';
import { gameId, type GameId, type Hash } from '#kernel';
import { decode, everyEvent, familyOf, memberOf, UndecodableEvent } from '#log';
import { GAME_CODEC } from '../../game/log/game-log.js';

const TYPES = ['LibraryMade', 'GameEnded', 'Rewound'];

/** `cards`: the loaded version. A game without a library begins with whatever version is loaded then. */
export async function gamesOfOtherCards(store: EventStore, cards: Hash): Promise<readonly GameId[]> {
  const others = new Set<GameId>();
  const ended = new Set<GameId>();
  for await (const stored of everyEvent(store, TYPES)) {
    if (familyOf(stored.stream) !== 'game') continue;
    const game = gameId(memberOf(stored.stream));
    const event = eventIn(stored);
    if (event === undefined) continue;
    if (event.type === 'GameEnded') ended.add(game);
    // A judge had it go on.
    else if (event.type === 'Rewound') ended.delete(game);
    else if (event.type === 'LibraryMade' && event.catalogue !== cards) others.add(game);
  }
  return [...others].filter((game) => !ended.has(game));
}

/** A game that cannot be read needs no cards, because nobody can play it. */
function eventIn(stored: StoredEvent) {
  try {
    return decode(GAME_CODEC, stored).event;
  } catch (error) {
    if (error instanceof UndecodableEvent) return undefined;
    throw error;
  }
}
