// A new table: made, filled with bots if that is wanted, and started as soon as it can be.
import { sayReady } from './fairness.js';
import { onGame, command, type Refusal } from './actions.js';
import { request, RequestFailed, type Trouble } from './server.js';

type Created =
  | { readonly __typename: 'Accepted'; readonly gameId: string }
  | ({ readonly __typename: 'Refused' } & Refusal);

export type Made = { readonly game: string } | Refusal | Trouble;

/** A mutation with a variable `$id`, whose field is called `created`. */
export async function createdBy(mutation: string, variables: object): Promise<Made> {
  try {
    const { created } = await request<{ created: Created }>(mutation, {
      id: crypto.randomUUID(),
      ...variables,
    });
    return created.__typename === 'Refused' ? created : { game: created.gameId };
  } catch (error) {
    if (error instanceof RequestFailed) return error.trouble;
    throw error;
  }
}

export async function createGame(terms: Readonly<Record<string, unknown>>, bots: number): Promise<Made> {
  const made = await createdBy(
    `mutation Create($id: ID!, $terms: TermsInput) { created: createGame(commandId: $id, terms: $terms) { __typename
      ... on Accepted { gameId } ... on Refused { code message rule retriable } } }`,
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
