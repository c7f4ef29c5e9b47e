// A client of the contract's disputes, for a player of the game: what is said and read there, and when to read again.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Account } from './account.js';
import type { GameApi, Outcome } from './game-api.js';

interface Written {
  readonly seat: number | null;
  readonly text: string | null;
}

export interface DisputeMessage extends Written {
  readonly to: number | null;
}

export interface DisputeRuling {
  readonly number: number;
  readonly rules: readonly string[];
  readonly words: string;
  readonly state: string;
  readonly until: string | null;
  readonly acceptedBy: readonly number[];
}

export interface ReadDispute {
  readonly id: string;
  readonly stage: string;
  readonly judge: { readonly name: string | null } | null;
  readonly sentence: Written | null;
  readonly statements: readonly Written[];
  readonly messages: readonly DisputeMessage[];
  readonly namesAsked: readonly number[];
  readonly rulings: readonly DisputeRuling[];
  readonly appeal: { readonly outcome: string | null; readonly words: string | null } | null;
}

const READ = `id stage judge { name } sentence { seat text } statements { seat text } messages { seat to text } namesAsked
  rulings { number rules words state until acceptedBy } appeal { outcome words }`;
const CHANGES = 'subscription ($id: ID!) { disputeChanged(disputeId: $id) { version } }';
const AGAIN_AFTER_MS = 500;

/** Null: it is not for this player. */
export async function readDispute(api: GameApi, id: string): Promise<ReadDispute | null> {
  const { dispute } = await api.ask<{ dispute: ReadDispute | null }>(
    `query ($id: ID!) { dispute(id: $id) { ${READ} } }`,
    { id },
  );
  return dispute;
}

export interface SaidInDispute {
  readonly field: 'withdrawCall' | 'stateCase' | 'say' | 'writeName' | 'acceptRuling' | 'appealRuling';
  /** The argument's name and type, where the field takes one, and its value. */
  readonly text?: readonly [name: 'text' | 'name' | 'reason', said: string];
  readonly privately?: true;
}

const REFUSED = '... on Refused { code rule message }';
const inDispute = `{ __typename ... on DisputeAccepted { dispute { gameId } } ${REFUSED} }`;
type Answered = Extract<Outcome, { __typename: 'Refused' }> | { readonly __typename: 'DisputeAccepted' };

/** As the commands of games answer. */
async function outcomeOf(api: GameApi, query: string, variables: object, game: string): Promise<Outcome> {
  const { answered } = await api.ask<{ answered: Answered }>(query, variables);
  return answered.__typename === 'Refused' ? answered : { __typename: 'Accepted', gameId: game };
}

export const callJudge = (
  api: GameApi,
  game: string,
  sentence: string,
  commandId: string,
): Promise<Outcome> =>
  outcomeOf(
    api,
    `mutation ($commandId: ID!, $game: ID!, $sentence: String!) {
      answered: callJudge(commandId: $commandId, gameId: $game, sentence: $sentence) ${inDispute} }`,
    { commandId, game, sentence },
    game,
  );

export function sayInDispute(
  api: GameApi,
  { game, dispute }: { readonly game: string; readonly dispute: string },
  { field, text, privately }: SaidInDispute,
  commandId: string,
): Promise<Outcome> {
  const [name, said] = text ?? [];
  const declared = name === undefined ? '' : ', $said: String!';
  const passed = `${name === undefined ? '' : `, ${name}: $said`}${privately ? ', privately: true' : ''}`;
  return outcomeOf(
    api,
    `mutation ($commandId: ID!, $dispute: ID!${declared}) {
      answered: ${field}(commandId: $commandId, disputeId: $dispute${passed}) ${inDispute} }`,
    { commandId, dispute, ...(name === undefined ? {} : { said }) },
    game,
  );
}

/** Once at the beginning, and each time the dispute may have changed, through every break. */
export async function* disputeChanges(
  account: Account,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  const isLeft = (): boolean => signal.aborted;
  while (!isLeft()) {
    const client = createClient({
      url: account.url.replace(/^http/, 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: async () => ({ authorization: `Bearer ${await account.token()}` }),
    });
    const stop = (): void => void client.dispose();
    signal.addEventListener('abort', stop);
    try {
      const changes = client.iterate({ query: CHANGES, variables: { id } });
      yield;
      for await (const { errors } of changes) {
        if (errors !== undefined) break;
        yield;
      }
    } catch {
      // A break: what was missed is read when it is open again.
    } finally {
      signal.removeEventListener('abort', stop);
      await client.dispose();
    }
    await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
  }
}
