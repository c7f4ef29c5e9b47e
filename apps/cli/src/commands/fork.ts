// `pentaland fork`: a new table on a running server that goes on from a moment of an opened game, or from a scenario.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_KINDS, type BotKind } from '#rules';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, UsageError, type Command, type Terminal } from '../command/command.js';
import { signedIn } from '../client/account.js';
import { forkGame, forkScenario, seatBot } from '../client/commands.js';
import { placeIn, type NamedMoment } from '../client/place.js';
import { serverUrl } from '../client/server-url.js';

export const fork: Command = {
  takes: '(GAME@MOMENT | --scenario FILE) --name NAME --secret SECRET [--seat N] [--bot KIND]... [--url URL]',
  details: [
    'The game must have opened. The new table begins with the position at the end of the last command up to MOMENT, and with',
    'a new seed. Prints its id. Others join it as any table; every seat that is still in the game needs a player.',
    '--scenario: the position of a scenario instead (docs/scenarios.md); its script does not count.',
    '--seat: the one you take, from 0 (the default). --bot: seats a bot, `random` or `greedy`, in the next free seat.',
    '`pentaland play` plays it: say `join` with the id.',
  ],
  async run(args, terminal) {
    const { from, seat, bots, name, secret, url } = read(args, terminal.environment);
    const { client } = await signedIn(url, name, secret);
    const { gameId } =
      typeof from === 'string'
        ? await forkScenario(client, from, seat)
        : await forkGame(client, from.game, { moment: from.moment, seat });
    for (const kind of bots) await seatBot(client, gameId, kind);
    terminal.out(gameId);
    return EXIT.ok;
  },
};

function read(args: readonly string[], environment: Terminal['environment']) {
  const text = { type: 'string' } as const;
  const options = {
    name: text,
    secret: text,
    url: text,
    seat: text,
    scenario: text,
    bot: { type: 'string', multiple: true },
  } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  const { name, secret, url, seat = '0', bot: bots = [], scenario } = values;
  needOperands(positionals, scenario === undefined ? ['GAME@MOMENT'] : []);
  if (name === undefined || secret === undefined)
    throw new UsageError('--name and --secret are both needed: they say who plays');
  if (!/^[0-7]$/.test(seat)) throw new UsageError(`'${seat}' is no seat`);
  const from: NamedMoment | string =
    scenario === undefined ? placeIn(positionals[0] ?? '') : textOf(scenario);
  return {
    ...{ from, name, secret },
    seat: Number(seat),
    bots: bots.map(botKind),
    url: serverUrl(url, environment),
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`'${file}' cannot be read`);
  }
}

function botKind(said: string): BotKind {
  const kind = BOT_KINDS.find((one) => one === said);
  if (kind === undefined)
    throw new UsageError(`'${said}' is no kind of bot; there are ${BOT_KINDS.join(' and ')}`);
  return kind;
}
