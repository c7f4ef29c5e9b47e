// Disputes on a server, for a player of the game: what is said and read there. `client.dispute` follows one.
import type { Client } from '#client';
import { ask } from './ask.js';
import { mutate } from './commands.js';
import { ChallengeDocument, DisputesOfDocument } from './generated/disputes.js';
import type { DisputesOfQuery } from './generated/operations.js';

export type DisputeOfGame = NonNullable<DisputesOfQuery['disputesOf']>[number];

/** The oldest first; undefined if they are not for who asks. */
export const disputesOf = async (
  client: Client,
  game: string,
): Promise<readonly DisputeOfGame[] | undefined> =>
  (await client.request(DisputesOfDocument, { gameId: game })).disputesOf ?? undefined;

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
/** Null: it is not for this player. */
export async function readDispute(client: Client, id: string): Promise<ReadDispute | null> {
  const { dispute } = await ask<{ dispute: ReadDispute | null }>(
    client,
    `query ($id: ID!) { dispute(id: $id) { ${READ} } }`,
    { id },
  );
  return dispute;
}

export interface SaidInDispute {
  readonly field: 'withdrawCall' | 'stateCase' | 'say' | 'writeName' | 'acceptRuling' | 'appealRuling';
  /** The argument's name, where the field takes one, and its value. */
  readonly text?: readonly [name: 'text' | 'name' | 'reason', said: string];
  readonly privately?: true;
}

const DONE = '... on DisputeAccepted { dispute { id } }';

export const callJudge = (client: Client, game: string, sentence: string): Promise<unknown> =>
  mutate(client, 'callJudge', DONE, { gameId: ['ID!', game], sentence: ['String!', sentence] });

/** `seat`: whom they challenge. */
export const challenge = (client: Client, game: string, seat: number, sentence: string): Promise<unknown> =>
  client.command(ChallengeDocument, { gameId: game, seat, sentence });

export const sayInDispute = (
  client: Client,
  dispute: string,
  { field, text, privately }: SaidInDispute,
): Promise<unknown> =>
  mutate(client, field, DONE, {
    disputeId: ['ID!', dispute],
    ...(text === undefined ? {} : { [text[0]]: ['String!', text[1]] }),
    ...(privately === undefined ? {} : { privately: ['Boolean', privately] }),
  });
