// What each part of the suite receives, and how it queries an index.
import type { GameId, PlayerId } from '#kernel';
import type { ListKey, ListOf, LobbyIndex } from '../../../matches/src/lobby/index.js';

export interface Opened {
  readonly index: LobbyIndex;
  readonly dispose: () => void;
}

export interface Subject {
  readonly open: () => Opened;
  readonly index: LobbyIndex;
}

export const LOBBY_OF_GATHERING: ListOf = { kind: 'lobby', status: 'gathering' };

export const idsOf = (
  index: LobbyIndex,
  of: ListOf,
  player: PlayerId,
  after?: ListKey,
  max = 1_000,
): GameId[] => index.list({ of, player, after, max }).map(({ game }) => game.id);
