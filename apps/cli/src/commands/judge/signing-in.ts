// Who judges: the arguments by which a judge signs in, beside a command's own.
import { parseArgs } from 'node:util';
import { UsageError } from '../../command.js';
import { Account } from '../../play/account.js';
import type { GameApi } from '../../play/game-api.js';

export const SIGNS_IN = '--name NAME --secret SECRET [--url URL]';

/** What stands beside the options: one for each of `operands`, no more and no less. */
export async function signedIn(
  args: readonly string[],
  operands: readonly string[],
): Promise<{ readonly api: GameApi; readonly said: readonly string[] }> {
  const { positionals, values } = parsed(args);
  const missing = operands.slice(positionals.length);
  if (missing.length > 0) throw new UsageError(`${missing.join(' and ')} missing`);
  const more = positionals[operands.length];
  if (more !== undefined) throw new UsageError(`'${more}' is too much`);
  const { name, secret, url = 'http://127.0.0.1:3000/graphql' } = values;
  if (name === undefined || secret === undefined)
    throw new UsageError('--name and --secret say who judges: both are needed');
  const { api } = await Account.signedIn(url, name, secret);
  return { api, said: positionals };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, secret: text, url: text },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments cannot be read');
  }
}
