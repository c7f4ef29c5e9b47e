// Who speaks to a server from a terminal: somebody new, somebody who comes back with a secret, or somebody without a name.
import { WebSocket } from 'ws';
import { AccountRefused, createClient, Disconnected, usualBackoff, type Client } from '#client';
import { Failure } from '../command/command.js';

/** A person waits at the terminal: however long a server is away, its return is noticed soon. */
const MOST_MS = 2_000;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const backoff = (attempt: number): number => Math.min(MOST_MS, usualBackoff(attempt));

/** Fails at once where no server answers: a command would be sent until one does. */
export async function connected(url: string): Promise<Client> {
  const client = createClient({ url, WebSocket, backoff });
  try {
    await client.raw('{ __typename }');
  } catch (error) {
    if (!(error instanceof Disconnected)) throw error;
    throw new Failure(
      `${capital(error.message)}. \`npm start\` starts one; --url, or PENTALAND_PORT on this machine, says where it is.`,
    );
  }
  return client;
}

export interface Account {
  readonly client: Client;
  readonly name: string;
  /** With the name it logs in again. */
  readonly recoverySecret: string;
}

/** With the secret of somebody who has the name, or as somebody new. */
export async function signedIn(url: string, name: string, secret?: string): Promise<Account> {
  const client = await connected(url);
  try {
    if (secret === undefined) return { client, ...(await client.account.register(name)) };
    await client.account.logIn({ name, recoverySecret: secret });
    return { client, name, recoverySecret: secret };
  } catch (error) {
    throw error instanceof AccountRefused ? new Failure(`${name}: ${error.message}`) : error;
  }
}
