// The lobby in a terminal: open tables, one's own games, and sitting down at one.
import { Refused, type Accepted, type Client } from '#client';
import { ask } from '../client/ask.js';
import { createGame, inGame } from '../client/commands.js';

const HELP = [
  'Commands: `list` (open tables), `mine` (your games), `join NUMBER` or `join GAME`,',
  '`new [pentaland|utopia|war-zone|magic] [SEATS]`, or `quit`.',
];

type Out = (line: string) => void;

interface ListedGame {
  readonly id: string;
  readonly status: string;
  readonly terms: { readonly ruleset: string; readonly seats: number };
  readonly host: { readonly name: string | null };
  readonly seats: readonly { readonly player: { readonly id: string } | null }[];
  readonly waitsForMe: boolean;
}

/** The game at whose table the player sits then; undefined if they leave. */
export async function fromLobby(
  client: Client,
  lines: AsyncIterator<string>,
  out: Out,
): Promise<string | undefined> {
  HELP.forEach((line) => out(line));
  let listed: readonly ListedGame[] = [];
  for (;;) {
    const line = await lines.next();
    const [word = '', one = '', other = '2'] = line.done === true ? ['quit'] : line.value.trim().split(/\s+/);
    if (word === 'quit') return undefined;
    if (word === 'list' || word === 'mine') {
      listed = await games(client, word === 'list' ? 'lobby' : 'myGames');
      (listed.length === 0 ? ['Nothing.'] : listed.map(listing)).forEach((text) => out(text));
    } else if (word === 'new' || word === 'join') {
      const sitting =
        word === 'new' ? begun(client, one, other) : satDown(client, listed[Number(one) - 1]?.id ?? one);
      const game = await sitting.catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        out(`Refused: ${error.message} (${error.rule})`);
      });
      if (game !== undefined) return game;
    } else if (word !== '') HELP.forEach((text) => out(text));
  }
}

/** At the table, and ready; whoever has a seat there already has it. */
export async function satDown(client: Client, game: string): Promise<string> {
  const isThere = (error: unknown): error is Refused =>
    error instanceof Refused && (error.code === 'ALREADY_SEATED' || error.code === 'ALREADY_STARTED');
  const joined = await inGame(client, 'join', game).catch((error: unknown): Accepted | undefined => {
    if (!isThere(error)) throw error;
    return undefined;
  });
  if (joined !== undefined) await inGame(client, 'ready', game);
  return game;
}

async function begun(client: Client, rules: string, seats: string): Promise<string> {
  const ruleset = (rules === '' ? 'pentaland' : rules).toUpperCase().replaceAll('-', '_');
  const { gameId } = await createGame(client, { ruleset, seats: Number(seats) });
  await inGame(client, 'ready', gameId);
  return gameId;
}

async function games(client: Client, list: 'lobby' | 'myGames'): Promise<readonly ListedGame[]> {
  const { page } = await ask<{ page: { nodes: readonly ListedGame[] } }>(
    client,
    `{ page: ${list} { nodes {
      id status terms { ruleset seats } host { name } seats { player { id } } waitsForMe } } }`,
  );
  return page.nodes;
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
