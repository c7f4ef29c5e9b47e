// Who judges: the arguments by which a judge signs in, beside a command's own.
import { parseArgs } from 'node:util';
import { needOperands, orUsageError } from '../../command/arguments.js';
import { UsageError } from '../../command/command.js';
import { Account } from '../../client/account.js';
import { USUAL_URL, type GameApi } from '../../client/game-api.js';

export const SIGNS_IN = '--name NAME --secret SECRET [--url URL]';

/** What stands beside the options: one for each of `operands`, no more and no less. */
export async function signedIn(
  args: readonly string[],
  operands: readonly string[],
): Promise<{ readonly api: GameApi; readonly said: readonly string[] }> {
  const text = { type: 'string' } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, secret: text, url: text },
    }),
  );
  needOperands(positionals, operands);
  const { name, secret, url = USUAL_URL } = values;
  if (name === undefined || secret === undefined)
    throw new UsageError('--name and --secret are both needed: they say who judges');
  const { api } = await Account.signedIn(url, name, secret);
  return { api, said: positionals };
}
