// Who judges: the arguments by which a judge signs in, beside a command's own.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Client } from '#client';
import { needOperands, orUsageError } from '../../command/arguments.js';
import { UsageError, type Terminal } from '../../command/command.js';
import { signedIn as account } from '../../client/account.js';
import { serverUrl } from '../../client/server-url.js';

export const SIGNS_IN = '--name NAME --secret SECRET [--url URL]';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

interface SignedIn {
  readonly client: Client;
  /** What stands beside the options: one for each operand. */
  readonly said: readonly string[];
  readonly values: Values;
}

interface Taken {
  readonly options?: Options;
  /** The last operand may be left out. */
  readonly few?: boolean;
  /** What the name and the secret say. */
  readonly who?: string;
}

/** No more and no less than `operands`. */
export async function signedIn(
  { args, environment }: { readonly args: readonly string[]; readonly environment: Terminal['environment'] },
  operands: readonly string[],
  { options = {}, few = false, who = 'who judges' }: Taken = {},
): Promise<SignedIn> {
  const text = { type: 'string' } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, secret: text, url: text, ...options },
    }),
  );
  const given: Values = values;
  const isShort = few && positionals.length === operands.length - 1;
  needOperands(positionals, isShort ? operands.slice(0, -1) : operands);
  const { name, secret, url } = given;
  if (typeof name !== 'string' || typeof secret !== 'string')
    throw new UsageError(`--name and --secret are both needed: they say ${who}`);
  const at = serverUrl(typeof url === 'string' ? url : undefined, environment);
  const { client } = await account(at, name, secret);
  return { client, said: positionals, values: given };
}

/** A seat that is typed. */
export function seatOf(said: Values[string]): number | null {
  if (said === undefined) return null;
  const typed = typeof said === 'string' ? said : '';
  if (!/^[0-7]$/.test(typed)) throw new UsageError(`'${typed}' is no seat`);
  return Number(typed);
}

/** GAME or GAME@MOMENT. */
export function placeOf(said: string): { readonly game: string; readonly moment: number | null } {
  const at = said.lastIndexOf('@');
  if (at < 0) return { game: said, moment: null };
  const moment = said.slice(at + 1);
  if (at === 0 || !/^[0-9]{1,9}$/.test(moment)) throw new UsageError(`'${said}' is not GAME@MOMENT`);
  return { game: said.slice(0, at), moment: Number(moment) };
}
