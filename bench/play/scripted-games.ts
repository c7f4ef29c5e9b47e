// Whole games as bots play them over the contract, written down answer by answer, to be played again: on a copy of the
// log as it stood before, the same answers lead to the same game. So what is measured is commands alone, not what bots
// ask and think before they say anything.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loreOf } from '#bots';
import type { GameView, GivenAnswer } from '#visibility';
import { formatCardsIn } from '../../apps/server/src/index.js';
import { createClient, type Accepted, type Client as Player } from '#client';
import { ask } from '../../apps/cli/src/client/ask.js';
import { createGame, inGame, MAIN_STOPS, setPassing } from '../../apps/cli/src/client/commands.js';
import { answerInput } from '../../apps/cli/src/client/contract.js';
import { GameTable } from '../../apps/cli/src/client/game-table.js';
import { viewIn } from '../../apps/cli/src/client/table-view.js';
import { Bot } from '../../apps/cli/src/play/bot.js';
import { BenchServer } from '../host/server.js';
import { machineTime } from '../host/messages.js';
import { Client, type FeedMessage } from './client.js';
import type { Turn } from './table.js';

export type Tokens = readonly [string, string];

/** One answer, what is asked after it, and what each of the two was shown of it. */
export interface Said {
  readonly seat: 0 | 1;
  readonly variables: object;
  readonly opens: string;
  readonly saw: readonly (readonly FeedMessage[])[];
}

export interface Script {
  readonly game: string;
  readonly tokens: Tokens;
  readonly said: readonly Said[];
}

/** The log before the first of the answers, and the games. */
export interface Scripted {
  readonly folder: string;
  readonly scripts: readonly Script[];
}

const RULESETS = ['PENTALAND', 'UTOPIA', 'WAR_ZONE', 'MAGIC'] as const;
/** Each of these plays in as many games as the others. */
const PAIRS = 4;
/** So many games are played at once while they are written down. */
const AT_ONCE = 8;
const SEATS = [0, 1] as const;

const ANSWER = `mutation ($commandId: ID!, $game: ID!, $decision: ID!, $answer: AnswerInput!, $pay: [ManaAbilityInput!]) {
  outcome: answer(commandId: $commandId, gameId: $game, decisionId: $decision, answer: $answer, pay: $pay)`;

/** One player's end of a feed: what came, and which question was opened last. */
class Ear {
  private messages: FeedMessage[] = [];
  private opened = '';
  private waiting: { readonly decision: string; readonly heard: (at: number) => void } | undefined;

  readonly hear = (message: FeedMessage): void => {
    this.messages.push(message);
    if (message.story?.type !== 'DecisionOpened') return;
    this.opened = message.story.decision ?? '';
    if (this.waiting?.decision !== this.opened) return;
    this.waiting.heard(machineTime());
    this.waiting = undefined;
  };

  /** When that question has been heard of. */
  until(decision: string): Promise<number> {
    if (this.opened === decision) return Promise.resolve(machineTime());
    return new Promise((heard) => (this.waiting = { decision, heard }));
  }

  taken(): readonly FeedMessage[] {
    const taken = this.messages.filter(({ __typename }) => __typename === 'FeedEntry');
    this.messages = [];
    return taken;
  }
}

const playerWith = (url: string, token: string): Player => createClient({ url, token });

/** A seat of which every answer that was accepted is noted. */
class NotingTable extends GameTable {
  private last: object | undefined;

  override async answer(decision: string, answer: GivenAnswer): Promise<Accepted> {
    const accepted = await super.answer(decision, answer);
    const pay = 'pay' in answer ? answer.pay : null;
    this.last = { game: this.id, decision, answer: answerInput(answer), pay };
    return accepted;
  }

  /** Said before the first answer, and not again. */
  override setPassing(): Promise<Accepted> {
    return Promise.resolve({ gameId: this.id, seq: 0 });
  }

  takeLast(): object | undefined {
    const { last } = this;
    this.last = undefined;
    return last;
  }
}

async function look(client: Player, id: string): Promise<GameView> {
  const { game } = await ask<{ game: { seat: number; view: object } }>(
    client,
    'query ($id: ID!) { game(id: $id) { seat view { ...TableView } } }',
    { id },
  );
  return viewIn(game.view, game.seat);
}

/** One address may register so many, and not two for each of two hundred games. */
async function pairsAt(url: string): Promise<readonly Tokens[]> {
  const client = new Client(url);
  const pairs: Tokens[] = [];
  while (pairs.length < PAIRS) pairs.push([await client.register(), await client.register()]);
  client.close();
  return pairs;
}

/** At its first question; everything is passed but in the main phases of one's own. */
async function begun(url: string, nth: number, tokens: Tokens): Promise<Omit<Script, 'said'>> {
  const [host, guest] = tokens.map((token) => playerWith(url, token));
  if (host === undefined || guest === undefined) throw new Error('there are no players');
  const { gameId: game } = await createGame(host, { seats: 2, ruleset: RULESETS[nth % RULESETS.length] });
  await inGame(guest, 'join', game);
  await inGame(host, 'ready', game);
  await inGame(guest, 'ready', game);
  await inGame(host, 'start', game);
  for (const player of [host, guest]) await setPassing(player, game, { until: null, stops: MAIN_STOPS });
  return { game, tokens };
}

