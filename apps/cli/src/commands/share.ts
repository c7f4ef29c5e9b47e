// `pentaland share`: a code for a link to a moment of a game, through chosen eyes.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { signedIn } from '../client/account.js';
import { inWords } from '../client/refused-looks.js';
import { serverUrl } from '../client/server-url.js';
import { shareCode } from '../client/share-codes.js';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, UsageError, type Command } from '../command/command.js';
import { eyesIn, placeIn } from '../client/place.js';

const text = { type: 'string' } as const;

export const share: Command = {
  takes: 'GAME@MOMENT [--as SEAT|spectator|all] [--name NAME --secret SECRET] [--url URL]',
  details: [
    'Prints a code for that moment. `pentaland replay CODE` opens it. It grants nothing: those who may not use its eyes see',
    'the moment with their own.',
    '--as: a seat such as 0, `spectator`, or `all`: eyes that you may use yourself. Without it each sees with their own.',
  ],
  async run(args, terminal) {
    const { positionals, values } = orUsageError(() =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { as: text, name: text, secret: text, url: text },
      }),
    );
    needOperands(positionals, ['GAME@MOMENT']);
    const { name, secret, url } = values;
    if (name === undefined && secret !== undefined) throw new UsageError('--secret needs --name');
    const place = placeIn(positionals[0] ?? '');
    const eyes = eyesIn(values.as, '--as');
    const at = serverUrl(url, terminal.environment);
    const { client } = await signedIn(at, name ?? `Viewer ${randomUUID().slice(0, 8)}`, secret);
    terminal.out(await inWords(() => shareCode(client, place, eyes)));
    return EXIT.ok;
  },
};
