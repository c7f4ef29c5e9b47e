// `pentaland play`: a seat at a running server, in a terminal.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Refused } from '#client';
import { signedIn, type Account } from '../client/account.js';
import { GameTable } from '../client/game-table.js';
import { serverUrl } from '../client/server-url.js';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import { fitted } from '../command/wrapped.js';
import { AtTable } from '../play/at-table.js';
import { fromLobby, satDown } from '../play/lobby.js';

/** Enough entries for the lines that tell a person what happened last. */
const RECENT = 100;

export const play: Command = {
  takes: '[GAME] [--name NAME] [--secret SECRET] [--url URL]',
  details: [
    'Without --secret it registers the name and prints the command for coming back. With GAME it joins that game or continues',
    'it; without, it opens the lobby. `help` lists the commands. It plays on after a cut connection and a restart of the server.',
  ],
  async run(args, terminal) {
    const { game, name, secret, url } = read(args, terminal.environment);
    const { out, columns } = terminal;
    const atTable = (line: string): void => fitted(line, columns).forEach((one) => out(one));
    const account = await signedIn(url, name, secret);
    const { client } = account;
    out(
      secret === undefined
        ? `You are ${name}. To come back: ${comingBack(account, url)}`
        : `You are ${name}.`,
    );
    const lines = (terminal.lines?.() ?? Readable.from([]))[Symbol.asyncIterator]();
    const at = game === undefined ? await fromLobby(client, lines, out) : await seated(account, game, out);
    if (at === undefined) return EXIT.ok;
    out(`Game ${at}. \`help\` says what can be said.`);
    const ended = await new AtTable(await GameTable.of(client, at, RECENT), atTable).sit(lines);
    out(
      ended === 'over'
        ? 'The game is over.'
        : `The game continues without the terminal. To return: ${comingBack(account, url, at)}`,
    );
    // Nothing more is read; what was begun to be read need not be waited for.
    void lines.return?.();
    return EXIT.ok;
  },
};

async function seated({ client }: Account, game: string, out: Terminal['out']): Promise<string> {
  try {
    return await satDown(client, game);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    out(`Refused: ${error.message} (${error.rule})`);
    throw new Failure('You have no seat there.');
  }
}

/** The command that brings this account back, as a shell takes it. */
function comingBack({ name, recoverySecret }: Account, url: string, game?: string): string {
  const elsewhere = url === serverUrl(undefined, {}) ? [] : ['--url', url];
  return [
    'npx pentaland play',
    ...(game === undefined ? [] : [game]),
    `--name ${quoted(name)} --secret ${recoverySecret}`,
    ...elsewhere,
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function read(args: readonly string[], environment: Terminal['environment']) {
  const text = { type: 'string' } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, secret: text, url: text },
    }),
  );
  const [game, more] = positionals;
  if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
  const { name, secret, url } = values;
  if (name === undefined && secret !== undefined) throw new UsageError('--secret needs --name');
  const called = name ?? `Player ${randomUUID().slice(0, 8)}`;
  return { game, secret, url: serverUrl(url, environment), name: called };
}
