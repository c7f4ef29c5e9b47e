// Maps games in lists to the contract's types.
import type { ListedGame, ListedPage, ListedStatus } from '#matches';
import { PROMPTS, publishedOrigin, publishedResult } from '#visibility';
import type { AwaitedDeed, LobbyStatus } from '../generated/schema.js';
import { shownTerms } from './terms.js';
import { connection, type After } from './connection.js';
import type { Answer, Words } from './types.js';

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

export const gamePage = ({ games, next }: ListedPage, after: After): Answer<'GameConnection'> =>
  connection(
    games.map((game) => ({ cursor: game.id, node: listing(game) })),
    { after, next },
  );

const DEEDS: Words<Awaited['what'], AwaitedDeed> = {
  ready: 'READY',
  start: 'START',
  'open-entropy': 'OPEN_ENTROPY',
  answer: 'ANSWER',
};

type Awaited = NonNullable<ListedGame['awaited']>;

const awaited = ({ what, prompt, since, until }: Awaited): Answer<'Awaited'> => ({
  what: DEEDS[what],
  prompt: prompt === undefined ? null : PROMPTS[prompt],
  since: since ?? null,
  until: until ?? null,
});

const listing = (game: ListedGame): Answer<'GameListing'> => ({
  id: game.id,
  status: OUTSIDE[game.status],
  terms: shownTerms(game.terms),
  host: { id: game.host },
  createdAt: game.createdAt,
  seats: game.seats.map(({ seat, player }) => ({ seat, player: player === null ? null : { id: player } })),
  invited: game.invited,
  waitsForMe: game.awaited !== null,
  awaited: game.awaited === null ? null : awaited(game.awaited),
  rulingUntil: game.rulingUntil,
  stopped: game.stopped,
  origin: publishedOrigin(game.origin),
  result: game.result === null ? null : publishedResult(game.result),
});