type Lore = ReturnType<typeof loreOf>;

/** So many answers of a game, or fewer where it ends. */
async function written(url: string, { game, tokens }: Omit<Script, 'said'>, most: number, lore: Lore) {
  const client = new Client(url);
  const ears = [new Ear(), new Ear()] as const;
  const players = tokens.map((token) => playerWith(url, token));
  const tables = players.map((player) => new NotingTable(player, player.game(game), ''));
  const bots = tables.map(
    (table, seat) => new Bot(table, { kind: seat === 0 ? 'greedy' : 'random', lore, seed: game }),
  );
  for (const seat of SEATS)
    await client.follow(tokens[seat], game, (message) => {
      ears[seat].hear(message);
      const { story } = message;
      if (story?.type !== undefined) bots[seat]?.hear({ story: { ...story, type: story.type } });
    });
  for (const ear of ears) ear.taken();
  const said: Said[] = [];
  let isOver = false;
  while (said.length < most && !isOver) {
    for (const seat of SEATS) {
      const [player, table] = [players[seat], tables[seat]];
      if (player === undefined || table === undefined) continue;
      const view = await look(player, game);
      if (view.status === 'over') isOver = true;
      else await bots[seat]?.move(view);
      const variables = table.takeLast();
      if (variables === undefined) continue;
      // What ends a game asks nothing any more.
      const opens = (await look(player, game)).decision?.id;
      if (opens === undefined) {
        isOver = true;
        break;
      }
      await Promise.all(ears.map((ear) => ear.until(opens)));
      said.push({ seat, variables, opens, saw: ears.map((ear) => ear.taken()) });
    }
  }
  client.close();
  return { game, tokens, said: said.slice(0, most) };
}

/** Games played by bots, so many answers of each; the folder is the caller's to remove. */
export async function scriptedGames(games: number, answers: number): Promise<Scripted> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const [before, played] = [join(folder, 'before'), join(folder, 'played')];
  const first = await BenchServer.start({ dataDir: before });
  await first.ready();
  const tables: Omit<Script, 'said'>[] = [];
  const pairs = await pairsAt(first.url);
  for (let nth = 0; nth < games; nth += 1) {
    const pair = pairs[nth % PAIRS];
    if (pair !== undefined) tables.push(await begun(first.url, nth, pair));
  }
  await first.stop();
  cpSync(before, played, { recursive: true });
  const { cardsFor } = await formatCardsIn(played);
  const lore = loreOf(cardsFor({ ruleset: 'pentaland', base: 'cr', format: 'all' }));
  const server = await BenchServer.start({ dataDir: played });
  await server.ready();
  const scripts: Script[] = [];
  const left = [...tables];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let table = left.shift(); table !== undefined; table = left.shift())
        scripts.push(await written(server.url, table, answers, lore));
    }),
  );
  await server.stop();
  rmSync(played, { recursive: true });
  return { folder, scripts };
}

/** A server that has the log as it stood before the first answer. */
export function serverBefore(
  { folder }: Scripted,
  options: Omit<NonNullable<Parameters<typeof BenchServer.start>[0]>, 'dataDir'> = {},
): Promise<BenchServer> {
  const dataDir = join(folder, randomUUID());
  cpSync(join(folder, 'before'), dataDir, { recursive: true });
  return BenchServer.start({ ...options, dataDir });
}

/** A script that is played again, by the two who played it or by others. */
export class Replay {
  private readonly ears = [new Ear(), new Ear()] as const;
  private done = 0;

  private constructor(
    private readonly client: Client,
    private readonly script: Script,
    private readonly tokens: Tokens,
  ) {}

  static async followed(client: Client, script: Script, tokens = script.tokens): Promise<Replay> {
    const replay = new Replay(client, script, tokens);
    for (const seat of SEATS) await client.follow(tokens[seat], script.game, replay.ears[seat].hear);
    return replay;
  }

  get left(): number {
    return this.script.said.length - this.done;
  }

  /** Over when it has been answered and both have seen what came of it. */
  async turn(): Promise<Turn> {
    const said = this.script.said[this.done];
    if (said === undefined) throw new Error('the game is over');
    this.done += 1;
    for (const ear of this.ears) ear.taken();
    const commandId = randomUUID();
    const sentAt = machineTime();
    const answered = this.client
      .command(this.tokens[said.seat], ANSWER, { commandId, ...said.variables })
      .then(() => machineTime());
    const [answeredAt, ...seenAt] = await Promise.all([
      answered,
      ...this.ears.map((ear) => ear.until(said.opens)),
    ]);
    return { commandId, sentAt, answeredAt, seenAt };
  }
}

/** What the answers were, in short. */
export function playedIn(scripts: readonly Script[]): string {
  const all = scripts.flatMap(({ said }) => said);
  const stories = all.flatMap(({ saw: [first = []] }) => first.flatMap(({ story }) => story?.type ?? []));
  const count = (type: string): number => stories.filter((one) => one === type).length;
  return (
    `${scripts.length} games, ${all.length} answers, in them ${count('CardNamed')} names given, ` +
    `${count('SpellCast')} spells, ${count('PermanentTapped')} permanents tapped, ` +
    `${count('AbilityStacked')} abilities, ${count('AttackersDeclared')} attacks`
  );
}
