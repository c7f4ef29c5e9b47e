// Games as the lists show them.
import type { ListedGame, ListedPage, ListedStatus } from '#matches';
import type { LobbyStatus } from '../generated/schema.js';
import { shownTerms } from './terms.js';
import type { Answer } from './types.js';

const OUTSIDE: { readonly [S in ListedStatus]: LobbyStatus } = {
  gathering: 'GATHERING',
  playing: 'PLAYING',
  over: 'OVER',
};
const INSIDE: { readonly [S in LobbyStatus]: ListedStatus } = {
  GATHERING: 'gathering',
  PLAYING: 'playing',
  OVER: 'over',
};

export const listedStatus = (status: LobbyStatus): ListedStatus => INSIDE[status];

export const gamePage = ({ games, next }: ListedPage): Answer<'GamePage'> => ({
  games: games.map(listing),
  next,
});

const listing = (game: ListedGame): Answer<'GameListing'> => ({
  id: game.id,
  status: OUTSIDE[game.status],
  terms: shownTerms(game.terms),
  host: { id: game.host },
  createdAt: game.createdAt,
  seats: game.seats.map(({ seat, player }) => ({ seat, player: player === null ? null : { id: player } })),
  invited: game.invited,
  waitsForMe: game.waitsForMe,
});
