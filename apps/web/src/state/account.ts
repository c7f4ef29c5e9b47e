// Who plays: a name and the secret to come back with, kept on this device. The client of the library renews its tokens.
import { signal } from '@preact/signals';
import type { CommandSetting } from '#client';
import { client, forgetToken, keptToken } from './server.js';

export interface Account {
  readonly player: string;
  readonly name: string;
  readonly secret: string;
}

const KEPT = 'pentaland.account';

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

if (account.value !== null) {
  const { name, secret } = account.value;
  client.account.resume({ name, recoverySecret: secret }, keptToken(name));
}

/** Nothing that is typed into a form is sent again behind one's back: what went wrong is shown. */
function atOnce(): CommandSetting {
  const called = new AbortController();
  return { signal: called.signal, onAgain: (why) => called.abort(why) };
}

export async function register(name: string): Promise<void> {
  const { playerId, name: taken, recoverySecret } = await client.account.register(name, atOnce());
  keep({ player: playerId, name: taken, secret: recoverySecret });
  newSecret.value = recoverySecret;
}

export async function logIn(name: string, secret: string): Promise<void> {
  const { playerId, name: own } = await client.account.logIn({ name, recoverySecret: secret });
  keep({ player: playerId, name: own, secret });
}

function keep(entered: Account): void {
  account.value = entered;
  localStorage.setItem(KEPT, JSON.stringify(entered));
}

/** Forgets the account on this device. */
export function logOut(): void {
  client.account.logOut();
  account.value = null;
  localStorage.removeItem(KEPT);
  forgetToken();
  sessionStorage.clear();
}

export const revokeAll = (): Promise<void> => client.account.revoke(atOnce());
