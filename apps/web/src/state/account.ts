// Who plays: a name and the secret to come back with, kept on this device, and tokens that are renewed silently.
import { signal } from '@preact/signals';
import { request, RequestFailed, useTokens } from './server.js';

export interface Account {
  readonly player: string;
  readonly name: string;
  readonly secret: string;
}

const KEPT = 'pentaland.account';
const RENEW_BEFORE_MS = 60_000;

function kept(): Account | null {
  try {
    // What this page wrote itself.
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Account | null;
  } catch {
    return null;
  }
}

export const account = signal<Account | null>(kept());
/** A secret that was just made, and has to be shown before anything else. */
export const newSecret = signal<string | null>(null);

interface Session {
  readonly token: string;
  readonly until: number;
}
let session: Promise<Session> | undefined;

const SESSION = `__typename
  ... on Session { player { id name } token expiresAt recoverySecret }
  ... on AccountRefused { code message retryAfter }`;

type SessionResult =
  | {
      readonly __typename: 'Session';
      readonly player: { readonly id: string; readonly name: string };
      readonly token: string;
      readonly expiresAt: string;
      readonly recoverySecret: string | null;
    }
  | {
      readonly __typename: 'AccountRefused';
      readonly code: string;
      readonly message: string;
      readonly retryAfter: number | null;
    };

export async function register(name: string): Promise<void> {
  const { register: result } = await request<{ register: SessionResult }>(
    `mutation Register($id: ID!, $name: String!) { register(commandId: $id, name: $name) { ${SESSION} } }`,
    { id: crypto.randomUUID(), name },
    false,
  );
  begin(result, undefined);
  newSecret.value = account.value?.secret ?? null;
}

export async function logIn(name: string, secret: string): Promise<void> {
  begin(await login(name, secret), secret);
}

const login = async (name: string, secret: string): Promise<SessionResult> =>
  (
    await request<{ login: SessionResult }>(
      `mutation Login($name: String!, $secret: String!) { login(name: $name, recoverySecret: $secret) { ${SESSION} } }`,
      { name, secret },
      false,
    )
  ).login;

function begin(result: SessionResult, given: string | undefined): void {
  const begun = sessionOf(result);
  const secret = result.__typename === 'Session' ? (result.recoverySecret ?? given) : given;
  if (result.__typename !== 'Session' || secret === undefined) return;
  session = Promise.resolve(begun);
  account.value = { player: result.player.id, name: result.player.name, secret };
  localStorage.setItem(KEPT, JSON.stringify(account.value));
}

function sessionOf(result: SessionResult): Session {
  if (result.__typename === 'Session') return { token: result.token, until: Date.parse(result.expiresAt) };
  const { code, message, retryAfter } = result;
  throw new RequestFailed({ code, message, ...(retryAfter === null ? {} : { retryAfter }) });
}

/** Forgets the account on this device. */
export function logOut(): void {
  session = undefined;
  account.value = null;
  localStorage.removeItem(KEPT);
  sessionStorage.clear();
}

export async function revokeAll(): Promise<void> {
  await request('mutation Revoke($id: ID!) { revokeTokens(commandId: $id) { __typename } }', {
    id: crypto.randomUUID(),
  });
  session = undefined;
}

useTokens(async (afresh) => {
  const who = account.value;
  if (who === null) return undefined;
  const known = afresh ? undefined : await session?.catch(() => undefined);
  if (known !== undefined && known.until - RENEW_BEFORE_MS > Date.now()) return known.token;
  session = login(who.name, who.secret).then(sessionOf).catch(ended);
  return (await session).token;
});

/** The secret of this device is good no more: to somebody who was logged in that is the end of the session. */
function ended(error: unknown): never {
  if (error instanceof RequestFailed && error.trouble.code === 'CREDENTIALS_WRONG')
    throw new RequestFailed({ code: 'UNAUTHENTICATED', message: '' });
  throw error;
}
