// `pentaland replay`: watches a game again in a terminal, from a running server or a replay file.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import { playersOf } from '#matches';
import { replayIn } from '../installation/replay-in.js';
import { FileReplays } from '../play/file-replays.js';
import type { Client, Eyes } from '#client';
import { signedIn } from '../client/account.js';
import { Replays, type Watchable } from '../client/replays.js';
import { serverUrl } from '../client/server-url.js';
import { inWords } from '../client/refused-looks.js';
import { isShareCode, shared } from '../client/share-codes.js';
import { eyesIn } from '../client/place.js';
import { outlineLines } from '../play/outline-lines.js';
import { Replaying } from '../play/replaying.js';

export const replay: Command = {
  takes:
    'GAME|FILE|CODE [--at MOMENT] [--eyes SEAT|spectator|all] [--outline] [--name NAME --secret SECRET] [--url URL]',
  details: [
    'Shows a game at a moment (the first one unless --at says another), and steps through it: the arrow keys go to the',
    'next entry and back; p, f and t go to the next priority, phase and turn, P, F and T to the one before; a number and',
    'return go to that moment; q quits. If no keys can be read, it reads lines of such words.',
    'FILE: a replay file from `pentaland export GAME --replay`, watched without a server.',
    'CODE: a share code from `pentaland share`. It says the moment and the eyes.',
    '--eyes: a seat such as 0, `spectator`, or `all` for everything; without it, your own. Others’ eyes need a judge, or a',
    '  game that has opened. A look of a judge is recorded.',
    '--outline: only prints the turns, the life totals, and what is worth jumping to.',
    '--name, --secret: who you are. Without them it registers somebody new, who sees what spectators see.',
  ],
  async run(args, terminal) {
    const { game, at: asked, eyes, onlyOutline, url, name, secret } = read(args, terminal.environment);
    const { out } = terminal;
    const opened = existsSync(game)
      ? { replays: await fileReplays(game, eyes) }
      : await served((await signedIn(url, name, secret)).client, game, eyes, out);
    const { replays } = opened;
    const at = asked ?? ('at' in opened ? opened.at : 1);
    const outline = await inWords(() => replays.outline());
    const lines = outlineLines(outline);
    if (onlyOutline) {
      lines.forEach((line) => out(line));
      return EXIT.ok;
    }
    if (at < 1 || at > outline.moments)
      throw new Failure(`The game has the moments 1 to ${outline.moments}.`);
    const players = new Map(
      outline.seats.flatMap(({ player }) =>
        player === null ? [] : [[player.id, player.name ?? 'Somebody']],
      ),
    );
    const watched = { replays, moments: outline.moments, outline: lines, players };
    await new Replaying(watched, out).watch(at, keysOf(terminal));
    return EXIT.ok;
  },
};

/** The replays of a game, and where to begin, if a share code says it. */
async function served(client: Client, game: string, eyes: Eyes, out: Terminal['out']) {
  if (!isShareCode(game)) return { replays: new Replays(client.replay(game, eyes)) };
  const place = await inWords(() => shared(client, game));
  if (place.isReduced)
    out('You may not use the eyes of this link, so you see less. It shows more once the game has opened.');
  const meant = eyes === 'OWN' ? place.eyes : eyes;
  return { replays: new Replays(client.replay(place.gameId, meant)), at: place.moment };
}

async function fileReplays(path: string, eyes: Eyes): Promise<Watchable> {
  const file = await replayIn(path);
  const named = { OWN: undefined, SPECTATOR: 'spectator', EVERYTHING: 'all' };
  const viewer = typeof eyes === 'string' ? named[eyes] : `seat-${String(eyes.seat)}`;
  return new FileReplays(file, viewer, playersOf(file.header));
}

/** The keys, where the terminal has any; otherwise the words of lines, each number with its return. */
async function* keysOf({ keys, lines }: Terminal): AsyncGenerator<string> {
  const typed = keys?.();
  if (typed !== undefined) yield* typed;
  else
    for await (const line of lines?.() ?? [])
      for (const word of line.trim().split(/\s+/)) {
        if (word !== '') yield word;
        if (/^\d+$/.test(word)) yield 'return';
      }
}

function read(args: readonly string[], environment: Terminal['environment']) {
  const text = { type: 'string' } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { at: text, eyes: text, outline: { type: 'boolean' }, name: text, secret: text, url: text },
    }),
  );
  needOperands(positionals, ['GAME']);
  const [game = ''] = positionals;
  const { at, eyes, outline = false, url, name, secret } = values;
  if (at !== undefined && !/^\d+$/.test(at)) throw new UsageError('--at takes the number of a moment');
  if (name === undefined && secret !== undefined) throw new UsageError('--secret needs --name');
  return {
    game,
    at: at === undefined ? undefined : Number(at),
    eyes: eyesIn(eyes),
    onlyOutline: outline,
    url: serverUrl(url, environment),
    secret,
    name: name ?? `Viewer ${randomUUID().slice(0, 8)}`,
  };
}
