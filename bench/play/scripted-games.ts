// Whole games as bots play them over the contract, written down answer by answer, to be played again: on a copy of the
// log as it stood before, the same answers lead to the same game. So what is measured is commands alone, not what bots
// ask and think before they say anything.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loreOf } from '#bots';
import type { GivenAnswer } from '#visibility';
import { formatCardsIn } from '../../apps/server/src/index.js';
import { Bot } from '../../apps/cli/src/play/bot.js';
import { answerInput } from '../../apps/cli/src/client/contract.js';
import { GameApi, type Outcome } from '../../apps/cli/src/client/game-api.js';
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

const asked = (token: string) => ({ token: () => Promise.resolve(token), tokenEnded: () => undefined });

/** A player of which every answer that was accepted is noted. */
class NotingApi extends GameApi {
  last: object | undefined;

  override async answer(
    game: string,
    decision: string,
    answer: GivenAnswer,
    commandId?: string,
  ): Promise<Outcome> {
    const outcome = await super.answer(game, decision, answer, commandId);
    const pay = 'pay' in answer ? answer.pay : null;
    if (outcome.__typename === 'Accepted') this.last = { game, decision, answer: answerInput(answer), pay };
    return outcome;
  }

  /** Said before the first answer, and not again. */
  override setPassing(): ReturnType<GameApi['setPassing']> {
    return Promise.resolve({ __typename: 'Accepted', gameId: '' });
  }

  takeLast(): object | undefined {
    const { last } = this;
    this.last = undefined;
    return last;
  }
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
  const [host, guest] = tokens.map((token) => new GameApi(url, asked(token)));
  if (host === undefined || guest === undefined) throw new Error('there are no players');
  const terms = { seats: 2, ruleset: RULESETS[nth % RULESETS.length] };
  const made = await host.createGame(terms);
  if (made.__typename !== 'Accepted') throw new Error(made.message);
  const { gameId: game } = made;
  for (const [api, field] of [
    [guest, 'join'],
    [host, 'ready'],
    [guest, 'ready'],
    [host, 'start'],
  ] as const) {
    const outcome = await api.inGame(field, game);
    if (outcome.__typename !== 'Accepted') throw new Error(outcome.message);
  }
  for (const api of [host, guest]) await api.stopInOwnMainPhases(game);
  return { game, tokens };
}

type Lore = ReturnType<typeof loreOf>;

/** So many answers of a game, or fewer where it ends. */
async function written(url: string, { game, tokens }: Omit<Script, 'said'>, most: number, lore: Lore) {
  const client = new Client(url);
  const ears = [new Ear(), new Ear()] as const;
  const apis = tokens.map((token) => new NotingApi(url, asked(token)));
  for (const seat of SEATS) await client.follow(tokens[seat], game, ears[seat].hear);
  for (const ear of ears) ear.taken();
  const bots = apis.map((api, seat) => new Bot(api, game, seat === 0 ? 'greedy' : 'random', lore, game));
  const said: Said[] = [];
  let isOver = false;
  while (said.length < most && !isOver) {
    for (const seat of SEATS) {
      if ((await bots[seat]?.move()) === 'over') isOver = true;
      const variables = apis[seat]?.takeLast();
      if (variables === undefined) continue;
      const view = await apis[seat]?.look(game);
      // What ends a game asks nothing any more.
      const opens = view?.decision?.id;
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
