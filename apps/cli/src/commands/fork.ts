// `pentaland fork`: a new table on a running server that goes on from a moment of an opened game, or from a scenario.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_KINDS, type BotKind } from '#rules';
import { needOperands, orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command } from '../command/command.js';
import { Account } from '../client/account.js';
import { USUAL_URL, type Outcome } from '../client/game-api.js';

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
    const { from, seat, bots, name, secret, url } = read(args);
    const { api } = await Account.signedIn(url, name, secret);
    const outcome =
      'scenario' in from
        ? await api.forkScenario(from.scenario, seat)
        : await api.forkGame(from.game, from.moment, seat);
    const made = accepted(outcome);
    for (const kind of bots) accepted(await api.seatBot(made, kind, randomUUID()));
    terminal.out(made);
    return EXIT.ok;
  },
};

function read(args: readonly string[]) {
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
  const { name, secret, url = USUAL_URL, seat = '0', bot: bots = [], scenario } = values;
  needOperands(positionals, scenario === undefined ? ['GAME@MOMENT'] : []);
  if (name === undefined || secret === undefined)
    throw new UsageError('--name and --secret are both needed: they say who plays');
  if (!/^[0-7]$/.test(seat)) throw new UsageError(`'${seat}' is no seat`);
  const from = scenario === undefined ? placeOf(positionals[0] ?? '') : { scenario: textOf(scenario) };
  return { from, seat: Number(seat), bots: bots.map(botKind), name, secret, url };
}

function placeOf(given: string) {
  const at = given.lastIndexOf('@');
  const moment = Number(given.slice(at + 1));
  if (at < 1 || !Number.isInteger(moment)) throw new UsageError(`'${given}' is not GAME@MOMENT`);
  return { game: given.slice(0, at), moment };
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

/** The id of the game. */
function accepted(outcome: Outcome): string {
  if (outcome.__typename === 'Refused') throw new Failure(`Refused: ${outcome.message} (${outcome.rule})`);
  return outcome.gameId;
}
