// `pentaland play`: a seat at a running server, in a terminal.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import { Account } from '../client/account.js';
import { USUAL_URL } from '../client/game-api.js';
import { AtTable } from '../play/at-table.js';
import type { ListedGame, Outcome } from '../client/game-api.js';

const LOBBY = [
  'Commands: `list` (open tables), `mine` (your games), `new [pentaland|utopia|war-zone|magic] [SEATS]`,',
  '`join NUMBER` or `join GAME`, or `quit`.',
];

export const play: Command = {
  takes: '[GAME] [--name NAME] [--secret SECRET] [--url URL]',
  details: [
    'Without --secret it registers the name and prints the secret for coming back. With GAME it joins that game',
    'or continues it; without, it opens the lobby. `help` lists the commands.',
  ],
  async run(args, terminal) {
    const { game, name, secret, url } = read(args);
    const { out } = terminal;
    const account = await Account.signedIn(url, name, secret);
    out(
      secret === undefined
        ? `You are ${name}. To come back: --name '${name}' --secret ${account.recoverySecret}`
        : `You are ${name}.`,
    );
    const lines = (terminal.lines?.() ?? Readable.from([]))[Symbol.asyncIterator]();
    const at = game === undefined ? await inLobby(account, lines, out) : await seated(account, game, out);
    if (at === undefined) return EXIT.ok;
    out(`Game ${at}. \`help\` says what can be said.`);
    const ended = await new AtTable(account, at, out).sit(lines);
    out(
      ended === 'over'
        ? 'The game is over.'
        : `The game continues without the terminal. To return: pentaland play ${at}`,
    );
    // Nothing more is read; what was begun to be read need not be waited for.
    void lines.return?.();
    return EXIT.ok;
  },
};

async function inLobby(
  { api }: Account,
  lines: AsyncIterator<string>,
  out: Terminal['out'],
): Promise<string | undefined> {
  LOBBY.forEach((line) => out(line));
  let listed: readonly ListedGame[] = [];
  for (;;) {
    const line = await lines.next();
    const [word = '', one = '', other = '2'] = line.done === true ? ['quit'] : line.value.trim().split(/\s+/);
    if (word === 'quit') return undefined;
    if (word === 'list' || word === 'mine') {
      listed = await api.games(word === 'list' ? 'lobby' : 'myGames');
      (listed.length === 0 ? ['Nothing.'] : listed.map(listing)).forEach((text) => out(text));
    } else if (word === 'new') {
      const ruleset = (one === '' ? 'pentaland' : one).toUpperCase().replaceAll('-', '_');
      const made = await api.createGame({ ruleset, seats: Number(other) });
      if (made.__typename === 'Accepted') {
        await api.inGame('ready', made.gameId);
        return made.gameId;
      }
      out(refused(made));
    } else if (word === 'join') {
      const found = await satDown(api, listed[Number(one) - 1]?.id ?? one);
      if (typeof found === 'string') return found;
      out(refused(found));
    } else if (word !== '') LOBBY.forEach((text) => out(text));
  }
}

type Refused = Extract<Outcome, { __typename: 'Refused' }>;
const refused = ({ message, rule }: Refused): string => `Refused: ${message} (${rule})`;

/** At the table, and ready; whoever has a seat there already has it. */
async function satDown(api: Account['api'], game: string): Promise<string | Refused> {
  const joined = await api.inGame('join', game);
  if (joined.__typename === 'Accepted') await api.inGame('ready', game);
  else if (joined.code !== 'ALREADY_SEATED' && joined.code !== 'ALREADY_STARTED') return joined;
  return game;
}

async function seated({ api }: Account, game: string, out: Terminal['out']): Promise<string> {
  const found = await satDown(api, game);
  if (typeof found === 'string') return found;
  out(refused(found));
  throw new Failure('You have no seat there.');
}

const listing = ({ id, status, terms, host, seats, waitsForMe }: ListedGame, index: number): string =>
  [
    `${index + 1}. ${id}`,
    terms.ruleset.toLowerCase().replaceAll('_', '-'),
    status.toLowerCase(),
    `of ${host.name ?? 'somebody'}`,
    `${seats.filter(({ player }) => player !== null).length} of ${terms.seats} seats taken`,
    ...(waitsForMe ? ['waits for you'] : []),
  ].join(', ');

function read(args: readonly string[]) {
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
  const { name, secret, url = USUAL_URL } = values;
  if (name === undefined && secret !== undefined) throw new UsageError('--secret needs --name');
  return { game, secret, url, name: name ?? `Player ${randomUUID().slice(0, 8)}` };
}
