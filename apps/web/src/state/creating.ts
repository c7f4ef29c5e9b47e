// A new table: made, filled with bots if that is wanted, and started as soon as it can be.
import { onGame, command, type Refusal } from './actions.js';
import { request, RequestFailed, type Trouble } from './server.js';

type Created =
  | { readonly __typename: 'Accepted'; readonly gameId: string }
  | ({ readonly __typename: 'Refused' } & Refusal);

export async function createGame(
  terms: Readonly<Record<string, unknown>>,
  bots: number,
): Promise<{ readonly game: string } | Refusal | Trouble> {
  let created;
  try {
    ({ createGame: created } = await request<{ createGame: Created }>(
      `mutation Create($id: ID!, $terms: TermsInput) { createGame(commandId: $id, terms: $terms) { __typename
        ... on Accepted { gameId } ... on Refused { code message rule retriable } } }`,
      { id: crypto.randomUUID(), terms },
    ));
  } catch (error) {
    if (error instanceof RequestFailed) return error.trouble;
    throw error;
  }
  if (created.__typename === 'Refused') return created;
  const game = created.gameId;
  for (let seated = 0; seated < bots; seated += 1) {
    const refusal = await seatBot(game);
    if (refusal !== null) return refusal;
  }
  if (bots === 0) return { game };
  return (await onGame('ready', game)) ?? (await onGame('start', game)) ?? { game };
}

export const seatBot = (gameId: string): Promise<Refusal | Trouble | null> =>
  command('seatBot', '$gameId: ID!, $kind: BotKind!', { gameId, kind: 'GREEDY' });
