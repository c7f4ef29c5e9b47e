// Measures what players feel when a node of the database is lost: two servers, eight games, one command after another in
// each, while a command of yours does the harm and mends it. A pause is the time between two acknowledgements in a game.
//
//   EVENTSTORE_URL='esdb://h1,h2,h3?tls=false' STORE_HARM='<command that kills or freezes, waits, and mends>' \
//     node dist/bench/prove-pauses.js [rounds]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';

const GAMES = 8;
const CALM_MS = 5_000;
const PATIENCE_MS = 2_000;
const KEYS = { PENTALAND_TOKEN_KEY: '2'.repeat(64), PENTALAND_SECRETS_KEY: '3'.repeat(64) };
const NODES = ['one:3000', 'two:3000'];

const OUTCOME = '{ __typename ... on Refused { code retriable } }';
/** Two commands that a table takes as often as one likes. */
const SEAT = `mutation ($id: ID!, $game: ID!) { outcome: seatBot(commandId: $id, gameId: $game, kind: GREEDY) ${OUTCOME} }`;
const UNSEAT = `mutation ($id: ID!, $game: ID!) { outcome: unseatBot(commandId: $id, gameId: $game, seat: 1) ${OUTCOME} }`;
const CREATE = 'mutation ($commandId: ID!) { outcome: createGame(commandId: $commandId, terms: { seats: 3 })';

interface Answer {
  readonly data?: { readonly outcome?: { readonly __typename: string; readonly retriable?: boolean } };
}

/** One command, sent to one server and then to the other until one of them says that it is done. */
async function done(servers: readonly BenchServer[], token: string, body: string, from: number) {
  for (let attempt = from; ; attempt += 1) {
    try {
      const response = await fetch(servers[attempt % servers.length]?.url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { data } = (await response.json()) as Answer;
      const outcome = data?.outcome;
      if (outcome?.__typename === 'Accepted') return;
      if (outcome?.__typename === 'Refused' && outcome.retriable !== true)
        throw new TypeError(`refused: ${JSON.stringify(outcome)}`);
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('refused')) throw error;
    }
    await sleep(50);
  }
}

/** How many commands each game has had. */
const turns = new Map<string, number>();

/** The longest pause of each game while the harm is done. */
async function round(servers: readonly BenchServer[], token: string, games: readonly string[], harm: string) {
  let on = true;
  let commands = 0;
  const pauses = games.map(async (game, nth) => {
    let longest = 0;
    let last = performance.now();
    for (; on; turns.set(game, (turns.get(game) ?? 0) + 1)) {
      const turn = turns.get(game) ?? 0;
      const variables = { id: randomUUID(), game };
      const query = turn % 2 === 0 ? SEAT : UNSEAT;
      await done(servers, token, JSON.stringify({ query, variables }), nth);
      commands += 1;
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      await sleep(20);
    }
    return longest;
  });
  await sleep(CALM_MS);
  const doing = spawn(harm, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  await once(doing, 'close');
  await sleep(CALM_MS);
  on = false;
  return { pauses: await Promise.all(pauses), commands };
}

const inSeconds = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b);
  const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return shown.map((one) => ((one ?? 0) / 1000).toFixed(1)).join(' / ');
};

async function main(): Promise<void> {
  const { EVENTSTORE_URL: url, STORE_HARM: harm } = process.env;
  if (url === undefined || harm === undefined) throw new Error('EVENTSTORE_URL and STORE_HARM are needed');
  const rounds = Number(process.argv[2] ?? 3);
  const servers: BenchServer[] = [];
  try {
    for (const own of NODES) {
      const environment = {
        EVENTSTORE_URL: url,
        PENTALAND_NODES: NODES.join(),
        PENTALAND_NODE: own,
        ...KEYS,
      };
      servers.push(await BenchServer.start({ environment }));
    }
    const client = new Client(servers[0]?.url ?? '');
    const token = await client.register();
    const games: string[] = [];
    while (games.length < GAMES) games.push(await client.command(token, CREATE, { commandId: randomUUID() }));
    const worst: number[] = [];
    for (let nth = 1; nth <= rounds; nth += 1) {
      const { pauses, commands } = await round(servers, token, games, harm);
      worst.push(Math.max(...pauses));
      process.stdout.write(`round ${nth}: ${inSeconds(pauses)} s over the games, ${commands} commands\n`);
    }
    process.stdout.write(`longest pause of a round, least / median / most: ${inSeconds(worst)} s\n`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

await main();
