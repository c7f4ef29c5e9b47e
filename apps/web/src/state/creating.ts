// A new table: made, filled with bots if that is wanted, and started as soon as it can be.
import { sayReady } from './fairness.js';
import { command, onGame, untilKnown, type Refusal } from './actions.js';
import { client, troubleIn, type Trouble } from './server.js';

export type Made = { readonly game: string } | Refusal | Trouble;

/** A mutation with a variable `$commandId`. */
export const createdBy = (mutation: string, variables: Readonly<Record<string, unknown>>): Promise<Made> =>
  untilKnown((setting) => client.command<{ readonly gameId: string }>(mutation, variables, setting)).then(
    ({ gameId }) => ({ game: gameId }),
    troubleIn,
  );

export async function createGame(terms: Readonly<Record<string, unknown>>, bots: number): Promise<Made> {
  const made = await createdBy(
    `mutation Create($commandId: ID!, $terms: TermsInput) { createGame(commandId: $commandId, terms: $terms) { __typename
      ... on Accepted { gameId } ... on Refused { code message rule also retriable retryAfter } } }`,
    { terms },
  );
  return 'game' in made && bots > 0 ? seatBotsAndStart(made.game, bots) : made;
}

export async function seatBotsAndStart(game: string, bots: number): Promise<Made> {
  for (let seated = 0; seated < bots; seated += 1) {
    const refusal = await seatBot(game);
    if (refusal !== null) return refusal;
  }
  return (await sayReady(game)) ?? (await onGame('start', game)) ?? { game };
}

export const seatBot = (gameId: string): Promise<Refusal | Trouble | null> =>
  command('seatBot', '$gameId: ID!, $kind: BotKind!', { gameId, kind: 'GREEDY' });
