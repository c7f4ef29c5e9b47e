// Maps the public list of opened games, and what it is searched for, to and from the contract's types.
import { playerId } from '#kernel';
import type { OpenedGame, OpenGamesFilter, OpenGamesPage, PlayerSought } from '#matches';
import { publishedResult } from '#visibility';
import { ApiError } from '../errors/api-error.js';
import type { OpenGamesFilter as FilterInput, PlayerInput, RangeInput } from '../generated/schema.js';
import { meantEnd } from './result.js';
import { meantBase, meantRuleset, shownTerms } from './terms.js';
import { connection, type After } from './connection.js';
import type { Answer } from './types.js';

/** The longest list in a filter. */
const MOST_SOUGHT = 8;

type Compared = OpenGamesFilter['compared'];

export const openGamesFilter = (input: FilterInput): OpenGamesFilter => ({
  players: fewOf('players', input.players).map(player),
  winners: fewOf('winners', input.winners).map(player),
  losers: fewOf('losers', input.losers).map(player),
  cards: fewOf('cards', input.cards),
  compared: {
    ...given('ruleset', input.ruleset, meantRuleset),
    ...given('base', input.base, meantBase),
    ...given('format', input.format, (format) => (format === 'ALL' ? 'all' : 'chosen')),
    ...given('legality', input.legality, (legality) => legality),
    ...given('turns', input.turns, range),
    ...given('events', input.events, range),
    ...given('reason', input.reason, meantEnd),
    ...given('isDrawn', input.draw, (draw) => draw),
  },
});

function given<K extends keyof Compared, From>(
  key: K,
  value: From | null | undefined,
  meant: (value: From) => NonNullable<Compared[K]>,
): { readonly [P in K]?: NonNullable<Compared[K]> } {
  if (value === null || value === undefined) return {};
  return { [key]: meant(value) } as { readonly [P in K]: NonNullable<Compared[K]> };
}

function fewOf<T>(name: string, list: readonly T[] | null | undefined): readonly T[] {
  if ((list?.length ?? 0) > MOST_SOUGHT)
    throw new ApiError('BAD_USER_INPUT', `Give \`${name}\` at most ${MOST_SOUGHT} items.`, {
      allowed: MOST_SOUGHT,
    });
  return list ?? [];
}

/** GraphQL allows only one of the two. */
const player = ({ id, name }: PlayerInput): PlayerSought =>
  name === undefined ? { id: playerId(id) } : { name };

const range = ({ atLeast, atMost }: RangeInput): NonNullable<Compared['turns']> => ({
  ...(atLeast === null || atLeast === undefined ? {} : { atLeast }),
  ...(atMost === null || atMost === undefined ? {} : { atMost }),
});

export const openGames = ({ games, next }: OpenGamesPage, after: After): Answer<'OpenGameConnection'> =>
  connection(
    games.map((game) => ({ cursor: game.game, node: openGame(game) })),
    { after, next },
  );

const openGame = (opened: OpenedGame): Answer<'OpenGameListing'> => ({
  id: opened.game,
  terms: shownTerms(opened.terms),
  seats: opened.players.map((id, seat) => ({ seat, player: id === null ? null : { id } })),
  createdAt: opened.createdAt,
  endedAt: opened.endedAt,
  openedAt: opened.openedAt,
  turns: opened.turns,
  events: opened.events,
  result: publishedResult(opened),
});
