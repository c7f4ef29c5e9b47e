// `pentaland replay`: watches a game again in a terminal, from a running server or a replay file.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import { playersOf } from '#matches';
import { replayIn } from '../installation/replay-in.js';
import { FileReplays } from '../play/file-replays.js';
import { Account } from '../client/account.js';
import { ApiFault, USUAL_URL } from '../client/game-api.js';
import { Replays, type ReplayEyes } from '../client/replays.js';
import { outlineLines } from '../play/outline-lines.js';
import { Replaying } from '../play/replaying.js';

export const replay: Command = {
  takes:
    'GAME|FILE [--at MOMENT] [--eyes SEAT|spectator|all] [--outline] [--name NAME --secret SECRET] [--url URL]',
  details: [
    'Shows a game at a moment (the first one unless --at says another), and steps through it: the arrow keys go to the',
    'next entry and back; p, f and t go to the next priority, phase and turn, P, F and T to the one before; a number and',
    'return go to that moment; q quits. If no keys can be read, it reads lines of such words.',
    'FILE: a replay file from `pentaland export GAME --replay`, watched without a server.',
    '--eyes: a seat such as 0, `spectator`, or `all` for everything; without it, your own. Others’ eyes need a judge, or a',
    '  game that has opened. A look of a judge is recorded.',
    '--outline: only prints the turns, the life totals, and what is worth jumping to.',
    '--name, --secret: who you are. Without them it registers somebody new, who sees what spectators see.',
  ],
  async run(args, terminal) {
    const { game, at, eyes, onlyOutline, url, name, secret } = read(args);
    const { out } = terminal;
    const replays = existsSync(game)
      ? await fileReplays(game, eyes)
      : new Replays((await Account.signedIn(url, name, secret)).api, game, eyes);
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

async function fileReplays(path: string, { eyes, seat }: ReplayEyes): Promise<FileReplays> {
  const file = await replayIn(path);
  const named = { OWN: undefined, SPECTATOR: 'spectator', EVERYTHING: 'all', SEAT: `seat-${String(seat)}` };
  return new FileReplays(file, named[eyes], playersOf(file.header));
}

const REFUSALS: Readonly<Record<string, string>> = {
  UNKNOWN_GAME: 'There is no such game, or you may not see it.',
  BAD_EYES:
    'You may not see this game through these eyes: leave --eyes out, or use spectator. Others are for judges, and for everyone once the game has opened.',
};

async function inWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const words = error instanceof ApiFault ? REFUSALS[error.code] : undefined;
    throw words === undefined ? error : new Failure(words);
  }
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

function eyesIn(eyes: string | undefined): ReplayEyes {
  if (eyes === undefined) return { eyes: 'OWN', seat: null };
  if (eyes === 'spectator') return { eyes: 'SPECTATOR', seat: null };
  if (eyes === 'all') return { eyes: 'EVERYTHING', seat: null };
  const seat = /^(?:seat-)?(\d)$/.exec(eyes)?.[1];
  if (seat === undefined) throw new UsageError('--eyes takes spectator, all, or a seat such as 0');
  return { eyes: 'SEAT', seat: Number(seat) };
}

function read(args: readonly string[]) {
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
  const { at = '1', eyes, outline = false, url = USUAL_URL, name, secret } = values;
  if (!/^\d+$/.test(at)) throw new UsageError('--at takes the number of a moment');
  if (name === undefined && secret !== undefined) throw new UsageError('--secret needs --name');
  return {
    game,
    at: Number(at),
    eyes: eyesIn(eyes),
    onlyOutline: outline,
    url,
    secret,
    name: name ?? `Viewer ${randomUUID().slice(0, 8)}`,
  };
}
